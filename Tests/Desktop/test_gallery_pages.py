"""Every page of the gallery at any size, and behaviour of its forms that no other file tests."""

import pytest

from desk.preferences import XSettings
from every_page import names_of_pages, overhanging
from gallery import Gallery


def test_there_are_pages(focus_gallery):
    assert len(names_of_pages()) >= 20


#: The form of a wide window has two panes beside each other; that of a narrow one is another page.
every_narrow_page = pytest.mark.parametrize(
    "page", [name for name in names_of_pages() if name != "log-in-wide"])


def make_narrow(gallery):
    """As wide as most pages are by themselves."""
    gallery.desk.windows.resize(gallery.program.window, 520, 720)
    gallery.tree.wait(lambda: gallery.tree.contents_size()[0] == 520, "a narrow window")
    gallery.tree.settle()


@every_narrow_page
def test_nothing_is_wider_than_the_window(start_gallery, page):
    gallery = start_gallery(page)
    make_narrow(gallery)
    assert overhanging(gallery) == []


@every_narrow_page
def test_nothing_is_wider_than_the_window_at_twice_the_size(desk, start_gallery, page):
    XSettings(desk, **{"Xft/DPI": 192 * 1024})
    gallery = start_gallery(page, desk)
    make_narrow(gallery)
    assert overhanging(gallery) == []


# Add server

def test_add_server_has_the_focus_until_it_is_left(start_gallery):
    gallery = start_gallery("add-server")
    gallery.wait_readout("Focus", "true")
    gallery.type_into("Server", "imap.example.org")
    gallery.wait_readout("Server", "imap.example.org")
    gallery.press("Tab")
    gallery.wait_focus("Add")
    gallery.wait_readout("Focus", "false")
    gallery.press("shift+Tab")
    gallery.wait_readout("Focus", "true")
    gallery.press_button("Add")
    gallery.wait_readout("Focus", "false")
    assert gallery.text("Server") == "imap.example.org"


def test_the_button_of_add_server_waits_for_a_name(start_gallery):
    gallery = start_gallery("add-server")
    gallery.wait_focus("Server")
    assert "sensitive" not in gallery.button("Add").states
    gallery.type_into("Server", "x")
    gallery.tree.wait(lambda: "sensitive" in gallery.button("Add").states, "Add to be enabled")


# Edit tag

def test_return_chains_the_fields_of_edit_tag(start_gallery):
    gallery = start_gallery("edit-tag")
    gallery.wait_readout("Focus", "title")
    gallery.press("Return")
    gallery.wait_readout("Focus", "symbol")
    gallery.press("Return")
    gallery.wait_readout("Focus", "newTag")
    gallery.type_into("New Tag", "sea")
    gallery.wait_readout("New Tag", "sea")
    assert (gallery.readout("Title"), gallery.readout("Symbol")) == ("Travel", "airplane")


# Poll

def test_return_appends_an_option_and_goes_there(start_gallery):
    gallery = start_gallery("poll")
    gallery.wait_readout("Focus", "option(0)")
    gallery.type_into("Option 1", "sea")
    gallery.press("Return")
    gallery.wait_readout("Options", "3")
    gallery.wait_readout("Focus", "option(2)")
    gallery.wait_focus("Option 3")
    # Typed before the new field exists.
    gallery.keyboard.type("one\ntwo\nthree")
    gallery.wait_readout("Focus", "option(4)")
    gallery.tree.wait(lambda: [gallery.text(f"Option {n}") for n in (1, 3, 4, 5)]
                      == ["sea", "one", "two", "three"], "what was typed in its fields")


def test_a_thousand_options_are_no_different(start_gallery):
    gallery = start_gallery("poll")
    gallery.wait_focus("Option 1")
    gallery.press_button("Fill to 1,000")
    gallery.wait_readout("Options", "1000", timeout=30)
    # The button is disabled now, and its neighbour gets the focus.
    gallery.wait_focus("Remove the focused option")
    gallery.press("shift+Tab")
    gallery.wait_focus("Option 1,000")
    gallery.press("Return")
    gallery.wait_readout("Options", "1001")
    gallery.wait_focus("Option 1,001")
    gallery.wait_readout("Focus", "option(1000)")


@pytest.mark.parametrize("removed, neighbour", [(1, 2), (2, 3), (3, 2)])
def test_the_neighbour_of_a_removed_option_has_the_focus(start_gallery, removed, neighbour):
    """Of three: the one after it, of the last the one before."""
    gallery = start_gallery("poll")
    gallery.wait_focus("Option 1")
    gallery.press("Return")
    gallery.wait_focus("Option 3")
    for number in range(2, removed - 1, -1):
        gallery.press("shift+Tab")
        gallery.wait_focus(f"Option {number}")
    gallery.press("ctrl+d")
    gallery.wait_readout("Options", "2")
    gallery.wait_focus(f"Option {neighbour}")
    gallery.wait_readout("Focus", f"option({neighbour - 1})")
    gallery.keyboard.type("typed on")
    gallery.tree.wait(lambda: gallery.text(f"Option {neighbour}") == "typed on", "the text there")


# Rows of a form to edit

def test_rows_of_a_form_are_deleted_and_moved_by_keyboard(start_gallery):
    gallery = start_gallery("contact")
    gallery.tab_to("Family")
    gallery.press("Down")
    gallery.wait_focus("Friend")
    gallery.press("Delete")
    gallery.wait_readout("Tags", "Family Work")
    gallery.wait_focus("Work")
    gallery.press_button("Edit")
    gallery.tab_to("Delete Home email ada@example.org")
    gallery.press("space")
    gallery.wait_focus("Delete Work email ada@work.example")
    gallery.tab_to("Move Down Family")
    gallery.press("space")
    gallery.wait_readout("Tags", "Work Family")
    gallery.wait_focus("Move Up Family")
    gallery.press_button("Done")
    gallery.tree.wait(lambda: all(node.name != "Move Up Family" for node in gallery.tree.nodes()),
                      "no buttons that edit")


# All pages in one window

def test_a_narrow_window_shows_a_page_and_the_way_to_the_list(desk, focus_gallery):
    program = desk.launch([focus_gallery])
    gallery = Gallery(desk, program)
    gallery.wait_focus("Full Name")
    gallery.type_into("Full Name", "Ada")
    assert gallery.has_label("Poll") and gallery.tree.find(name="Show Sidebar") is None
    desk.windows.resize(program.window, 520, 720)
    gallery.tree.wait_for(role="push-button", name="Show Sidebar")
    assert not gallery.has_label("Poll")
    assert (gallery.focus, gallery.text("Full Name")) == ("Full Name", "Ada")
    assert overhanging(gallery) == []
    gallery.press_button("Show Sidebar")
    gallery.wait_label("Focus Gallery")
    gallery.wait_label("Poll")
    row = gallery.move_focus("Tab")
    assert row.role == "list-item"
    gallery.press("Down", "Down", "Down")
    assert gallery.has_label("Poll"), "arrow keys stay in the list"
    gallery.press("Return")
    gallery.wait_focus("Option 1")
    gallery.press("Escape")
    gallery.wait_label("Navigation stack")
    desk.windows.resize(program.window, 960, 720)
    gallery.wait_label("Option 1")
    gallery.wait_label("Navigation stack")
