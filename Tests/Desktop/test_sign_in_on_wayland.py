"""Signing in on Wayland, where a window comes to the front only if the one before lets it."""

from pathlib import Path

import pytest

from desk.sway import SwayDesk
from planner import ADA
from sign_in.browser import set_handler, set_way_back
from sign_in.provider import Provider, configure
from test_sign_in import WAITING, begin

_BROWSER = """[Desktop Entry]
Type=Application
Name=Browser
Exec=/usr/bin/python3 {program} %u
MimeType=x-scheme-handler/http;
"""


@pytest.fixture
def provider():
    with Provider(name=ADA.name) as provider:
        yield provider


def test_the_link_of_the_last_page_brings_the_window_to_the_front(
        make_desk_of, start_planner, vacation_planner, provider):
    desk = make_desk_of(SwayDesk)
    set_handler(desk, "http", "browser.desktop",
                _BROWSER.format(program=Path(__file__).parent / "sign_in/window_browser.py"))
    set_way_back(desk, vacation_planner)
    configure(desk, provider)
    provider.hold()
    planner = start_planner(desk)
    ours = planner.program.window
    begin(planner)
    planner.wait_label(WAITING)
    desk.windows.wait(lambda: desk.windows.active() not in (0, ours), "the browser", timeout=20)
    provider.release()
    desk.tree.wait_for(role="heading", name="Your Recovery Key", timeout=20)
    # It does not appear before the user asks for it.
    desk.tree.settle()
    assert desk.windows.active() != ours
    desk.keyboard.press("Return")
    desk.windows.wait(lambda: desk.windows.active() == ours, "the window in front")
    planner.wait_signed_up(ADA)
