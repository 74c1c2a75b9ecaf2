"""The log-in form, field by field."""

import re

import pytest

from desk.screen import red_frame
from planner import ADA

EMAIL_ERROR = "Valid email is required"
WRONG = "Email or password is wrong"


def test_nothing_has_the_focus_when_the_window_appears(planner):
    planner.tree.settle()
    assert planner.tree.focused() is None
    assert planner.program.title == "Vacation Planner"
    assert planner.tree.find(role="heading", name="Vacation Planner")
    assert planner.described_by("Email") == "Return: Next"
    assert planner.described_by("Password") == "Return: Go"


def test_the_first_tab_goes_to_email_and_the_user_can_type(planner):
    planner.keyboard.press("Tab")
    planner.type_into("Email", ADA.email)


def test_a_click_goes_into_the_field(planner):
    planner.program.click(planner.field("Password"))
    planner.wait_focus("Password")
    planner.program.click(planner.field("Email"))
    planner.type_into("Email", ADA.email)


def test_the_labels_stay_while_the_user_types(planner):
    planner.fill_log_in(ADA.email, ADA.password)
    assert planner.has_label("Email") and planner.has_label("Password")


@pytest.mark.parametrize("field", ["Email", "Password"])
def test_return_in_either_field_judges_the_address(planner, field):
    planner.tab_to("Email")
    planner.type_into("Email", "ada@example")
    assert not planner.has_label(EMAIL_ERROR), "judged before it was submitted"
    if field == "Password":
        planner.tab_to("Password")
        planner.type_into("Password", ADA.password)
    planner.keyboard.press("Return")
    planner.wait_error(EMAIL_ERROR, "Email")
    assert planner.text("Email") == "ada@example"
    # The user can go on typing: nothing is selected, so that the next key replaces nothing.
    planner.keyboard.type(".org")
    planner.tree.wait_for(role="text", name="Email", text="ada@example.org")


def test_the_email_error_goes_when_the_address_becomes_valid(planner):
    planner.tab_to("Email")
    planner.keyboard.type("ada@example\n")
    planner.wait_error(EMAIL_ERROR, "Email")
    planner.keyboard.type(".org")
    planner.wait_no_label(EMAIL_ERROR)
    planner.tree.wait(lambda: EMAIL_ERROR not in planner.described_by("Email"),
                      "Email to be described no more")
    assert planner.focus == "Email"


def test_which_addresses_are_addresses(planner):
    """Each is submitted with an empty password: a good one moves on, a bad one is an error."""
    bad = ["", "ada", "@example.org", "ada@", "ada@example", "ada@.", "ada@example.o",
           "ada@example.org1", "ada lovelace@example.org", "äda@example.org", "ada@exämple.org",
           "ada@example.org,", "ada@@example.org"]
    good = ["a@b.co", "A.B_c%d+e-f@sub-domain.example.museum", "1@2.xy"]
    planner.tab_to("Email")
    for address in bad:
        planner.keyboard.press("ctrl+a", "BackSpace")
        planner.type_into("Email", address)
        planner.keyboard.press("Return")
        planner.wait_error(EMAIL_ERROR, "Email")
        planner.keyboard.press("ctrl+a", "BackSpace")
        planner.type_into("Email", "good@example.org")
        planner.wait_no_label(EMAIL_ERROR)
    for address in good:
        planner.keyboard.press("ctrl+a", "BackSpace")
        planner.type_into("Email", address)
        planner.keyboard.press("Return")
        planner.tree.wait(lambda: planner.focus != "Email", f"{address!r} to be taken")
        assert not planner.has_label(EMAIL_ERROR), address
        planner.wait_log_in()
        planner.tab_to("Email")


