"""What Orca speaks in Vacation Planner: the real Orca, whose speech is recorded.

On GTK 4.8 reading the tree makes accessible objects that Orca would else meet later, and changes
what it says: so each test asserts on speech first. And GTK announces a program's first window too
early for Orca, which then knows nothing of it: so each begins by leaving the window and coming
back.
"""

import re

import pytest

from planner import ADA, Planner


@pytest.fixture
def spoken_planner(make_desk, vacation_planner, store_of_ada):
    """Vacation Planner with Ada's account, on a desk with Orca."""
    desk = make_desk(orca=True)
    program = desk.launch([vacation_planner, "--data-dir", store_of_ada])
    # (What GTK 4.8 writes whenever Orca asks where on the screen something is.)
    program.expect_output("Screen coordinates not supported")
    ours = program.window
    desk.windows.open_another()
    desk.windows.activate(ours)
    desk.orca.settle()
    return Planner(desk, program, store_of_ada)


def press_until_spoken(planner, chord, pattern, at_most=12):
    """Presses a key again and again until Orca says something."""
    orca = planner.desk.orca
    for _ in range(at_most):
        mark = orca.mark()
        planner.keyboard.press(chord)
        said = orca.wait_spoken(".", since=mark)
        orca.settle()
        if any(re.search(pattern, text) for text in orca.spoken(mark)):
            return said
    raise AssertionError(f"{chord} never leads to {pattern!r}: {orca.spoken()}")


def assert_said_once(planner, pattern, since):
    """Once, and not cut off."""
    orca = planner.desk.orca
    orca.wait_spoken(pattern, since=since, timeout=20)
    orca.settle()
    said = [u for u in orca.utterances(since) if re.search(pattern, u.text)]
    assert len(said) == 1 and not said[0].is_cut, orca.utterances(since)
    return said[0]


def test_an_error_is_spoken_once_with_its_field(spoken_planner):
    planner, orca = spoken_planner, spoken_planner.desk.orca
    press_until_spoken(planner, "Tab", "Create an Account")
    mark = orca.mark()
    planner.keyboard.press("Return")
    assert_said_once(planner, r"\bFull Name\b", mark)
    planner.keyboard.type("Ada")
    orca.settle()
    mark = orca.mark()
    planner.keyboard.press("Return")
    assert_said_once(planner, r"\bEmail\b", mark)
    planner.keyboard.type("nobody")
    orca.settle()
    mark = orca.mark()
    planner.keyboard.press("Return")
    assert_said_once(planner, r"\bPassword\b", mark)
    # The focus moves from Password to Email, with its error.
    mark = orca.mark()
    planner.keyboard.press("Return")
    assert_said_once(planner, "Valid email is required", mark)
    words = " ".join(orca.spoken(mark))
    assert len(re.findall(r"\bEmail\b", words)) == 1, words
    assert words.index("Email") < words.index("Valid email is required"), words
    assert not re.search("Name is required|Password", words), words


def test_the_same_error_where_the_focus_is_already_is_spoken_again(spoken_planner):
    planner, orca = spoken_planner, spoken_planner.desk.orca
    press_until_spoken(planner, "Tab", r"\bEmail\b")
    planner.keyboard.type("nobody")
    for _ in range(2):
        orca.settle()
        mark = orca.mark()
        planner.keyboard.press("Return")
        assert_said_once(planner, "Valid email is required", mark)


def test_a_wrong_password_is_spoken_once(spoken_planner):
    planner, orca = spoken_planner, spoken_planner.desk.orca
    press_until_spoken(planner, "Tab", r"\bEmail\b")
    planner.keyboard.type(ADA.email)
    press_until_spoken(planner, "Tab", r"^Password\b")
    planner.keyboard.type("not the password")
    orca.settle()
    mark = orca.mark()
    planner.keyboard.press("Return")
    assert_said_once(planner, "Email or password is wrong", mark)
    assert "not the password" not in " ".join(orca.spoken(mark))


def test_the_greeting_is_spoken(spoken_planner):
    planner, orca = spoken_planner, spoken_planner.desk.orca
    press_until_spoken(planner, "Tab", r"\bEmail\b")
    planner.keyboard.type(f"{ADA.email}\t{ADA.password}")
    orca.settle()
    mark = orca.mark()
    planner.keyboard.press("Return")
    assert_said_once(planner, f"Welcome, {ADA.name}", mark)


def test_no_letter_of_a_password_comes_back(spoken_planner):
    """Orca says that something was typed, but not what, and not when the focus returns."""
    planner, orca = spoken_planner, spoken_planner.desk.orca
    press_until_spoken(planner, "Tab", r"^Password\b")
    mark = orca.mark()
    planner.keyboard.type("q7z")
    orca.settle()
    planner.keyboard.press("BackSpace")
    orca.settle()
    press_until_spoken(planner, "shift+Tab", r"\bEmail\b")
    press_until_spoken(planner, "Tab", r"^Password\b")
    said = orca.spoken(mark)
    print(said)
    assert not any(re.search(r"\b[q7z]\b|q7", text, re.IGNORECASE) for text in said), said
    assert not any("selected" in text for text in said), said
