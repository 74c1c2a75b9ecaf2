"""Tests of every control by keyboard, and of controls in the styles that modifiers set."""

import re

import pytest

from desk.screen import contrast


@pytest.fixture
def controls(start_gallery):
    gallery = start_gallery("controls")
    gallery.tree.settle()
    return gallery


def work(gallery, name, value, *keys):
    """Presses keys in the focused control, and waits until the readout shows the value."""
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
    controls.wait_focus("Thursday, 1 January 2026")
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
    controls.tab_to("Colour blue")
    controls.wait_readout("Focus", "color")
    controls.press("space")
    controls.tree.wait(lambda: controls.focus not in (None, "Colour blue"), "the chooser to open")
    controls.press("Escape")
    controls.wait_focus("Colour blue")


def test_a_menu_is_used_by_keyboard(controls):
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
def test_the_user_can_type_into_a_styled_field(start_gallery, name):
    gallery = start_gallery("looks")
    gallery.tab_to(name)
    gallery.type_into(name, "typed")
    gallery.tree.settle()
    field = gallery.program.box(gallery.field(name))
    assert contrast(gallery.desk.screen.image(field)) >= 4.5
