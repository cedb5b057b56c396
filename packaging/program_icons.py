"""The program's icon for the systems that take no SVG: .ico for Windows, .icns for macOS, PNG.

python packaging/program_icons.py FOLDER
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "arbiter.svg"
PNG_SIZES = (48, 64, 128, 256)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""Sides in pixels that macOS reads as PNG, and the name of each."""


def main(folder: Path) -> None:
    """Writes every icon into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for side in PNG_SIZES:
        (folder / f"arbiter-{side}.png").write_bytes(png(side))
    (folder / "arbiter.ico").write_bytes(ico())
    (folder / "arbiter.icns").write_bytes(icns())


def png(side: int) -> bytes:
    """The drawing as a PNG of so many pixels a side."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico() -> bytes:
    """Windows' container: a directory of 16 bytes a picture, then the pictures."""
    pictures = [png(side) for side in ICO_SIZES]
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(directory) + 16 * len(pictures)
    for side, picture in zip(ICO_SIZES, pictures, strict=True):
        shown = side % 256  # 0 stands for 256
        directory += struct.pack("<BBBBHHII", shown, shown, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """Apple's container: a name and a length before each picture and before the whole."""
    parts = [_part(kind, png(side)) for side, kind in ICNS_KINDS.items()]
    return _part(b"icns", b"".join(parts))


def _part(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(content)) + content


if __name__ == "__main__":
    main(Path(sys.argv[1]))
