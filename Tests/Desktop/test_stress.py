"""Random events on every page, while a screen reader asks at random: the program answers, and writes nothing.
Its assertions are checked."""

import pytest

from asking import Questions
from every_page import names_of_pages
from sign_in.browser import remove_browsers
from stress import PLANNER_TEXTS, Stress, stop_listening

#: Enough to open everything there is on a page; `make stress` sends a hundred thousand.
_EVENTS = 1500

#: On the page that fills itself with a thousand fields each event takes long.
_EVENTS_OF = {"poll": 200}


def drive(desk, command, name, texts=()):
    stop_listening(desk)
    # Links are pressed, too: a browser would take the focus, and write on standard error.
    remove_browsers(desk)
    stress = Stress(desk, command, f"test/{name}", texts)
    questions = Questions(desk.accessibility_address, lambda: stress.program.pid, name)
    try:
        stress.run(_EVENTS_OF.get(name, _EVENTS))
        assert not stress.warnings, "\n".join(map(str, stress.warnings.values()))
        assert questions.count
    finally:
        questions.close()
        stress.close()


@pytest.mark.parametrize("page", names_of_pages())
def test_a_page_bears_random_events(desk, debug_focus_gallery, page):
    drive(desk, [debug_focus_gallery, "--page", page], page)


def test_vacation_planner_bears_random_events(desk, debug_vacation_planner, store_of_ada):
    drive(desk, [debug_vacation_planner, "--data-dir", store_of_ada], "planner", PLANNER_TEXTS)
