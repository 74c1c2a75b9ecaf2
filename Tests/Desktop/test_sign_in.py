"""Signing in with a provider: the whole way, by keyboard, with a browser and a keyring."""

import re

import pytest

import audit
from planner import ADA, Planner
from sign_in.browser import Browser, remove_browsers
from sign_in.hostile import UntrustedProvider
from sign_in.keyring import Keyring
from sign_in.provider import Provider, configure
from test_planner_account import open_account

BUTTON = "Sign in with Example"
OPEN, WAITING = "Open the Page Again", "Go on in your browser."
NO_SERVICE = ("This desktop has no service that keeps secrets, or it is locked. So you need your "
              "recovery key the next time that you sign in after Vacation Planner has ended.")

SOON = "Your account is created as soon as you have your recovery key."


@pytest.fixture
def provider():
    with Provider(name=ADA.name, email=ADA.email) as provider:
        yield provider


def begin(planner):
    planner.tab_to(BUTTON)
    planner.keyboard.press("Return")


def wait_failed(planner, message):
    """Waits for the reason, with the focus back on the button."""
    planner.wait_label(message, timeout=20)
    planner.wait_focus(BUTTON)
    planner.tree.wait(lambda: message in (audit.described(planner.button(BUTTON)) or ""),
                      f"a button described by {message!r}")


def test_the_whole_way_by_keyboard(desk, start_planner, provider):
    keyring = Keyring(desk)
    browser = Browser(desk)
    configure(desk, provider)
    planner = start_planner(desk)

    # Nothing is asked for before the user asks.
    assert provider.requests == []
    provider.hold()
    begin(planner)
    planner.wait_label(WAITING)
    planner.wait_focus(OPEN)
    provider.wait_request("/authorize")
    planner.keyboard.press("Return")
    provider.wait_request("/authorize", 2)
    planner.tab_to("Cancel")
    planner.keyboard.press("Return")
    wait_failed(planner, "The sign-in was cancelled.")
    # The way back is closed.
    provider.release()
    assert [page["html"] for page in (browser.wait_page(2), *browser.pages())] == [None] * 3

    planner.keyboard.press("Return")
    planner.wait_recovery_key()
    page = browser.wait_page(3)
    assert page["status"] == 200
    assert "<h1>You can close this page</h1>" in page["html"]
    assert '<html lang="en" dir="ltr">' in page["html"]
    assert 'href="org.tabstop.vacationplanner:/signed-in"' in page["html"]
    assert page["headers"]["Cache-Control"] == "no-store"
    assert planner.has_label(SOON)
    planner.wait_signed_up(ADA)
    assert planner.has_label("Your account has been created.")
    assert planner.has_label(f"Signed in as {ADA.email}")
    planner.program.close()
    # One item for the way, which says nothing of the user.
    item, = keyring.items()
    assert item.pop("xdg:schema") == "org.tabstop.VacationPlanner.SignIn"
    assert re.fullmatch("[0-9a-f]{32}", item.pop("item"))
    assert item == {"kind": "data-key"}

    # The keyring has the key of the data.
    planner = start_planner(desk)
    begin(planner)
    planner.wait_welcome(ADA)
    tokens = provider.tokens[-3:]
    planner.sign_out()
    planner.wait_label("You are still signed in at Example in your browser.")
    assert provider.revoked == [tokens[1], tokens[0]]
    planner.tab_to("Sign Out at Example")
    planner.keyboard.press("Return")
    provider.wait_request("/end")


