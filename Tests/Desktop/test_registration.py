"""The program's registration on the accessibility bus, while a screen reader is in a hurry."""

import pytest

from desk.registry import CuriousRegistry


@pytest.mark.parametrize("page", ["create-account", "collection"])
def test_a_screen_reader_asks_before_the_registration_is_complete(make_desk, focus_gallery, page):
    """GTK alone crashes (4.8 to 4.18)."""
    desk = make_desk(accessibility=False)
    registry = CuriousRegistry(desk.env["DBUS_SESSION_BUS_ADDRESS"])
    program = desk.start([focus_gallery, "--page", page])
    registry.wait()
    root = "/org/a11y/atspi/accessible/root"
    assert registry.early == {
        "GetApplication": (registry.early["name"], root),
        "GetChildren": "org.freedesktop.DBus.Error.Failed",
        "GetRoleName": "application",
        "Parent": "org.freedesktop.DBus.Error.Failed",
        "ChildCount": "org.freedesktop.DBus.Error.Failed",
        "name": registry.early["name"],
    }
    assert len(registry.late["GetChildren"]) == 1
    assert registry.late["ChildCount"] == 1
    assert registry.late["Parent"][1] == root
    assert program.is_running
    desk.windows.wait(
        lambda: (window := desk.windows.active()) and desk.windows.process(window) == program.pid, "its window")
