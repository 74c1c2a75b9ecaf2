"""The form that creates an account, field by field."""

import re
import stat

import pytest

from page import BULLET
from planner import ADA, EMMY, Someone

NAME_ERROR = "Name is required"
EMAIL_ERROR = "Valid email is required"
PASSWORD_ERROR = "Password must be at least 8 characters"
TAKEN = "This email already has an account"
ERRORS = (NAME_ERROR, EMAIL_ERROR, PASSWORD_ERROR, TAKEN)


@pytest.fixture
def form(planner):
    """Vacation Planner at its sign-up form."""
    planner.open_sign_up()
    return planner


def shown_errors(planner):
    return [label for label in planner.labels() if label in ERRORS]


def test_it_appears_with_the_focus_on_full_name_and_one_can_type_at_once(planner):
    planner.tab_to("Create an Account")
    planner.keyboard.type("\nAda")      # Without waiting for the form.
    planner.tree.wait_for(role="text", name="Full Name", text="Ada")
    planner.wait_title("Sign Up")
    for text in ("Personal Info", "Security", "Full Name", "Email", "Password"):
        assert planner.has_label(text), text
    assert planner.button("Create Account") and planner.button("Back")


def test_return_goes_from_field_to_field(form):
    form.keyboard.press("Return")
    form.wait_focus("Email")
    form.keyboard.press("Return")
    form.wait_focus("Password")
    assert shown_errors(form) == []


def test_return_in_password_validates_and_the_first_error_alone_is_shown(form):
    form.keyboard.press("Return")
    form.wait_focus("Email")
    form.keyboard.press("Return")
    form.wait_focus("Password")
    form.keyboard.press("Return")
    form.wait_error(NAME_ERROR, "Full Name")
    assert shown_errors(form) == [NAME_ERROR]


@pytest.mark.parametrize("name, email, password, error, field", [
    ("", ADA.email, ADA.password, NAME_ERROR, "Full Name"),
    ("   ", ADA.email, ADA.password, NAME_ERROR, "Full Name"),
    ("", "", "", NAME_ERROR, "Full Name"),
    ("Ada", "", ADA.password, EMAIL_ERROR, "Email"),
    ("Ada", "ada@example", ADA.password, EMAIL_ERROR, "Email"),
    ("Ada", "ada", "short", EMAIL_ERROR, "Email"),
    ("Ada", ADA.email, "", PASSWORD_ERROR, "Password"),
    ("Ada", ADA.email, "seven 7", PASSWORD_ERROR, "Password"),
])
def test_what_is_wrong_is_said_at_its_field(form, name, email, password, error, field):
    form.fill_sign_up(Someone(name, email, password))
    form.keyboard.press("Return")
    form.wait_error(error, field)
    assert shown_errors(form) == [error]
    # The typed texts are kept, and no account exists.
    assert (form.text("Full Name"), form.text("Email"), form.text("Password")) == (
        name, email, BULLET * len(password))
    assert form.store.accounts() == []


@pytest.mark.parametrize("someone, error, field, rest", [
    (Someone("", ADA.email, ADA.password), NAME_ERROR, "Full Name", "A"),
    (Someone("Ada", "ada@example", ADA.password), EMAIL_ERROR, "Email", ".org"),
    (Someone("Ada", ADA.email, "seven 7"), PASSWORD_ERROR, "Password", "8"),
])
def test_an_error_goes_as_soon_as_its_field_is_valid(form, someone, error, field, rest):
    form.fill_sign_up(someone)
    form.keyboard.press("Return")
    form.wait_error(error, field)
    form.keyboard.press("End")
    form.keyboard.type(rest)
    form.wait_no_label(error)
    form.tree.wait(lambda: error not in form.described_by(field),
                   f"{field} to be described no more")
    assert form.focus == field


def test_one_error_follows_another(form):
    form.keyboard.press("Return", "Return", "Return")
    form.wait_error(NAME_ERROR, "Full Name")
    form.type_into("Full Name", ADA.name)
    form.keyboard.press("Return", "Return", "Return")
    form.wait_error(EMAIL_ERROR, "Email")
    form.type_into("Email", ADA.email)
    form.keyboard.press("Return", "Return")
    form.wait_error(PASSWORD_ERROR, "Password")
    form.type_into("Password", ADA.password)
    form.keyboard.press("Return")
    form.wait_signed_up(ADA)


