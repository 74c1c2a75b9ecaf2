"""A menu bar extra in the desktop's panel, which comes and goes."""

import pytest

from desk.panel import Panel


@pytest.fixture
def start_extra(desk, focus_gallery):
    """Starts a program that is only an extra."""
    return lambda: desk.start([focus_gallery, "--extra"])


def wait_item(desk, panel):
    """Waits until the panel shows an item, and returns it."""
    desk.windows.wait(lambda: panel.items, "an item in the panel")
    (item,) = panel.items
    return item


def test_its_menu_is_in_the_panel(desk, start_extra):
    with Panel(desk) as panel:
        program = start_extra()
        item = wait_item(desk, panel)
        assert desk.windows.of_process(program.pid) == []
        assert panel.get(item, "ItemIsMenu")
        assert panel.get(item, "XAyatanaLabel") == "Count: 0"
        assert [properties for _, properties in panel.menu(item)] == [
            {"label": "Count"},
            {"label": "In tens", "toggle-type": "checkmark", "toggle-state": 0},
            {"type": "separator"},
            {"label": "Remove"},
        ]
        panel.choose(item, "Count")
        panel.choose(item, "In tens")
        assert panel.menu(item)[1][1]["toggle-state"] == 1
        panel.choose(item, "Count")
        assert panel.get(item, "XAyatanaLabel") == "Count: 11"
        # Without its only scene the program ends.
        panel.choose(item, "Remove")
        assert program.wait_exit() == 0
        desk.windows.wait(lambda: not panel.items, "the item to be gone")


def test_it_waits_for_a_panel_that_starts_again(desk, start_extra):
    with Panel(desk) as panel:
        program = start_extra()
        panel.choose(wait_item(desk, panel), "Count")
    with Panel(desk) as panel:
        item = wait_item(desk, panel)
        assert panel.get(item, "XAyatanaLabel") == "Count: 1"
        panel.choose(item, "Remove")
        assert program.wait_exit() == 0


def test_it_is_a_window_until_there_is_a_panel(desk, start_extra):
    program = start_extra().wait_window()
    program.expect_output("The desktop's panel shows no status items")
    application, = desk.tree.applications()
    with Panel(desk) as panel:
        item = wait_item(desk, panel)
        # The panel has the way into the program now.
        desk.windows.close(program.window)
        desk.windows.wait(lambda: not desk.windows.of_process(program.pid), "no window")
        assert (application.children, application.child(0)) == ([], None)
        panel.choose(item, "Count")
        assert panel.get(item, "XAyatanaLabel") == "Count: 1"
        panel.choose(item, "Remove")
        assert program.wait_exit() == 0
