"""Vacation Planner: files in and out, and trips on paper."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from desk.processes import tool
from planner import ADA, Planner

FILES = Path(__file__).parent / "files"
FOUND = "2 bookings found in kyoto.ics: 2 new."
KNOWN = "Nothing new: 2 bookings in kyoto.ics, already there."
DINNER = re.compile("Dinner at Giro Giro")
# GTK 4.8 puts the mnemonic before the name.
PRINT = re.compile("Print$")


@pytest.fixture
def calendar(tmp_path):
    return shutil.copy(FILES / "kyoto.ics", tmp_path)


@pytest.fixture
def start(desk, vacation_planner, store_of_ada, tmp_path):
    """Starts the program with files to open, and signs Ada in."""
    def start(*files):
        program = desk.launch([vacation_planner, "--data-dir", store_of_ada, *files],
                              cwd=tmp_path)
        planner = Planner(desk, program, store_of_ada)
        if files:
            names = Path(files[0]).name if len(files) == 1 else f"{len(files)} files"
            planner.wait_label(f"Log in to import {names}.")
        planner.log_in(ADA)
        return planner
    return start


def wait_sheet(planner, title):
    return planner.tree.wait(
        lambda: next((w for w in planner.tree.windows() if w.name == title), None),
        f"the sheet {title!r}")


def wait_no_sheet(planner):
    planner.wait_windows(1)


def choose_file(planner, path, title="Choose the files to import"):
    """Types a path into the desktop's file dialog."""
    wait_sheet(planner, title)
    planner.tree.settle()
    planner.keyboard.type(str(path))
    planner.tree.wait_for(role="text", text=str(path))
    # The first Return may take what the dialog has completed.
    while title in [window.name for window in planner.tree.windows()]:
        planner.keyboard.press("Return")
        planner.tree.settle()


def test_a_file_that_the_desktop_opens_is_imported_once(start, calendar, vacation_planner):
    planner = start(calendar)
    keyboard, desk = planner.keyboard, planner.desk
    # After the log-in, the preview.
    planner.wait_label(FOUND)
    planner.wait_focus(DINNER)
    planner.button("Import 2 Bookings")
    keyboard.press("space")
    planner.button("Import 1 Booking")
    keyboard.press("space")
    planner.button("Import 2 Bookings")
    assert planner.text("Title") == "Kyoto"
    keyboard.press("ctrl+Return")
    wait_no_sheet(planner)
    planner.tree.wait_for(name="Kyoto")

    # Again, by a second start: nothing new.
    assert desk.start([vacation_planner, calendar]).wait_exit() == 0
    planner.wait_label(KNOWN)
    planner.wait_focus("Close")
    keyboard.press("Escape")
    wait_no_sheet(planner)

    # One undo for all of it.
    keyboard.press("ctrl+z")
    planner.tree.wait_gone(name="Kyoto")


def test_files_are_chosen_exported_and_known_again(start, calendar, tmp_path):
    planner = start()
    keyboard = planner.keyboard
    notes = tmp_path / "notes.txt"
    notes.write_text("Only words.")

    # A file that is no calendar: a sentence, and nothing is kept.
    keyboard.press("ctrl+o")
    choose_file(planner, notes)
    planner.wait_label("No bookings found in notes.txt. 1 entry not understood.")
    planner.wait_label(re.compile("^notes.txt: This file is neither a calendar"))
    planner.wait_focus("Close")
    keyboard.press("Return")
    wait_no_sheet(planner)

    # To close the dialog is to leave the form.
    keyboard.press("ctrl+o")
    wait_sheet(planner, "Choose the files to import")
    keyboard.press("Escape")
    wait_no_sheet(planner)

    keyboard.press("ctrl+o")
    choose_file(planner, calendar)
    planner.wait_focus(DINNER)
    keyboard.press("ctrl+Return")
    wait_no_sheet(planner)

    # Out, and in again.
    keyboard.press("ctrl+e")
    planner.wait_focus(re.compile("^Trips"))     # (GTK 4.8 appends the value.)
    planner.tab_to("Save…")
    keyboard.press("Return")
    target = tmp_path / "out" / "plan.ics"
    target.parent.mkdir()
    planner.tree.wait_focused(text="Kyoto.ics")
    keyboard.press("ctrl+a")
    choose_file(planner, target, "Choose where to save")
    wait_no_sheet(planner)
    text = target.read_text()
    assert text.startswith("BEGIN:VCALENDAR") and "Kabuki theatre" in text
    keyboard.press("ctrl+o")
    choose_file(planner, target)
    planner.wait_label("Nothing new: 2 bookings in plan.ics, already there.")
    keyboard.press("Escape")
    wait_no_sheet(planner)


