"""Every page and form of a signed-in user: its title, the rules of `audit.py`, and whether it fits."""

import re
import subprocess

import pytest

import audit
from desk.preferences import XSettings
from planner import Planner, Someone
from programs import helper
from test_appearance import LARGE_TEXT, NORMAL_TEXT, outside
from test_planner_destinations import choose_from_menu

ADA = Someone("Ada", "Ada@example.org", "correct horse")


@pytest.fixture
def store(tmp_path):
    """A store with a trip that has a record of every kind."""
    subprocess.run([helper("PlannerSeed"), "--of-every-kind", tmp_path / "planner"], check=True,
                   capture_output=True)
    return tmp_path / "planner"


class Visit:
    """Goes from page to page, and collects what is wrong."""

    def __init__(self, page, narrow):
        self.page, self.keyboard, self.tree = page, page.keyboard, page.tree
        self.narrow, self.broken = narrow, []

    def check(self, title, name=None):
        """Checks the active window, which must have the title."""
        windows = self.page.desk.windows
        window = windows.active()
        if self.narrow and window == self.page.program.window:
            self.page.program.resize(360, 640)
        elif self.narrow:
            windows.resize(window, 360, windows.geometry(window)[3])
        windows.wait(lambda: windows.title(window) == title,
                     f"the title {title!r}, not {windows.title(window)!r}")
        self.tree.settle()
        parts = audit.read(self.tree)
        found = [line for rule in audit.TREE_RULES for line in rule(parts)] + outside(self.page)
        self.broken += [f"{name or title}: {line}" for line in found]

    def form(self, title, opener):
        """Opens a form with a key, or from the menu, checks it, and leaves it by Escape."""
        self.page.wait_windows(1)
        focus = self.page.focus
        if re.search(r"ctrl\+", opener):
            self.keyboard.press(opener)
        elif opener.endswith("…"):
            self.page.tab_to(opener)
            focus = opener
            self.keyboard.press("Return")
        else:
            choose_from_menu(self.page, opener)
        self.page.wait_windows(2)
        self.check(title)
        self.keyboard.press("Escape")
        self.page.wait_windows(1)
        if focus:
            self.page.wait_focus(focus)


@pytest.mark.parametrize("text, narrow", [(NORMAL_TEXT, False), (LARGE_TEXT, True)],
                         ids=["wide", "narrow"])
def test_every_page_and_form(desk, vacation_planner, store, text, narrow):
    XSettings(desk, **{"Xft/DPI": text})
    page = Planner(desk, desk.launch([vacation_planner, "--data-dir", store]), store)
    keyboard, visit = page.keyboard, Visit(page, narrow)
    page.log_in(ADA)
    visit.check("Vacation Planner", "first page")
    keyboard.press("ctrl+f")
    page.type_into("Search everything", "Lisbon")
    page.wait_label("2 results")
    visit.check("Search")
    keyboard.press("Return")
    page.tree.wait_focused(name=re.compile("^Trip Spring in Lisbon"))
    keyboard.press("Return")
    page.wait_label(re.compile("^7 days"))
    visit.check("Spring in Lisbon", "days")
    visit.form("New Trip", "ctrl+n")
    visit.form("Edit Trip", "Edit Trip…")
    visit.form("New Booking", "ctrl+shift+n")
    visit.form("Export", "ctrl+e")
    visit.form("Keyboard Shortcuts", "ctrl+question")
    for tab in ("Costs", "Lists", "Documents", "Notes"):
        page.program.click(page.tree.wait_for(role="page-tab", name=tab))
        visit.check("Spring in Lisbon", tab)
    keyboard.press("F1")
    page.wait_focus("All Keyboard Shortcuts")
    visit.check("Help")
    choose_from_menu(page, "Destinations")
    page.wait_label("12 destinations")
    visit.check("Destinations")
    page.tab_to("Search destinations")
    keyboard.press("Return")
    page.tree.wait_focused(name=re.compile("^Kyoto"))
    keyboard.press("Return")
    page.wait_focus("Plan a Trip Here…")
    visit.check("Kyoto, Japan")
    choose_from_menu(page, "Account")
    page.button("Change Name…")
    visit.check("Account")
    visit.form("Change Name", "Change Name…")
    visit.form("Change Email", "Change Email…")
    visit.form("Change Password", "Change Password…")
    visit.form("Export Everything", "Export Everything…")
    visit.form("Delete Account", "Delete Account…")
    assert not visit.broken, "\n".join(["", *visit.broken])
