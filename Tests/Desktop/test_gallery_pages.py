"""Every page of the gallery, walked by keyboard; and what the pages do that no other file tests."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from desk.preferences import XSettings
from desk.screen import contrast
from gallery import Gallery

_GALLERY = Path(os.environ.get(
    "FOCUS_GALLERY", Path(__file__).resolve().parents[2] / ".build/debug/focus-gallery"))


def names_of_pages():
    """The pages there are; none without the program, which `focus_gallery` then tells of."""
    if not _GALLERY.is_file():
        return []
    listed = subprocess.run([_GALLERY, "--list"], capture_output=True, text=True, check=True)
    return [line.split("\t")[0] for line in listed.stdout.splitlines()]


every_page = pytest.mark.parametrize("page", names_of_pages())

#: More stops than any page has.
_TOO_MANY = 60


def test_there_are_pages(focus_gallery):
    assert len(names_of_pages()) >= 20


def step(gallery, chord):
    """Presses a key that moves the focus, where the page has one control as well."""
    mark = gallery.tree.mark()
    gallery.keyboard.press(chord)
    gallery.tree.settle(0.1)
    node = gallery.tree.focused()
    assert node is not None, f"{chord} leads to nothing: {gallery.tree.events(mark)}"
    return node


def walk(gallery, chord):
    """The controls that a key leads to, from one round's start to its end; each once."""
    node = start = step(gallery, chord)
    stops = []
    while True:
        assert node not in stops, f"{chord} comes back to {node}, not to {start}"
        stops.append(node)
        assert len(stops) <= _TOO_MANY
        node = step(gallery, chord)
        if node == start:
            return stops


def parts(gallery):
    """What there is to be seen in the window."""
    found = []

    def collect(node):
        for child in node.children:
            if "visible" in child.states:
                found.append(child)
                collect(child)
    collect(gallery.tree.active_window())
    return found


def overhanging(gallery):
    width = gallery.tree.active_window().extents[2]
    return [(n, n.extents) for n in parts(gallery)
            if n.extents[2] > 0 and not 0 <= n.extents[0] <= width - n.extents[2]]


#: The form of a wide window has two panes beside each other; that of a narrow one is another page.
every_narrow_page = pytest.mark.parametrize(
    "page", [name for name in names_of_pages() if name != "log-in-wide"])


def make_narrow(gallery):
    """As wide as most pages are by themselves."""
    gallery.desk.windows.resize(gallery.program.window, 520, 720)
    gallery.tree.wait(lambda: gallery.tree.active_window().extents[2] == 520, "a narrow window")
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


# Form 4: add server

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


# Form 5: edit tag

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


# Form 6: poll

def test_return_appends_an_option_and_goes_there(start_gallery):
    gallery = start_gallery("poll")
    gallery.wait_readout("Focus", "option(0)")
    gallery.type_into("Option 1", "sea")
    gallery.press("Return")
    gallery.wait_readout("Options", "3")
    gallery.wait_readout("Focus", "option(2)")
    gallery.wait_focus("Option 3")
    # Typed ahead of the field that is to come.
    gallery.keyboard.type("one\ntwo\nthree")
    gallery.wait_readout("Focus", "option(4)")
    gallery.tree.wait(lambda: [gallery.text(f"Option {n}") for n in (1, 3, 4, 5)]
                      == ["sea", "one", "two", "three"], "what was typed in its fields")


def test_a_thousand_options_are_no_different(start_gallery):
    gallery = start_gallery("poll")
    gallery.wait_focus("Option 1")
    gallery.press_button("Fill to 1,000")
    gallery.wait_readout("Options", "1000", timeout=30)
    # The button has done all it can, and leaves the focus to its neighbour.
    gallery.wait_focus("Remove the focused option")
    gallery.press("shift+Tab")
    gallery.wait_focus("Option 1000")
    gallery.press("Return")
    gallery.wait_readout("Options", "1001")
    gallery.wait_focus("Option 1001")
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


# Every control

@pytest.fixture
def controls(start_gallery):
    gallery = start_gallery("controls")
    gallery.tree.settle()
    return gallery


def work(gallery, name, value, *keys):
    """Presses keys in the control that has the focus, and waits for what the readout says."""
    gallery.press(*keys)
    gallery.wait_readout(name, value)


