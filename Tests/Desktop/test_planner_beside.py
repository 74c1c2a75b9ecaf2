"""What stands beside a trip's days: found by the search, kept when the window becomes wide or narrow."""

import re

from planner import ADA
from test_planner_costs import open_part, row


def search(planner, words, result):
    """Opens a result of the search."""
    planner.keyboard.press("ctrl+f")
    planner.wait_focus("Search everything")
    planner.keyboard.press("ctrl+a")
    planner.type_into("Search everything", words)
    planner.tree.wait_for(role="list-item", name=re.compile(result))
    planner.keyboard.press("Return")
    planner.wait_focus(re.compile(result))
    planner.keyboard.press("Return")


def test_what_stands_beside_the_days(planner_of_ada):
    planner, keyboard = planner_of_ada, planner_of_ada.keyboard
    planner.log_in(ADA)
    planner.plan_trip("Japan")
    open_part(planner, "Costs")
    planner.tab_to("New Cost…")
    for title in ("Sushi", "Tea"):
        keyboard.press("Return")
        planner.wait_focus("Title")
        planner.type_into("Title", title)
        keyboard.press("Return")
        planner.wait_focus("Amount")
        keyboard.type("32")
        keyboard.press("ctrl+Return")
        planner.wait_focus("New Cost…")
    open_part(planner, "Lists")
    planner.tab_to("New List…")
    keyboard.press("Return")
    planner.type_into("Title", "Hand luggage")
    keyboard.press("Return")
    planner.wait_focus("Add item")
    keyboard.type("charger\npassport\n")
    row(planner, "^passport, not done$")

    # The search opens the tab, and selects the row.
    search(planner, "tea", "^Cost Tea, ")
    planner.wait_focus(re.compile("^Tea, other, "))
    search(planner, "passport", "^List Hand luggage, passport, not done")
    planner.wait_focus("passport, not done")

    # A window that becomes wide, and narrow again, keeps the tab, what is typed, and the focus.
    planner.tab_to("Add item")
    keyboard.type("soc")
    planner.program.resize(1270, 720)
    planner.tree.wait(lambda: not planner.tree.find_all(role="page-tab", name="Days"),
                      "the days beside the tabs")
    planner.wait_focus("Add item")
    keyboard.type("k")
    planner.program.resize(860, 720)
    planner.tree.wait_for(role="page-tab", name="Days")
    planner.wait_focus("Add item")
    keyboard.type("s")
    assert planner.text("Add item") == "socks"
    keyboard.press("Return")
    row(planner, "^socks, not done$")

    # In the field, there is nothing to duplicate or to move; on an item there is.
    keyboard.press("ctrl+d", "shift+Tab")
    planner.wait_focus(re.compile("^passport, not done|^charger, not done"))
    keyboard.press("Home", "ctrl+d")
    planner.tree.wait(
        lambda: len(planner.tree.find_all(role="list-item", name="charger, not done")) == 2,
        "the copy of the item")
    keyboard.press("ctrl+z")
    planner.tree.wait(
        lambda: len(planner.tree.find_all(role="list-item", name="charger, not done")) == 1,
        "the copy to be gone")

    # The export leads to the backup of everything.
    keyboard.press("ctrl+e")
    planner.wait_focus(re.compile("^Trips "))
    planner.tab_to("Back Up Everything Instead…")
    keyboard.press("Return")
    planner.wait_focus("Passphrase")
    keyboard.press("Escape")
    planner.wait_focus("charger, not done")
