"""Tests of the keyboard alone: the Tab order, Alt-Tab, and keys without a pause."""

import pytest

from planner import ADA, Someone

LOG_IN = ["Email", "Password", "Log In", "Forgot Your Password?", "Sign in with OpenID",
          "Create an Account"]
SIGN_UP = ["Full Name", "Email", "Password", "Create Account", "Back"]


def walk(planner, chord):
    """Presses a key until the first control has the focus again, and returns the names of the controls."""
    nodes = [planner.move_focus(chord)]
    while True:
        node = planner.move_focus(chord)
        if node == nodes[0]:
            return [n.name for n in nodes]
        assert node not in nodes, f"{chord} is trapped among {[n.name for n in nodes]}"
        nodes.append(node)


def test_tab_cycles_through_the_log_in_form(planner):
    assert walk(planner, "Tab") == LOG_IN


def test_shift_tab_goes_the_other_way(planner):
    planner.tab_to("Create an Account")
    backwards = walk(planner, "shift+Tab")
    assert backwards == list(reversed(LOG_IN[:-1])) + [LOG_IN[-1]]


def test_tab_cycles_through_the_sign_up_form(planner):
    planner.open_sign_up()
    assert walk(planner, "Tab") == SIGN_UP[1:] + SIGN_UP[:1]
    # The focus is on Email, where the walk began.
    assert walk(planner, "shift+Tab") == [SIGN_UP[0]] + list(reversed(SIGN_UP[1:]))


def test_every_control_is_reached_also_when_errors_and_notices_are_shown(planner):
    planner.tab_to("Email")
    planner.keyboard.press("Return")
    planner.wait_error("Valid email is required", "Email")
    assert sorted(walk(planner, "Tab")) == sorted(LOG_IN)


def test_a_user_signs_up_signs_out_and_logs_in_by_keyboard_alone(planner):
    planner.sign_up(ADA)
    planner.sign_out()
    planner.log_in(ADA)
    planner.sign_out()
    assert [a["email"] for a in planner.store.accounts()] == [ADA.email]


def test_two_hundred_keys_without_a_pause_arrive_each_in_its_field(planner):
    someone = Someone(
        name="Maria del Carmen Fernandez-Villaverde y Garcia de la Concha, Marquesa de X",
        email="maria.del.carmen.fernandez.villaverde+vacation@post.example.org",
        password="a Rather Long Sentence, that nobody else would THINK of: 4711!")
    planner.tab_to("Create an Account")
    keys = f"\n{someone.name}\n{someone.email}\n{someone.password}\n"
    assert len(keys) >= 200
    planner.keyboard.type(keys)
    planner.wait_signed_up(someone)
    account, = planner.store.accounts()
    assert (account["name"], account["email"]) == (someone.name, someone.email)
    planner.sign_out()
    # The password, too, is the typed one, again typed without a pause.
    planner.tab_to("Email")
    planner.keyboard.type(f"{someone.email}\t{someone.password}\n")
    planner.wait_welcome(someone)


def test_keys_after_a_failed_submit_go_where_the_error_is(planner):
    planner.tab_to("Create an Account")
    # The name is missing, so the text after the third Return is typed into its field.
    planner.keyboard.type(f"\n\n{ADA.email}\n{ADA.password}\n{ADA.name}\n\n\n")
    planner.wait_signed_up(ADA)
    assert planner.store.accounts()[0]["name"] == ADA.name


def go_away_and_back(planner):
    """Presses Alt-Tab to another window and back again."""
    desk = planner.desk
    ours = planner.program.window
    desk.windows.alt_tab()
    assert desk.windows.active() != ours
    planner.tree.wait(lambda: planner.tree.active_window() is None, "the window to be left")
    planner.tree.settle()
    desk.windows.alt_tab()
    desk.windows.wait_active(ours)
    planner.tree.wait(planner.tree.active_window, "the window to be active again")
    planner.tree.settle()


@pytest.fixture
def another_window(planner):
    """Another window on the desk, with Vacation Planner's the active one."""
    ours = planner.program.window
    planner.desk.windows.open_another()
    planner.desk.windows.activate(ours)
    planner.tree.wait(planner.tree.active_window, "the window to be active again")


def test_alt_tab_keeps_field_caret_and_selection(planner, another_window):
    planner.tab_to("Email")
    planner.type_into("Email", "ada@example.org")
    planner.keyboard.press("Home", "Right", "Right", "shift+Right", "shift+Right")
    email = planner.field("Email")
    planner.tree.wait(lambda: email.selection == (2, 4), "the selection")
    go_away_and_back(planner)
    assert planner.focus == "Email"
    assert (email.text, email.caret, email.selection) == ("ada@example.org", 4, (2, 4))
    planner.keyboard.type("-")
    planner.tree.wait(lambda: email.text == "ad-example.org", "the next key to go there")


def test_alt_tab_gives_the_focus_to_nothing_that_had_none(planner, another_window):
    planner.tree.settle()
    assert planner.focus is None
    go_away_and_back(planner)
    assert planner.focus is None


@pytest.mark.parametrize("name", ["Password", "Log In", "Create an Account"])
def test_alt_tab_keeps_the_focus_on_every_kind_of_control(planner, another_window, name):
    planner.tab_to(name)
    go_away_and_back(planner)
    assert planner.focus == name


def test_alt_tab_changes_nothing_about_an_error(planner, another_window):
    planner.tab_to("Email")
    planner.keyboard.type("ada@example\n")
    planner.wait_error("Valid email is required", "Email")
    go_away_and_back(planner)
    planner.wait_error("Valid email is required", "Email")
    assert planner.field("Email").caret == len("ada@example")


def test_escape_on_the_log_in_form_does_nothing(planner):
    planner.tab_to("Email")
    planner.type_into("Email", "ada")
    planner.keyboard.press("Escape")
    planner.tree.settle()
    assert planner.program.is_running
    assert (planner.focus, planner.text("Email")) == ("Email", "ada")
