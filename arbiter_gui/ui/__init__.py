"""The window: the only package that imports Qt. It shows tables and starts actions."""
