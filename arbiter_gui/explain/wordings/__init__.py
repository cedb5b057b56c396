"""The catalogue of sentences: one `Wording` for each, by subject, and nothing else.

Sentences are whole and have named parameters. Players stand where a name needs no case: at the
start, after a colon or as the subject; nothing depends on whether a player is a man or a woman.
"""
