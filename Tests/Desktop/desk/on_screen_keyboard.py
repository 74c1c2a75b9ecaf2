"""The on-screen keyboard: the real squeekboard, and the compositor's messages to it."""

import re
import subprocess

from gi.repository import GLib

from . import accessibility
from .processes import end

_NAME, _PATH = "sm.puri.OSK0", "/sm/puri/OSK0"

#: As zwp_text_input_v3 numbers them.
PURPOSES = ("normal alpha digits number phone url email name password pin date time datetime "
            "terminal").split()
HINTS = ("completion spellcheck auto_capitalization lowercase uppercase titlecase hidden_text "
         "sensitive_data latin multiline").split()

# (Between name and number libwayland writes "@", and "#" since 1.23.)
_EVENT = re.compile(r"zwp_input_method_v2[@#]\d+\.(\w+)\(([^)]*)\)")


class OnScreenKeyboard:
    def __init__(self, desk):
        self._desk = desk
        self._process = None

    def start(self):
        desk = self._desk
        subprocess.run(["gsettings", "set", "org.gnome.desktop.a11y.applications",
                        "screen-keyboard-enabled", "true"], env=self._env(), check=True,
                       capture_output=True)
        self._process = desk._spawn_server(["squeekboard"], "squeekboard", env=self._env())
        desk.windows.wait(lambda: self.is_visible is not None, "squeekboard on the bus")
        desk.windows.wait(lambda: "get_input_method" in desk.log("squeekboard"),
                          "squeekboard's input method")

    def _env(self):
        # The settings are in a file, so that both processes see them. The messages between compositor and
        # keyboard are logged. The keyboard is not under test, so it needs no accessibility bus.
        return dict(self._desk.env, WAYLAND_DEBUG="client", GSETTINGS_BACKEND="keyfile",
                    NO_AT_BRIDGE="1")

    def stop(self):
        end(self._process)

    @property
    def is_visible(self):
        """Whether it reports that it is visible; None if it is not running."""
        try:
            return accessibility.call(
                self._desk.bus, _NAME, _PATH, accessibility.PROPERTIES, "Get",
                GLib.Variant("(ss)", (_NAME, "Visible")))[0]
        except GLib.Error:
            return None

    @property
    def field(self):
        """(purpose, hints) of the text field in the compositor's last message, or None."""
        reported, pending = None, None
        for line in self._desk.log("squeekboard").splitlines():
            found = _EVENT.search(line)
            if found is None or "->" in line:
                continue
            event, arguments = found.groups()
            if event == "activate":
                pending = ("normal", frozenset())
            elif event == "deactivate":
                pending = None
            elif event == "content_type":
                bits, number = (int(part) for part in arguments.split(","))
                pending = (PURPOSES[number],
                           frozenset(h for i, h in enumerate(HINTS) if bits >> i & 1))
            elif event == "done":
                reported = pending
        return reported

    def wait_shown(self, purpose=None, timeout=10):
        """Waits until it is on the screen, for a field of that purpose."""
        def shown():
            field = self.field
            return self.is_visible and field is not None and purpose in (None, field[0])
        self._desk.windows.wait(
            shown, f"the on-screen keyboard for {purpose or 'a field'}", timeout)
        return self.field

    def wait_hidden(self, timeout=10):
        self._desk.windows.wait(lambda: self.is_visible is False and self.field is None,
                                "the on-screen keyboard to hide", timeout)
