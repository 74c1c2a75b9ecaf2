"""A browser of a desk that gets each address, follows redirects, and keeps the page at the end."""

import json
import os
from pathlib import Path

from desk.processes import tool
from programs import PROJECT

_PROGRAM = """#!/usr/bin/python3
import json, os, pathlib, sys, tempfile, urllib.error, urllib.request
folder = pathlib.Path({folder!r})
try:
    answer = urllib.request.urlopen(sys.argv[1], timeout=90)
except urllib.error.HTTPError as error:
    answer = error
except OSError as error:
    answer = None
page = {{"asked": sys.argv[1], "address": answer and answer.url, "status": answer and answer.status,
         "headers": dict(answer.headers) if answer else None,
         "html": answer.read().decode() if answer else None}}
handle, name = tempfile.mkstemp(dir=folder)
with open(handle, "w") as file:
    json.dump(page, file)
os.rename(name, name + ".json")
"""

_LAUNCHER = """[Desktop Entry]
Type=Application
Name=Scripted Browser
Exec={program} %u
MimeType=x-scheme-handler/http;x-scheme-handler/https;
"""


def set_handler(desk, scheme, launcher, text):
    """Has a program open addresses: the text of its launcher file, with that name."""
    launchers = desk.directory / "data/applications"
    launchers.mkdir(parents=True, exist_ok=True)
    (launchers / launcher).write_text(text)
    choice = desk.start([tool("gio"), "mime", f"x-scheme-handler/{scheme}", launcher])
    choice.expect_output("")
    assert choice.wait_exit() == 0


def set_way_back(desk, program):
    """Has Vacation Planner open the link on the page at the end, as when it is installed."""
    name = "org.tabstop.VacationPlanner.desktop"
    text = (PROJECT / "data" / name).read_text()
    set_handler(desk, "org.tabstop.vacationplanner", name,
                text.replace("Exec=vacation-planner", f"Exec={program}"))


class Browser:
    """The browser that the desk's programs open addresses with."""

    def __init__(self, desk):
        self._desk = desk
        self._folder = desk.directory / "browser"
        self._folder.mkdir(mode=0o777)
        self._folder.chmod(0o777)
        program = self._folder / "scripted-browser"
        program.write_text(_PROGRAM.format(folder=str(self._folder)))
        program.chmod(0o755)
        for scheme in ("http", "https"):
            set_handler(
                desk, scheme, "scripted-browser.desktop", _LAUNCHER.format(program=program))

    def pages(self):
        """The pages at the end, the oldest first: address, status, headers and HTML of each."""
        paths = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        return [json.loads(path.read_text()) for path in paths]

    def wait_page(self, count=1):
        """Waits for a number of pages; gives the newest."""
        self._desk.tree.wait(lambda: len(self.pages()) >= count, f"{count} pages in the browser")
        return self.pages()[-1]


def remove_browsers(desk):
    """No program of the desk opens web pages, whatever is installed."""
    schemes = [f"x-scheme-handler/{scheme}" for scheme in ("http", "https")]
    folders = os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
    launchers = [path.name for folder in folders for path in Path(folder).glob("applications/*.desktop")
                 if schemes[0] in path.read_text(errors="replace")]
    (desk.directory / "config/mimeapps.list").write_text("\n".join([
        "[Removed Associations]", *(f"{scheme}={';'.join(launchers)};" for scheme in schemes), ""]))
