"""The desk itself: X server, window manager, session bus, accessibility bus."""

import os
import re
import shutil
import tempfile
import uuid
from pathlib import Path

from gi.repository import GLib
from Xlib import display as xdisplay

from . import accessibility
from .keyboard import Keyboard, Pointer
from .processes import DeskError, end, end_marked, kill, read_line, spawn, tool
from .program import Program
from .screen import Screen
from .speech import Orca
from .windows import Windows
from .work import children, wait_done, waiting

#: Variables of the caller's own desktop, which must not reach the desk.
_FOREIGN = re.compile(r"^(DISPLAY|WAYLAND_|DBUS_|AT_SPI|GTK_|GDK_|GSK_|G_|XDG_|SESSION_MANAGER|"
                      r"GNOME_|NO_AT_BRIDGE|QT_|XAUTHORITY|XMODIFIERS|LC_|LANG|GSETTINGS_|DESK_)")

_BUS_CONFIGURATION = """<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""

_WINDOW_MANAGER_CONFIGURATION = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <placement><policy>Smart</policy><center>yes</center></placement>
  <keyboard>
    <keybind key="A-Tab"><action name="NextWindow"/></keybind>
    <keybind key="A-S-Tab"><action name="PreviousWindow"/></keybind>
    <keybind key="A-F4"><action name="Close"/></keybind>
  </keyboard>
</openbox_config>
"""

#: Nothing moves or blinks, so that a picture is the same whenever it is taken.
_GTK_SETTINGS = "[Settings]\ngtk-enable-animations=false\ngtk-cursor-blink=false\n"


