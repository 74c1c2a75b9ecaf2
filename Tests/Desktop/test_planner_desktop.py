"""Vacation Planner and the desktop: actions of the launcher, the search, notifications, its window."""

import re
import subprocess

import pytest
from gi.repository import GLib

from desk.accessibility import call
from planner import ADA, Planner
from test_desktop_integration import DATA, ID
from test_planner_exchange import wait_no_sheet, wait_sheet

PATH = "/" + ID.replace(".", "/")
SEARCH = "org.gnome.Shell.SearchProvider2"
CHOOSE = "Choose the files to import"


@pytest.fixture
def start(desk, vacation_planner, store_of_ada):
    def start(*arguments):
        program = desk.launch([vacation_planner, "--data-dir", store_of_ada, *arguments])
        return Planner(desk, program, store_of_ada)
    return start


def again(planner, vacation_planner, *arguments):
    """A second start of the program."""
    assert planner.desk.start([vacation_planner, *arguments]).wait_exit() == 0


def activate_action(desk, name):
    call(desk.bus, ID, PATH, "org.freedesktop.Application", "ActivateAction",
         GLib.Variant("(sava{sv})", (name, [], {})), 20000)


def test_the_launchers_actions_wait_for_the_log_in_and_for_open_forms(start, vacation_planner):
    planner = start("--new-trip")
    keyboard, desk = planner.keyboard, planner.desk
    planner.wait_label("Log in to plan a new trip.")
    planner.log_in(ADA)
    planner.wait_focus("Title")
    planner.type_into("Title", "Japan")
    # While the form is open, another request waits, and nothing that was typed is lost.
    desk.windows.open_another()
    again(planner, vacation_planner, "--import")
    planner.tree.settle()
    assert planner.text("Title") == "Japan"
    keyboard.press("ctrl+Return")
    wait_sheet(planner, CHOOSE)
    keyboard.press("Escape")
    wait_no_sheet(planner)
    # As a desktop asks, which starts programs over D-Bus.
    activate_action(desk, "new-trip")
    planner.wait_focus("Title")
    assert planner.text("Title") == ""
    keyboard.press("Escape")
    wait_no_sheet(planner)
    activate_action(desk, "import")
    wait_sheet(planner, CHOOSE)
    keyboard.press("Escape")
    wait_no_sheet(planner)


def test_an_action_starts_the_program(desk, vacation_planner):
    service = (DATA / f"{ID}.service.in").read_text()
    service = re.sub(r"(?m)^Exec=\S+", f"Exec={vacation_planner}", service)
    (desk.services_directory / f"{ID}.service").write_text(service)
    call(desk.bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
         "ReloadConfig")
    activate_action(desk, "new-trip")
    desk.tree.wait_for(role="label", name="Log in to plan a new trip.")
    desk.windows.close(desk.windows.active())


def test_the_launcher_lists_the_programs_actions(planner):
    launcher = (DATA / f"{ID}.desktop").read_text()
    listed = re.search(r"(?m)^Actions=(.*);$", launcher)[1].split(";")
    actions = call(planner.desk.bus, ID, PATH, "org.gtk.Actions", "List")[0]
    assert set(listed) < set(actions)
    for name in listed:
        assert f"[Desktop Action {name}]" in launcher
        command = re.search(rf"(?m)^\[Desktop Action {name}\]\nName=.*\n(?:Name\[.*\n)*Exec=(.*)$", launcher)[1]
        assert command == f"vacation-planner --{name}"


def test_two_actions_at_once_are_refused(vacation_planner):
    said = subprocess.run([vacation_planner, "--new-trip", "--import"], capture_output=True,
                          text=True)
    assert said.returncode == 64
    assert "not both at once" in said.stderr


def search(desk, method, *arguments):
    signature = {"GetInitialResultSet": "(as)", "GetSubsearchResultSet": "(asas)",
                 "GetResultMetas": "(as)", "ActivateResult": "(sasu)", "LaunchSearch": "(asu)"}
    return call(desk.bus, ID, f"{PATH}/SearchProvider", SEARCH, method,
                GLib.Variant(signature[method], arguments))


def test_the_desktops_search_finds_titles_while_somebody_is_signed_in(start):
    planner = start()
    desk, keyboard = planner.desk, planner.keyboard
    assert search(desk, "GetInitialResultSet", ["japan"]) == ([],)
    assert search(desk, "GetResultMetas", ["no id"]) == ([],)
    planner.log_in(ADA)
    planner.plan_trip("Autumn in Japan")
    planner.plan_trip("Café Zürich")
    (found,), = search(desk, "GetInitialResultSet", ["JAPAN"]),
    trip, = found
    assert search(desk, "GetInitialResultSet", ["japan", "zurich"]) == ([],)
    (zurich,), = search(desk, "GetSubsearchResultSet", [trip], ["zurich", "cafe"])
    assert zurich != trip
    # Titles, and nothing else.
    assert search(desk, "GetResultMetas", [trip, zurich]) == ([
        {"id": trip, "name": "Autumn in Japan"}, {"id": zurich, "name": "Café Zürich"}],)
    desk.windows.open_another()
    search(desk, "ActivateResult", trip, ["japan"], 0)
    desk.windows.wait_active(planner.program.window)
    planner.tree.wait_for(role="heading", name="Autumn in Japan")
    search(desk, "LaunchSearch", ["cafe"], 0)
    planner.wait_focus("Search everything")
    assert planner.text("Search everything") == "cafe"
    keyboard.press("alt+Left")
    planner.tree.wait_for(role="heading", name="Autumn in Japan")
    # Signed out, it knows nothing any more.
    while not planner.has_label(f"Welcome, {ADA.name}"):
        keyboard.press("alt+Left")
        planner.tree.settle()
    planner.sign_out()
    assert search(desk, "GetInitialResultSet", ["japan"]) == ([],)
    assert search(desk, "GetResultMetas", [trip]) == ([],)


def test_the_search_provider_file_names_the_object():
    text = (DATA / f"{ID}.search-provider.ini").read_text()
    assert f"DesktopId={ID}.desktop\n" in text and f"BusName={ID}\n" in text
    assert f"ObjectPath={PATH}/SearchProvider\n" in text
    assert "AutoStart=false\n" in text


def test_a_window_has_its_last_size_again(start, desk):
    planner = start()
    desk.windows.resize(planner.program.window, 700, 610)
    planner.tree.settle()
    size = desk.windows.geometry(planner.program.window)[2:]
    desk.windows.close(planner.program.window)
    assert planner.program.wait_exit() == 0
    again = start()
    assert desk.windows.geometry(again.program.window)[2:] == size


def test_the_next_start_begins_with_the_last_page(start):
    planner = start()
    planner.log_in(ADA)
    planner.plan_trip("Japan")
    planner.desk.windows.close(planner.program.window)
    assert planner.program.wait_exit() == 0
    planner = start()
    planner.fill_log_in(ADA.email, ADA.password)
    planner.keyboard.press("Return")
    planner.tree.wait_for(role="heading", name="Japan")
    # A user who has signed out begins at the first page.
    planner.keyboard.press("alt+Left")
    planner.wait_welcome(ADA)
    planner.sign_out()
    planner.log_in(ADA)
