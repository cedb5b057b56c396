from dataclasses import replace

import pytest

from arbiter_gui.tables.prize_text import condition_text
from arbiter_gui.tables.prizes import prize_list, prize_reasons
from arbiter_gui.tournament import (
    CategoryPrize,
    PlayerKey,
    PrizeFund,
    Sex,
    Sharing,
    Tournament,
)
from tests.notation import event

OVER = """
    1 Adams 2400 | 2w1 3b1
    2 Berg 2300  | 1b0 4w1
    3 Cho 2200   | 4b1 1w0
    4 Dahl       | 3w0 2b0
    """
LEFT_OVER = "Of the prizes of the places, 0.01 is left over."
LAST = CategoryPrize(1, "Unrated", (30_00,), unrated=True)


def with_prizes(*prizes, text=OVER, **settings):
    return Tournament((*event(text, **{"rounds": 2, "tiebreaks": (), **settings}).facts(), *prizes))


def column(table, key):
    place = [column.key for column in table.columns].index(key)
    return [row.cells[place].text for row in table.rows]


def test_the_list_has_a_line_for_everybody_who_gets_something():
    table = prize_list(with_prizes(PrizeFund((100_00, 50_00), currency="€"), LAST))
    assert column(table, "no") == ["1", "2", "3", "4"]
    assert column(table, "amount") == ["100.00", "25.00", "25.00", "30.00"]
    assert column(table, "prize") == ["Place 1", "Places 2–3", "Places 2–3", "Unrated"]
    assert [c.title for c in table.columns if c.key == "amount"] == ["Amount, €"]
    assert table.notes == ("Paid out: 180.00 €.",)


def test_tie_breaks_decide_by_rank_and_do_not_when_prizes_are_shared():
    fund = PrizeFund((100_00, 50_00))
    ranked = with_prizes(fund, tiebreaks=("TPN",))
    assert column(prize_list(ranked), "amount") == ["100.00", "50.00"]
    shared = with_prizes(replace(fund, sharing=Sharing.EQUAL), tiebreaks=("TPN",))
    assert column(prize_list(shared), "amount") == ["100.00", "25.00", "25.00"]


@pytest.mark.parametrize(
    ("tournament", "note"),
    [
        (with_prizes(PrizeFund((1,)), rounds=3), "Not final: after round 2 of 3."),
        (with_prizes(text=OVER.replace("1w0", "1w")), "Not final: 1 result is missing."),
        (with_prizes(), "No prizes are announced: Standings ▸ Prizes… takes them."),
        (with_prizes(PrizeFund((5, 4, 3, 2, 1))), LEFT_OVER),
        (with_prizes(replace(LAST, amounts=(2, 1))), "Nobody is left for: Unrated, prize 2."),
        (
            with_prizes(replace(LAST, name="U16", age_to=16), start=""),
            "The first day of the event is not known, so nobody has the age for: U16.",
        ),
        (
            with_prizes(CategoryPrize(1, "From 2200", (9, 5), 2200, 2300)),
            "Nothing separates the players of rank 2, who get different amounts: look at the rules "
            "of the event, and rank them by hand if need be.",
        ),
    ],
)  # fmt: skip
def test_what_limits_the_list_is_told_below_it(tournament, note):
    assert note in prize_list(tournament).notes


def test_before_a_result_nobody_gets_anything():
    table = prize_list(with_prizes(PrizeFund((100,)), text="1 A 2000 | .\n2 B 1900 | ."))
    assert not table.rows
    assert table.notes == ("Not final: after round 0 of 2.",)


def test_a_player_is_told_of_every_prize_why_it_is_got_or_not():
    women = CategoryPrize(2, "Women", (60_00,), sex=Sex.FEMALE)
    strong = CategoryPrize(3, "From 2200", (20_00,), rating_from=2200)
    tournament = with_prizes(PrizeFund((100_00, 50_00)), LAST, women, strong)

    def reasons(number):
        return column(prize_reasons(tournament, PlayerKey(number)), "why")

    assert reasons(1) == [
        "place 1 (100.00)",
        "only for: unrated",
        "only for: women",
        "has a prize that is worth no less",
    ]
    assert reasons(4)[:2] == [
        "no prize of a place; takes one of a category",
        "unrated: the best placed without a larger prize",
    ]


def test_who_leaves_a_place_for_a_category_reads_how_much_it_was():
    women = CategoryPrize(1, "Women", (60_00,), sex=Sex.FEMALE)
    fund = PrizeFund((100_00, 50_00))
    tournament = with_prizes(
        fund, women, tiebreaks=("TPN",), changes={2: {"sex": Sex.FEMALE}, 4: {"sex": Sex.FEMALE}}
    )
    assert column(prize_list(tournament), "amount") == ["100.00", "60.00", "50.00"]
    assert column(prize_reasons(tournament, PlayerKey(2)), "why") == [
        "left to the others: 50.00, less than the prize of a category",
        "women; larger than 50.00 of the places",
    ]
    last = column(prize_reasons(tournament, PlayerKey(4)), "why")
    assert last == [
        "place 3 among those who share them: no prize",
        "the prizes go to players of the category who are placed higher",
    ]


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ({}, "everybody"),
        ({"rating_to": 1600}, "rating up to 1600"),
        ({"rating_from": 1600}, "rating 1600 or more"),
        ({"rating_from": 1600, "rating_to": 1799, "unrated": True}, "rating 1600–1799 or unrated"),
        (
            {
                "unrated": True,
                "sex": Sex.FEMALE,
                "age_to": 16,
                "federation": "ESP",
                "club": "Roque",
            },
            "unrated, women, U16, ESP, Roque",
        ),
        ({"sex": Sex.MALE, "age_from": 50}, "men, S50"),
    ],
)
def test_a_condition_is_told_in_few_words(condition, words):
    assert condition_text(CategoryPrize(1, "C", (1,), **condition)) == words
