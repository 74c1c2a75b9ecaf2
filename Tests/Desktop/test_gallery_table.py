"""The gallery's table: rows, titles that sort, the line beside it, tokens, dragging."""

import pytest


@pytest.fixture
def gallery(start_gallery):
    return start_gallery("table")


def test_a_row_says_its_cells_with_their_titles(gallery):
    gallery.tab_to("Berlin, Country Germany, Thousands 3,700")
    gallery.press("Down")
    gallery.wait_readout("Chosen", "Hamburg")
    gallery.wait_focus("Hamburg, Country Germany, Thousands 1,900")


def test_titles_sort_by_keyboard(gallery):
    gallery.press_button("Thousands")
    gallery.wait_readout("Order", "Porto Lisbon Hamburg Rome Berlin")
    gallery.wait_focus("Thousands, sorted ascending")
    gallery.press("space")
    gallery.wait_readout("Order", "Berlin Rome Hamburg Lisbon Porto")
    gallery.wait_focus("Thousands, sorted descending")


def test_tokens_are_chosen_and_removed_by_keyboard(gallery):
    gallery.press("ctrl+f")
    gallery.wait_focus("Search cities or countries")
    gallery.tab_to("Portugal")
    gallery.press("space")
    gallery.wait_readout("Countries", "Portugal")
    gallery.wait_readout("Found", "2")
    gallery.wait_focus("Search cities or countries")
    gallery.press("BackSpace")
    gallery.wait_readout("Countries", "")


def test_a_token_is_a_stop_of_tab_that_delete_removes(gallery):
    gallery.press("ctrl+f")
    gallery.wait_focus("Search cities or countries")
    gallery.tab_to("Italy")
    gallery.press("space")
    gallery.wait_readout("Countries", "Italy")
    gallery.press("shift+Tab")
    gallery.wait_focus("Italy")
    gallery.press("Delete")
    gallery.wait_readout("Countries", "")
    gallery.wait_focus("Search cities or countries")


def test_a_city_is_dragged_to_the_favourites(gallery):
    gallery.tab_to("Berlin, Country Germany, Thousands 3,700")
    gallery.press("Down")
    gallery.wait_label("Favourites: none")

    def middle(text):
        node = max((n for n in gallery.tree.nodes() if n.role == "label" and n.text == text),
                   key=lambda n: n.extents[0])
        x, y, w, h = gallery.program.box(node)
        return x + w / 2, y + h / 2
    start, end = middle("Hamburg"), middle("Favourites: none")
    pointer = gallery.desk.pointer
    pointer.move(*start)
    pointer.press()
    # A drag begins with a move, and what is below the pointer answers to the next.
    for x, y in [(start[0] + 30, start[1] + 5), (end[0] - 5, end[1]), end]:
        pointer.move(x, y)
        gallery.tree.settle(0.3)
    pointer.release()
    gallery.wait_label("Favourites: Hamburg")
