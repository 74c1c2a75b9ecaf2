"""Debian's Chromium as the browser of a desk, operated by keyboard and read by Orca."""

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

#: What a new profile would say or fetch of its own accord; and the keyring, which is not its.
_OPTIONS = ["--no-first-run", "--no-default-browser-check", "--password-store=basic", "--disable-gpu",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-features=Translate"]

#: It does not offer to keep passwords: that is a window over the page.
_PREFERENCES = '{"credentials_enable_service": false, "profile": {"password_manager_enabled": false}}'


class Chromium:
    """The browser that the desk's programs open addresses with.

    `program`: Vacation Planner, which the desktop knows by its launcher file.
    """

    def __init__(self, desk, program):
        self._desk = desk
        profile = desk.directory / "chromium"
        (profile / "Default").mkdir(parents=True)
        (profile / "Default/Preferences").write_text(_PREFERENCES)
        options = [*_OPTIONS, f"--user-data-dir={profile}"]
        if os.geteuid() == 0:
            # Its sandbox does not work for root, who reads no foreign pages here.
            options.append("--no-sandbox")
        if "WAYLAND_DISPLAY" in desk.env:
            # Without a screen reader it is not on the accessibility bus by itself.
            options += ["--ozone-platform=wayland", "--force-renderer-accessibility"]
        # What it writes is nothing that Vacation Planner says.
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
        """It overwrites its environment, by which a desk knows what to end."""
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

        A page that is focused while Chromium loads it is spoken in words that depend on which came first
        (Orca reads it line by line, or not at all). A user who has not heard the control goes on and back.
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
        """In the dialog that asks whether a page may open Vacation Planner."""
        if self._desk.orca is not None:
            self._desk.orca.wait_spoken("Open Vacation Planner\\? dialog", timeout=20)
        self.wait_focus("Cancel")
        self.press_in_dialog(self.tab_to("Open Vacation Planner"))

    def press_in_dialog(self, button):
        """Presses Return on the focused button of one of its dialogs until that is closed.

        Chromium (156) takes keys for a mistake that come within half a second after the dialog or after
        the last such key: they do nothing. A user who is that quick presses once more.
        """
        tree = self._desk.tree
        for _ in range(10):
            self._desk.keyboard.press("Return")
            try:
                return tree.wait(lambda: tree.focused() != button, "the dialog to close", timeout=1)
            except DeskTimeout:
                pass
        raise DeskTimeout(f"{button} does not close its dialog\n{tree.report()}")
