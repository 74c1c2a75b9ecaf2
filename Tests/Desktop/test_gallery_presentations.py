"""Sheets, alerts, dialogs and popovers of the gallery, by keyboard; and what Orca says of them."""

import re


def test_a_profile_is_edited_in_a_sheet_and_the_confirmation_stands(start_gallery):
    gallery = start_gallery("profile")
    gallery.press_button("Edit Profile")
    gallery.wait_focus("Name")
    gallery.press("ctrl+a")
    gallery.keyboard.type("Grace Hopper")
    gallery.press("Return")
    gallery.wait_label("Profile saved successfully")
    gallery.wait_readout("Name", "Grace Hopper")
    # (The harness listens as an assistive technology does.)
    gallery.wait_readout("Accessibility focus", "confirmation")
    gallery.press("Tab")
    gallery.wait_focus("Edit Profile")


def test_cancelling_gives_the_focus_back_and_says_nothing(start_gallery):
    gallery = start_gallery("profile")
    for leave in ("Escape", "button"):
        gallery.press_button("Edit Profile")
        gallery.wait_focus("Name")
        if leave == "Escape":
            gallery.press("Escape")
        else:
            gallery.press_button("Cancel")
        gallery.wait_focus("Edit Profile")
        gallery.wait_readout("Sheet", "closed")
        assert not gallery.has_label("Profile saved successfully")


def test_a_sheet_has_a_focus_of_its_own_and_gives_it_back(start_gallery):
    gallery = start_gallery("presentations")
    gallery.press_button("Show Sheet")
    gallery.wait_focus("Second")
    gallery.press_button("Show Another")
    gallery.wait_label("A sheet in a sheet")
    gallery.press("Escape")
    gallery.wait_focus("Show Another")
    gallery.press("Escape")
    gallery.wait_focus("Show Sheet")
    gallery.wait_readout("Last", "sheet")


def test_a_value_written_as_the_sheet_closes_decides(start_gallery):
    gallery = start_gallery("presentations")
    gallery.press_button("Show Sheet")
    gallery.wait_focus("Second")
    gallery.press_button("Close and Go to Other")
    gallery.wait_focus("Other")
    gallery.wait_readout("Focus", "other")


def test_an_alert_by_keyboard(start_gallery):
    gallery = start_gallery("presentations")
    gallery.press_button("Show Alert")
    gallery.wait_focus("Cancel")
    gallery.press("Escape")
    gallery.wait_focus("Show Alert")
    gallery.wait_readout("Last", "kept")
    gallery.press_button("Show Alert")
    gallery.wait_focus("Cancel")
    gallery.press_button("Delete")
    gallery.wait_focus("Show Alert")
    gallery.wait_readout("Last", "deleted")


def test_a_field_in_an_alert(start_gallery):
    gallery = start_gallery("presentations")
    gallery.press_button("Ask")
    gallery.type_into("Name", "Ada")
    gallery.press("Return")
    gallery.wait_focus("Ask")
    gallery.wait_readout("Reply", "Ada")
    gallery.wait_readout("Last", "answered")


def test_a_confirmation_dialog_by_keyboard(start_gallery):
    gallery = start_gallery("presentations")
    gallery.press_button("Show Dialog")
    gallery.wait_focus("Name")
    gallery.press("Tab", "space")
    gallery.wait_focus("Show Dialog")
    gallery.wait_readout("Last", "by date")


def test_a_popover_by_keyboard(start_gallery):
    gallery = start_gallery("presentations")
    gallery.press_button("Show Popover")
    gallery.wait_focus("In the Popover")
    gallery.press("Escape")
    gallery.wait_focus("Show Popover")
    gallery.press_button("Show Popover")
    gallery.wait_focus("In the Popover")
    gallery.press_button("Done")
    gallery.wait_focus("Show Popover")
    gallery.wait_readout("Last", "popover")


def _press_until_spoken(gallery, chord, pattern):
    orca = gallery.desk.orca
    for _ in range(12):
        mark = orca.mark()
        gallery.press(chord)
        orca.wait_spoken(".", since=mark)
        orca.settle()
        if any(re.search(pattern, text) for text in orca.spoken(mark)):
            return
    raise AssertionError(f"{chord} never leads to {pattern!r}: {orca.spoken()}")


def test_orca_says_title_and_message_of_an_alert_and_where_the_focus_goes_back(start_gallery):
    gallery = start_gallery("presentations", orca=True)
    orca = gallery.desk.orca
    _press_until_spoken(gallery, "Tab", "Show Alert")
    mark = orca.mark()
    gallery.press("space")
    orca.wait_spoken("Cancel", since=mark)
    orca.settle()
    words = " ".join(orca.spoken(mark))
    assert len(re.findall("Delete this note", words)) == 1, orca.spoken(mark)
    assert len(re.findall("It cannot be brought back", words)) == 1, orca.spoken(mark)
    mark = orca.mark()
    gallery.press("Escape")
    orca.wait_spoken("Show Alert", since=mark)


def test_orca_says_the_title_of_a_sheet_and_where_the_focus_goes_back(start_gallery):
    gallery = start_gallery("presentations", orca=True)
    orca = gallery.desk.orca
    _press_until_spoken(gallery, "Tab", "Show Sheet")
    mark = orca.mark()
    gallery.press("space")
    orca.wait_spoken("A Sheet", since=mark)
    orca.wait_spoken("Second", since=mark)
    orca.settle()
    mark = orca.mark()
    gallery.press("Escape")
    orca.wait_spoken("Show Sheet", since=mark)


def test_orca_says_that_the_profile_was_saved_when_the_sheet_is_gone(start_gallery):
    gallery = start_gallery("profile", orca=True)
    orca = gallery.desk.orca
    _press_until_spoken(gallery, "Tab", "Edit Profile")
    gallery.press("space")
    orca.wait_spoken("Name")
    orca.settle()
    mark = orca.mark()
    gallery.press("Return")
    orca.wait_spoken("Profile saved successfully", since=mark)
    orca.settle()
    said = " ".join(orca.spoken(mark))
    assert len(re.findall("Profile saved successfully", said)) == 1, orca.spoken(mark)
