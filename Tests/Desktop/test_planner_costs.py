"""A trip's costs, lists and documents, by keyboard."""

import re

import pytest

from planner import ADA


@pytest.fixture
def trip(planner_of_ada):
    """Vacation Planner at the page of a new trip."""
    planner = planner_of_ada
    planner.log_in(ADA)
    planner.plan_trip("Japan")
    return planner


def open_part(planner, name):
    planner.tab_to_tab(name)


def row(planner, pattern):
    """Waits for a row whose sentence fits."""
    return planner.tree.wait_for(role="list-item", name=re.compile(pattern))


def rows(planner, pattern):
    return planner.tree.find_all(role="list-item", name=re.compile(pattern))


def test_costs(trip):
    keyboard = trip.keyboard
    open_part(trip, "Costs")
    trip.tab_to("New Cost…")
    keyboard.press("Return")
    trip.wait_focus("Title")
    keyboard.press("ctrl+Return")
    trip.wait_error("Give the cost a title, such as Dinner.", "Title")
    trip.type_into("Title", "Sushi")
    keyboard.press("Return")
    trip.wait_focus("Amount")
    # A currency in the text brings the row of its rate, which is filled in.
    keyboard.type("3200 JPY")
    keyboard.press("Return")
    trip.wait_focus("JPY for 1 EUR")
    keyboard.press("Return")
    trip.wait_focus("Date (may be empty)")
    keyboard.press("Return")
    trip.wait_focus("New Cost…")
    row(trip, "^Sushi, other, .*¥3,200, €")
    row(trip, "^Total: €")
    row(trip, "^Converted at the European Central Bank’s rates of ")

    trip.tab_to(re.compile("^Total: "))
    keyboard.type("su")
    trip.wait_focus(re.compile("^Sushi"))
    # Typing ahead moves the focus; an arrow key selects.
    keyboard.press("Up", "Down")
    trip.wait_focus(re.compile("^Sushi"))
    keyboard.press("ctrl+d")
    trip.tree.wait(lambda: len(rows(trip, "^Sushi")) == 2, "the duplicate")
    keyboard.press("Delete")
    trip.tree.wait(lambda: len(rows(trip, "^Sushi")) == 1, "the deletion")
    keyboard.press("ctrl+z")
    trip.tree.wait(lambda: len(rows(trip, "^Sushi")) == 2, "the deletion to be undone")
    trip.wait_focus(re.compile("^Sushi"))
    keyboard.press("Return")
    trip.wait_focus("Title")
    keyboard.press("Escape")
    trip.wait_focus(re.compile("^Sushi"))


def test_lists(trip):
    keyboard = trip.keyboard
    open_part(trip, "Lists")
    trip.tab_to("New List…")
    keyboard.press("Return")
    trip.type_into("Title", "Hand luggage")
    keyboard.press("Return")
    # The new list is shown, and one can type at once.
    trip.wait_focus("Add item")
    keyboard.type("passport\ncharger\nsocks\n")
    row(trip, "^socks, not done$")
    assert trip.text("Add item") == ""

    keyboard.press("shift+Tab")
    trip.wait_focus("passport, not done")
    keyboard.press("space")
    trip.wait_focus("passport, done")
    trip.tree.wait_for(role="list", name="Hand luggage, 1 of 3 done")
    keyboard.press("Down")
    trip.wait_focus("charger, not done")
    keyboard.press("alt+Up")
    trip.tree.wait(lambda: [n.name for n in rows(trip, ", (not )?done$")] == [
        "charger, not done", "passport, done", "socks, not done"], "the item to be moved")
    trip.wait_focus("charger, not done")
    keyboard.press("Delete")
    trip.wait_focus("passport, done")
    keyboard.press("ctrl+z")
    row(trip, "^charger, not done$")
    keyboard.press("Return")
    trip.wait_focus("Item")
    assert trip.text("Item") == "passport"
    keyboard.press("ctrl+a")
    keyboard.type("papers\n")
    trip.wait_focus("papers, done")


def test_documents(trip, tmp_path):
    keyboard = trip.keyboard
    # (The program runs as another user if the tests run as root.)
    tmp_path.chmod(0o755)
    ticket = tmp_path / "ticket.pdf"
    ticket.write_bytes(b"%PDF-1.4\n")
    open_part(trip, "Documents")
    trip.tab_to("Add Documents…")
    keyboard.press("Return")
    # GTK's file dialog, which takes a path that is typed into its list.
    trip.tree.wait_for(role="push-button", name=re.compile("Open$"))
    trip.tree.wait(lambda: trip.focus not in (None, "Add Documents…"), "the focus in the dialog")
    keyboard.type(f"{ticket}")
    trip.tree.wait_focused(text=str(ticket))
    keyboard.press("Return")
    row(trip, "^ticket.pdf, PDF, 9 bytes, added ")
    trip.wait_focus("Add Documents…")
    trip.tab_to(re.compile("^ticket.pdf"))
    keyboard.press("Delete")
    trip.wait_label("No documents yet")
    keyboard.press("ctrl+z")
    row(trip, "^ticket.pdf")
