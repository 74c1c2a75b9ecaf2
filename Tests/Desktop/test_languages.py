"""Tests of Vacation Planner in other languages than English: every text is translated and fits."""

import json
import os
import re
import shutil

import pytest

from desk.preferences import XSettings
from every_page import parts
from planner import ADA, Planner, seed
from programs import PROJECT
from test_appearance import LARGE_TEXT, outside

_ACCENTS = str.maketrans(
    "AEIOUYCDGHNSTZaeiouycdghnstz", "ÅÉÎÖÛÝÇÐĜĤÑŠŢŽåéîöûýçðĝĥñšţž")

#: The names of the countries, which Foundation translates.
_COUNTRIES = {destination["country"] for destination in
              json.loads((PROJECT / "data/destinations.json").read_text())}

#: Entries that an import cannot use, for different reasons.
_CALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:1@example.org
SUMMARY:Fantoft
DTSTART;VALUE=DATE:20261224
END:VEVENT
BEGIN:VTODO
SUMMARY:Fantoft
END:VTODO
END:VCALENDAR
"""


def marked(text):
    """Returns a text without values in the pseudo-language."""
    return f"⟦{text.translate(_ACCENTS)}{'·' * ((len(text) + 2) // 3)}⟧"


def unmarked(text, data):
    """Returns the words of a text that are neither between marks nor part of the data."""
    while True:
        shorter = re.sub("⟦[^⟦⟧]*⟧", "", text)
        if shorter == text:
            break
        text = shorter
    for words in sorted(data, key=len, reverse=True):
        text = text.replace(words, "")
    return re.findall(r"[^\W\d_]{2,}", text)


@pytest.fixture
def pseudo(make_desk, start_planner):
    """Vacation Planner in the pseudo-language, with large text."""
    desk = make_desk(env={"LANGUAGE": "en_XA"})
    XSettings(desk, **{"Xft/DPI": LARGE_TEXT})
    calendar = desk.directory / "Fantoft.ics"
    calendar.write_text(_CALENDAR.replace("\n", "\r\n"))
    return start_planner(desk, files=[calendar])


NARROW = 360


def make_narrow(planner):
    """Makes the active window as narrow as a phone's screen, and checks that this is possible."""
    windows = planner.desk.windows
    window = windows.wait(windows.active, "an active window")
    if window == planner.program.window:
        planner.program.resize(NARROW, 720)
        return
    windows.resize(window, NARROW, windows.geometry(window)[3])
    windows.wait(lambda: windows.geometry(window)[2] == NARROW,
                 f"a form {NARROW} pixels wide, not {windows.geometry(window)[2]}")


@pytest.mark.parametrize("width", [None, NARROW], ids=["wide", "narrow"])
def test_every_text_is_looked_up_and_fits(pseudo, width):
    planner = pseudo
    # The names of the currency and of the day come from Foundation.
    data = {ADA.name, ADA.email, "ada@example", "Bergen", "LH 716", "Euro (EUR)", "Fantoft.ics",
            "Fantoft", "Thursday, December 24, 2026", *_COUNTRIES}
    missed = {}

    def check(page):
        if width:
            make_narrow(planner)
        planner.tree.settle()
        shown = parts(planner)
        assert len(shown) > 5, page
        for node in [planner.tree.active_window(), *shown]:
            # Typed texts are the user's; the title bar's buttons are GTK's.
            if node.role == "push-button" and node.name in ("Close", "Maximize", "Minimize"):
                continue
            text = node.name if node.role in ("text", "password-text") else node.name or node.text
            # (The button in a password field is GTK's, too.)
            description = node.description if node.description not in ("Show Text", "Hide Text") else None
            for spoken in (text, description):
                if unmarked(spoken or "", data):
                    missed.setdefault(page, set()).add(f"{node.role}: {spoken}")
        assert outside(planner) == [], page

    check("log in")
    planner.tab_to(marked("Email"))
    planner.keyboard.type("ada@example\n")
    planner.wait_label(marked("Valid email is required"))
    check("log in with an error")
    planner.tab_to(marked("Forgot Your Password?"))
    planner.keyboard.press("Return")
    planner.wait_focus(marked("Recovery Key"))
    check("forgotten password")
    planner.keyboard.press("Escape")
    planner.tab_to(marked("Create an Account"))
    planner.keyboard.press("Return")
    planner.wait_focus(marked("Full Name"))
    check("sign up")
    for field, text in (("Full Name", ADA.name), ("Email", ADA.email), ("Password", "short")):
        planner.type_into(marked(field), text)
        planner.keyboard.press("Return")
    planner.wait_label(marked("Password must be at least 8 characters"))
    check("sign up with an error")
    planner.keyboard.press("ctrl+a")
    planner.keyboard.type(ADA.password + "\n")
    planner.wait_label(marked("Your Recovery Key"), timeout=20)
    # The groups of the recovery key are not words.
    planner.tab_to(marked("I Have Written It Down"))
    planner.keyboard.press("Return")
    planner.wait_label(re.compile("^⟦Ŵ?W?éļ?lçöm"), timeout=20)
    planner.wait_label(re.compile("Fantoft.ics: ⟦1 ñéw"))
    check("import")
    planner.keyboard.press("Escape")
    planner.wait_windows(1)
    check("welcome")
    visit_signed_in_pages(planner, check)
    assert missed == {}


