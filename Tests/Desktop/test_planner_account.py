"""The account: its recovery key, the page with its changes, everything out and in, and its end."""

import re
import shutil

from planner import ADA, EMMY, Someone

NEW_PASSWORD = "another one 2"
KEY_GROUP = re.compile("^[CDFGHJKMPQRTVWXY2346789]{6}$")


def open_account(planner):
    planner.tab_to(re.compile("^(Account|Destinations|Search)$"))
    while planner.focus != "Account":
        planner.move_focus("Down")
    planner.keyboard.press("Return")
    planner.button("Change Name…")


def press(planner, name):
    planner.tab_to(name)
    planner.keyboard.press("Return")


def test_the_recovery_key_is_shown_once_and_replaces_a_forgotten_password(planner):
    planner.open_sign_up()
    planner.fill_sign_up(ADA)
    planner.keyboard.press("Return")
    planner.wait_recovery_key()
    # The groups stand as texts that can be selected, and no title has them.
    key = planner.recovery_key()
    groups = key.split("-")
    assert len(groups) == 6 and all(KEY_GROUP.match(group) for group in groups)
    assert not any(group in planner.program.title for group in groups)
    assert planner.tree.focused().text == groups[0]
    planner.wait_signed_up(ADA)
    assert not any(group in label for group in groups for label in planner.labels())
    planner.sign_out()

    press(planner, "Forgot Your Password?")
    planner.wait_focus("Email")
    planner.keyboard.press("Return", "Return", "Return")
    planner.wait_error("Valid email is required", "Email")
    planner.type_into("Email", ADA.email)
    planner.keyboard.press("Return")
    # Two letters of the third group are exchanged: it is named, and nothing is lost.
    third = groups[2]
    index = next(i for i in range(5) if third[i] != third[i + 1])
    mistyped = third[:index] + third[index + 1] + third[index] + third[index + 2:]
    planner.type_into("Recovery Key", " ".join(groups[:2] + [mistyped] + groups[3:]).lower())
    planner.keyboard.press("Return")
    planner.type_into("New Password", NEW_PASSWORD)
    planner.keyboard.press("Return")
    planner.wait_error(
        "Group 3 of the recovery key is mistyped. A group is 6 letters and digits.",
        "Recovery Key")
    planner.keyboard.press("ctrl+a", "BackSpace")
    planner.type_into("Recovery Key", key.lower())
    planner.wait_no_label(re.compile("mistyped"))
    planner.keyboard.press("Return")
    planner.wait_focus("New Password")
    planner.keyboard.press("Return")
    planner.wait_welcome(ADA)
    planner.wait_label("Your password has been changed.")
    planner.sign_out()
    planner.log_in(Someone(ADA.name, ADA.email, NEW_PASSWORD))
    assert not planner.has_label("Your password has been changed.")


def test_the_account_page_changes_what_it_shows(planner_of_ada):
    planner = planner_of_ada
    planner.log_in(ADA)
    open_account(planner)
    press(planner, "Change Name…")
    planner.wait_focus("Full Name")
    planner.keyboard.press("ctrl+a", "BackSpace", "Return")
    planner.wait_error("Name is required", "Full Name")
    # Escape asks, since something was changed.
    planner.keyboard.press("Escape")
    planner.wait_focus("Keep Editing")
    planner.keyboard.press("Return")
    planner.wait_focus("Full Name")
    planner.type_into("Full Name", EMMY.name)
    planner.keyboard.press("Return")
    planner.wait_focus("Change Name…")
    planner.wait_label(f"Full Name: {EMMY.name}")

    press(planner, "Change Email…")
    planner.wait_focus("Email")
    planner.keyboard.press("ctrl+a")
    planner.type_into("Email", EMMY.email)
    planner.keyboard.press("Return")
    planner.type_into("Password", "not the password")
    planner.keyboard.press("Return")
    planner.wait_error("Password is wrong", "Password")
    assert planner.text("Email") == EMMY.email and planner.text("Password") == ""
    planner.type_into("Password", ADA.password)
    planner.keyboard.press("Return")
    planner.wait_focus("Change Email…")
    planner.wait_label(f"Email: {EMMY.email}")

    press(planner, "Change Password…")
    planner.wait_focus("Present Password")
    planner.type_into("Present Password", ADA.password)
    planner.keyboard.press("Return")
    planner.type_into("New Password", "short")
    planner.keyboard.press("ctrl+Return")
    planner.wait_error("Password must be at least 8 characters", "New Password")
    planner.keyboard.press("ctrl+a")
    planner.type_into("New Password", EMMY.password)
    planner.keyboard.press("ctrl+Return")
    planner.wait_focus("Change Password…")

    press(planner, "Make a New Recovery Key…")
    planner.wait_focus("Password")
    planner.type_into("Password", EMMY.password)
    planner.keyboard.press("Return")
    planner.wait_recovery_key()
    # Nothing but the button leads out of it.
    planner.keyboard.press("Escape")
    planner.tree.settle()
    assert planner.write_recovery_key_down()
    planner.wait_focus("Make a New Recovery Key…")

    press(planner, "Sign Out")
    planner.wait_log_in()
    planner.log_in(EMMY)


