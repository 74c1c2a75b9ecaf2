"""Tests of bars, search and stacks of pages in the gallery, controlled by keyboard."""


def test_going_back_restores_the_field(start_gallery):
    gallery = start_gallery("navigation")
    gallery.tab_to("Name")
    gallery.tab_to("City")
    gallery.type_into("City", "Oslo")
    gallery.press("Return")
    gallery.wait_readout("Path", "hotels")
    gallery.wait_focus("Guests")
    gallery.wait_title("Choose a Hotel")
    gallery.keyboard.type("2")
    gallery.press("Escape")
    gallery.wait_readout("Path", "empty")
    gallery.wait_focus("City")
    gallery.wait_readout("Focus", "city")
    assert gallery.text("City") == "Oslo"


def test_a_link_leads_on_and_the_page_dismisses_itself(start_gallery):
    gallery = start_gallery("navigation")
    gallery.tab_to("Hotels")
    gallery.press("space")
    gallery.wait_focus("Guests")
    gallery.press_button("Done")
    gallery.wait_focus("Hotels")
    gallery.press("space")
    gallery.wait_focus("Guests")
    gallery.press("alt+Left")
    gallery.wait_focus("Hotels")


def test_search_begins_with_control_f_and_ends_with_escape(start_gallery):
    gallery = start_gallery("search")
    gallery.wait_readout("Found", "6")
    gallery.press("ctrl+f")
    gallery.wait_readout("Focus", "search")
    gallery.keyboard.type("lo")
    gallery.wait_readout("Found", "2")
    gallery.press("Return")
    gallery.wait_readout("Submitted", "lo")
    gallery.press("Escape")
    gallery.wait_readout("Found", "6")
    gallery.wait_readout("Focus", "nothing")


def test_the_keyboard_bar_moves_the_focus(start_gallery):
    gallery = start_gallery("keyboard-toolbar")
    gallery.tab_to("Street")
    gallery.button("Done")
    gallery.tab_to("City")
    gallery.wait_readout("Focus", "city")
    gallery.program.click(gallery.button("Next"))
    gallery.wait_readout("Focus", "code")
    gallery.press_button("Done")
    gallery.wait_readout("Focus", "nothing")
