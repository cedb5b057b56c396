"""What is printed, posted or sent: tables under a heading, for a terminal or a workbook."""