def test_everything_goes_out_and_comes_in_again(planner_of_ada):
    planner = planner_of_ada
    planner.log_in(ADA)
    open_account(planner)
    press(planner, "Export Everything…")
    planner.wait_focus("Passphrase")
    planner.type_into("Passphrase", "open sesame")
    planner.keyboard.press("Return")
    planner.type_into("Passphrase Again", "open rice")
    planner.keyboard.press("Return")
    planner.wait_error(
        "The two passphrases are not the same. Type the second again.", "Passphrase Again")
    planner.keyboard.press("ctrl+a")
    planner.type_into("Passphrase Again", "open sesame")
    planner.keyboard.press("Return")
    backup = planner.store.directory.parent / "backup"
    answer_file_dialog(planner, backup)
    # The focus is back where it was, though two windows have gone at once.
    planner.wait_focus("Export Everything…")
    backup, = backup.parent.glob("backup*")
    assert backup.read_bytes().startswith(b"VPLANNER-LOCKED1")

    press(planner, "Import a Backup…")
    answer_file_dialog(planner, backup)
    planner.wait_focus("Passphrase")
    planner.type_into("Passphrase", "open rice")
    planner.keyboard.press("Return")
    planner.wait_label(re.compile("^The passphrase does not fit"))
    planner.wait_focus("Passphrase")
    planner.type_into("Passphrase", "open sesame")
    planner.keyboard.press("Return")
    planner.wait_label("You have all of it already. There is nothing to import.")
    planner.wait_focus("Close")
    planner.keyboard.press("Escape")
    planner.wait_focus("Import a Backup…")

    # The import of any file knows a backup, too.
    planner.keyboard.press("ctrl+o")
    answer_file_dialog(planner, backup)
    planner.wait_focus("Passphrase")
    planner.keyboard.press("Escape")
    planner.wait_focus("Import a Backup…")


def answer_file_dialog(planner, path):
    """Types a path into GTK's file dialog, and accepts it."""
    planner.tree.wait_for(role="push-button", name=re.compile("(Save|Open)$"))
    planner.tree.wait(planner.tree.focused, "the focus in the dialog")
    planner.keyboard.press("ctrl+l")
    planner.tree.settle()
    # While it reads the recent files, it may lose the key.
    while getattr(planner.tree.focused(), "role", None) != "text":
        planner.keyboard.press("ctrl+l")
        planner.tree.settle()
    planner.keyboard.press("ctrl+a")
    planner.keyboard.type(str(path))
    planner.tree.wait_for(role="text", text=str(path))
    # The first Return may take what the dialog has completed.
    while planner.tree.find(role="push-button", name=re.compile("(Save|Open)$")):
        planner.keyboard.press("Return")
        planner.tree.settle()


def test_an_account_is_deleted_with_everything_also_in_another_window(
        make_desk, start_planner, store_of_ada):
    one, two = (start_planner(make_desk(), store_of_ada) for _ in range(2))
    for planner in (one, two):
        planner.log_in(ADA)
    open_account(one)
    press(one, "Delete Account…")
    one.wait_focus("Password")
    one.wait_label(re.compile("^Your account is deleted.*cannot be undone"))
    one.type_into("Password", "not the password")
    one.keyboard.press("Return")
    one.wait_error("Password is wrong", "Password")
    one.type_into("Password", ADA.password)
    one.keyboard.press("Return")
    one.wait_log_in()
    one.wait_label("Your account was deleted.")
    two.wait_log_in()
    two.wait_label("Your account was deleted in another window or program.")
    assert one.store.accounts() == []


def test_a_store_that_is_taken_away_while_a_form_is_open_can_be_put_back(planner_of_ada):
    planner = planner_of_ada
    planner.log_in(ADA)
    open_account(planner)
    press(planner, "Change Name…")
    planner.wait_focus("Full Name")
    planner.keyboard.press("ctrl+a")
    planner.type_into("Full Name", EMMY.name)
    away = planner.store.directory.with_name("away")
    planner.store.directory.rename(away)
    planner.keyboard.press("Return")
    planner.wait_focus("Retry")
    planner.wait_label("What you have typed is still there.")
    shutil.rmtree(planner.store.directory, ignore_errors=True)
    away.rename(planner.store.directory)
    planner.keyboard.press("Return")
    planner.wait_focus("Full Name")
    assert planner.text("Full Name") == EMMY.name
    planner.keyboard.press("Return")
    planner.wait_focus("Change Name…")
    planner.wait_label(f"Full Name: {EMMY.name}")


def test_signing_out_asks_over_the_trouble_if_notes_cannot_be_saved(planner_of_ada):
    planner, keyboard = planner_of_ada, planner_of_ada.keyboard
    planner.log_in(ADA)
    planner.plan_trip("Japan")
    planner.tab_to_tab("Notes")
    planner.tab_to("Notes")
    away = planner.store.directory.with_name("away")
    planner.store.directory.rename(away)
    keyboard.type("passport")
    keyboard.press("F6")
    planner.wait_focus("Retry")
    planner.tab_to("Sign Out")
    keyboard.press("Return")
    planner.wait_label(re.compile("^Sign out without saving your notes"))
    planner.wait_focus("Stay")
    keyboard.press("Return")
    planner.wait_focus("Sign Out")
    keyboard.press("Return")
    planner.wait_focus("Stay")
    planner.move_focus("shift+Tab")
    planner.wait_focus("Sign Out")
    keyboard.press("Escape")
    planner.wait_focus("Sign Out")

    # When the store is back, the notes are saved.
    shutil.rmtree(planner.store.directory, ignore_errors=True)
    away.rename(planner.store.directory)
    planner.tab_to("Retry")
    keyboard.press("Return")
    planner.wait_windows(1)
    keyboard.press("ctrl+f")
    planner.wait_focus("Search everything")
    keyboard.type("passport")
    planner.wait_label("1 result")
