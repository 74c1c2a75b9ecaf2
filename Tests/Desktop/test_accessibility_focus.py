"""Accessibility focus, which moves the screen reader, with the real Orca.

Assert on speech first, on the tree after (see test_speech.py). The first key of a test is one that
does nothing: Orca 48 misses the focus that the first key after its start moves, in any program.
"""

import pytest

from desk.speech import Orca
from test_announcements import assert_said_whole, said_after, words_after

TEXT = "Your trip is booked"


@pytest.fixture
def page(start_gallery):
    gallery = start_gallery("accessibility-focus", orca=True)
    gallery.press("ctrl+u")
    gallery.desk.orca.settle()
    return gallery


def last_name_after(page, chord):
    """What Orca says last, without the shortcut that Orca 48 says after it."""
    return [said for said in words_after(page, chord) if said != "Ctrl+S"][-1]


def test_a_text_and_an_image_are_spoken_and_are_no_stops_of_tab(page):
    assert "Name text" in words_after(page, "Tab")
    assert last_name_after(page, "shift+Tab").startswith("Show a Sheet")
    assert_said_whole(said_after(page, "ctrl+t"), TEXT)
    # Tab goes on from there: to the field that follows; and back.
    assert "Name text" in words_after(page, "Tab")
    assert last_name_after(page, "shift+Tab").startswith("Show a Sheet")
    assert_said_whole(said_after(page, "ctrl+j"), "All is well")
    page.wait_readout("Accessibility focus", "image")
    page.wait_readout("Keyboard focus", "nothing")
    assert last_name_after(page, "shift+Tab").startswith("Show a Sheet")
    page.wait_readout("Accessibility focus", "nothing")


def test_spoken_where_nothing_has_had_the_focus(page):
    assert_said_whole(said_after(page, "ctrl+t"), TEXT)
    assert_said_whole(said_after(page, "ctrl+j"), "All is well")
    assert_said_whole(said_after(page, "ctrl+t"), TEXT)


def test_a_field_that_is_typed_into_keeps_the_keyboard(page):
    assert "Name text" in words_after(page, "Tab")
    assert_said_whole(said_after(page, "ctrl+t"), TEXT)
    page.keyboard.type("Ada")
    page.wait_readout("Accessibility focus", "text")
    page.wait_readout("Keyboard focus", "name")
    assert page.text("Name") == "Ada"
    page.press("Tab")
    page.wait_readout("Accessibility focus", "nothing")


def test_a_field_that_is_asked_for_in_the_same_turn_is_spoken_first(page):
    said = words_after(page, "ctrl+b")
    assert said == ["Name text", TEXT], said
    page.wait_readout("Accessibility focus", "text")
    page.wait_readout("Keyboard focus", "name")
    page.keyboard.type("Ada")
    page.desk.tree.wait(lambda: page.text("Name") == "Ada", "what was typed")


def test_a_control_takes_the_keyboard(page):
    assert "Name text" in words_after(page, "ctrl+f")
    page.wait_readout("Accessibility focus", "field")
    page.wait_readout("Keyboard focus", "name")


def test_what_the_same_action_puts_there(page):
    assert_said_whole(said_after(page, "ctrl+n"), "A seat is free")
    page.wait_readout("Accessibility focus", "news")


def test_for_one_technology(page):
    assert_said_whole(said_after(page, "ctrl+h"), "Itinerary")
    page.wait_readout("Title", "screen reader")
    page.press("Tab")
    page.wait_readout("Title", "nothing")


def test_after_a_sheet_has_gone(page):
    words_after(page, "Tab")
    words_after(page, "ctrl+s")
    for _ in range(2):          # (On GTK 4.18 the dialog is spoken before the first key.)
        if any("Take the Seat" in w for w in words_after(page, "Tab")):
            break
    said = said_after(page, "Return")
    words = [u.text.rstrip(".") for u in said]
    assert words.count("A seat is free") == 1 and words[-1] == "A seat is free", said
    assert not said[-1].is_cut, said
    page.wait_readout("Accessibility focus", "news")
    page.wait_readout("Keyboard focus", "name")


def test_after_a_delay_on_the_main_queue(page):
    orca = page.desk.orca
    mark = orca.mark()
    page.press("ctrl+d")
    orca.wait_spoken(TEXT, since=mark)
    orca.settle()
    assert sum(TEXT in text for text in orca.spoken(mark)) == 1
    page.wait_readout("Accessibility focus", "text")


def test_only_a_notification_with_priority_takes_it(start_gallery):
    page = start_gallery("notification", orca=True)
    page.press("ctrl+u")
    page.desk.orca.settle()
    words_after(page, "Tab")
    said = [w for w in words_after(page, "space") if w != "space"]
    assert said == ["Your train leaves in five minutes"], said
    page.wait_readout("Accessibility focus", "notification")
    page.press("Tab", "Tab")
    page.wait_readout("Accessibility focus", "nothing")
    page.wait_focus("Notify")
    page.desk.orca.settle()
    assert [w for w in words_after(page, "space") if w != "space"] == []
    page.wait_readout("Notification", "Your photos are in the library")
    page.wait_readout("Accessibility focus", "nothing")
    assert page.focus == "Notify"


def test_orca_comes_and_goes(start_gallery, make_desk):
    desk = make_desk()
    page = start_gallery("accessibility-focus", desk)
    page.tab_to("Go to the Text")
    desk.tree.feign_absence()
    # No screen reader is running: a write is dropped, and the keyboard focus stays.
    page.wait_readout("Technology", "none")
    page.press("ctrl+t")
    page.desk.tree.settle()
    page.wait_readout("Accessibility focus", "nothing")
    assert page.focus == "Go to the Text"
    page.program.expect_output("Screen coordinates not supported")
    desk.orca = Orca(desk)
    desk.orca.start()
    page.wait_readout("Technology", "there")
    # The earlier write is not repeated.
    page.wait_readout("Accessibility focus", "nothing")
    desk.orca.settle()
    words_after(page, "ctrl+u")
    words_after(page, "Tab")
    assert_said_whole(said_after(page, "ctrl+t"), TEXT)
    page.wait_readout("Accessibility focus", "text")
    desk.orca.stop()
    page.wait_readout("Technology", "none")
    page.wait_readout("Accessibility focus", "nothing")
    page.press("ctrl+j")
    page.desk.tree.settle()
    page.wait_readout("Accessibility focus", "nothing")
    desk.orca.start()
    page.wait_readout("Technology", "there")
    words_after(page, "ctrl+u")
    words_after(page, "Tab")
    words_after(page, "shift+Tab")
    assert_said_whole(said_after(page, "ctrl+j"), "All is well")
