"""Addresses that the desktop opens with a program reach it, at its start and while it runs."""

import pytest

from desk.processes import tool
from gallery import Gallery

SCHEME = "tabstop-gallery"

LAUNCHER = """[Desktop Entry]
Type=Application
Name=Focus Gallery
Exec={program} --page addresses %U
MimeType=x-scheme-handler/{scheme};
"""


@pytest.fixture
def command(focus_gallery):
    return [focus_gallery, "--page", "addresses"]


def test_addresses_reach_the_program_at_its_start_and_while_it_runs(desk, command):
    first = f"{SCHEME}://trips/5?day=1"
    gallery = Gallery(desk, desk.launch([*command, first]))
    gallery.wait_readout("Addresses", first)
    gallery.tab_to("Note")
    gallery.type_into("Note", "typed")

    # A second start passes its arguments to the first and ends; the first comes to the front.
    desk.windows.open_another()
    second = f"{SCHEME}:second"
    assert desk.start([*command, second, "/tmp"]).wait_exit() == 0
    gallery.wait_readout("Addresses", f"{first}, {second}, file:///tmp")
    desk.windows.wait_active(gallery.program.window)
    gallery.wait_focus("Note")
    assert gallery.text("Note") == "typed"
    assert len(desk.windows.of_process(gallery.program.pid)) == 1


def test_the_desktop_opens_addresses_by_the_launcher_file(desk, command, focus_gallery):
    folder = desk.directory / "data/applications"
    folder.mkdir(parents=True)
    (folder / "focus-gallery.desktop").write_text(
        LAUNCHER.format(program=focus_gallery, scheme=SCHEME))
    gio = tool("gio")
    chosen = desk.start([gio, "mime", f"x-scheme-handler/{SCHEME}", "focus-gallery.desktop"])
    chosen.expect_output("")
    assert chosen.wait_exit() == 0

    def open_address(address):
        opener = desk.start([gio, "open", address])
        assert opener.wait_exit() == 0

    gallery = Gallery(desk, desk.launch(command))
    gallery.wait_readout("Addresses", "none")
    open_address(f"{SCHEME}:by-desktop")
    gallery.wait_readout("Addresses", f"{SCHEME}:by-desktop")
