"""Icons by name: one drawing each, coloured from the tokens, sharp at every scale."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from arbiter_gui.resources import resource

_SIZE = 16
_SCALES = (1, 2, 3)


def icon(name: str, colour: str) -> QIcon:
    """A drawing of `resources/icons` in one colour, for example `icon("done", tokens.done)`."""
    result = QIcon()
    for scale in _SCALES:
        key = f"{name} {colour} {scale}"
        picture = QPixmap()
        if not QPixmapCache.find(key, picture):
            picture = _drawn(name, colour, scale)
            QPixmapCache.insert(key, picture)
        result.addPixmap(picture)
    return result


def program_icon() -> QIcon:
    """The icon of the program for the window and the task bar."""
    return QIcon(str(resource("icons", "arbiter.svg")))


def _drawn(name: str, colour: str, scale: int) -> QPixmap:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))
    image = QImage(_SIZE * scale, _SIZE * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    image.setDevicePixelRatio(scale)
    return QPixmap.fromImage(image)