def test_a_good_form_makes_the_account_and_signs_in(form):
    form.fill_sign_up(ADA)
    form.keyboard.press("Return")
    form.wait_signed_up(ADA)
    assert form.tree.find(role="heading", name=f"Welcome, {ADA.name}")
    assert form.button("Sign Out")
    account, = form.store.accounts()
    assert (account["name"], account["email"]) == (ADA.name, ADA.email)
    assert account["passwordHash"].startswith("$argon2id$")
    assert ADA.password.encode() not in form.store.bytes()


def test_the_store_is_for_its_owner_alone(form):
    form.fill_sign_up(ADA)
    form.keyboard.press("Return")
    form.wait_signed_up(ADA)
    assert stat.S_IMODE(form.store.directory.stat().st_mode) == 0o700
    for path in form.store.directory.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


@pytest.mark.parametrize("work", ["pointer", "space"])
def test_the_button_creates_the_account(form, work):
    form.fill_sign_up(ADA)
    if work == "pointer":
        form.program.click(form.button("Create Account"))
    else:
        form.tab_to("Create Account")
        form.keyboard.press("space")
    form.wait_signed_up(ADA)


def test_the_button_validates_too(form):
    form.program.click(form.button("Create Account"))
    form.wait_error(NAME_ERROR, "Full Name")


def test_an_address_in_use_is_an_error_on_email(planner_of_ada):
    planner = planner_of_ada
    planner.open_sign_up()
    planner.fill_sign_up(Someone("Another Ada", "ADA@example.ORG", "another password"))
    planner.keyboard.press("Return")
    planner.wait_error(TAKEN, "Email")
    assert [a["name"] for a in planner.store.accounts()] == [ADA.name]
    planner.keyboard.press("ctrl+a")
    planner.keyboard.type("other@example.org")
    planner.wait_no_label(TAKEN)
    planner.tab_to("Create Account")
    planner.keyboard.press("Return")
    planner.wait_signed_up(Someone("Another Ada", "other@example.org", "another password"))


@pytest.mark.parametrize("way", ["Escape", "Back", "pointer"])
def test_one_can_go_back_to_the_log_in_form(form, way):
    form.type_into("Full Name", "Ada")
    if way == "Escape":
        form.keyboard.press("Escape")
    elif way == "Back":
        form.tab_to("Back")
        form.keyboard.press("Return")
    else:
        form.program.click(form.button("Back"))
    form.wait_log_in()
    form.wait_title("Vacation Planner")
    assert form.store.accounts() == []
    # And forward again, with the focus on Full Name.
    form.open_sign_up()


def test_several_returns_make_one_account(form):
    form.fill_sign_up(ADA)
    form.keyboard.press(*["Return"] * 5)
    form.wait_recovery_key()
    form.tree.settle()
    # A Return too many does not skip the page with the key.
    form.wait_recovery_key()
    form.wait_signed_up(ADA)
    assert len(form.store.accounts()) == 1


def test_while_it_creates_there_is_a_progress_indicator_and_the_form_is_locked(form):
    form.fill_sign_up(ADA)
    # A locked store prolongs the wait, so that it can be examined.
    with form.store.locked():
        form.keyboard.press("Return")
        form.wait_progress()
        assert form.focus is None
        for name in ("Full Name", "Email", "Password"):
            assert "sensitive" not in form.field(name).states, name
        for name in ("Create Account", "Back"):
            assert "sensitive" not in form.button(name).states, name
        form.keyboard.press("Return", "Escape")
        form.tree.settle()
        form.wait_progress()
    form.wait_signed_up(ADA)
    assert len(form.store.accounts()) == 1


@pytest.mark.parametrize("name", ["Åsa Öz-Ünal", "山田 漢字", "Юлия", "O'Neil \"Bo\" & Co <x>"])
def test_names_may_be_any_unicode(form, name):
    someone = Someone(name, "someone@example.org", "pässwörd漢字")
    form.fill_sign_up(someone)
    form.keyboard.press("Return")
    form.wait_signed_up(someone)
    assert form.store.accounts()[0]["name"] == name
    form.sign_out()
    form.log_in(someone)


def test_two_accounts_are_two_accounts(planner_of_ada):
    planner = planner_of_ada
    planner.sign_up(EMMY)
    planner.sign_out()
    planner.log_in(ADA)
    planner.sign_out()
    planner.fill_log_in(EMMY.email, ADA.password)
    planner.keyboard.press("Return")
    planner.wait_error("Email or password is wrong", "Password")
    assert not planner.has_label(re.compile("^Welcome"))
