"""Players who do not exist, for the sample events: names in four scripts, made from a seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from arbiter_gui.tournament import Player, PlayerKey, Sex, Title, Tpn

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Script:
    """A way of writing, with the names and federations of the people who write so.

    Attributes:
        share: Players of a hundred who write so.
        women: Surnames and given names of women.
        men: Surnames and given names of men.
    """

    share: int
    federations: tuple[str, ...]
    women: tuple[tuple[str, ...], tuple[str, ...]]
    men: tuple[tuple[str, ...], tuple[str, ...]]


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_LATIN_SURNAMES = _words(
    "Muñizábal Ørsgaard Szczepiór Kővágási Çelikbaş Łubieńczak Březinka Åkervall Guðlaugsdal"
    " Lefèvriot Brüggelmoos Țărănuș Ķēniņsons Žvirblaitis Põldoja Ağaoğlan Figueirôa Nuñeda"
    " Vrhovčak Strömgård Żurawicz Béranguer Öffinghaus Kučerník Dürrfeld Ďurkovský"
)
SCRIPTS = (
    Script(
        46,
        _words("ESP NOR POL HUN TUR CZE SWE ISL FRA GER ROU LAT LTU EST POR CRO SVK"),
        (
            _LATIN_SURNAMES,
            _words("Inés Åse Zofia Ágnes Şule Eliška Märta Þórdís Cécile Ilona Ștefania Jūratė"),
        ),
        (
            _LATIN_SURNAMES,
            _words(
                "Íñigo Jørn Łukasz Gergő Çağan Jiří Göran Sveinbjörn Benoît Jürgen Răzvan Mārtiņš"
            ),
        ),
    ),
    Script(
        26,
        _words("BUL SRB UKR KAZ MKD KGZ"),
        (
            _words("Берегова Солнцева Трайковска Вълчанова Журавчук Миланчић Ясенева Ковшова"),
            _words("Дарина Милица Оксана Цветана Алия Јована Злата Есения"),
        ),
        (
            _words("Береговой Солнцев Трайковски Вълчанов Журавчук Миланчић Ясенев Ковшов Щербань"),
            _words("Остап Ђорђе Тимур Ясен Любомир Нурлан Юлиан Гордей Живко"),
        ),
    ),
    Script(
        14,
        _words("GRE CYP"),
        (
            _words("Αλωνιάτη Βουνίτη Θαλασσινού Κυπαρισσά Ξανθάκη"),
            _words("Ελπίδα Ζωή Ηρώ Μυρτώ Ιφιγένεια"),
        ),
        (
            _words("Αλωνιάτης Βουνίτης Θαλασσινός Κυπαρισσάς Ξανθάκης Ψαρουδέλης"),
            _words("Αχιλλέας Λεωνίδας Φοίβος Ίων Οδυσσέας Χαράλαμπος"),
        ),
    ),
    Script(
        14,
        _words("VIE"),
        (
            _words("Quách Thái Ông Lữ Khổng Giáp"),
            ("Ngân Hạ", "Diễm Thư", "Tường Lam", "Uyển Nhi", "Lệ Băng"),
        ),
        (
            _words("Quách Mạch Ông Lữ Khổng Giáp"),
            ("Vĩnh Hạo", "Lâm Tuyền", "Sơn Nghiêm", "Kỳ Phượng", "Trường Giác", "Bửu Đỉnh"),
        ),
    ),
)
TITLES = ((2500, Title.GM), (2400, Title.IM), (2300, Title.FM), (2200, Title.CM))
WOMEN_TITLES = ((2300, Title.WGM), (2200, Title.WIM), (2100, Title.WFM), (2000, Title.WCM))


def players(random: Random, count: int, highest: int, lowest: int, unrated: int) -> list[Player]:
    """So many different players, ratings spread evenly between two numbers, some without one."""
    names = distinct_names(random)
    rated = count - unrated
    step = (highest - lowest) / max(1, rated - 1)
    made = []
    for number in range(count):
        rating = 0
        if number < rated:
            rating = highest - round(number * step) + whole_number(random, -9, 9)
        script, sex, name = next(names)
        made.append(
            Player(
                key=PlayerKey(number + 1),
                tpn=Tpn(number + 1),
                name=name,
                title=_title(random, rating, sex),
                sex=sex,
                rating=rating,
                federation=one_of(random, script.federations),
                birth=str(whole_number(random, 1948, 2014)),
            )
        )
    return made


def distinct_names(random: Random) -> Iterator[tuple[Script, Sex, str]]:
    """Names without end, each one once."""
    seen = set()
    while True:
        script = _script(random)
        sex = Sex.FEMALE if random.random() < 0.3 else Sex.MALE
        surnames, given = script.women if sex is Sex.FEMALE else script.men
        name = f"{one_of(random, surnames)}, {one_of(random, given)}"
        if name not in seen:
            seen.add(name)
            yield script, sex, name


def whole_number(random: Random, lowest: int, highest: int) -> int:
    """A whole number, both ends included; the same for a seed in every version of Python."""
    return lowest + int(random.random() * (highest - lowest + 1))


def one_of(random: Random, things: tuple[Thing, ...]) -> Thing:
    """One thing of several."""
    return things[whole_number(random, 0, len(things) - 1)]


def _script(random: Random) -> Script:
    place = random.random() * 100
    for script in SCRIPTS:
        place -= script.share
        if place < 0:
            return script
    return SCRIPTS[0]


def _title(random: Random, rating: int, sex: Sex) -> Title:
    """The title that goes with a rating, for two players of three."""
    ladder = WOMEN_TITLES if sex is Sex.FEMALE else TITLES
    earned = next((title for limit, title in ladder if rating >= limit), Title.NONE)
    return earned if random.random() < 0.67 else Title.NONE