def test_choices_are_made_by_keyboard(controls):
    controls.tab_to("Wi-Fi")
    controls.wait_readout("Focus", "wifi")
    work(controls, "Wi-Fi", "false", "space")
    controls.tab_to("Remember me")
    work(controls, "Remember", "true", "space")
    controls.tab_to(re.compile("^Size"))
    controls.wait_readout("Focus", "size")
    controls.press("space")
    controls.tree.wait_focused(role="list-item")
    work(controls, "Size", "large", "End", "Return")
    controls.wait_focus("Size Large")
    controls.tab_to("List")
    controls.wait_readout("Focus", "view")
    work(controls, "View", "1", "Right")
    work(controls, "View", "2", "Right")
    work(controls, "View", "1", "Left")
    controls.tab_to("Slow")
    controls.wait_readout("Focus", "speed")
    work(controls, "Speed", "Fast", "Down")


def test_values_are_set_by_keyboard(controls):
    controls.tab_to("Guests: 2")
    controls.wait_readout("Focus", "guests")
    work(controls, "Guests", "3", "Up")
    work(controls, "Guests", "2", "Down")
    controls.tab_to("Volume")
    controls.wait_readout("Focus", "volume")
    work(controls, "Volume", "35", "Right")
    work(controls, "Volume", "100", "End")
    controls.tab_to("Anything" if controls.tree.find(name="Anything") else "Note")
    controls.wait_readout("Focus", "note")
    controls.keyboard.type("written")
    controls.wait_readout("Note", "written")


def test_a_date_is_chosen_by_keyboard(controls):
    controls.tab_to(re.compile("^Departure"))
    controls.wait_readout("Focus", "date")
    controls.press("space")
    controls.wait_focus("Calendar")
    for key, day in (("Right", "2026-01-02"), ("Down", "2026-01-09"), ("Left", "2026-01-08"),
                     ("Up", "2026-01-01"), ("Page_Down", "2026-02-01")):
        controls.press(key)
        controls.tree.wait(lambda: controls.readout("Date").startswith(day), f"{key}: {day}")
    controls.press("Return")
    controls.wait_focus("Departure 1 Feb 2026")


def test_a_time_is_set_by_keyboard(controls):
    controls.tab_to("Alarm, Hour")
    before = controls.readout("Date")
    controls.press("Up")
    controls.tree.wait(lambda: controls.readout("Date") != before, "another hour")
    controls.press("Down")
    controls.wait_readout("Date", before)


def test_a_colour_is_chosen_by_keyboard(controls):
    controls.tab_to("Colour")
    controls.wait_readout("Focus", "color")
    controls.press("space")
    controls.tree.wait(lambda: controls.focus not in (None, "Colour"), "the chooser to open")
    controls.press("Escape")
    controls.wait_focus("Colour")


def test_a_menu_is_worked_by_keyboard(controls):
    controls.tab_to("More")
    controls.press("space")
    controls.wait_focus("Copy")
    controls.press("Return")
    controls.wait_readout("Action", "copy")
    controls.wait_focus("More")
    controls.press("space")
    controls.wait_focus("Copy")
    controls.press("Escape")
    controls.wait_focus("More")


def test_buttons_of_a_form_are_pressed_by_keyboard(controls):
    controls.press_button("Sign Out")
    controls.wait_readout("Action", "sign out")
    controls.press_button("Delete")
    controls.wait_readout("Action", "delete")
    controls.press_button("Advanced")
    controls.tab_to("Verbose")
    work(controls, "Remember", "true", "space")


# Looks

def test_the_buttons_of_looks_all_press(start_gallery):
    gallery = start_gallery("looks")
    gallery.tree.settle()
    for count, name in enumerate(
            ("Plain", "Styled", "Delete", "Capsule", "Sign In", "On itself"), 1):
        gallery.press_button(name)
        gallery.wait_label(f"Pressed {count} times")


@pytest.mark.parametrize("name", ["Padded", "Styled field"])
def test_a_dressed_field_takes_what_is_typed(start_gallery, name):
    gallery = start_gallery("looks")
    gallery.tab_to(name)
    gallery.type_into(name, "typed")
    field = gallery.program.box(gallery.field(name))
    assert contrast(gallery.desk.screen.image(field)) >= 4.5


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
