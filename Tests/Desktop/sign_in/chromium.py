"""Debian's Chromium as the browser of a desk, controlled by keyboard and read by Orca."""

import os
import shlex
from pathlib import Path

from desk.processes import DeskTimeout, kill, tool
from sign_in.browser import set_handler, set_way_back

_LAUNCHER = """[Desktop Entry]
Type=Application
Name=Chromium
Exec={script} %U
MimeType=x-scheme-handler/http;x-scheme-handler/https;
"""

#: Options against messages and downloads of a new profile, and against the use of the keyring.
_OPTIONS = ["--no-first-run", "--no-default-browser-check", "--password-store=basic", "--disable-gpu",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-features=Translate"]

#: Chromium does not offer to save passwords, which would open a window above the page.
_PREFERENCES = '{"credentials_enable_service": false, "profile": {"password_manager_enabled": false}}'


class Chromium:
    """The browser with which the desk's programs open addresses.

    `program`: Vacation Planner, which the desktop knows by its launcher file.
    """

    def __init__(self, desk, program):
        self._desk = desk
        profile = desk.directory / "chromium"
        (profile / "Default").mkdir(parents=True)
        (profile / "Default/Preferences").write_text(_PREFERENCES)
        options = [*_OPTIONS, f"--user-data-dir={profile}"]
        if os.geteuid() == 0:
            # Its sandbox does not work for root. Only pages of the test are opened here.
            options.append("--no-sandbox")
        if "WAYLAND_DISPLAY" in desk.env:
            # Without a screen reader it is not on the accessibility bus by itself.
            options += ["--ozone-platform=wayland", "--force-renderer-accessibility"]
        # Its output must not be taken for Vacation Planner's.
        script, self._pids = profile / "chromium", profile / "pids"
        script.write_text(f"#!/bin/sh\necho $$ >>{self._pids}\n"
                          f"exec {shlex.join([tool('chromium'), *options])} \"$@\" "
                          f">>{desk.directory}/chromium.log 2>&1\n")
        script.chmod(0o755)
        launcher = _LAUNCHER.format(script=script)
        for scheme in ("http", "https"):
            set_handler(desk, scheme, "chromium.desktop", launcher)
        set_way_back(desk, program)

    def end(self):
        """Ends Chromium, which a desk does not find by itself, because Chromium overwrites its environment."""
        pids = self._pids.read_text().split() if self._pids.exists() else []
        kill([int(pid) for pid in pids if Path(f"/proc/{pid}").exists()])

    def wait_page(self, title, timeout=40):
        """Waits until it shows a page, in its active window."""
        def shown():
            window = self._desk.windows.active()
            return window and self._desk.windows.title(window) == f"{title} - Chromium"
        self._desk.windows.wait(shown, f"the page {title!r} in Chromium", timeout)

    def wait_focus(self, name, timeout=20):
        return self._desk.tree.wait_focused(timeout, name=name)

    def focus_and_hear(self, name, spoken):
        """Waits until a control that its page focused has the focus, and was spoken where there is Orca.

        The announcement of a page that gets the focus while Chromium loads it depends on which came first: Orca
        reads it line by line, or not at all. If the control was not announced, the function presses Tab and
        Shift+Tab, as a user would.
        """
        node = self.wait_focus(name)
        if self._desk.orca is None:
            return
        try:
            self._desk.orca.wait_spoken(spoken, timeout=5)
        except DeskTimeout:
            self._desk.keyboard.press("Tab")
            self._desk.tree.wait(lambda: self._desk.tree.focused() != node, f"Tab to leave {name!r}")
            self._desk.keyboard.press("shift+Tab")
            self.wait_focus(name)
            self._desk.orca.wait_spoken(spoken, timeout=20)

    def tab_to(self, name):
        """Presses Tab until a control of the page has the focus."""
        seen = []
        while True:
            before = self._desk.tree.focused()
            self._desk.keyboard.press("Tab")

            def moved(before=before):
                now = self._desk.tree.focused()
                return now if now is not None and now != before else None
            node = self._desk.tree.wait(moved, f"Tab to move the focus from {before}")
            if node.name == name:
                return node
            assert node not in seen, f"Tab never reaches {name!r}: {[n.name for n in seen]}"
            seen.append(node)

    def confirm_opening(self):
        """Confirms the dialog that asks whether a page may open Vacation Planner."""
        if self._desk.orca is not None:
            self._desk.orca.wait_spoken("Open Vacation Planner\\? dialog", timeout=20)
        self.wait_focus("Cancel")
        self.press_in_dialog(self.tab_to("Open Vacation Planner"))

    def press_in_dialog(self, button):
        """Presses Return on the focused button of one of its dialogs until that is closed.

        Chromium (156) ignores keys within half a second after the dialog appears or after the last ignored
        key. A user who is that quick presses the key again.
        """
        tree = self._desk.tree
        for _ in range(10):
            self._desk.keyboard.press("Return")
            try:
                return tree.wait(lambda: tree.focused() != button, "the dialog to close", timeout=1)
            except DeskTimeout:
                pass
        raise DeskTimeout(f"{button} does not close its dialog\n{tree.report()}")
