"""Integration with the desktop: one instance, starting over D-Bus, the data files."""

import re
import subprocess
from pathlib import Path

import pytest
from gi.repository import GLib

from desk.accessibility import call
from desk.processes import tool

ID = "org.tabstop.VacationPlanner"
DATA = Path(__file__).resolve().parents[2] / "data"


def test_a_second_start_brings_the_first_window_to_the_front(planner, vacation_planner):
    desk = planner.desk
    planner.tab_to("Email")
    planner.type_into("Email", "ada")
    desk.windows.open_another()
    second = desk.start([vacation_planner, "--data-dir", planner.store.directory])
    assert second.wait_exit() == 0
    desk.windows.wait_active(planner.program.window)
    planner.wait_focus("Email")
    assert planner.text("Email") == "ada"
    assert len(desk.windows.of_process(planner.program.pid)) == 1


def test_a_second_start_brings_back_a_minimised_window(planner, vacation_planner):
    desk, window = planner.desk, planner.program.window
    desk.windows.iconify(window)
    desk.windows.wait(lambda: desk.windows.active() != window, "the window to be minimised")
    assert desk.start([vacation_planner]).wait_exit() == 0
    desk.windows.wait_active(window)


def owner_of_name(desk):
    try:
        return call(desk.bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                    "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                    GLib.Variant("(s)", (ID,)))[0]
    except GLib.Error:
        return None


def test_the_desktop_starts_it_over_dbus(desk, vacation_planner):
    """With the installed service file, except for the program's path."""
    service = (DATA / f"{ID}.service.in").read_text()
    service, count = re.subn(r"(?m)^Exec=\S+", f"Exec={vacation_planner}", service)
    assert count == 1
    (desk.services_directory / f"{ID}.service").write_text(service)
    call(desk.bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
         "ReloadConfig")

    def activate():
        call(desk.bus, ID, "/" + ID.replace(".", "/"), "org.freedesktop.Application", "Activate",
             GLib.Variant("(a{sv})", ({},)), 20000)
    activate()
    pid = owner_of_name(desk)
    desk.windows.wait(lambda: pid and desk.windows.of_process(pid), "a window")
    window, = desk.windows.of_process(pid)
    desk.windows.wait_active(window)
    desk.tree.wait_for(role="push-button", name="Log In")
    # Once more: the same window.
    desk.windows.open_another()
    activate()
    desk.windows.wait_active(window)
    assert desk.windows.of_process(pid) == [window]
    desk.windows.close(window)
    desk.windows.wait(lambda: owner_of_name(desk) is None, "the program to leave the bus")
    assert not re.search("WARNING|CRITICAL|Fatal|exited with", desk.log("dbus-daemon"))


def test_it_owns_its_name_on_the_bus(planner):
    assert owner_of_name(planner.desk) == planner.program.pid


def test_its_window_is_known_by_its_id(planner):
    """By the window's class a desktop finds the launcher's icon and name."""
    window = planner.desk.display.create_resource_object("window", planner.program.window)
    assert ID in window.get_wm_class()


def test_assistive_technologies_know_it_by_its_name(planner):
    application, = planner.tree.applications()
    assert application.name == "Vacation Planner"


@pytest.mark.parametrize("page", ["log in", "sign up"])
def test_a_form_field_is_at_most_six_steps_below_its_window(planner, page):
    """Each level costs an assistive technology a query at each move of the focus."""
    if page == "sign up":
        planner.open_sign_up()
    window = planner.tree.active_window()
    depths = {n.name: depth for depth, n in window.walk() if n.role in ("text", "password-text")}
    assert depths and max(depths.values()) <= 6, depths


def test_closing_the_window_ends_it(planner):
    planner.keyboard.press("alt+F4")
    assert planner.program.wait_exit() == 0
    assert owner_of_name(planner.desk) is None


def is_appstream_1():
    said = subprocess.run(["appstreamcli", "--version"], capture_output=True, text=True).stdout
    return int(re.search(r"\d+", said)[0]) >= 1


@pytest.mark.parametrize("command", [
    ["desktop-file-validate", f"{ID}.desktop"],
    ["appstreamcli", "validate", "--no-net", "--pedantic", f"{ID}.metainfo.xml"],
])
def test_the_data_files_are_valid(command):
    if command[0] == "appstreamcli" and is_appstream_1():
        # GNOME requires an application id like this one; appstream 1.0 recommends lower case. And it
        # requires a home page, which the project does not have.
        tags = "cid-contains-uppercase-letter=info,url-homepage-missing=info"
        command = command + ["--override", tags]
    result = subprocess.run([tool(command[0])] + command[1:], cwd=DATA, capture_output=True,
                            text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_two_desktops_do_not_know_of_each_other(make_desk, start_planner, tmp_path):
    """One instance a session, not a machine."""
    first = start_planner(make_desk(), tmp_path / "planner")
    second = start_planner(make_desk(), tmp_path / "planner")
    assert first.program.is_running and second.program.is_running
