"""The one table of colours, and what follows from it: palette, style sheet, fonts."""

from dataclasses import asdict, dataclass
from functools import cache
from string import Template

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from arbiter_gui.resources import resource


@cache
def _colour(code: str) -> QColor:
    return QColor(code)


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours by purpose; style sheets and painters read them, nobody writes a colour elsewhere.

    Attributes:
        ground: The desk behind the sheets.
        sheet: The paper a page is written on.
        muted: Everything secondary.
        accent: The one next step; `on_accent` is the text on it.
        chip_white: The chip that means White, with `chip_white_edge` and `chip_white_text`.
    """

    ground: str
    sheet: str
    stripe: str
    past: str
    line: str
    control: str
    text: str
    muted: str
    accent: str
    on_accent: str
    selection: str
    done: str
    attention: str
    error: str
    rail: str
    chip_white: str
    chip_white_edge: str
    chip_white_text: str
    chip_black: str
    chip_black_edge: str
    chip_black_text: str

    def colour(self, name: str) -> QColor:
        """A token as a colour for painters."""
        return _colour(getattr(self, name))


LIGHT = Tokens(
    ground="#F6F5F2",
    sheet="#FFFFFF",
    stripe="#FAF9F7",
    past="#F8F4E9",
    line="#E4E2DC",
    control="#858A91",
    text="#1D2126",
    muted="#626A73",
    accent="#1F5FBF",
    on_accent="#FFFFFF",
    selection="#E3EDFB",
    done="#23744A",
    attention="#8F5300",
    error="#B3261E",
    rail="#EFEDE8",
    chip_white="#FFFFFF",
    chip_white_edge="#1D2126",
    chip_white_text="#1D2126",
    chip_black="#23272E",
    chip_black_edge="#23272E",
    chip_black_text="#FFFFFF",
)

DARK = Tokens(
    ground="#16191D",
    sheet="#1E2227",
    stripe="#22272D",
    past="#262419",
    line="#333A42",
    control="#7C858F",
    text="#E8EAED",
    muted="#A0A8B2",
    accent="#7FB0FF",
    on_accent="#101418",
    selection="#26384F",
    done="#6FCF97",
    attention="#F2B45C",
    error="#FF8A80",
    rail="#1A1E22",
    chip_white="#F4F5F7",
    chip_white_edge="#F4F5F7",
    chip_white_text="#16191D",
    chip_black="#0E1013",
    chip_black_edge="#B9C0C8",
    chip_black_text="#F4F5F7",
)

BODY = 13
"""Size of the text of lists in pixels at 100 %; the style sheet has the others."""

ROW_HEIGHT = 32
RADIUS_BADGE = 5
_MIDDLE = 128


def tokens_of(palette: QPalette) -> Tokens:
    """The tokens a palette was made from: dark when its text is light.

    The ground does not tell: a style sheet makes that of some widgets transparent.
    """
    text = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Text)
    return DARK if text.lightness() > _MIDDLE else LIGHT


def palette_of(tokens: Tokens) -> QPalette:
    """The palette for every widget that no style sheet reaches."""
    role = QPalette.ColorRole
    roles = {
        role.Window: tokens.ground,
        role.WindowText: tokens.text,
        role.Base: tokens.sheet,
        role.AlternateBase: tokens.stripe,
        role.Text: tokens.text,
        role.Button: tokens.sheet,
        role.ButtonText: tokens.text,
        role.PlaceholderText: tokens.muted,
        role.Highlight: tokens.selection,
        role.HighlightedText: tokens.text,
        role.ToolTipBase: tokens.sheet,
        role.ToolTipText: tokens.text,
        role.Link: tokens.accent,
        role.BrightText: tokens.error,
        role.Light: tokens.sheet,
        role.Midlight: tokens.stripe,
        role.Mid: tokens.line,
        role.Dark: tokens.control,
        role.Shadow: tokens.line,
        role.Accent: tokens.accent,
    }
    palette = QPalette()
    for key, value in roles.items():
        palette.setColor(key, QColor(value))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(tokens.control))
    return palette


def style_sheet_of(tokens: Tokens) -> str:
    """The window's style sheet: the template of `resources/style` with the tokens put in."""
    template = Template(resource("style", "window.qss").read_text(encoding="utf-8"))
    return template.substitute(asdict(tokens), icons=resource("icons").as_posix())


def window_font() -> QFont:
    """Inter as shipped, with tabular figures; the system's font where a letter is missing."""
    for name in ("Inter-Regular.otf", "Inter-SemiBold.otf"):
        QFontDatabase.addApplicationFont(str(resource("fonts", name)))
    return sized_font(BODY)


@cache
def sized_font(pixels: int, *, strong: bool = False, on_paper: bool = False) -> QFont:
    """The window's font in one of the sizes of type.

    On paper every letter has its plain shape. A PDF names the letters of a font by the shapes that
    stand for them alone: tabular figures and signs that follow their neighbours would be seen, but
    lost when somebody copies or searches the text.
    """
    font = QFont("Inter")
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 0 if on_paper else 1)
    if on_paper:
        font.setFeature(QFont.Tag("calt"), 0)
        font.setFeature(QFont.Tag("liga"), 0)
    return font
