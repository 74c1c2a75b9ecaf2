"""Orca stops and starts, the accessibility bus goes and comes back, or there is none at all.

The program goes on, writes nothing, and its next step is spoken.
"""

import re

import pytest

from planner import ADA, Planner


def start_unspoken(desk, vacation_planner, store):
    program = desk.launch([vacation_planner, "--data-dir", store])
    # (GTK 4.8 writes this whenever Orca asks where on the screen something is.)
    program.expect_output("Screen coordinates not supported")
    return Planner(desk, program, store)


def type_into_the_form(program):
    """A step whose effect is checked in the screen's pixels only."""
    desk = program.desk
    desk.wait_done()
    before = desk.screen.image().tobytes()
    desk.keyboard.type("\tnobody\n")
    desk.windows.wait(lambda: desk.screen.image().tobytes() != before, "the form to go on")
    assert program.is_running


def leave_and_return(planner):
    """Goes to another window and back, as a user does after starting a screen reader."""
    windows, ours = planner.desk.windows, planner.program.window
    windows.open_another()
    windows.activate(ours)


def wait_spoken_by_tab(planner, pattern, at_most=12):
    orca = planner.desk.orca
    for _ in range(at_most):
        mark = orca.mark()
        planner.keyboard.press("Tab")
        orca.wait_spoken(".", since=mark)
        orca.settle()
        if any(re.search(pattern, text) for text in orca.spoken(mark)):
            return
    raise AssertionError(f"Tab never leads to {pattern!r}: {orca.spoken()}")


def assert_wrong_log_in_is_spoken(planner):
    """A step of the form, from wherever the focus is, which ends in an error."""
    orca = planner.desk.orca
    wait_spoken_by_tab(planner, r"\bEmail\b")
    planner.keyboard.press("ctrl+a", "BackSpace")
    planner.keyboard.type("nobody")
    orca.settle()
    mark = orca.mark()
    planner.keyboard.press("Return")
    orca.wait_spoken("Valid email is required", since=mark)
    orca.settle()
    said = [t for t in orca.spoken(mark) if "Valid email is required" in t]
    assert len(said) == 1, orca.spoken(mark)


def test_orca_starts_after_the_program_stops_and_starts_again(
        make_desk, vacation_planner, store_of_ada):
    desk = make_desk()
    planner = start_unspoken(desk, vacation_planner, store_of_ada)
    desk.start_orca()
    leave_and_return(planner)
    desk.orca.settle()
    assert_wrong_log_in_is_spoken(planner)
    desk.orca.stop()
    planner.tab_to("Password")
    planner.type_into("Password", ADA.password)
    desk.start_orca()
    leave_and_return(planner)
    desk.orca.settle()
    assert_wrong_log_in_is_spoken(planner)


def test_orca_dies_while_it_is_spoken_to(make_desk, vacation_planner, store_of_ada):
    desk = make_desk(orca=True)
    planner = start_unspoken(desk, vacation_planner, store_of_ada)
    leave_and_return(planner)
    desk.orca.settle()
    wait_spoken_by_tab(planner, r"\bEmail\b")
    planner.keyboard.type("nobody\n")
    desk.orca.kill()
    planner.wait_error("Valid email is required", "Email")
    desk.start_orca()
    leave_and_return(planner)
    desk.orca.settle()
    assert_wrong_log_in_is_spoken(planner)


def test_the_accessibility_bus_goes_and_comes_back(make_desk, vacation_planner, store_of_ada):
    """Twice, because no state of the old bus must remain."""
    desk = make_desk(orca=True)
    planner = start_unspoken(desk, vacation_planner, store_of_ada)
    leave_and_return(planner)
    desk.orca.settle()
    wait_spoken_by_tab(planner, r"\bEmail\b")
    for _ in range(2):
        desk.orca.kill()
        desk.end_accessibility_bus()
        type_into_the_form(planner.program)
        desk.begin_accessibility_bus()
        desk.start_orca()
        desk.tree.wait(desk.tree.focused, "the program on the new bus")
        assert len(desk.tree.applications()) == 1
        desk.orca.settle()
        assert_wrong_log_in_is_spoken(planner)
        assert planner.program.is_running


def test_the_accessibility_bus_comes_back_to_a_sheet(start_gallery):
    gallery = start_gallery("presentations", orca=True)
    desk = gallery.desk
    gallery.press_button("Show Sheet")
    gallery.wait_focus("Second")
    gallery.tab_to("Show Another")
    desk.orca.kill()
    desk.end_accessibility_bus()
    desk.begin_accessibility_bus()
    desk.start_orca()
    desk.tree.wait(
        lambda: any(w.role == "dialog" for w in desk.tree.windows()), "the sheet on the new bus")
    desk.orca.settle()
    # It is still over its window, with the focus where it was. (Orca 48 says "button".)
    for key, said in [("Tab", "Close (push )?button"), ("Escape", "Show Sheet (push )?button")]:
        mark = desk.orca.mark()
        gallery.keyboard.press(key)
        desk.orca.wait_spoken(said, since=mark)


def test_no_accessibility_bus(make_desk, vacation_planner, store_of_ada):
    desk = make_desk(accessibility=False)
    program = desk.launch([vacation_planner, "--data-dir", store_of_ada])
    type_into_the_form(program)


@pytest.mark.parametrize("accessibility", [False, True])
def test_no_session_bus(make_desk, vacation_planner, store_of_ada, accessibility):
    """Also if the display has the address of an accessibility bus."""
    desk = make_desk(accessibility=accessibility)
    program = desk.start(
        [vacation_planner, "--data-dir", store_of_ada],
        env={"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"})
    desk.windows.wait(
        lambda: (window := desk.windows.active()) and desk.windows.process(window) == program.pid,
        "its window")
    type_into_the_form(program)


def test_the_session_bus_ends(make_desk, vacation_planner, store_of_ada):
    """The typed text is not lost."""
    desk = make_desk()
    program = desk.launch([vacation_planner, "--data-dir", store_of_ada])
    desk.end_session_bus()
    type_into_the_form(program)
