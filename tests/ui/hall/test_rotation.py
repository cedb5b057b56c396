"""The pages turn round and round, and the place is kept while lists change."""

from arbiter_gui.ui.hall.rotation import Rotation


def turning(**pages):
    rotation = Rotation()
    rotation.follow(pages)
    return rotation


def test_behind_the_last_page_comes_the_next_list_and_then_the_first_again():
    rotation, seen = turning(boards=2, names=1), []
    for _turn in range(4):
        seen.append((rotation.key, rotation.page))
        rotation.turn(1)
    assert seen == [("boards", 0), ("boards", 1), ("names", 0), ("boards", 0)]


def test_back_from_a_first_page_goes_to_the_last_page_of_the_list_before():
    rotation = turning(boards=3, names=2)
    rotation.turn(-1)
    assert (rotation.key, rotation.page) == ("names", 1)
    rotation.turn(-1)
    assert (rotation.key, rotation.page) == ("names", 0)


def test_another_list_begins_with_its_first_page():
    rotation = turning(boards=3, names=2)
    rotation.turn(1)
    rotation.change_list(-1)
    assert (rotation.key, rotation.page) == ("names", 0)


def test_the_place_is_kept_as_far_as_it_is_left():
    rotation = turning(boards=3, names=2)
    rotation.turn(1)
    rotation.turn(1)
    rotation.follow({"boards": 2, "names": 2})
    assert (rotation.key, rotation.page) == ("boards", 1)
    rotation.follow({"names": 2, "boards": 0})
    assert (rotation.key, rotation.page) == ("names", 0)


def test_without_a_list_nothing_turns():
    rotation = turning()
    rotation.turn(1)
    assert (rotation.key, rotation.page, rotation.pages) == ("", 0, 0)
