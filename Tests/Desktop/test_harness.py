"""Tests of the harness itself, with a small program (selftest/form.py)."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desk import DeskError, DeskTimeout
from desk import processes, work
from desk.preferences import Portal, XSettings
from desk.screen import red_frame

pytest_plugins = ["pytester"]

HERE = Path(__file__).parent
FORM = ["/usr/bin/python3", HERE / "selftest" / "form.py"]


@pytest.fixture
def form(desk):
    return desk.launch(FORM)


def test_the_tree_tells_fields_focus_and_text(desk, form):
    desk.tree.settle()
    assert desk.tree.focused() is None
    desk.keyboard.press("Tab")
    email = desk.tree.wait_focused(role="text", name="Email")
    desk.keyboard.type("ada")
    desk.tree.wait(lambda: (email.text, email.caret) == ("ada", 3), "the text")
    desk.keyboard.press("shift+Home")
    desk.tree.wait(lambda: email.selection == (0, 3), "the selection")
    assert [n.name for n in email.relations["labelled-by"]] == ["Email"]
    desk.keyboard.press("Tab")
    desk.tree.wait_focused(role="password-text", name="Password")


def test_every_key_arrives_whatever_the_letters(desk, form):
    desk.keyboard.press("Tab")
    text = "The quick brown fox: \"jumps\" über 名前 Юлия @[]{}|~^`" * 5
    desk.keyboard.type(text)
    desk.tree.wait_for(role="text", text=text)


def test_pixels(desk, form):
    desk.keyboard.press("Tab", "Return")
    email = desk.tree.wait_focused(name="Email")
    desk.tree.wait_for(role="label", name="Valid email is required")

    def frame():
        x, y, width, height = form.box(email)
        image = desk.screen.image((x - 40, y - 40, width + 80, height + 80))
        return red_frame(image, 40 + width // 2, 40 + height // 2)
    desk.tree.wait(frame, "a red frame")
    (left, top, right, bottom), thickness = frame()
    assert (right - left, bottom - top) == (280, 50)
    assert thickness == dict.fromkeys(("left", "top", "right", "bottom"), 2)
    desk.keyboard.press("Tab")
    desk.tree.wait(lambda: frame() is None, "no red frame")


def test_a_click_meets_what_it_aims_at(desk, form):
    form.click(desk.tree.find(role="password-text"))
    desk.tree.wait_focused(name="Password")
    form.click(desk.tree.find(role="push-button", name="Log In"))
    desk.tree.wait_focused(name="Email")


@pytest.fixture
def start():
    """Starts a process, which ends with the test."""
    started = []

    def start(*command, **options):
        started.append(subprocess.Popen(command, **options))
        return started[-1].pid
    yield start
    for process in started:
        process.kill()
        process.wait()


def test_who_waits_for_a_processor_has_work(start):
    asleep = start("sleep", "1000")
    # Of two on one processor the idle one hardly ever gets it.
    processor = min(os.sched_getaffinity(0))
    busy, idle = (start(sys.executable, "-c", f"""if True:
        import os
        os.sched_setaffinity(0, [{processor}])
        os.sched_setscheduler(0, os.{policy}, os.sched_param(0))
        print(flush=True)
        while True: pass""", stdout=subprocess.DEVNULL)
        for policy in ("SCHED_OTHER", "SCHED_IDLE"))
    work.wait_done([asleep])
    for _ in range(20):
        assert work.at_work([asleep, busy, idle]) == [busy, idle]


def test_what_is_animated_without_end_is_not_waited_for_without_end(start):
    animated = start(sys.executable, "-c", "import time\nwhile True: time.sleep(0.005)")
    assert animated in work.at_work([animated])
    assert work.wait_done([animated])
    busy = start(sys.executable, "-c", "while True: pass")
    assert not work.wait_done([animated, busy], timeout=1)


def test_alt_tab(desk, form):
    ours, other = form.window, desk.windows.open_another()
    desk.windows.alt_tab()
    assert desk.windows.active() == ours
    desk.windows.alt_tab()
    assert desk.windows.active() == other


def test_a_wait_in_vain_tells_what_was_there_instead(desk, form):
    with pytest.raises(DeskTimeout) as failure:
        desk.tree.wait_for(0.1, role="text", name="No such field")
    assert "No such field" in str(failure.value) and 'push-button "Log In"' in str(failure.value)


def test_what_a_program_writes_is_noticed(desk):
    form = desk.launch(FORM + ["warn"])
    assert any("something is not right" in line for line in form.unexpected_output())
    form.expect_output("something is not right|^$")
    assert form.unexpected_output() == []


def test_a_program_that_dies_is_noticed(desk):
    form = desk.launch(FORM + ["crash"])
    form.click(desk.tree.find(role="push-button", name="Log In"))
    assert form.wait_exit() == -signal.SIGABRT


def test_a_program_that_shows_no_window_is_noticed(desk):
    with pytest.raises(DeskError, match="exit code 3"):
        desk.launch(["sh", "-c", "exit 3"])
    desk.programs[0].wait_exit()


@pytest.mark.parametrize("trouble, written", [
    ("warn", "something is not right"), ("crash", "ended by itself: -6")])
def test_the_fixtures_fail_a_test_whose_program_was_in_trouble(
        pytester, monkeypatch, trouble, written):
    """A test that would pass by itself."""
    monkeypatch.delenv("ARTIFACTS", raising=False)
    pytester.makeconftest(f"import sys; sys.path.insert(0, {str(HERE)!r})\n"
                          + (HERE / "conftest.py").read_text().replace(
                              'PROJECT / "build"', 'PROJECT.cwd()'))
    pytester.makepyfile(f"""
        def test_form(desk):
            form = desk.launch({[str(p) for p in FORM]!r} + [{trouble!r}])
            form.click(desk.tree.find(role="push-button", name="Log In"))
            if {trouble!r} == "crash":
                form.ended.wait(10)
            else:
                desk.tree.wait_focused(name="Email")
    """)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines([f"*{written}*"])
    # And the artifacts are kept.
    kept = {path.name for path in (pytester.path / "test-artifacts").rglob("*")}
    assert {"screen.png", "tree-and-events.txt", "events.txt"} <= kept


def test_file_permissions_hold_for_programs_even_for_root(desk, tmp_path):
    tmp_path.chmod(0o500)
    program = desk.start(["touch", tmp_path / "file"])
    program.expect_output("Permission denied")
    assert program.wait_exit() == 1
    assert list(tmp_path.iterdir()) == []
    tmp_path.chmod(0o700)


def test_preferences_reach_a_gtk_program(desk):
    settings = XSettings(desk, **{"Xft/DPI": 96 * 1024})
    desk.launch(FORM)
    before = desk.tree.find(role="label", name="Email").extents[3]
    settings.change("Xft/DPI", 192 * 1024)
    desk.tree.wait(lambda: desk.tree.find(role="label", name="Email").extents[3] > 1.7 * before,
                   "larger text")


def test_the_portal_answers_and_tells(desk):
    from gi.repository import GLib
    from desk.accessibility import call

    def ask(method, *arguments):
        signature = "(" + "s" * len(arguments) + ")"
        return call(desk.bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                    "org.freedesktop.portal.Settings", method,
                    GLib.Variant(signature, arguments))[0]
    with Portal(desk, color_scheme="dark") as portal:
        assert ask("Read", "org.freedesktop.appearance", "color-scheme") == 1
        portal.change("color-scheme", "light")
        assert ask("ReadOne", "org.freedesktop.appearance", "color-scheme") == 2


def test_desks_do_not_know_of_each_other(make_desk):
    first, second = make_desk(), make_desk()
    first.launch(FORM)
    second.launch(FORM)
    first.keyboard.press("Tab")
    first.keyboard.type("one")
    second.keyboard.press("Tab")
    second.keyboard.type("two")
    first.tree.wait_for(role="text", text="one")
    second.tree.wait_for(role="text", text="two")
    assert len(first.tree.windows()) == len(second.tree.windows()) == 1


SCRIPT = """
import signal, sys
# In the background of a shell SIGINT is ignored, and processes inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.path.insert(0, {here!r})
from desk import Desk
with Desk() as desk:
    desk.launch({form!r})
    print(desk.id, desk.directory, flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_nothing_is_left_of_a_desk_whose_test_is_killed(number):
    test = subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(here=str(HERE), form=[str(p) for p in FORM])],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    identity, directory = test.stdout.readline().split()
    pids = processes.marked(identity)
    assert len(pids) >= 5
    descriptors = [os.pidfd_open(pid) for pid in pids]
    test.send_signal(number)
    test.wait(10)
    for pid, descriptor in zip(pids, descriptors):
        # A pidfd becomes readable when its process ends.
        assert processes.wait_readable(descriptor, 10), f"process {pid} is left"
        os.close(descriptor)
    test.stdin.close()
    test.stdout.close()
    shutil.rmtree(directory, ignore_errors=True)
