"""Which rating of the lists is used in an event, and which one is the official one."""

from dataclasses import dataclass, replace

from arbiter_gui.ratings.listed_player import NATIONAL, RATINGS, FoundPlayer
from arbiter_gui.ratings.rate_of_play import RatingType, rating_type
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.player import Player, PlayerKey, Sex, Title, Tpn
from arbiter_gui.tournament.rating_method import RatingMethod
from arbiter_gui.tournament.settings import TournamentSettings

_ORDERS = {
    RatingType.STANDARD: ("standard", "rapid", "blitz"),
    RatingType.RAPID: ("rapid", "standard", "blitz"),
    RatingType.BLITZ: ("blitz", "standard", "rapid"),
}
_OFFICIAL = {
    RatingType.STANDARD: ("standard",),
    RatingType.RAPID: ("rapid", "standard"),
    RatingType.BLITZ: ("blitz", "standard"),
}

_HIGHEST_K = 40


@dataclass(frozen=True, slots=True)
class ChosenRating:
    """The rating that an order of sources gives.

    Attributes:
        value: 0 when no source has one.
        source: The list with its month ("FIDE rapid 2026-12"), or "".
        k_factor: K of that rating; 0 when the list does not say.
    """

    value: int = 0
    source: str = ""
    k_factor: int = 0


def rating_order(event: EventDetails, settings: TournamentSettings) -> tuple[str, ...]:
    """The ratings to look for, the first that a player has: the event's own order, or the usual.

    A rapid event takes the standard rating of a player without a rapid one, so does a blitz event;
    only then another kind of rating is better than none. An event that does not say its rate is
    taken for a standard one. Whether national ratings count, and when, its method says.

    Articles: B.02 (rapid and blitz) 7.
    """
    if settings.rating_order:
        return settings.rating_order
    of_fide = _ORDERS[rating_type(event) or RatingType.STANDARD]
    match settings.rating_method:
        case RatingMethod.NATIONAL:
            return (NATIONAL,)
        case RatingMethod.NATIONAL_ELSE_FIDE:
            return (NATIONAL, *of_fide)
        case RatingMethod.FIDE | RatingMethod.OTHER:
            return of_fide
        case _:
            return (*of_fide, NATIONAL)


def chosen_rating(found: FoundPlayer, order: tuple[str, ...]) -> ChosenRating:
    """The first rating of the order that the player has."""
    for source in order:
        value, listing = found.rating(source)
        if listing is not None:
            k_factor = listing.player.k_factor(source) if source in RATINGS else 0
            factor = k_factor if k_factor <= _HIGHEST_K else 0
            return ChosenRating(value, listing.origin.rating_source(source), factor)
    return ChosenRating()


def event_rating(
    found: FoundPlayer, event: EventDetails, settings: TournamentSettings
) -> ChosenRating:
    """The rating that an event takes from the lists, by its order and its method."""
    order = rating_order(event, settings)
    methods = {RatingMethod.HIGHER: max, RatingMethod.LOWER: min}
    better = methods.get(settings.rating_method)
    if better is None or settings.rating_order:
        return chosen_rating(found, order)
    both = (chosen_rating(found, order[:-1]), chosen_rating(found, (NATIONAL,)))
    known = [rating for rating in both if rating.value]
    return better(known, key=lambda rating: rating.value, default=ChosenRating())


def official_rating(found: FoundPlayer, event: EventDetails) -> int:
    """The rating that counts for FIDE in an event of this rate of play; 0 without one."""
    order = _OFFICIAL[rating_type(event) or RatingType.STANDARD]
    return chosen_rating(found, order).value


def as_player(found: FoundPlayer, event: EventDetails, settings: TournamentSettings) -> Player:
    """The player as the lists have him or her, ready to be registered; key and number are 0."""
    return with_list_data(Player(PlayerKey(0), Tpn(0), found.player.name), found, event, settings)


def with_list_data(
    player: Player, found: FoundPlayer, event: EventDetails, settings: TournamentSettings
) -> Player:
    """A registered player with the data of the lists; what they do not say stays.

    A birth that is known to the day stays as long as the year is the same, and so does a rating
    that the lists do not have.
    """
    entry = found.player
    rating = event_rating(found, event, settings)
    year = str(entry.birth_year or "")
    club = next((listing.player.club for listing in found.listings if listing.player.club), "")
    register = (listing.player.national_id for listing in found.listings)
    return replace(
        player,
        name=entry.name,
        title=Title(entry.title) if entry.title in _TITLES else Title.NONE,
        sex=Sex(entry.sex) if entry.sex in _SEXES else player.sex,
        federation=entry.federation or player.federation,
        fide_id=found.fide_id or player.fide_id,
        birth=player.birth if player.birth.startswith(year) else year,
        club=player.club or club,
        national_id=next(filter(None, register), player.national_id),
        national_rating=found.rating(NATIONAL)[0] or player.national_rating,
        rating=rating.value or player.rating,
        rating_source=rating.source or player.rating_source,
        official_rating=official_rating(found, event),
        k_factor=rating.k_factor,
    )


_TITLES = frozenset(title.value for title in Title)
_SEXES = frozenset(sex.value for sex in Sex if sex.value)
