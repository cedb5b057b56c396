"""Random events for the laws of reading and writing; the same seed gives the same event."""

from datetime import date
from random import Random

from hypothesis import strategies as st

from arbiter_gui.formats.trf.type_code import edition_by_date
from arbiter_gui.tournament import (
    Acceleration,
    Bye,
    ByeKind,
    Colour,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    PointAdjustment,
    Prohibition,
    RatingMethod,
    Result,
    Round,
    ScoringSystem,
    Sex,
    Title,
    Tournament,
    TournamentSettings,
    Tpn,
)
from arbiter_gui.tournament.scoring import fault_of

VOCABULARY = (
    *("Spring", "Open", "O'Neill,", "Björk", "Źdźbło", "Жук", "中", "St.-Louis", "½", "|", "7"),
    *("x" * 33, "(9)", "Grand-Prix/2", "d’Arc", "PTS", "12", "=", "###", "001"),
)
ASKED_FOR = (ByeKind.FULL_POINT, ByeKind.HALF_POINT, ByeKind.ZERO_POINT)


class RandomEvent:
    """An event as a TRF file can hold it: no clubs, no withdrawals, no times of pairings."""

    def __init__(self, seed):
        self.random = Random(seed)
        self.paired = self.random.randint(0, 4)
        size = self.random.randint(1, 9)
        self.keys = [PlayerKey(n) for n in self.random.sample(range(1, 10_000), size)]
        self.event = self.details()
        self.method = self.random.choice((RatingMethod.FIDE, *RatingMethod))
        self.with_nationals = self.method is RatingMethod.NATIONAL or self.random.random() < 0.5
        self.settings = self.rules()

    def tournament(self):
        facts = [self.event, self.settings, *map(self.player, self.keys), *self.regulations()]
        for number in range(1, self.paired + 1):
            facts += self.round(number)
        for _ in range(self.random.randint(0, 4)):
            coming = self.paired + self.random.randint(1, 3)
            kind = self.random.choice(ASKED_FOR)
            facts.append(Bye(coming, self.random.choice(self.keys), kind))
        return Tournament(facts)

    def words(self, fewest=0):
        return " ".join(self.random.choices(VOCABULARY, k=self.random.randint(fewest, 3)))

    def date(self, first_year=1000, last_year=2999):
        first, last = date(first_year, 1, 1).toordinal(), date(last_year, 12, 31).toordinal()
        day = date.fromordinal(self.random.randint(first, last))
        return self.random.choice(("", f"{day:%Y/%m/%d}"))

    def details(self):
        dates = [self.date(1970, 2069) for _ in range(self.random.randint(0, 4))]
        while dates and not dates[-1]:
            dates.pop()
        return EventDetails(
            name=self.words(),
            city=self.words(),
            federation=self.random.choice((self.words(), "ESP")),
            start=self.random.choice((self.date(), "2016/05/01", "2020/05/01", "2026/05/01")),
            end=self.date(),
            chief_arbiter=self.words(),
            deputy_arbiters=tuple(self.words(1) for _ in range(self.random.randint(0, 2))),
            rate_of_play=self.words(),
            time_control=self.random.choice(("", "5400+30", "40/6000+30:900+30")),
            round_dates=tuple(dates),
        )

    def rules(self):
        system = self.random.choice(("dutch", "dutch", "BERGER_ROUNDROBIN", "FIDE_DUBOV"))
        by_date = (edition_by_date(self.event.start),)
        own = self.scoring()
        codes = ("BH", "BH/C1", "SB", "DE")
        return TournamentSettings(
            system=system,
            edition=self.random.choice(("2026", "2017", "2012") if system == "dutch" else by_date),
            rounds=self.random.randint(max(self.paired, 1), 12),
            initial_colour=self.random.choice((None, *Colour)),
            scoring=self.random.choice((ScoringSystem(), own)),
            tiebreaks=tuple(self.random.sample(codes, self.random.randint(0, 4))),
            rating_method=self.method,
            national_federation=self.federation(),
        )

    def federation(self):
        """Whose national ratings the event has: its own federation's, or another one's."""
        usable = self.event.federation in {"ESP", "PTS"}
        named = self.random.choice(("", "NGR")) if usable else "NGR"
        return named if self.with_nationals else ""

    def scoring(self):
        loss = self.random.randint(0, 20)
        draw = loss + self.random.randint(0, 20)
        win = 2 * draw - loss + self.random.randint(1, 20)
        absence, pab = self.random.randint(0, draw), self.random.randint(0, win)
        own = ScoringSystem(win, draw, loss, absence, pab, adjourned=draw)
        return ScoringSystem() if fault_of(own) else own

    def player(self, key):
        """The rating that is used is the one that the method of the event makes of the two."""
        fide = self.random.choice((0, self.random.randint(1, 3000)))
        national = self.national() if self.with_nationals else {}
        rating = fide
        if self.with_nationals:
            rating = self.method.rating(fide, national["national_rating"])
        return Player(
            key=key,
            tpn=Tpn(key),
            name=self.words(1)[:33].strip(),
            title=self.random.choice(list(Title)),
            sex=self.random.choice(list(Sex)),
            rating=rating,
            official_rating=0 if self.method is RatingMethod.FIDE else fide,
            federation=self.random.choice(("", "ESP", "NOR", "FID")),
            fide_id=self.random.choice((0, self.random.randint(1, 99_999_999_999))),
            birth=self.random.choice((self.date(), "1987")),
            **national,
        )

    def national(self):
        """What a register says of everybody; a player without a rating has a number at least."""
        return {
            "national_rating": self.random.choice((0, self.random.randint(1, 3000))),
            "national_title": self.random.choice(("", "A", "1-k")),
            "national_origin": self.random.choice(("", "LAG", "Ø")),
            "national_id": self.random.choice(("7", "N-00417", "Ж 12")),
        }

    def round(self, number):
        """Games and byes: everybody has one or the other, as every read file gives it."""
        last = number == self.paired
        keys = self.random.sample(self.keys, len(self.keys))
        boards = self.random.randint(0, len(keys) // 2)
        results = (None, *Result) if last else tuple(Result)
        facts = [Round(number)]
        for board in range(1, boards + 1):
            white, black = keys.pop(), keys.pop()
            facts.append(Game(number, board, white, black, self.random.choice(results)))
        if last and not boards:
            facts.append(Bye(number, keys.pop(), ByeKind.PAIRING_ALLOCATED))
        return [*facts, *(Bye(number, key, self.random.choice(list(ByeKind))) for key in keys)]

    def regulations(self):
        facts = []
        for key in self.keys:
            points = [self.random.randint(0, 30) for _ in range(self.random.randint(0, 3))]
            if points and points[-1] and self.random.random() < 0.5:
                facts.append(Acceleration(key, tuple(points)))
        for number in range(1, self.random.randint(0, 2) + 1):
            first = self.random.randint(1, self.settings.rounds)
            facts.append(Prohibition(number, self.group(), first, self.settings.rounds))
        for number in range(1, self.random.choice((0, 0, 1, 2)) + 1):
            letter = self.random.choice(("", "W", "D", "L", "F", "H", "Z", "+", "-"))
            round_number = self.random.randint(0, self.settings.rounds)
            points = self.random.randint(-50, 50)
            facts.append(PointAdjustment(number, letter, points, round_number, self.group()))
        return facts

    def group(self):
        return tuple(self.random.sample(self.keys, self.random.randint(1, min(4, len(self.keys)))))


def tournaments():
    return st.integers(0, 2**32).map(lambda seed: RandomEvent(seed).tournament())