def frame_around_email(planner):
    """The red frame around Email, and how thick it is on each side; None if there is none."""
    x, y, width, height = planner.program.box(planner.field("Email"))
    image = planner.desk.screen.image((x - 60, y - 60, width + 120, height + 120))
    return red_frame(image, 60 + width // 2, 60 + height // 2)


def wait_frame(planner, there):
    what = "a red frame around Email" if there else "no red frame around Email"
    planner.tree.wait(lambda: (frame_around_email(planner) is not None) == there, what)


def test_the_red_border_is_there_while_the_focus_is_on_a_bad_address(planner):
    planner.tab_to("Email")
    planner.type_into("Email", "ada@example")
    assert frame_around_email(planner) is None, "red before the first submit"
    planner.keyboard.press("Return")
    planner.wait_error(EMAIL_ERROR, "Email")
    wait_frame(planner, True)
    (left, top, right, bottom), thickness = frame_around_email(planner)
    assert thickness == {"left": 2, "top": 2, "right": 2, "bottom": 2}
    assert (right - left, bottom - top) == (280, 50)
    planner.move_focus("Tab")
    wait_frame(planner, False)
    planner.move_focus("shift+Tab")
    assert planner.focus == "Email"
    wait_frame(planner, True)


def test_the_red_border_follows_what_was_submitted_not_what_is_typed(planner):
    planner.tab_to("Email")
    planner.keyboard.type("ada@example\n")
    planner.wait_error(EMAIL_ERROR, "Email")
    wait_frame(planner, True)
    planner.keyboard.type(".org")
    planner.tree.wait_for(role="text", name="Email", text="ada@example.org")
    planner.tree.settle()
    assert frame_around_email(planner) is not None, "the submitted address is still a bad one"
    planner.keyboard.press("Return")
    planner.wait_focus("Password")
    planner.move_focus("shift+Tab")
    assert planner.focus == "Email"
    planner.tree.settle()
    assert frame_around_email(planner) is None


def test_wrong_password_and_unknown_account_have_the_same_message(planner_of_ada):
    planner = planner_of_ada
    for email in (ADA.email, "nobody@example.org"):
        planner.tab_to("Email")
        planner.keyboard.press("ctrl+a", "BackSpace")
        planner.type_into("Email", email)
        planner.move_focus("Tab")
        planner.type_into("Password", "not the password")
        mark = planner.tree.mark()
        planner.keyboard.press("Return")
        # The message of the last time may still be there: wait for a new answer.
        planner.tree.wait(
            lambda: any(e.detail1 and e.node.name == "Password" for e in planner.tree.events(
                mark, "state-changed:focused")), "an answer")
        planner.wait_error(WRONG, "Password")
        assert planner.text("Password") == ""
        assert planner.text("Email") == email
    planner.type_into("Password", "again")


def test_the_button_logs_in_by_pointer_and_by_space(planner_of_ada):
    planner = planner_of_ada
    planner.fill_log_in(ADA.email, ADA.password)
    planner.program.click(planner.button("Log In"))
    planner.wait_welcome(ADA)
    planner.sign_out()
    planner.fill_log_in(ADA.email, ADA.password)
    planner.tab_to("Log In")
    planner.keyboard.press("space")
    planner.wait_welcome(ADA)


def test_an_address_is_compared_without_case(planner_of_ada):
    planner_of_ada.fill_log_in("ADA@Example.ORG", ADA.password)
    planner_of_ada.keyboard.press("Return")
    planner_of_ada.wait_welcome(ADA)


def test_while_it_logs_in_there_is_a_progress_indicator_and_the_form_is_locked(planner_of_ada):
    planner = planner_of_ada
    planner.fill_log_in(ADA.email, ADA.password)
    # A locked store prolongs the wait, so that it can be examined.
    with planner.store.locked():
        planner.keyboard.press("Return")
        planner.wait_progress()
        assert planner.focus is None
        for name in ("Email", "Password"):
            assert "sensitive" not in planner.field(name).states, name
        assert "sensitive" not in planner.button("Create an Account").states
        planner.keyboard.type("\nx\n")
        planner.tree.settle()
        assert planner.text("Email") == ADA.email
    planner.wait_welcome(ADA)


def test_success_greets_by_name_and_sign_out_leads_back(planner_of_ada):
    planner = planner_of_ada
    planner.log_in(ADA)
    assert planner.tree.find(role="heading", name=f"Welcome, {ADA.name}")
    assert planner.tree.find(role="password-text") is None
    planner.sign_out()
    assert not planner.has_label(re.compile("^Welcome"))
    assert planner.text("Password") == ""
    planner.wait_title("Vacation Planner")


def fail_five_times(planner):
    planner.tab_to("Email")
    planner.type_into("Email", ADA.email)
    planner.keyboard.press("Return")
    for number in range(5):
        planner.wait_focus("Password")
        planner.type_into("Password", f"wrong {number}")
        planner.keyboard.press("Return")
        planner.tree.wait(lambda: planner.focus == "Password" and planner.text("Password") == "",
                          f"answer {number + 1}")


def test_after_five_failures_there_is_a_wait_which_survives_a_restart(planner_of_ada, start_planner):
    planner = planner_of_ada
    fail_five_times(planner)
    # Now even the right password has to wait.
    planner.type_into("Password", ADA.password)
    planner.keyboard.press("Return")
    message = planner.wait_label(re.compile("^Too many"))
    assert re.search(r"\b(second|minute)", message)
    planner.wait_error(message, "Password")
    planner.program.close()
    again = start_planner(planner.desk, planner.store.directory)
    again.fill_log_in(ADA.email, ADA.password)
    again.keyboard.press("Return")
    again.wait_label(re.compile("^Too many"))


def test_without_a_provider_its_button_leads_to_the_page_that_sets_one_up(planner):
    planner.tab_to("Sign in with OpenID")
    planner.keyboard.press("Return")
    planner.wait_focus("Name")
    planner.keyboard.press("Escape")
    planner.wait_log_in()
