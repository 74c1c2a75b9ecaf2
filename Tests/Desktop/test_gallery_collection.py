"""The gallery's list of 100,000 rows: by keyboard, as GTK's own lists are used."""

import pytest


@pytest.fixture
def gallery(start_gallery):
    return start_gallery("collection")


def test_the_keys_of_a_list_reach_its_end_and_its_letters(gallery):
    gallery.tree.wait_for(role="list", name="Cities")
    gallery.tab_to("Bergen 1")
    gallery.press("Down")
    gallery.wait_focus("Cadiz 2")
    gallery.wait_readout("Chosen", "2")
    gallery.press("End")
    gallery.wait_focus("Zug 100000")
    gallery.press("Up")
    gallery.wait_focus("Evora 99999")
    gallery.press("Home")
    gallery.wait_focus("Bergen 1")
    gallery.press("z")
    gallery.wait_focus("Zug 100")
    gallery.press("z")
    gallery.wait_focus("Zug 200")
    # No more rows than near the window are there for assistive technology.
    rows = [node for node in gallery.tree.nodes() if node.role == "list-item"]
    assert 3 < len(rows) < 200


def test_search_insertion_removal_and_a_row_by_its_number(gallery):
    gallery.press_button("Insert")
    gallery.wait_readout("First", "Bergen 100001")
    gallery.press_button("Remove First")
    gallery.wait_readout("First", "Bergen 1")
    gallery.press_button("Remove First")
    gallery.wait_readout("Rows", "99999")
    gallery.tab_to("Row number")
    gallery.keyboard.type("70000")
    gallery.press("Return")
    gallery.wait_readout("Chosen", "70000")
    # Tab goes to the row that is chosen.
    gallery.tab_to("Zug 70000")
    gallery.press("Down")
    gallery.wait_focus("Bergen 70001")
    gallery.press("ctrl+f")
    gallery.wait_focus("Search places")
    gallery.keyboard.type("Zug 99")
    gallery.wait_readout("Rows", "11")
