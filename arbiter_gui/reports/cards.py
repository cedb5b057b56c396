"""What is cut out and handed round: cards of players, result slips, place cards, badges."""

from collections.abc import Callable, Sequence

from arbiter_gui.i18n import _
from arbiter_gui.reports.card_sheet import Card, CardLine, CardSheet, CardText
from arbiter_gui.reports.heading import footer, titles
from arbiter_gui.reports.request import ReportRequest
from arbiter_gui.tables.pencil_card import pencil_card
from arbiter_gui.tables.player_card import player_card
from arbiter_gui.tables.points import points_text
from arbiter_gui.tables.round_lines import round_title
from arbiter_gui.tables.table import Align
from arbiter_gui.tournament.game import Game
from arbiter_gui.tournament.player import Player

Size = tuple[int, int]
"""Width and height of a card in millimetres."""

_CARD, _SLIP, _PLACE, _BADGE = (90, 125), (90, 62), (180, 90), (88, 54)


def cards_of(
    made: Callable[[ReportRequest], Sequence[Card]], size: Size
) -> Callable[[str, str, ReportRequest], CardSheet]:
    """The way to build cards of one size; the whole gets the heading that every report has."""

    def build(key: str, name: str, request: ReportRequest) -> CardSheet:
        heading = titles(request, name)
        cards = tuple(made(request))
        return CardSheet(key, name, heading, cards, *size, footer(request, name))

    return build


def _player_cards(request: ReportRequest) -> list[Card]:
    tournament = request.tournament
    return [
        Card(_heading(request, player), player_card(tournament, player.key))
        for player in tournament.players
    ]


def _pencil_cards(request: ReportRequest) -> list[Card]:
    tournament = request.tournament
    return [
        Card(_heading(request, player), pencil_card(tournament, player.key), written_on=True)
        for player in tournament.players
    ]


def _heading(request: ReportRequest, player: Player) -> tuple[CardLine, ...]:
    score = _("{points} points").format(points=points_text(request.tournament.score(player.key)))
    facts = (player.title.value, str(player.rating or ""), player.federation, score)
    return (
        CardLine(request.tournament.event.name, CardText.SMALL),
        CardLine(f"{player.tpn}  {player.name}", CardText.LARGE, strong=True),
        CardLine(" · ".join(fact for fact in facts if fact), CardText.SMALL),
    )


def _slips(request: ReportRequest) -> list[Card]:
    return [_slip(request, game) for game in request.tournament.games(request.round_number)]


def _slip(request: ReportRequest, game: Game) -> Card:
    tournament = request.tournament
    white, black = tournament.player(game.white), tournament.player(game.black)
    place = _("{round}, board {board}").format(
        round=round_title(tournament, game.round), board=game.board
    )
    text = _("{colour}: {number} {name}")
    return Card(
        (
            CardLine(tournament.event.name, CardText.SMALL),
            CardLine(place, CardText.NORMAL, strong=True),
            CardLine(
                text.format(colour=_("White"), number=white.tpn, name=white.name),
                CardText.NORMAL,
                strong=True,
            ),
            CardLine(
                text.format(colour=_("Black"), number=black.tpn, name=black.name),
                CardText.NORMAL,
                strong=True,
            ),
            CardLine(boxes=("1–0", "½–½", "0–1"), size=CardText.LARGE),
            CardLine(_("Other result"), ruled=True),
            CardLine(_("Signature of White"), ruled=True),
            CardLine(_("Signature of Black"), ruled=True),
        )
    )


def _place_cards(request: ReportRequest) -> list[Card]:
    """One a board and colour; before round 1 one a player."""
    tournament = request.tournament
    sides = (_("White"), _("Black"))
    seats = [
        (tournament.player(key), " · ".join((_("Board {board}").format(board=game.board), side)))
        for game in tournament.games(request.round_number)
        for key, side in zip((game.white, game.black), sides, strict=True)
    ]
    return [_place_card(player, seat) for player, seat in seats] or [
        _place_card(player, "") for player in tournament.players
    ]


def _place_card(player: Player, seat: str) -> Card:
    facts = (player.title.value, player.federation, str(player.rating or ""))
    return Card(
        (
            CardLine(seat, CardText.NORMAL, Align.CENTRE),
            CardLine(player.name, CardText.HUGE, Align.CENTRE, strong=True),
            CardLine("   ".join(fact for fact in facts if fact), CardText.LARGE, Align.CENTRE),
        )
    )


def _badges(request: ReportRequest) -> list[Card]:
    return [_badge(request, player) for player in request.tournament.players]


def _badge(request: ReportRequest, player: Player) -> Card:
    """A title or a club that there is not leaves no hole."""
    whence = " · ".join(part for part in (player.federation, player.club) if part)
    number = _("No {number}").format(number=player.tpn)
    lines = (
        CardLine(request.tournament.event.name, CardText.SMALL, Align.CENTRE),
        CardLine(player.title.value, CardText.NORMAL, Align.CENTRE),
        CardLine(player.name, CardText.LARGE, Align.CENTRE, strong=True),
        CardLine(whence, CardText.SMALL, Align.CENTRE),
        CardLine(number, CardText.NORMAL, Align.CENTRE),
    )
    return Card(tuple(line for line in lines if line.text))


player_cards = cards_of(_player_cards, _CARD)
pencil_cards = cards_of(_pencil_cards, _CARD)
slips = cards_of(_slips, _SLIP)
place_cards = cards_of(_place_cards, _PLACE)
badges = cards_of(_badges, _BADGE)
