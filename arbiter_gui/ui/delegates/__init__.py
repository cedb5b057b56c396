"""Painters and editors of single cells."""