class Desk:
    """A private desktop; use it with `with`.

    orca: run the real Orca, its speech caught.
    accessibility: False for a session bus that knows of no accessibility bus; there is no `tree`.
    size: of the screen, in pixels.
    env: more environment variables for the programs.
    resources: X resources, as a user's .Xresources ("Xft.dpi: 192").
    """

    def __init__(self, orca=False, size="1280x1000", env=None, resources=None,
                 accessibility=True):
        self._wants_orca, self._size, self._resources = orca, size, resources
        self._has_accessibility = accessibility
        self._extra_environment = dict(env or {})
        self.id = uuid.uuid4().hex
        self.directory = None
        self.env = {}
        self.programs = []
        #: Whether a place was asked for that may be wrong: see `Program.box`.
        self.places_are_doubtful = False
        self._servers = []      # (name, process), in the order started
        self.display = self.bus = self.tree = self.orca = None
        self.keyboard = self.pointer = self.windows = self.screen = None

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    # Starting

    def _start(self):
        self.directory = Path(tempfile.mkdtemp(prefix="desk-"))
        self._make_environment()
        (self.directory / "bus.conf").write_text(_BUS_CONFIGURATION.format(
            socket=self.directory / "run/bus", services=self.services_directory))
        self.services_directory.mkdir(parents=True)
        tool("/usr/libexec/at-spi-bus-launcher")
        if self._has_accessibility:
            shutil.copy("/usr/share/dbus-1/services/org.a11y.Bus.service", self.services_directory)
        # The display and the bus start side by side.
        display = self._begin_display()
        bus = self._start_server(
            "dbus-daemon", f"--config-file={self.directory}/bus.conf", "--nofork", "--nopidfile",
            "--print-address={ready}")
        display()
        bus()
        self._connect_bus()
        self._start_window_manager()
        if self._has_accessibility:
            self._open_tree()
        self.windows.wait(self.windows.has_manager, "the window manager")
        if self._wants_orca:
            self.start_orca()

    def _open_tree(self):
        self.accessibility_address = self._find_accessibility_bus()
        self.tree = accessibility.Tree(self.accessibility_address)
        self.tree.report = self.report
        self.tree.wait_done = self.wait_done

    # Services that stop and start while programs run

    def start_orca(self):
        """Starts the screen reader, the first time or again."""
        if self.orca is None:
            self.orca = Orca(self)
        self.orca.start()

    def end_accessibility_bus(self):
        """Kills the accessibility bus and what started it, as a crash does."""
        launcher = self._bus_call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "GetConnectionUnixProcessID", GLib.Variant("(s)", ("org.a11y.Bus",)))[0]
        self.tree.close()
        children = Path(f"/proc/{launcher}/task/{launcher}/children").read_text().split()
        kill([launcher] + [int(child) for child in children])

    def begin_accessibility_bus(self):
        """Starts the accessibility bus again, and listens on it."""
        self._open_tree()

    def end_session_bus(self):
        """Kills the session bus, as a crash does."""
        kill([next(process.pid for name, process in self._servers if name == "dbus-daemon")])

    @property
    def services_directory(self):
        """The folders in which the session bus looks for services."""
        return self.directory / "share/dbus-1/services"

    def _make_environment(self):
        for name in ("run", "home", "config/gtk-4.0", "data", "cache", "state"):
            path = self.directory / name
            path.mkdir(parents=True, mode=0o700)
        (self.directory / "config/gtk-4.0/settings.ini").write_text(_GTK_SETTINGS)
        self.env = {k: v for k, v in os.environ.items() if not _FOREIGN.match(k)}
        self.env.update({
            "HOME": str(self.directory / "home"),
            "XDG_RUNTIME_DIR": str(self.directory / "run"),
            "XDG_CONFIG_HOME": str(self.directory / "config"),
            "XDG_DATA_HOME": str(self.directory / "data"),
            "XDG_CACHE_HOME": str(self.directory / "cache"),
            "XDG_STATE_HOME": str(self.directory / "state"),
            "XDG_SESSION_TYPE": "x11",
            "GSETTINGS_BACKEND": "memory",      # Private, and needs no daemon.
            "GSK_RENDERER": "cairo",            # The same pixels on every machine.
            "GDK_BACKEND": "x11",
            "LANG": "C.UTF-8",
            "DESK_ID": self.id,                 # By this its processes are known.
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.directory}/run/bus",
        })
        self.env.update(self._extra_environment)

    def _log(self, name):
        return open(self.directory / f"{name}.log", "ab")

    def _spawn_server(self, command, name, pass_fds=(), env=None):
        with self._log(name) as log:
            process = spawn(command, env or self.env, log, pass_fds=pass_fds)
        self._servers.append((name, process))
        return process

    def _start_server(self, *command):
        """Starts a server; returns a function that waits for the line that it prints when it is ready."""
        reading, writing = os.pipe()
        try:
            process = self._spawn_server(
                [part.replace("{ready}", str(writing)) for part in command],
                os.path.basename(command[0]), pass_fds=(writing,))
        finally:
            os.close(writing)

        def ready():
            try:
                return read_line(reading, process, command[0])
            finally:
                os.close(reading)
        return ready

    def _begin_display(self):
        """Starts the X server; returns a function that waits for it and connects to it."""
        ready = self._start_server(
            "Xvfb", "-displayfd", "{ready}", "-screen", "0", self._size + "x24",
            "-nolisten", "tcp", "-noreset", "-dpi", "96")
        return lambda: self._connect_display(":" + ready())

    def _connect_display(self, name):
        self.env["DISPLAY"] = name
        self.display = xdisplay.Display(name)
        # A window may be destroyed during a query; Xlib would print that.
        self.display.set_error_handler(lambda *_: None)
        if self._resources:
            root = self.display.screen().root
            root.change_text_property(
                self.display.intern_atom("RESOURCE_MANAGER"),
                self.display.intern_atom("STRING"), self._resources)
        self.keyboard = Keyboard(self.display)
        self.pointer = Pointer(self.display)
        self.windows = Windows(self.display, self.keyboard)
        self.screen = Screen(self.display)
        # Moves the pointer away: the widget below it would show its tooltip after a while.
        self.pointer.move(*(int(part) - 1 for part in self._size.split("x")))

    def _connect_bus(self):
        self.bus = accessibility.connect(self.env["DBUS_SESSION_BUS_ADDRESS"])
        # The bus started before the display had a name.
        display = {name: self.env[name] for name in ("DISPLAY", "WAYLAND_DISPLAY")
                   if name in self.env}
        self._bus_call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                       "UpdateActivationEnvironment", GLib.Variant("(a{ss})", (display,)))

    def _bus_call(self, *arguments, timeout=15000):
        return accessibility.call(self.bus, *arguments, timeout=timeout)

    def _start_window_manager(self):
        path = self.directory / "openbox.xml"
        path.write_text(_WINDOW_MANAGER_CONFIGURATION)
        self._spawn_server(["openbox", "--sm-disable", "--config-file", path], "openbox")

    def _find_accessibility_bus(self):
        address = self._bus_call(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        for name, value in (("IsEnabled", True), ("ScreenReaderEnabled", self._wants_orca)):
            self._bus_call("org.a11y.Bus", "/org/a11y/bus", accessibility.PROPERTIES, "Set",
                           GLib.Variant("(ssv)", ("org.a11y.Status", name,
                                                  GLib.Variant("b", value))))
        return address

    # Ending

    def stop(self):
        """Ends everything that belongs to the desk, and removes its folder."""
        for program in self.programs:
            program.end()
        if self.orca is not None:
            self.orca.stop()
        if self.tree is not None:
            self.tree.close()
        if self.bus is not None and not self.bus.is_closed():
            self.bus.close_sync(None)
        for name, process in reversed(self._servers):
            if name not in ("Xvfb", "sway"):
                end(process)
        if self.display is not None:
            self.display.close()
        for _, process in self._servers:
            end(process)
        left = end_marked(self.id)
        if self.directory is not None:
            shutil.rmtree(self.directory, ignore_errors=True)
        if left:
            raise DeskError(f"processes that could not be ended: {left}")

    # Programs

    def start(self, command, env=None, cwd=None):
        """Starts a program without waiting for it."""
        name = os.path.basename(os.fspath(command[0])) + f"-{len(self.programs) + 1}"
        program = Program(self, command, dict(self.env, **(env or {})), name, cwd)
        self.programs.append(program)
        return program

    def launch(self, command, env=None, cwd=None, timeout=20):
        """Starts a program, and waits until its window is active."""
        return self.start(command, env, cwd).wait_window(timeout)

    def wait_done(self):
        """Waits until the programs are idle, the servers have carried out their requests, and
        the thread that receives the events has received them."""
        servers = [process.pid for _, process in self._servers]
        wait_done([os.getpid(), *(program.pid for program in self.programs if program.is_running),
                   *servers, *(child for server in servers for child in children(server))])

    # Reports

    def log(self, name):
        path = self.directory / f"{name}.log"
        return path.read_text(errors="replace") if path.exists() else ""

    def report(self):
        """The current state, for the message of a failure."""
        parts = []
        for program in self.programs:
            state = (f"running ({waiting(program.pid)})" if program.is_running
                     else f"exit {program.process.returncode}")
            parts.append(f"{program.name}: {state}")
            parts += program.unexpected_output()[-20:]
        # The tree comes last: it is long, and what prints a report may cut it.
        if self.orca is not None:
            parts += ["spoken:"] + [repr(u) for u in self.orca.utterances()[-12:]]
        if self.tree is not None:
            parts += ["last events:"] + [repr(event) for event in self.tree.events()[-12:]]
            parts += ["tree:", self.tree.dump()]
        return "\n".join(parts)
