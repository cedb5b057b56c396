"""Workbooks: a `Sheet` of typed cells, and the one file that knows how XLSX is written."""
