"""Trips: added and edited by their form, their days, the sidebar, and F6 between the panes."""

import re

import pytest

from planner import ADA, seed


@pytest.fixture
def planner_with_trips(desk, start_planner):
    """Vacation Planner with Ada's account and three trips of eight bookings each."""
    folder = desk.directory / "planner"
    seed(folder, ADA, trips=3, bookings=8)
    planner = start_planner(desk, folder)
    planner.log_in(ADA)
    return planner


def rows(planner):
    """The rows of all lists that can be seen, in order."""
    return [n.name for n in planner.tree.nodes() if n.role == "list-item"]


def wait_row(planner, pattern):
    def there():
        return next((row for row in rows(planner) if re.search(pattern, row)), None)
    return planner.tree.wait(there, f"a row {pattern!r}")


def wait_no_row(planner, pattern):
    planner.tree.wait(
        lambda: not any(re.search(pattern, row) for row in rows(planner)), f"no row {pattern!r}")



def wait_stays(planner, count):
    planner.tree.wait(
        lambda: sum(", 1 night, " in row for row in rows(planner)) == count, f"{count} stays")


def test_a_trip_is_added_edited_and_deleted_by_keyboard(planner_of_ada):
    planner, keyboard = planner_of_ada, planner_of_ada.keyboard
    planner.log_in(ADA)
    planner.wait_label("You have no trips yet.")
    keyboard.press("ctrl+n")
    planner.wait_focus("Title")
    keyboard.press("ctrl+Return")
    planner.wait_error("A title is missing. Type what you call the trip, as in Japan.", "Title")
    planner.type_into("Title", "Japan")
    planner.wait_no_label(re.compile("A title is missing"))
    keyboard.press("Return")
    planner.wait_focus("First Day")
    keyboard.press("ctrl+a")
    keyboard.type("24 Dec 2026")
    keyboard.press("Return")
    planner.wait_focus("Last Day")
    keyboard.press("ctrl+a")
    keyboard.type("13 Jan 2027")
    keyboard.press("Return")
    planner.wait_label("20 nights")
    planner.wait_focus("Place")
    keyboard.press("ctrl+Return")
    # The page of the new trip, with the focus where one goes on.
    planner.wait_focus("New Booking")
    planner.wait_label(re.compile("^21 days, Thursday, "))
    wait_row(planner, "^Japan, ")
    wait_row(planner, "Nothing planned")

    # Escape asks before changes are lost, and keeps them.
    planner.tab_to("Edit Trip…")
    keyboard.press("Return")
    planner.wait_focus("Title")
    keyboard.press("ctrl+a")
    planner.type_into("Title", "Kyoto")
    keyboard.press("Escape")
    planner.wait_label(re.compile("^Discard your changes"))
    planner.wait_focus("Keep Editing")
    keyboard.press("Return")
    planner.wait_focus("Title")
    keyboard.press("ctrl+Return")
    wait_row(planner, "^Kyoto, ")
    planner.wait_focus("Edit Trip…")

    # Notes are saved when the editor is left.
    planner.tab_to_tab("Notes")
    planner.tab_to("Notes")
    keyboard.type("passport")
    keyboard.press("F6")

    # F6 has gone to where the focus was in the sidebar.
    planner.wait_focus("New Trip…")
    planner.tab_to(re.compile("^Kyoto, "))
    keyboard.press("Delete")
    wait_no_row(planner, "^Kyoto, ")
    planner.wait_label("You have no trips yet.")
    keyboard.press("ctrl+z")
    wait_row(planner, "^Kyoto, ")


def test_the_days_of_a_trip_by_keyboard(planner_with_trips):
    planner, keyboard = planner_with_trips, planner_with_trips.keyboard
    keyboard.press("F6")
    planner.tree.wait_focused(role="list-item")
    keyboard.press("End", "Home")
    planner.wait_focus(re.compile("^Lisbon 3, ended "))
    keyboard.press("Down")
    planner.wait_focus(re.compile("^Tokyo Haneda 2, ended "))
    planner.wait_title("Tokyo Haneda 2")

    # Deleting gives the next trip, and undoing the trip back.
    keyboard.press("Delete")
    planner.wait_focus(re.compile("^Frankfurt 1, ended "))
    planner.wait_title("Frankfurt 1")
    wait_no_row(planner, "^Tokyo Haneda 2, ")
    keyboard.press("ctrl+z")
    wait_row(planner, "^Tokyo Haneda 2, ")
    keyboard.press("ctrl+d")
    wait_row(planner, "^Copy of Frankfurt 1, ")
    keyboard.press("ctrl+z")
    wait_no_row(planner, "^Copy of Frankfurt 1, ")

    # The arrow keys go through all days of the one list.
    keyboard.press("F6")
    planner.wait_focus("Days")
    planner.tab_to("New Booking")
    planner.tab_to(re.compile("^.*flight 1.1"))
    seen = [planner.focus]
    while "stay 1.6" not in seen[-1]:
        seen.append(planner.move_focus("Down").name)
    assert any("train 1.2" in row for row in seen), seen
    # Two without a time on one day: they can be moved.
    keyboard.press("ctrl+d")
    wait_stays(planner, 2)
    first = next(row for row in rows(planner) if ", 1 night, " in row)
    keyboard.press("Home")
    while planner.focus != first:
        planner.move_focus("Down")
    # The move is undone, and not the copy.
    keyboard.press("alt+Down", "ctrl+z")
    planner.tree.settle()
    wait_stays(planner, 2)
    planner.wait_focus(first)
    # Deleting keeps the focus in the list.
    keyboard.press("Delete")
    wait_stays(planner, 1)
    focused = planner.tree.focused()
    assert focused is not None and focused.role == "list-item"
    keyboard.press("shift+F6")
    planner.wait_focus(re.compile("^Frankfurt 1, ended "))
