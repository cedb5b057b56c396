"""Rating lists of invented players in FIDE's formats, the same ones for the same seed."""

import random
from collections.abc import Iterator
from pathlib import Path

from arbiter_gui.ratings.listed_player import ListedPlayer

HEADING = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
_SYLLABLES = (
    "an", "ar", "ba", "be", "bo", "ca", "chen", "da", "de", "di", "el", "en", "fa", "fer", "ga",
    "gar", "go", "gon", "han", "he", "iv", "ja", "jo", "ka", "kov", "ko", "kum", "la", "li",
    "lo", "lop", "lu", "ma", "mar", "mi", "mu", "na", "nes", "ni", "no", "ov", "pa", "pe", "po",
    "qu", "ra", "ri", "ro", "ru", "sa", "san", "sha", "si", "so", "st", "su", "ta", "te", "ti",
    "to", "tor", "va", "ve", "vi", "vo", "wa", "wi", "wu", "xi", "ya", "yan", "ye", "yu", "za",
    "zhang", "zi",
)  # fmt: skip
_ENDINGS = (
    "ez", "ov", "ova", "er", "sen", "son", "ski", "ic", "escu", "oglu", "idze", "yan", "i", "a",
    "o", "as", "enko", "in", "ina",
)  # fmt: skip
_COMMON = (
    "Garcia", "Wang", "Li", "Ivanov", "Kumar", "Smith", "Mueller", "Nguyen", "Petrov", "Silva",
    "Martinez", "Rodriguez", "Zhang", "Kim", "Singh", "Fernandez", "Lopez", "Popov", "Sharma",
    "Carlsen",
)  # fmt: skip
_FIRST = (
    "Alexander", "Maria", "Ivan", "Juan", "Jose", "Wei", "Anna", "Mohammed", "David", "Daniel",
    "Sofia", "Elena", "Dmitry", "Sergey", "Ali", "Ahmed", "Carlos", "Luis", "Ana", "Pedro",
    "Magnus", "Julia", "Olga", "Tatiana", "Arjun", "Rahul", "Priya", "Li", "Jin", "Hans",
    "Peter",
)  # fmt: skip
_FEDERATIONS = (
    "ESP", "RUS", "IND", "GER", "FRA", "POL", "USA", "ITA", "HUN", "CZE", "UKR", "IRI", "TUR",
    "BRA", "ARG", "SRI", "CHN", "ENG", "NED", "CRO", "ROU", "SRB",
)  # fmt: skip
_TITLES = ("GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM")


def invented_line(chance: random.Random, number: int) -> str:
    """One line of the combined text list."""
    if chance.random() < 0.25:
        family = chance.choice(_COMMON)
    else:
        parts = chance.choices(_SYLLABLES, k=chance.choice((1, 2, 2, 3)))
        family = ("".join(parts) + chance.choice(_ENDINGS)).capitalize()
    given = chance.choice(_FIRST)
    if chance.random() < 0.3:
        given = "".join(chance.choices(_SYLLABLES, k=2)).capitalize()
    rated = chance.random() < 0.27
    rating = int(min(2850, max(1400, chance.gauss(1720, 220)))) if rated else 0
    rapid = rating - 20 if rated and chance.random() < 0.6 else 0
    blitz = rating - 35 if rated and chance.random() < 0.4 else 0
    title = chance.choice(_TITLES) if rating > 2200 else ""
    sex = "F" if chance.random() < 0.14 else "M"
    year = chance.choice((0, *range(1940, 2019))) if chance.random() < 0.96 else 0
    flag = ("w" if sex == "F" else "") + ("i" if chance.random() < 0.3 else "")
    player = ListedPlayer(
        f"{family}, {given}", number, chance.choice(_FEDERATIONS), sex, title, year, rating, rapid,
        blitz, 20 if rating else 0, 20 if rapid else 0, 20 if blitz else 0,
    )  # fmt: skip
    return combined_line(player, flag)


def combined_line(player: ListedPlayer, flag: str = "", more: str = "") -> str:
    """A player as the combined list writes one; the sex is written as it stands.

    Args:
        player: The player.
        flag: "i", "w" or "wi".
        more: The other titles, "IA" and the like.
    """
    return (
        f"{player.fide_id:<15}{player.name[:60]:<61}{player.federation:<4}{player.sex:<4}"
        f"{player.title:<5}{'':<5}{more:<15}{'':<4}"[:113].ljust(113)
        + f"{player.standard:<6}{0:<4}{player.k_standard:<3}{player.rapid:<6}{0:<4}"
        f"{player.k_rapid:<3}{player.blitz:<6}{0:<4}{player.k_blitz:<3}"
        f"{player.birth_year:<6}{flag:<4}"
    )


def invented_lines(count: int, seed: int = 1) -> Iterator[str]:
    """The heading and as many players, their numbers with gaps."""
    chance = random.Random(seed)
    yield HEADING
    number = 100_000
    for _ in range(count):
        number += chance.randint(1, 40)
        yield invented_line(chance, number)


def write_list(path: Path, count: int, seed: int = 1) -> None:
    """Writes the combined text list."""
    with path.open("w", encoding="ascii", newline="\r\n") as file:
        for line in invented_lines(count, seed):
            file.write(f"{line}\n")