def test_buttons_that_disappear_leave_the_focus_to_a_neighbour(start, tmp_path):
    events = "".join(
        f"BEGIN:VEVENT\nUID:{n}\nSUMMARY:Talk {n}\nDTSTART:20270101T{n // 60:02}{n % 60:02}00Z\n"
        "END:VEVENT\n" for n in range(120))
    many = tmp_path / "many.ics"
    many.write_text(f"BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n{events}END:VCALENDAR\n")
    planner = start(many)
    keyboard = planner.keyboard
    planner.wait_label("120 bookings found in many.ics: 120 new.")
    planner.wait_focus(re.compile("Talk 0,"))
    while planner.focus != "Show 20 More of 120":
        planner.move_focus("shift+Tab")
    keyboard.press("Return")
    # The first of those that have come.
    planner.wait_focus(re.compile("Talk 100,"))
    keyboard.press("ctrl+Return")
    wait_no_sheet(planner)
    planner.tree.wait_for(role="page-tab", name="Days")
    keyboard.press("alt+Left")
    planner.sign_out()

    # An entry is removed by another program.
    connection = planner.store.connect()
    connection.execute(
        "DELETE FROM vaultRecord WHERE id IN (SELECT id FROM vaultRecord LIMIT 1)")
    connection.commit()
    connection.close()
    planner.log_in(ADA)
    planner.tab_to("Keep as It Is")
    keyboard.press("Return")
    planner.tree.wait(lambda: planner.focus not in (None, "Keep as It Is"),
                      "the focus on what follows the notice")
    assert planner.tree.focused().role == "push-button"


def test_a_trip_is_printed_to_a_file(start, calendar, tmp_path):
    planner = start(calendar)
    planner.wait_focus(DINNER)
    planner.keyboard.press("ctrl+Return")
    wait_no_sheet(planner)
    # There is no system bus, on which GTK looks for printers.
    planner.program.expect_output("avahi printers will not be available")
    planner.keyboard.press("ctrl+p")
    wait_sheet(planner, "Print")
    planner.tree.wait_focused(role="panel")
    planner.keyboard.press("Tab")
    planner.tree.wait_focused(role="table-row")
    planner.keyboard.press("space")
    planner.tree.wait_for(role="push-button", name=PRINT, states=("sensitive",))
    planner.tab_to(PRINT)
    planner.keyboard.press("Return")
    wait_no_sheet(planner)
    paper = tmp_path / "Kyoto.pdf"
    planner.tree.wait(paper.exists, "the file")
    planner.tree.settle()
    text = subprocess.run([tool("pdftotext"), "-layout", paper, "-"], capture_output=True,
                          text=True, check=True).stdout
    assert text.split("\n")[0].strip() == "Kyoto"
    for line in ("Thursday, 26 December 2030, day 1", "Friday, 27 December 2030, day 2",
                 "Nothing planned", "Page 1 of 1"):
        assert line in text, text
    structure = subprocess.run([tool("pdfinfo"), "-struct-text", paper], capture_output=True,
                               text=True, check=True).stdout
    assert structure.startswith('H1 (block)\n  "Kyoto"\n'), structure
    assert structure.count("H2 (block)") == 3
    assert re.search(r"• 19:00, .*Dinner at Giro Giro", text)
