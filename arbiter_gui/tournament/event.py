"""What the event is called and where, when and by whom it is held."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EventDetails:
    """The heading of every page and file; dates are "2026/05/01" or "".

    Attributes:
        round_dates: Date of each round in order (TRF record 132); may be shorter than the event.
        rate_of_play: Free text (TRF record 122).
        time_control: Encoded time control (TRF record 222), for example "5400+30".
    """

    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    chief_arbiter: str = ""
    deputy_arbiters: tuple[str, ...] = ()
    rate_of_play: str = ""
    time_control: str = ""
    round_dates: tuple[str, ...] = ()
