"""The forms of the gallery, driven by keyboard, and what the real Orca says of them."""

import re
import subprocess

import pytest


def test_the_pages_are_listed(focus_gallery):
    listed = subprocess.run([focus_gallery, "--list"], capture_output=True, text=True, check=True)
    names = [line.split("\t")[0] for line in listed.stdout.splitlines()]
    assert {"create-account", "sign-up-errors", "profile", "add-server", "edit-tag", "poll",
            "notification", "log-in"} <= set(names)
    assert len(names) == len(set(names))


def test_an_unknown_page_is_reported(focus_gallery):
    answer = subprocess.run([focus_gallery, "--page", "nonsense"], capture_output=True, text=True)
    assert answer.returncode != 0
    assert 'no page "nonsense"' in answer.stderr and "--list" in answer.stderr


# Create account

def test_return_chains_the_fields_of_create_account(start_gallery):
    gallery = start_gallery("create-account")
    gallery.wait_readout("Focus", "name")
    gallery.keyboard.type("Ada")
    gallery.press("Return")
    gallery.wait_readout("Focus", "email")
    gallery.press("Return")
    gallery.wait_readout("Focus", "password")
    gallery.press("Return")
    gallery.wait_label("Valid email is required")
    gallery.wait_readout("Focus", "email")
    gallery.keyboard.type("ada@example.org")
    gallery.wait_no_label("Valid email is required")
    gallery.press("Return", "Return")
    gallery.wait_label("Password must be at least 8 characters")
    gallery.wait_readout("Focus", "password")
    gallery.keyboard.type("lovelace")
    gallery.press("Return")
    gallery.wait_label("Account created for Ada.")
    gallery.wait_readout("Focus", "nothing")
    assert gallery.focus is None


# Sign-up errors

def test_the_first_error_takes_the_accessibility_focus(start_gallery):
    gallery = start_gallery("sign-up-errors", orca=True)
    orca = gallery.desk.orca
    gallery.press("Tab")
    orca.wait_spoken("^Email text")
    gallery.keyboard.type("ada")
    gallery.press("Return")
    orca.wait_spoken("^Password password text")
    orca.settle()
    since = orca.mark()
    gallery.press("Return")
    orca.wait_spoken("Enter an email address", since)
    orca.settle()
    said = orca.spoken(since)
    assert sum("Enter an email address" in text for text in said) == 1
    assert not any("Enter at least 8" in text for text in said), "one error at a time"
    gallery.wait_readout("Accessibility focus", "emailError")
    gallery.wait_readout("Focus", "nothing")
    # The text is no stop of Tab; the way goes on from it.
    since = orca.mark()
    gallery.press("Tab")
    orca.wait_spoken("^Password password text", since)
    gallery.wait_readout("Accessibility focus", "nothing")


def test_success_takes_the_accessibility_focus_to_the_banner(start_gallery):
    gallery = start_gallery("sign-up-errors", orca=True)
    orca = gallery.desk.orca
    gallery.press("Tab")
    gallery.type_into("Email", "ada@example.org")
    orca.settle()
    gallery.press("Return")
    orca.wait_spoken("^Password password text")
    gallery.type_into("Password", "lovelace")
    orca.settle()
    since = orca.mark()
    gallery.press("Return")
    orca.wait_spoken("You have signed up as ada@example.org", since)
    gallery.wait_readout("Accessibility focus", "success")


# Notification

def test_a_priority_notification_is_spoken_as_it_appears(start_gallery):
    gallery = start_gallery("notification", orca=True)
    orca = gallery.desk.orca
    gallery.press("Tab")
    orca.wait_spoken("Notify with Priority")
    orca.settle()
    since = orca.mark()
    gallery.press("space")
    orca.wait_spoken("Your train leaves in five minutes", since)
    gallery.wait_readout("Accessibility focus", "notification")


def test_an_ordinary_notification_is_not(start_gallery):
    gallery = start_gallery("notification", orca=True)
    orca = gallery.desk.orca
    gallery.tab_to("Notify")
    orca.settle()
    since = orca.mark()
    gallery.press("space")
    gallery.wait_readout("Notification", "Your photos are in the library")
    orca.settle()
    assert not any("photos" in text for text in orca.spoken(since))
    assert gallery.focus == "Notify"


# Log in

@pytest.fixture
def log_in(start_gallery):
    gallery = start_gallery("log-in")
    gallery.wait_readout("Focus", "nothing")
    assert gallery.focus is None
    return gallery


def test_log_in_takes_an_invalid_address_to_its_field(log_in):
    log_in.press("Tab")
    log_in.wait_readout("Focus", "email")
    log_in.keyboard.type("ada")
    log_in.press("Tab")
    log_in.wait_readout("Focus", "password")
    log_in.press("Return")
    log_in.wait_readout("Focus", "email")
    log_in.wait_readout("Submitted", "ada")


def test_log_in_says_the_same_of_any_wrong_pair(log_in):
    log_in.press("Tab")
    log_in.keyboard.type("bob@example.org")
    log_in.press("Tab")
    log_in.wait_readout("Focus", "password")
    log_in.keyboard.type("guess")
    log_in.press("Return")
    log_in.wait_label("Email or password is wrong")
    log_in.wait_readout("Focus", "password")
    assert log_in.field("Password").text == ""


def test_log_in_welcomes(log_in):
    log_in.press("Tab")
    log_in.keyboard.type("ada@example.org")
    log_in.press("Tab")
    log_in.wait_readout("Focus", "password")
    log_in.keyboard.type("lovelace")
    log_in.press("Return")
    log_in.wait_label(re.compile("^Welcome, Ada$"))
    log_in.wait_readout("Focus", "nothing")
