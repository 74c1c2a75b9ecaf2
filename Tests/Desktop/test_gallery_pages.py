"""Every page of the gallery, walked by keyboard; and what the pages do that no other file tests."""

import os
import subprocess
from pathlib import Path

import pytest

from desk.screen import contrast

_GALLERY = Path(os.environ.get(
    "FOCUS_GALLERY", Path(__file__).resolve().parents[2] / ".build/debug/focus-gallery"))


def names_of_pages():
    """The pages there are; none without the program, which `focus_gallery` then tells of."""
    if not _GALLERY.is_file():
        return []
    listed = subprocess.run([_GALLERY, "--list"], capture_output=True, text=True, check=True)
    return [line.split("\t")[0] for line in listed.stdout.splitlines()]


every_page = pytest.mark.parametrize("page", names_of_pages())

#: Controls of GTK, which are one stop of Tab with several accessible objects in them.
_STOPS_AT_MOST = 60


def test_there_are_pages(focus_gallery):
    assert len(names_of_pages()) >= 20


def key_of(node):
    return node.role, node.name


def walk(gallery, chord):
    """The controls that a key leads to, from one round's start to its end; each once."""
    start, stops = gallery.move_focus(chord), []
    node = start
    while True:
        assert node not in stops, f"{chord} comes back to {node}, not to {start}"
        stops.append(node)
        assert len(stops) <= _STOPS_AT_MOST
        node = gallery.move_focus(chord)
        if node == start:
            return stops


def leave_text_behind(gallery):
    """The first Tab of a round: from a field that has the focus as the page appears, too."""
    gallery.tree.settle()


@every_page
def test_tab_comes_round_and_shift_tab_goes_back(start_gallery, page):
    gallery = start_gallery(page)
    leave_text_behind(gallery)
    there = walk(gallery, "Tab")
    keys = [key_of(node) for node in there]
    assert all(role not in ("", "unknown", "panel", "filler") and name for role, name in keys), keys
    assert len(set(keys)) == len(keys), f"two controls with the same role and name: {keys}"
    # The round is at its first control again.
    back = [there[0]] + [gallery.move_focus("shift+Tab") for _ in there[1:]]
    assert [key_of(node) for node in back] == [keys[0]] + keys[:0:-1]


def picture_around(gallery, node, margin=6):
    x, y, width, height = gallery.program.box(node)
    return gallery.desk.screen.image((x - margin, y - margin, width + 2 * margin,
                                      height + 2 * margin))


@every_page
def test_the_focus_can_be_seen(start_gallery, page):
    gallery = start_gallery(page)
    leave_text_behind(gallery)
    start = node = gallery.move_focus("Tab")
    unseen = []
    while True:
        gallery.tree.settle(0.05)
        with_focus, box = picture_around(gallery, node), node.extents
        after = gallery.move_focus("Tab")
        gallery.tree.settle(0.05)
        # (Where the page has scrolled, everything differs.)
        if node.extents == box and picture_around(gallery, node).tobytes() == with_focus.tobytes():
            unseen.append(node)
        node = after
        if node == start:
            break
    assert unseen == []


def parts(gallery):
    return [node for _, node in gallery.tree.active_window().walk()
            if "showing" in node.states and node.role != "window" and node.role != "frame"]


@every_page
def test_nothing_is_wider_than_the_window(start_gallery, page):
    gallery = start_gallery(page)
    gallery.tree.settle()
    window = gallery.tree.active_window().extents
    assert window[2] == 520
    outside = [(n, n.extents) for n in parts(gallery)
               if n.extents[2] > 0 and not (0 <= n.extents[0]
                                            and n.extents[0] + n.extents[2] <= window[2])]
    assert outside == []


@every_page
def test_every_control_is_large_enough_to_hit(start_gallery, page):
    gallery = start_gallery(page)
    gallery.tree.settle()
    small = [(n, n.extents) for n in parts(gallery)
             if n.role in ("push-button", "toggle-button", "check-box", "radio-button", "text",
                           "password-text", "slider", "combo-box")
             and min(n.extents[2:]) < 24]
    assert small == []


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
    gallery.wait_readout("Last focus", "option(1)")
    gallery.press("shift+Tab")
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
    controls.tab_to("Size")
    controls.wait_readout("Focus", "size")
    controls.press("space")
    controls.wait_focus("Medium")
    controls.press("Down")
    controls.wait_focus("Large")
    work(controls, "Size", "large", "Return")
    controls.wait_focus("Size")
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


def focus_names(gallery):
    return gallery.focus


def test_a_date_is_chosen_by_keyboard(controls):
    controls.tab_to("Departure")
    controls.wait_readout("Focus", "date")
    controls.press("space")
    controls.tree.wait(lambda: controls.focus != "Departure", "the calendar to have the focus")
    controls.press("Right", "Return")
    controls.tree.wait(lambda: controls.readout("Date").startswith("2026-01-02"), "the next day")
    if controls.focus != "Departure":
        controls.press("Escape")
    controls.wait_focus("Departure")


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
    assert contrast(picture_around(gallery, gallery.field(name), 0)) >= 4.5