def test_a_provider_is_set_up_in_the_program(desk, start_planner, provider):
    """And each failure has its sentence. The desk has no service that keeps secrets."""
    provider.claims = {"sub": "user-1"}
    browser = Browser(desk)
    planner = start_planner(desk)
    planner.tab_to("Sign in with OpenID")
    planner.keyboard.press("Return")
    planner.wait_focus("Name")
    planner.type_into("Name", "Example")
    planner.keyboard.press("Return")
    planner.wait_focus("Issuer")
    planner.keyboard.type("example.org")
    planner.tab_to("Test")
    planner.keyboard.press("Return")
    planner.wait_error("Issuer must be an address like https://login.example.org", "Issuer")

    def try_issuer(issuer):
        planner.keyboard.press("ctrl+a")
        planner.keyboard.type(issuer)
        planner.tab_to("Test")
        planner.keyboard.press("Return")

    def wait_refused(reason):
        planner.wait_focus("Issuer")
        planner.tree.wait(lambda: planner.described_by("Issuer").startswith(reason), reason)

    try_issuer(f"{provider.issuer}/other")
    wait_refused("The provider is not set up correctly. Check its issuer and client ID")
    with UntrustedProvider() as untrusted:
        try_issuer(untrusted.issuer)
        wait_refused("The provider’s certificate is not trusted, so nothing was sent to it.")
        assert untrusted.requests == []
    try_issuer(untrusted.issuer)
    wait_refused("The provider cannot be reached. Check your network connection and try again.")
    try_issuer(provider.issuer)
    planner.wait_label(f"The provider was found: {provider.issuer}. One can sign out there, too. "
                       "Whether it knows the client ID shows at the first sign-in.")
    after = "Address After Signing Out (Optional)"
    planner.tab_to(after)
    planner.keyboard.type("http://localhost/signed-out\n")
    planner.wait_error("Address after signing out must be like http://127.0.0.1/signed-out", after)
    planner.keyboard.press("ctrl+a")
    planner.keyboard.type("http://127.0.0.1/signed-out")
    # A file is where the folder would be.
    folder = desk.directory / "config" / "vacation-planner"
    folder.parent.mkdir(exist_ok=True)
    folder.touch(exist_ok=False)
    planner.tab_to("Add")
    planner.keyboard.press("Return")
    planner.wait_label(f"The provider could not be saved. {folder}/providers.json: "
                       "This file cannot be written.")
    planner.wait_focus("Add")
    folder.unlink()
    planner.keyboard.press("Return")
    planner.wait_log_in()

    provider.error = "access_denied"
    begin(planner)
    wait_failed(planner, "The provider did not allow the sign-in, or it was cancelled there.")
    provider.error = None
    provider.wrong = {"nonce": "another"}
    planner.keyboard.press("Return")
    wait_failed(planner, "The provider’s answer cannot be trusted, so you are not signed in. "
                         "Ask its administrator.")
    provider.wrong = {}

    # The provider gives no name.
    planner.keyboard.press("Return")
    planner.wait_focus("Full Name", timeout=20)
    planner.keyboard.press("Escape")
    wait_failed(planner, "The sign-in was not finished.")
    planner.keyboard.press("Return")
    planner.wait_focus("Full Name", timeout=20)
    planner.keyboard.type(f"{ADA.name}\n")
    planner.wait_recovery_key()
    assert planner.has_label(f"{SOON} {NO_SERVICE}")
    key = planner.write_recovery_key_down()
    planner.wait_welcome(ADA)
    planner.program.close()

    planner = start_planner(desk)
    begin(planner)
    planner.wait_focus("Recovery Key", timeout=20)
    planner.keyboard.type("CDFGHJ\n")
    planner.wait_focus("Recovery Key")
    planner.keyboard.press("ctrl+a")
    planner.keyboard.type(f"{key}\n")
    planner.wait_welcome(ADA)
    assert planner.has_label(NO_SERVICE)

    # The provider sends the browser back after signing out.
    planner.sign_out()
    planner.tab_to("Sign Out at Example")
    pages = len(browser.pages())
    planner.keyboard.press("Return")
    planner.wait_label("You are signed out at Example, too.")
    planner.wait_no_label("You are still signed in at Example in your browser.")
    # The button is gone; what follows it has the focus.
    planner.wait_focus("Email")
    page = browser.wait_page(pages + 1)
    assert page["status"] == 200 and "You are signed out. Go on in Vacation Planner." in page["html"]
    begin(planner)
    planner.wait_welcome(ADA)


def test_a_provider_of_the_command_line(desk, vacation_planner, provider):
    """It is there for one start, and cannot be removed."""
    provider.wrong = {"aud": "tried-out"}
    Browser(desk)
    folder = desk.directory / "planner"
    program = desk.launch([vacation_planner, "--data-dir", folder, "--provider", provider.issuer,
                           "--client-id", "tried-out"])
    planner = Planner(desk, program, folder)
    planner.tab_to("Set Up Providers…")
    planner.keyboard.press("Return")
    planner.wait_label(f"127.0.0.1: {provider.issuer}")
    assert planner.tree.find(role="push-button", name="Remove 127.0.0.1") is None
    planner.keyboard.press("Escape")
    planner.tab_to("Sign in with 127.0.0.1")
    planner.keyboard.press("Return")
    planner.wait_signed_up(ADA)
    program.close()
    assert not (desk.directory / "config/vacation-planner").exists()


def test_an_account_with_the_same_address_is_joined_by_its_password(
        desk, start_planner, provider, store_of_ada):
    Keyring(desk)
    remove_browsers(desk)
    configure(desk, provider)
    planner = start_planner(desk, store_of_ada)

    # Without a browser there is a way on, too.
    begin(planner)
    planner.wait_label("No browser could be opened. Copy the address, and open it in a browser on "
                       "this computer.")
    planner.wait_focus("Copy the Address")
    planner.tab_to("Cancel")
    planner.keyboard.press("Return")
    wait_failed(planner, "The sign-in was cancelled.")

    Browser(desk)
    planner.keyboard.press("Return")
    planner.wait_focus("Password", timeout=20)
    assert planner.text("Email") == ADA.email
    planner.keyboard.type("wrong password\n")
    planner.wait_error("Email or password is wrong", "Password")
    planner.keyboard.type(f"{ADA.password}\n")
    planner.wait_welcome(ADA)
    assert planner.has_label("You can sign in with Example from now on.")
    assert len(planner.store.accounts()) == 1
    planner.sign_out()
    begin(planner)
    planner.wait_welcome(ADA)
    planner.sign_out()
    planner.log_in(ADA)


