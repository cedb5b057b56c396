"""What is shown, before any widget or page exists: each list is built once, as a `Table`.

The screen, the printed page, the spreadsheet and the terminal show the same one.
"""
