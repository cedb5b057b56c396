"""Reports on paper: laid out page by page, painted on a PDF, a printer or a picture."""
