"""Tests of the on-screen keyboard on Wayland: squeekboard appears for a text field, with the right keys, and
disappears when the form dismisses it, is submitted, or when another control gets the focus."""

import pytest
from PIL import ImageChops

from desk.sway import SwayDesk
from planner import ADA


@pytest.fixture
def make_desk(make_desk_of):
    """A desk on Wayland with an on-screen keyboard."""
    return lambda **options: make_desk_of(SwayDesk, on_screen_keyboard=True, **options)


@pytest.fixture
def gallery(start_gallery):
    return start_gallery("on-screen-keyboard")


def keyboard_of(page):
    return page.desk.on_screen_keyboard


def go_to(gallery, name):
    """Moves the focus by keyboard to a field, and waits for the on-screen keyboard."""
    gallery.tab_to(name)
    keyboard_of(gallery).wait_shown()


def test_no_keyboard_before_a_field_has_the_focus(gallery):
    gallery.tree.settle()
    assert gallery.tree.focused() is None
    keyboard_of(gallery).wait_hidden()
    assert "activate" not in gallery.desk.log("squeekboard")


@pytest.mark.parametrize("name, purpose", [
    ("Name", "name"), ("Email", "email"), ("Phone", "phone"), ("Guests", "digits"),
    ("Amount", "number"), ("Web Address", "url"), ("Password", "password"),
    ("One-Time Code", "digits"),
])
def test_the_keyboard_has_the_keys_that_a_field_wants(gallery, name, purpose):
    gallery.tab_to(name)
    _, hints = keyboard_of(gallery).wait_shown(purpose)
    assert ("sensitive_data" in hints) == ("hidden_text" in hints) == (name == "Password")


def test_the_keyboard_appears_and_disappears_on_the_screen(gallery):
    def lower_half():
        image = gallery.desk.screen.image()
        return image.crop((0, image.height // 2, image.width, image.height))

    def differs(before):
        difference = ImageChops.difference(before, lower_half()).convert("L")
        changed = sum(difference.histogram()[6:])
        return changed > difference.width * difference.height // 2

    gallery.tree.settle()
    without = lower_half()
    go_to(gallery, "Email")
    gallery.desk.windows.wait(lambda: differs(without), "the keyboard on the screen")
    gallery.press("Escape")
    keyboard_of(gallery).wait_hidden()
    gallery.desk.windows.wait(lambda: not differs(without), "the screen without the keyboard")


def test_the_focused_field_stays_in_sight(gallery):
    """The keyboard covers the window's lower part, so the edited field is scrolled up."""
    go_to(gallery, "One-Time Code")
    field = gallery.field("One-Time Code")

    def in_sight():
        _, y, _, height = field.extents
        _, _, _, room = gallery.desk.windows.geometry(gallery.program.window)
        return room < 700 and 0 <= y and y + height <= room
    gallery.desk.windows.wait(in_sight, "the field above the keyboard")


def test_a_tap_on_its_keys_types(gallery):
    go_to(gallery, "Guests")
    keyboard_of(gallery).wait_shown("digits")
    image = gallery.desk.screen.image()
    # squeekboard's digits: three columns, the first row being 1 2 3.
    gallery.desk.pointer.click(image.width * 0.5, image.height * 0.62)
    field = gallery.field("Guests")
    gallery.tree.wait(lambda: field.text != "", "a digit in the field")
    assert field.text.isdigit()
    gallery.wait_focus("Guests")


@pytest.mark.parametrize("way", ["Escape", "button", "submit", "scroll", "tap"])
def test_the_keyboard_disappears(gallery, way):
    field = "One-Time Code" if way == "submit" else "Name"
    go_to(gallery, field)
    if way == "Escape":
        gallery.press("Escape")
    elif way == "submit":
        gallery.press("Return")
    elif way == "button":
        gallery.press("shift+Tab")
        gallery.wait_focus("Put the Keyboard Away")
    elif way == "scroll":
        gallery.desk.pointer.scroll(200, 200, 2)
    else:
        gallery.desk.pointer.click(300, 40)
    keyboard_of(gallery).wait_hidden()
    if way != "button":
        gallery.tree.wait_unfocused()
        gallery.wait_readout("Focus", "nothing")


def test_a_click_on_a_button_puts_the_keyboard_away(gallery):
    go_to(gallery, "Name")
    gallery.program.click(gallery.button("Put the Keyboard Away"))
    keyboard_of(gallery).wait_hidden()


def test_scrolling_leaves_the_keyboard_where_the_form_says_so(gallery):
    toggle = gallery.tab_to("Scrolling puts the keyboard away")
    gallery.press("space")
    gallery.tree.wait(lambda: "checked" not in toggle.states, "the switch to be off")
    gallery.press("shift+Tab")
    keyboard_of(gallery).wait_shown("digits")
    gallery.desk.pointer.scroll(200, 200, 2)
    gallery.tree.settle()
    assert gallery.focus == "One-Time Code"
    assert keyboard_of(gallery).is_visible


def test_a_form_that_asks_for_the_focus_has_the_keyboard_at_once(start_gallery):
    gallery = start_gallery("create-account")
    keyboard_of(gallery).wait_shown("name")
    gallery.keyboard.type("Ada\n")
    keyboard_of(gallery).wait_shown("email")
    gallery.keyboard.type("ada@example.org\n")
    keyboard_of(gallery).wait_shown("password")
    gallery.keyboard.type("correct horse\n")
    keyboard_of(gallery).wait_hidden()


def test_sign_up_and_log_in_on_wayland(make_desk, start_planner):
    """The sign-up and the log-in form, with the on-screen keyboard."""
    planner = start_planner(make_desk())
    keyboard = keyboard_of(planner)
    planner.wait_log_in()
    keyboard.wait_hidden()
    planner.open_sign_up()
    keyboard.wait_shown("name")
    planner.fill_sign_up(ADA)
    keyboard.wait_shown("password")
    planner.keyboard.press("Return")
    planner.wait_signed_up(ADA)
    keyboard.wait_hidden()
    planner.sign_out()
    planner.tab_to("Email")
    keyboard.wait_shown("email")
    planner.keyboard.type("nobody\n")
    planner.wait_focus("Email")
    keyboard.wait_shown("email")
    planner.keyboard.press("ctrl+a")
    planner.type_into("Email", ADA.email)
    planner.tab_to("Password")
    keyboard.wait_shown("password")
    planner.type_into("Password", ADA.password)
    planner.keyboard.press("Return")
    planner.wait_welcome(ADA)
    keyboard.wait_hidden()