def test_an_end_while_the_recovery_key_is_shown_loses_nothing(desk, start_planner, provider):
    """On a desk without a keyring only the recovery key opens the account."""
    Browser(desk)
    configure(desk, provider)
    planner = start_planner(desk)
    begin(planner)
    planner.wait_recovery_key()
    planner.program.kill()
    assert planner.store.accounts() == []

    # Quitting is the same, and so is going back.
    planner = start_planner(desk)
    begin(planner)
    planner.wait_recovery_key()
    planner.program.close()
    assert planner.store.accounts() == []
    planner = start_planner(desk)
    begin(planner)
    planner.wait_recovery_key()
    planner.keyboard.press("Escape")
    wait_failed(planner, "The sign-in was not finished.")
    assert planner.store.accounts() == []

    planner.keyboard.press("Return")
    key = planner.write_recovery_key_down()
    planner.wait_welcome(ADA)
    planner.program.close()
    planner = start_planner(desk)
    begin(planner)
    planner.wait_focus("Recovery Key", timeout=20)
    planner.keyboard.type(f"{key}\n")
    planner.wait_welcome(ADA)


def test_two_desktops_finish_the_first_sign_in_at_once(make_desk, start_planner, provider, tmp_path):
    """There is one account, with one recovery key, which opens it on the other desktop, too."""
    def start():
        desk = make_desk()
        Browser(desk)
        configure(desk, provider)
        planner = start_planner(desk, tmp_path / "planner")
        begin(planner)
        planner.wait_recovery_key()
        return planner
    first, second = start(), start()
    key = second.write_recovery_key_down()
    second.wait_welcome(ADA)
    first.write_recovery_key_down()
    first.wait_focus("Recovery Key", timeout=20)
    assert first.described_by("Recovery Key").startswith(
        "Your account was created in another window. Type the recovery key that was shown there")
    first.keyboard.type(f"{key}\n")
    first.wait_welcome(ADA)
    assert len(first.store.accounts()) == 1


def test_going_back_leaves_no_key(desk, start_planner, provider):
    keyring = Keyring(desk)
    Browser(desk)
    configure(desk, provider)
    planner = start_planner(desk)
    begin(planner)
    planner.wait_recovery_key()
    assert len(keyring.items()) == 1
    planner.tab_to("Cancel")
    planner.keyboard.press("Return")
    wait_failed(planner, "The sign-in was not finished.")
    planner.tree.wait(lambda: keyring.items() == [], "the key to be removed")


def test_a_locked_keyring_is_no_dead_end(desk, start_planner, provider):
    keyring = Keyring(desk)
    Browser(desk)
    configure(desk, provider)
    planner = start_planner(desk)
    begin(planner)
    key = planner.write_recovery_key_down()
    planner.wait_welcome(ADA)
    planner.sign_out()
    keyring.lock()
    begin(planner)
    planner.wait_focus("Recovery Key", timeout=20)
    planner.keyboard.type(f"{key}\n")
    planner.wait_welcome(ADA)
    assert planner.has_label(NO_SERVICE)


def test_each_way_to_an_account_can_be_added_and_removed_but_not_the_last(
        desk, start_planner, provider):
    keyring = Keyring(desk)
    Browser(desk)
    configure(desk, provider)
    planner = start_planner(desk)

    def press(name):
        planner.tab_to(name)
        planner.keyboard.press("Return")

    begin(planner)
    planner.wait_signed_up(ADA)
    open_account(planner)
    planner.wait_label("You can sign in with Example.")
    assert not planner.has_label("Remove Example…")

    # Without a password the provider confirms the user: not, at first.
    provider.hold()
    press("Set a Password…")
    planner.wait_focus("New Password")
    planner.keyboard.type(f"{ADA.password}\n")
    planner.wait_focus(OPEN, timeout=20)
    press("Cancel")
    planner.wait_error("The sign-in was cancelled.", "New Password")
    provider.release()
    planner.keyboard.press("Return")
    planner.wait_focus("Change Password…", timeout=20)

    press("Remove Example…")
    planner.wait_focus("Password")
    planner.keyboard.type(f"{ADA.password}\n")
    planner.wait_no_label("You can sign in with Example.")
    assert not planner.has_label("Remove Password…")

    press("Sign In with Example Too…")
    planner.wait_focus("Password")
    planner.keyboard.type(f"{ADA.password}\n")
    planner.wait_label("You can sign in with Example.", timeout=20)
    press("Remove Password…")
    planner.wait_focus("Password")
    planner.keyboard.type(f"{ADA.password}\n")
    planner.button("Set a Password…")

    # Another user of the provider must not delete the account.
    provider.claims["sub"] = "user-2"
    press("Delete Account…")
    press("Delete Account")
    planner.wait_label("You signed in as somebody else there. Sign in with the user that belongs to "
                       "this account.", timeout=20)
    provider.claims["sub"] = "user-1"
    # The sheet over the form is gone when the form is active again: no key reaches it before that.
    planner.tree.wait(lambda: getattr(planner.tree.active_window(), "name", "") == "Delete Account",
                      "the form to be active")
    press("Delete Account")
    planner.wait_log_in()
    assert planner.store.accounts() == []
    planner.tree.wait(lambda: keyring.items() == [], "the account's key to be removed")
