"""A private Wayland desktop: sway without a screen, and on request a real on-screen keyboard."""

import io
import os
import select
import subprocess
import time

import i3ipc
from PIL import Image

from .on_screen_keyboard import OnScreenKeyboard
from .processes import DeskError, DeskTimeout, tool
from .session import Desk
from .wayland_input import WaylandKeyboard, WaylandPointer

_SOCKET = "wayland-1"

_CONFIGURATION = """\
output HEADLESS-1 mode {size} bg #404040 solid_color
default_border none
focus_on_window_activation focus
focus_follows_mouse no
xwayland disable
"""


class SwayDesk(Desk):
    """A desk on Wayland. Everything is worked as on one with an X server.

    on_screen_keyboard: run squeekboard; it is then in `desk.on_screen_keyboard`.
    """

    def __init__(self, on_screen_keyboard=False, size="1024x768", env=None):
        super().__init__(size=size, env=dict({"GDK_BACKEND": "wayland"}, **(env or {})))
        self._wants_keyboard = on_screen_keyboard
        self.on_screen_keyboard = None

    def _begin_display(self):
        self.env["XDG_SESSION_TYPE"] = "wayland"
        configuration = self.directory / "sway.conf"
        configuration.write_text(_CONFIGURATION.format(size=self._size))
        env = dict(self.env, WLR_BACKENDS="headless", WLR_RENDERER="pixman",
                   WLR_LIBINPUT_NO_DEVICES="1", WLR_HEADLESS_OUTPUTS="1")
        del env["GDK_BACKEND"]
        command = [tool("sway"), "-c", configuration]
        if os.getuid() == 0:
            # sway refuses to run as root; in a user name space it runs as another user.
            command = ["unshare", "--user", "--map-user=1000", "--map-group=1000", *command]
        process = self._spawn_server(command, "sway", env=env)
        return lambda: self._connect_compositor(process)

    def _connect_compositor(self, process):
        run = self.directory / "run"

        def is_up():
            if process.poll() is not None:
                raise DeskError(f"sway did not start:\n{self.log('sway')}")
            if not (run / _SOCKET).exists():
                return None
            for path in run.glob("sway-ipc*"):
                try:
                    return i3ipc.Connection(socket_path=str(path))
                except ConnectionRefusedError:
                    pass  # The socket is there before sway listens.
            return None
        self._sway = _wait(is_up, "sway to start", 15)
        self.env["WAYLAND_DISPLAY"] = _SOCKET
        width, height = (int(part) for part in self._size.split("x"))
        self.keyboard = WaylandKeyboard(run / _SOCKET)
        self.pointer = WaylandPointer(run / _SOCKET, width, height)
        self.windows = SwayWindows(self._sway)
        self.screen = SwayScreen(self.env)

    def _start_window_manager(self):
        """sway is one itself."""
        if self._wants_keyboard:
            self.on_screen_keyboard = OnScreenKeyboard(self)
            self.on_screen_keyboard.start()

    def launch(self, command, env=None, cwd=None, timeout=20):
        program = super().launch(command, env, cwd, timeout)
        if self.on_screen_keyboard is not None:
            # sway 1.7 notifies only a window that *gets* the keyboard of its text fields, and
            # GTK asks for that when the window has it already.
            self.windows.leave_and_return()
        return program

    def stop(self):
        for device in (self.keyboard, self.pointer):
            if device is not None:
                device.close()
        super().stop()


class SwayWindows:
    """Windows as sway sees them. A window is known by its number in sway's tree."""

    def __init__(self, sway):
        self._sway = sway

    def wait(self, predicate, what, timeout=10):
        """Waits until predicate() is true."""
        return _wait(predicate, what, timeout)

    def has_manager(self):
        return True

    def _window(self, number):
        return self._sway.get_tree().find_by_id(number)

    def active(self):
        """The number of the window with the keyboard, or 0."""
        focused = self._sway.get_tree().find_focused()
        return focused.id if focused is not None and focused.pid else 0

    def process(self, window):
        found = self._window(window)
        return found.pid if found is not None else 0

    def title(self, window):
        return self._window(window).name

    def of_process(self, pid):
        return [leaf.id for leaf in self._sway.get_tree().leaves() if leaf.pid == pid]

    def _command(self, text):
        for reply in self._sway.command(text):
            if not reply.success:
                raise DeskError(f"sway: {text}: {reply.error}")

    def activate(self, window):
        self._command(f"[con_id={window}] focus")
        self.wait_active(window)

    def wait_active(self, window, timeout=10):
        self.wait(lambda: self.active() == window, f"window {window} to be active", timeout)

    def close(self, window):
        self._command(f"[con_id={window}] kill")

    def resize(self, window, width, height):
        """Gives a window a size; it then floats above the others."""
        self._command(f"[con_id={window}] floating enable, "
                      f"resize set {width} px {height} px, move position 0 0")

    def geometry(self, window):
        """(x, y, width, height) of a window, on the screen."""
        found = self._window(window)
        place, inner = found.rect, found.window_rect
        return (place.x + inner.x, place.y + inner.y,
                inner.width or place.width, inner.height or place.height)

    def leave_and_return(self):
        """Takes the keyboard from the active window and gives it back."""
        window = self.active()
        self._command("workspace away")
        self.wait(lambda: self.active() != window, "the window to be left")
        self._command("workspace 1")
        self.wait(lambda: self.active() == window, "the window to be active again")


class SwayScreen:
    """What is to be seen."""

    def __init__(self, env):
        self._env = env

    def image(self, box=None):
        area = [] if box is None else ["-g", "{:.0f},{:.0f} {:.0f}x{:.0f}".format(*box)]
        shot = subprocess.run([tool("grim"), *area, "-t", "ppm", "-"], env=self._env, check=True,
                              capture_output=True).stdout
        return Image.open(io.BytesIO(shot)).convert("RGB")

    def save(self, path):
        self.image().save(path)


def _wait(predicate, what, timeout):
    # (sway has events for windows, not for everything that is asked here: ask again now and then.)
    end = time.monotonic() + timeout
    while not (found := predicate()):
        if time.monotonic() > end:
            raise DeskTimeout(f"waited {timeout} s in vain for {what}")
        select.select([], [], [], 0.02)
    return found
