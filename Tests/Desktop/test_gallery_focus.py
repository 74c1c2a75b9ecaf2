"""The gallery's pages about the focus itself, driven by keyboard."""

import re


def test_default_focus_and_reset(start_gallery):
    gallery = start_gallery("default-focus")
    gallery.wait_readout("Focus", "city")
    gallery.press("shift+Tab")
    gallery.wait_readout("Focus", "street")
    gallery.keyboard.type("Elm")
    gallery.wait_readout("Street", "Elm")
    gallery.press_button("Start Over")
    gallery.wait_readout("Focus", "city")
    gallery.wait_readout("Street", "")
    gallery.press_button("Reset from Outside")
    gallery.wait_focus("Reset from Outside")


def test_entering_a_scope_goes_to_its_default(start_gallery):
    gallery = start_gallery("scopes")
    gallery.wait_readout("Focus", "email")
    gallery.press("Tab")
    gallery.wait_readout("Focus", "code")
    gallery.press("shift+Tab")
    gallery.wait_readout("Focus", "card")


def test_a_submit_scope_keeps_what_is_inside(start_gallery):
    gallery = start_gallery("submit-scope")
    gallery.press("Tab", "Return")
    gallery.wait_readout("Submitted", "form")
    gallery.press("Tab", "Return")
    gallery.wait_readout("Submitted", "form, tag")
    gallery.press_button("Let Through")
    gallery.wait_readout("Scope", "open")
    gallery.press("shift+Tab", "shift+Tab", "Return")
    gallery.wait_readout("Submitted", "form, tag, form, tag")


def test_return_is_named_once(start_gallery):
    gallery = start_gallery("submit-scope", orca=True)
    orca = gallery.desk.orca
    gallery.press("Tab")
    orca.wait_spoken("^Name text")
    since = orca.mark()
    gallery.press("Tab")
    orca.wait_spoken("^Tag text", since)
    orca.settle()
    said = " ".join(orca.spoken(since))
    assert len(re.findall("Return: Next", said)) == 1, said


def test_the_first_control_of_a_window_without_a_focus_is_heard_whole(start_gallery):
    gallery = start_gallery("on-screen-keyboard", orca=True)
    gallery.press("Tab")
    gallery.desk.orca.wait_spoken("^Put the Keyboard Away (push )?button")


def test_a_toolbar_acts_on_what_has_the_focus(start_gallery):
    gallery = start_gallery("focused-values")
    gallery.wait_label("Note: none")
    gallery.tab_to("Shopping")
    gallery.wait_label("Note: Shopping")
    gallery.press("ctrl+j")
    gallery.wait_readout("Shopping", "MILK")
    gallery.press("Tab")
    gallery.wait_label("Note: Packing")
    gallery.press("ctrl+shift+k")
    gallery.wait_readout("Packing", "")
    gallery.wait_readout("Shopping", "MILK")


def test_keys_go_to_the_views_around_the_focus(start_gallery):
    gallery = start_gallery("key-presses")
    gallery.press("Tab")
    gallery.wait_focus("Suggestions")
    gallery.press("Down")
    gallery.wait_readout("Inner", "down")
    gallery.press("Up")
    gallery.wait_readout("Inner", "up released")
    gallery.press("Escape")
    gallery.wait_readout("Command", "exit")
    gallery.press("Tab")
    gallery.wait_focus("Digits")
    gallery.keyboard.type("4x2")
    gallery.wait_readout("Inner", "refused x")
    gallery.wait_readout("Digits", "42")
    gallery.press("Tab")
    gallery.wait_focus("Card")
    gallery.press("Left")
    gallery.wait_readout("Command", "move left")
    gallery.press("Delete")
    gallery.wait_readout("Command", "delete")


def test_a_rating_is_worked_by_arrow_keys(start_gallery):
    gallery = start_gallery("focusable")
    gallery.press("Tab", "Tab")
    gallery.wait_readout("Focus", "rating")
    gallery.press("Right", "Right", "Right")
    gallery.wait_readout("Rating", "5")
    gallery.press("Left")
    gallery.wait_readout("Rating", "4")
    gallery.wait_label("Arrow keys change the rating")
    gallery.press("Tab")
    gallery.wait_readout("Focus", "nothing")
    gallery.press("space")
    gallery.wait_readout("Focus", "rating")


def test_a_click_on_a_button_that_asks_for_a_field_leaves_it_the_focus(start_gallery):
    gallery = start_gallery("create-account")
    gallery.wait_readout("Focus", "name")
    gallery.press("Tab")
    gallery.wait_readout("Focus", "email")
    gallery.program.click(gallery.button("Create Account"))
    gallery.wait_readout("Focus", "name")
    # A change of the focus by the click itself would come with the following events.
    gallery.keyboard.type("Ann")
    gallery.wait_readout("Full Name", "Ann")
    gallery.wait_readout("Focus", "name")


def test_return_ends_a_composition_and_submits_nothing(start_gallery):
    gallery = start_gallery("edit-tag")
    gallery.wait_readout("Focus", "title")
    # GTK's own input method: the letter with this number.
    gallery.press("ctrl+a", "ctrl+shift+u", "4", "1", "Return")
    gallery.wait_readout("Title", "A")
    assert gallery.readout("Focus") == "title"
    gallery.press("Return")
    gallery.wait_readout("Focus", "symbol")
