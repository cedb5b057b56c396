"""Rating lists as federations publish them, read line by line because they have millions.

| module | file |
|---|---|
| `list_file` | any of them: zipped or not, which kind it is, of which month |
| `fide_text` | FIDE's text lists: fixed columns, found by the heading |
| `fide_xml` | FIDE's XML lists |
| `national_csv` | national lists; `column_mapping` says which column is what |
| `download` | fetches a list when there is a newer one |
"""