#: The log-in form's button, and the error for an invalid address.
WORDS = {
    "de_AT:en": ("Anmelden", "Geben Sie eine gültige E-Mail-Adresse ein"),
    "fr": ("Se connecter", "Une adresse e-mail valide est requise"),
    "ar": ("تسجيل الدخول", "يلزم بريد إلكتروني صالح"),
    "ja": ("ログイン", "有効なメールアドレスを入力してください"),
    "en:de": ("Log In", "Valid email is required"),
}


@pytest.mark.parametrize("language", WORDS)
def test_the_program_speaks_the_users_language(make_desk, vacation_planner, tmp_path, language):
    """The program can be installed anywhere, because it contains the tables."""
    program = tmp_path / "bin" / "vacation-planner"
    program.parent.mkdir()
    shutil.copy(os.path.realpath(vacation_planner), program)
    desk = make_desk(env={"LANGUAGE": language})
    planner = Planner(desk, desk.launch([program, "--data-dir", tmp_path / "data"]), tmp_path)
    button, error = WORDS[language]
    planner.button(button)
    planner.move_focus("Tab")
    planner.keyboard.type("ada\n")
    planner.wait_label(error)


def test_dates_and_counts_of_a_trip(make_desk, start_planner, tmp_path):
    folder = tmp_path / "planner"
    seed(folder, ADA, trips=1, bookings=8)
    desk = make_desk(env={"LANGUAGE": "de"})
    planner = start_planner(desk, folder)
    planner.tab_to("E-Mail")
    planner.keyboard.type(ADA.email + "\n")
    planner.wait_focus("Passwort")
    planner.keyboard.type(ADA.password + "\n")
    planner.wait_label(f"Willkommen, {ADA.name}", timeout=20)
    planner.wait_label(re.compile(r"^Frankfurt 1, endete vor \d+ Tagen$"))
    planner.program.click(planner.tree.wait_for(name=re.compile("^Frankfurt 1")))
    planner.wait_label("7 Tage, Samstag, 6. April 2024 bis Freitag, 12. April 2024")
    # Rows far below the window's edge do not exist.
    planner.tab_to(re.compile("^Zwei Buchungen"))
    planner.keyboard.press("End")
    planner.wait_label(re.compile("^Unterkunft stay 1.6, Frankfurt, 1 Nacht, geplant$"))


def visit_signed_in_pages(planner, check):
    """Visits the pages of a user who has no trips yet, and calls check(name) on each."""
    def form(keys, page):
        planner.keyboard.press(keys)
        planner.wait_windows(2)
        check(page)

    def close():
        planner.keyboard.press("Escape")
        planner.wait_windows(1)

    form("ctrl+n", "new trip")
    planner.type_into(marked("Title"), "Bergen")
    planner.keyboard.press("ctrl+Return")
    planner.tree.wait_focused(name=re.compile("Böökîñĝ"))
    check("trip")
    for tab in ("Costs", "Lists", "Documents", "Notes", "Days"):
        planner.program.click(planner.tree.wait_for(role="page-tab", name=marked(tab)))
        check(tab)
    form("ctrl+shift+n", "kinds of bookings")
    planner.keyboard.press("Return")
    planner.field(marked("Flight number"))
    check("flight")
    planner.type_into(marked("Flight number"), "LH 716")
    planner.keyboard.press("ctrl+Return")
    planner.tree.wait_for(name=re.compile("LH 716"))
    check("trip with a flight")
    planner.keyboard.press("ctrl+z")
    planner.tree.settle()
    form("ctrl+e", "export")
    close()
    planner.keyboard.press("F1")
    planner.wait_label(marked("How do I plan a trip?"))
    check("help")
    planner.keyboard.press("ctrl+f")
    planner.wait_label(re.compile("Ţýpé wörðš"))
    check("search")
    for page in ("Destinations", "Account"):
        back = planner.tree.find(role="push-button", name=marked("Show Sidebar"))
        if back:        # A narrow window shows one column.
            planner.program.click(back)
        planner.program.click(planner.tree.wait_for(role="list-item", name=marked(page)))
        planner.tree.wait_for(role="heading", name=marked(page))
        check(page)
        if page == "Destinations":
            planner.tab_to(marked("Search destinations"))
            planner.keyboard.press("Return")
            planner.tree.wait_focused(name=re.compile("^⟦+Kýöţö"))
            planner.keyboard.press("Return")
            planner.wait_label(marked("Worth Knowing"))
            check("destination")
