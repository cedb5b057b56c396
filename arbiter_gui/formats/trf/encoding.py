"""From the bytes of a file to its text."""

import codecs

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def text_of(data: bytes, encoding: str | None = None) -> tuple[str, str]:
    """The text and the name of the encoding it was read with; never fails.

    A byte-order mark decides; then UTF-8 is tried, then Western European (cp1252).

    Args:
        data: Everything that is in the file.
        encoding: What the arbiter says the encoding is, for files that were guessed wrongly.
    """
    if encoding:
        return data.decode(encoding, "replace"), encoding
    for mark, name in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(name, "replace"), name
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "cp1252"
