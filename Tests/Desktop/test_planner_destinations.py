"""The guidebook, the search over everything and the help, by keyboard."""

import re

import pytest

from desk.preferences import XSettings
from planner import ADA
from test_appearance import LARGE_TEXT, make_narrow, outside
from test_wide import widen


@pytest.fixture
def signed_in(planner):
    planner.sign_up(ADA)
    return planner


def choose_from_menu(page, command):
    """Opens the menu of commands, and presses one of them."""
    page.keyboard.press("F10")
    page.tree.wait(lambda: page.tree.find(role="menu-item", name=command), f"the item {command}")
    node = page.tree.focused()
    while node is None or node.name != command:
        node = page.move_focus("Down")
    page.keyboard.press("Return")


def wait_row(page, pattern):
    return page.tree.wait_focused(name=re.compile(pattern))


def test_a_destination_by_keyboard(signed_in):
    page = signed_in
    choose_from_menu(page, "Destinations")
    page.wait_label("12 destinations")
    page.tab_to("Search destinations")
    page.keyboard.type("japan")
    page.wait_label("1 destination")
    page.keyboard.press("Return")
    wait_row(page, "^Kyoto, Japan")
    page.keyboard.press("Return")
    page.wait_focus("Plan a Trip Here…")
    page.wait_label("Kyoto, Japan")
    assert page.has_label("Capital of Japan from 794 to 1868")
    assert page.tree.find(role="image", name=re.compile("five-storey pagoda"))

    page.tab_to("Add to Favourites")
    page.keyboard.press("Return")
    page.wait_focus("Remove from Favourites")
    page.keyboard.press("alt+Left")
    wait_row(page, "^Kyoto, Japan.*Favourite$")
    page.keyboard.press("ctrl+z")
    wait_row(page, "^Kyoto, Japan.*November$")

    # The search over everything finds it, too.
    page.keyboard.press("ctrl+f")
    page.type_into("Search everything", "pagoda temples")
    page.wait_label("No results. Try fewer or shorter words.")
    page.keyboard.press("Escape")
    page.wait_focus("Search everything")
    page.type_into("Search everything", "thousand temples")
    page.wait_label("1 result")
    page.keyboard.press("Return")
    wait_row(page, "^Kyoto, Japan")
    page.keyboard.press("Return")
    page.wait_focus("Plan a Trip Here…")
    page.keyboard.press("alt+Left")
    wait_row(page, "^Kyoto, Japan")
    page.keyboard.press("ctrl+f")
    page.wait_focus("Search everything")


def test_help_by_keyboard(signed_in):
    page = signed_in
    page.keyboard.press("F1")
    page.wait_focus("All Keyboard Shortcuts")
    assert page.has_label("How do I plan a trip?")
    page.keyboard.press("Return")
    wait_row(page, "^New Trip: Control N")
    page.move_focus("Down")
    wait_row(page, "^New Booking: .*Control")
    page.keyboard.press("Escape")
    page.wait_focus("All Keyboard Shortcuts")
    page.keyboard.press("ctrl+question")
    wait_row(page, "^New Trip: Control N")
    page.keyboard.press("Escape")
    page.tab_to("About Vacation Planner")
    page.keyboard.press("Return")
    page.wait_focus("Close")
    assert page.has_label(re.compile("GeoNames.*CC BY 4.0"))
    page.wait_label(re.compile(r"^The rates are those of .* 20\d\d\.$"))
    page.keyboard.press("Escape")
    page.wait_focus("About Vacation Planner")


def test_the_photos_lead_to_a_destination_after_signing_in(planner_of_ada):
    page = planner_of_ada
    widen(page)
    page.tab_to("Browse Photos")
    page.tab_to("More About Kyoto")
    page.keyboard.press("Return")
    page.wait_focus("Email")
    page.wait_label("Log in, and the page about Kyoto opens.")
    page.type_into("Email", ADA.email)
    page.keyboard.press("Return")
    page.type_into("Password", ADA.password)
    page.keyboard.press("Return")
    page.wait_focus("Plan a Trip Here…", timeout=20)
    page.wait_label("Kyoto, Japan")


def test_nothing_is_clipped_in_a_narrow_window_with_large_text(desk, start_planner):
    XSettings(desk, **{"Xft/DPI": LARGE_TEXT})
    page = start_planner(desk)
    make_narrow(page)
    page.sign_up(ADA)

    def check(name):
        page.tree.settle()
        assert page.tree.contents_size()[0] == 360, name
        assert outside(page) == [], name
    page.keyboard.press("ctrl+f")
    page.type_into("Search everything", "kyoto")
    page.wait_label("1 result")
    check("search")
    page.keyboard.press("Return")
    wait_row(page, "^Kyoto, Japan")
    page.keyboard.press("Return")
    page.wait_focus("Plan a Trip Here…")
    check("destination")
    page.keyboard.press("F1")
    page.wait_focus("All Keyboard Shortcuts")
    check("help")
    choose_from_menu(page, "Destinations")
    page.wait_label("12 destinations")
    check("destinations")
