"""Signing in as a user does it: by keyboard, with Chromium, a real provider, a keyring, and Orca.

Vacation Planner opens the page of django-oauth-toolkit in Chromium, in which Ada logs in and allows it;
the page at the end leads back to the program's window. `make test-sign-in`.
"""

import json
import re

import pytest

from desk.sway import SwayDesk
from planner import ADA
from sign_in.chromium import Chromium
from sign_in.django_oauth import PASSWORD, USER, DjangoOAuthToolkit
from sign_in.keyring import Keyring
from test_sign_in import OPEN, SOON, begin


@pytest.fixture(scope="module")
def provider(tmp_path_factory):
    with DjangoOAuthToolkit(tmp_path_factory.mktemp("django")) as server:
        yield server


@pytest.fixture
def start(make_desk, make_desk_of, start_planner, vacation_planner, provider):
    """Starts Vacation Planner in a desk with all that a user has; on Wayland without Orca."""
    browsers = []

    def start(on_wayland=False):
        desk = make_desk_of(SwayDesk) if on_wayland else make_desk(orca=True)
        Keyring(desk)
        chromium = Chromium(desk, vacation_planner)
        browsers.append(chromium)
        folder = desk.directory / "config/vacation-planner"
        folder.mkdir()
        (folder / "providers.json").write_text(
            json.dumps({"providers": [provider.configuration()]}))
        planner = start_planner(desk)
        # (What GTK 4.8 writes whenever Orca asks where on the screen something is.)
        planner.program.expect_output("Screen coordinates not supported")
        return planner, chromium
    yield start
    for browser in browsers:
        browser.end()


def wait_spoken(desk, text, **options):
    """Where there is Orca."""
    if desk.orca is not None:
        desk.orca.wait_spoken(text, **options)


def log_in(desk, chromium):
    """At the provider's page, whose first field has the focus."""
    chromium.wait_page("Log in")
    chromium.focus_and_hear("Username:", "Username: entry")
    desk.keyboard.type(USER)
    desk.keyboard.press("Tab")
    chromium.wait_focus("Password:")
    wait_spoken(desk, "Password: password text")
    desk.keyboard.type(PASSWORD)
    desk.keyboard.press("Return")


def allow(desk, chromium):
    """At the page that asks whether Vacation Planner may know who the user is."""
    desk.tree.wait_for(role="push-button", name="Authorize", timeout=40)
    chromium.tab_to("Authorize")
    desk.keyboard.press("Return")


def come_back(planner, chromium):
    """From the page at the end, by its link."""
    chromium.wait_page("You can close this page – Vacation Planner")
    wait_spoken(planner.desk, "You can close this page", timeout=20)
    chromium.tab_to("Back to Vacation Planner")
    wait_spoken(planner.desk, "Back to Vacation Planner")
    planner.keyboard.press("Return")
    # Chromium asks whether it may open the program.
    chromium.confirm_opening()
    planner.desk.windows.wait_active(planner.program.window)


def test_the_whole_way_by_keyboard_with_orca(start):
    planner, chromium = start()
    desk, orca = planner.desk, planner.desk.orca
    begin(planner)
    log_in(desk, chromium)
    allow(desk, chromium)
    mark = orca.mark()
    come_back(planner, chromium)
    planner.wait_recovery_key()
    orca.wait_spoken("Group 1 of 6", since=mark)
    assert planner.has_label(SOON)
    planner.wait_signed_up(ADA)
    orca.wait_spoken("Your account has been created. Welcome, Ada Lovelace", since=mark)

    # Ada is signed in at the provider now, which asks for the consent only. The keyring has the key.
    planner.sign_out()
    mark = orca.mark()
    begin(planner)
    allow(desk, chromium)
    come_back(planner, chromium)
    planner.wait_welcome(ADA)
    orca.wait_spoken("Welcome, Ada Lovelace", since=mark)


def test_the_browser_is_closed_and_the_user_goes_back(start):
    planner, chromium = start()
    desk, keyboard, orca = planner.desk, planner.keyboard, planner.desk.orca
    begin(planner)
    chromium.wait_page("Log in")
    chromium.wait_focus("Username:")
    keyboard.press("alt+F4")
    desk.windows.wait_active(planner.program.window)
    planner.wait_focus(OPEN)
    mark = orca.mark()
    # The page is opened again, in a browser that is started again; here Ada refuses.
    keyboard.press("Return")
    log_in(desk, chromium)
    desk.tree.wait_for(role="push-button", name="Authorize", timeout=40)
    chromium.tab_to("Cancel")
    keyboard.press("Return")
    come_back(planner, chromium)
    reason = "The provider did not allow the sign-in, or it was cancelled there."
    planner.wait_label(reason)
    planner.wait_focus("Sign in with Example")
    orca.wait_spoken(re.escape(reason), since=mark)


def test_the_whole_way_by_keyboard_on_wayland(start):
    """The window comes to the front by the token that Chromium passes with the link."""
    planner, chromium = start(on_wayland=True)
    begin(planner)
    log_in(planner.desk, chromium)
    allow(planner.desk, chromium)
    come_back(planner, chromium)
    planner.wait_signed_up(ADA)
