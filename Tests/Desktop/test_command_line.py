"""The program's command line: options, output and exit codes."""

import re

import pytest

from test_languages import unmarked


@pytest.fixture
def run(desk, vacation_planner):
    """Runs the program to its end: (exit code, standard output, standard error)."""
    def run(*arguments, **env):
        program = desk.start([vacation_planner, *arguments], env=env)
        code = program.wait_exit()
        program.expect_output("")
        return code, program.stdout, program.stderr
    return run


@pytest.mark.parametrize("display", ["there", "none"])
def test_help_and_version_need_no_display(run, display):
    env = {"DISPLAY": ""} if display == "none" else {}
    code, out, err = run("--help", **env)
    assert (code, err) == (0, "")
    for option in ("--data-dir", "--help", "--version"):
        assert option in out
    code, out, err = run("--version", **env)
    assert (code, err) == (0, "")
    assert re.search(r"\d+\.\d+", out)
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize("arguments", [
    ["--no-such-option"], ["a-stray-argument"], ["--data-dir"], ["--data-dir", ""],
])
def test_a_wrong_command_line_is_told_in_a_sentence(run, arguments):
    code, out, err = run(*arguments)
    assert code in (2, 64)
    assert out == ""
    assert err.startswith("Error: ") and "Usage: vacation-planner" in err


#: What begins the help, and what explains the option --new-trip.
HELP = {
    "de": ("ÜBERSICHT: ", "Nach dem Anmelden eine neue Reise planen."),
    "fr": ("PRÉSENTATION", "Planifier un nouveau voyage, après la connexion."),
    "ar": ("نظرة عامة: ", "تخطيط رحلة جديدة بعد تسجيل الدخول."),
    "ja": ("概要：", "サインイン後に新しい旅行を計画します。"),
}

#: What is typed, and so is the same in every language.
_OPTIONS = {
    "vacation-planner", "--data-dir", "--data-dri", "--provider", "--client-id",
    "--gapplication-service", "--new-trip", "--import", "--version", "--help", "-h"}


@pytest.mark.parametrize("language", HELP)
def test_the_help_is_in_the_users_language(run, language):
    title, description = HELP[language]
    code, out, err = run("--help", LANGUAGE=language)
    assert (code, err) == (0, "")
    assert out.startswith(title) and description in out and "--data-dir" in out
    code, out, err = run("--data-dri", LANGUAGE=language)
    assert (code, out) == (64, "")
    assert "--data-dri" in err and "--data-dir" in err and "Error" not in err and "Unknown" not in err


def test_no_word_of_the_command_line_is_only_in_english(run):
    for arguments in (["--help"], ["--data-dri"], ["--data-dir"], ["--data-dir", ""], ["none"],
                      ["--new-trip=3"], ["--new-trip", "--import"]):
        _, out, err = run(*arguments, LANGUAGE="en_XA")
        assert unmarked(out + err, _OPTIONS) == [], arguments


@pytest.mark.parametrize("display", ["", ":98765"])
def test_without_a_display_it_says_so_and_ends(run, tmp_path, display):
    code, out, err = run("--data-dir", tmp_path / "planner", DISPLAY=display)
    assert (code, out) == (1, "")
    line, = err.splitlines()
    assert re.search("display", line) and line.endswith(".")
    assert not re.search(r"Fatal error|0x[0-9a-f]+|\.swift|CRITICAL|WARNING", err)
    assert not (tmp_path / "planner").exists()


def test_the_store_is_where_the_desktop_keeps_data(desk, vacation_planner):
    desk.launch([vacation_planner])
    folder = desk.directory / "data/vacation-planner"
    desk.tree.wait(lambda: (folder / "planner.sqlite").exists(), "the store")
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_relative_data_directory_is_below_the_working_directory(desk, vacation_planner,
                                                                  tmp_path):
    desk.launch([vacation_planner, "--data-dir", "a folder/ünder"], cwd=tmp_path)
    desk.tree.wait(lambda: (tmp_path / "a folder/ünder/planner.sqlite").exists(), "the store")
