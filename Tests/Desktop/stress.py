#!/usr/bin/python3
"""Random events for whole programs: `make stress`, or this file by itself.

    Tests/Desktop/stress.py                            every page of the gallery, and Vacation Planner
    Tests/Desktop/stress.py --events 200000 controls   one page
    Tests/Desktop/stress.py --backtraces /tmp/b looks  with a backtrace (gdb) of each warning

Keys, chords, text, clicks, drags, scrolling, resizes, moves and activation of windows go to the
program through the X server. It must answer (`_NET_WM_PING`) after every few of them, must not end
by itself, and must write nothing. Anonymous memory is printed as it goes on. The events follow from
the seed alone; what they meet depends on the speed of the machine as well.
"""

import argparse
import collections
import contextlib
import itertools
import random
import re
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

from Xlib import X
from Xlib.display import Display
from Xlib.error import XError
from Xlib.ext import xtest
from Xlib.protocol import event as xevent

from desk import Desk
from desk.processes import DeskError
from programs import path_of

PLANNER, GALLERY = path_of("vacation-planner"), path_of("focus-gallery")

#: Events that are sent without waiting. More would pile up in the program, fewer would be slower.
_ROUND = 8

#: Seconds within which a program answers, however busy the machine is.
_PATIENCE = 60

#: How many events before a warning are shown with it.
_SHOWN = 24

_CHORDS = (
    ["Tab"] * 8 + ["shift+Tab"] * 4 + ["Return", "space", "Escape"] * 3
    + ["Up", "Down", "Left", "Right"] * 3
    + ["Home", "End", "Page_Up", "Page_Down", "BackSpace", "Delete", "F10", "shift+F10", "Menu", "F6",
       "F8", "alt+Down", "alt+Up", "ctrl+Tab", "ctrl+shift+Tab", "ctrl+Home", "ctrl+End", "ctrl+a",
       "ctrl+c", "ctrl+x", "ctrl+z", "ctrl+shift+z", "ctrl+Left", "ctrl+Right", "ctrl+BackSpace",
       "shift+Left", "shift+Right", "shift+Up", "shift+Down", "shift+End", "ctrl+space", "alt+Left",
       "alt+Right", "ctrl+f", "F1", "F2", "F4", "KP_Add", "KP_Subtract", "KP_Enter"])

_TEXTS = ["a", "x", "7", "-", "1.5", "abc", "ada@example.org", "Ada Lovelace", "correct horse", "  ", "é",
          "2026-11-22", "#tag", "long text that goes on for a while"]

#: After how many events a page starts anew, where it collects things without a limit.
_FRESH = {"poll": 400}

#: What GTK itself writes, however it is used; everything else is a fault.
_OF_GTK = [re.compile(pattern) for pattern in [
    # GTK 4.8 to 4.18 does not look whether `gdk_drag_begin` gave it a drag of a text's selection; it
    # does not while another program has the pointer.
    r"gdk_drag_set_hotspot: assertion 'GDK_IS_DRAG", r"gtk_drag_icon_get_for_drag: assertion",
    r"gtk_drag_icon_set_child: assertion 'GTK_IS_DRAG_ICON",
    r"GLib-GObject.*(invalid \(NULL\) pointer instance|g_signal_connect_data: assertion"
    r"|g_object_unref: assertion 'G_IS_OBJECT)",
    # GTK 4.8 clears the marks of what has changed where it places what is around it; a scroll bar is
    # then drawn without its trough once. `Scroller.swift` keeps most away.
    r"Trying to snapshot GtkGizmo \S+ without a current allocation",
]]

#: A popup that belongs to a place on no monitor (`gdk_x11_surface_layout_popup`, GTK 4.8 to 4.18).
#: `PopupPlace` keeps most away; what is left is one that was open when its place went there, and now
#: and then (one run of some thousand events) one of a window that is on the screen.
_NO_MONITOR = re.compile(r"gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR")

#: What follows from that: GTK goes on with the size of no monitor.
_AFTER_NO_MONITOR = re.compile(
    r"gtk_widget_size_allocate\(\): attempt to allocate|gtk_widget_measure: assertion 'for_size >= -1"
    r"|pixman|\*\*\* BUG|without a current allocation|failed to scroll to given position")

#: A window that another program makes as small as it can be, while its text becomes wider, is laid out once in the
#: smaller size. GTK 4.18 complains about that, in a program written in C as well, if what is in it is not as wide as it.
_AFTER_RESIZING = re.compile(r"Trying to measure \w+ \w+ for (width|height) of \d+, but it needs at least \d+")

#: For how many events.
_LONG_AFTER = 200

#: What leads through Vacation Planner's pages: typed where the focus happens to be.
PLANNER_TEXTS = ["ada@example.org\tcorrect horse\n", "Ada\tn{n}@example.org\tcorrect horse\n"]


def events(seed, texts=()):
    """The events of a seed, without end: tuples of a kind and its arguments.

    Places are parts of the window's size, so that they hold whatever that is.
    """
    source = random.Random(str(seed))
    for n in itertools.count():
        kind = source.random()
        place = (round(source.random(), 3), round(source.random(), 3))
        if kind < 0.50:
            yield "key", source.choice(_CHORDS)
        elif kind < 0.58:
            text = source.choice([*_TEXTS, *texts])
            yield "text", text.format(n=n)
        elif kind < 0.59:
            # (A paste replaces all, so that no text doubles again and again.)
            yield "keys", ["ctrl+a", source.choice(["ctrl+v", "BackSpace"])]
        elif kind < 0.80:
            yield "click", place, source.choice([1] * 12 + [3, 3, 2]), source.choice([1] * 6 + [2, 3])
        elif kind < 0.83:
            yield "drag", place, (round(source.random(), 3), round(source.random(), 3))
        elif kind < 0.90:
            yield "scroll", place, source.choice([4, 4, 5, 5, 5, 6, 7]), source.randint(1, 4)
        elif kind < 0.96:
            yield "point", place
        elif kind < 0.98:
            yield "resize", source.randint(120, 1270), source.randint(120, 990)
        elif kind < 0.985:
            # Also off the screen.
            yield "move", source.randint(-1400, 1400), source.randint(-1100, 1100)
        elif kind < 0.99:
            yield "place",
        else:
            yield "leave",


class Warned(collections.namedtuple("Warned", "line number before")):
    """An output line of the program, the number of events before it, and the last of them."""

    def __str__(self):
        return f"{self.line}\n    at event {self.number}, after: " + " ".join(
            repr(event) for event in self.before)


class Stress:
    """A program under random events."""

    def __init__(self, desk, command, seed, texts=()):
        self._desk, self._command = desk, command
        self._events = events(seed, texts)
        self._display = Display(desk.env["DISPLAY"])
        self._display.set_error_handler(lambda *_: None)
        self._root = self._display.screen().root
        # The answer to a ping goes to the root window.
        self._root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self._pings = itertools.count(1)
        self._elsewhere = self._own_window()
        self._before = collections.deque(maxlen=_SHOWN)
        self._read = 0
        # The time at which it last had a popup on no monitor.
        self._without_monitor = self._resized = -_LONG_AFTER
        self.count = self.starts = 0
        #: The longest that an answer took, in seconds.
        self.slowest = 0.0
        #: One of each line, but those of GTK's own.
        self.warnings = {}
        self._start()

    def close(self):
        self.program.is_end_known = True
        self.program.end()
        self._display.close()

    def _own_window(self):
        screen = self._display.screen()
        window = self._root.create_window(
            900, 700, 200, 150, 0, screen.root_depth, X.InputOutput, X.CopyFromParent,
            background_pixel=screen.white_pixel)
        window.set_wm_name("Another window")
        # A click on its cross asks, and is not answered; else the window manager would end us.
        window.set_wm_protocols([self._display.intern_atom("WM_DELETE_WINDOW")])
        window.map()
        return window

    def start_anew(self):
        """Ends the program and starts it again; its state is lost."""
        self.program.is_end_known = True
        self.program.end()
        self._start()

    def _start(self):
        self.starts += 1
        self._read = 0
        self._box = (0, 0, 100, 100)
        self.program = self._desk.launch(self._command)
        # The program's output is checked here.
        self.program.expect_output("")
        self._look()

    # The present state

    def _look(self):
        """Finds the program's window, the active one if it has several; whether there is one."""
        windows = self._desk.windows
        own = windows.of_process(self.program.pid)
        if not own:
            return False
        active = windows.active()
        self._window = active if active in own else own[-1]
        # (It may have closed meanwhile; then the next search finds another.)
        with contextlib.suppress(XError):
            self._box = windows.geometry(self._window)
        return True

    @property
    def memory(self):
        """Anonymous memory in KiB."""
        with open(f"/proc/{self.program.pid}/smaps_rollup") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("Anonymous:"))

    # Going on

    def run(self, count):
        """Sends so many more events.

        Raises an error if the program ends by itself or does not answer.
        """
        end = self.count + count
        rounds = 0
        while self.count < end:
            for event in itertools.islice(self._events, min(_ROUND, end - self.count)):
                self._before.append(event)
                self._play(*event)
                self.count += 1
            self._wait()
            rounds += 1
            if rounds % 5 == 0:
                self._look()

    def _wait(self):
        """Waits until the program has dealt with all that was sent."""
        began = time.monotonic()
        answered = self._ping()
        self.slowest = max(self.slowest, time.monotonic() - began)
        if self.program.is_running:
            self._collect()
            if not answered:
                raise DeskError(f"no answer within {_PATIENCE} s\n{self._situation()}\n"
                                f"{_backtrace(self.program.pid)}")
            return
        if self.program.process.returncode != 0:
            raise DeskError(f"ended with {self.program.process.returncode}\n{self.program.stderr}\n"
                            f"{self._situation()}")
        # An event has closed its window.
        self._collect()
        self.program.is_end_known = True
        self._start()

    def _situation(self):
        return f"at event {self.count}, after: {list(self._before)}"

    def _ping(self):
        windows = self._desk.windows
        stamp, end = next(self._pings), time.monotonic() + _PATIENCE
        target = None
        while time.monotonic() < end and self.program.is_running:
            if target != self._window:
                target = self._window
                resource = self._display.create_resource_object("window", target)
                resource.send_event(xevent.ClientMessage(
                    window=resource, client_type=self._display.intern_atom("WM_PROTOCOLS"),
                    data=(32, [self._display.intern_atom("_NET_WM_PING"), stamp, target, 0, 0])))
                self._display.flush()
            while self._display.pending_events():
                event = self._display.next_event()
                if event.type == X.ClientMessage and event.data[1][1] == stamp:
                    return True
            if not select.select([self._display.fileno()], [], [], 0.5)[0]:
                # The window that was asked may have gone meanwhile.
                if self._window not in windows.of_process(self.program.pid):
                    self._look()
        return False

    def _collect(self):
        """Reads what the program has written since."""
        path = self.program.stderr_path
        if path.stat().st_size == self._read:
            return
        with open(path, errors="replace") as file:
            file.seek(self._read)
            text = file.read()
            self._read = file.tell()
        for line in text.splitlines():
            # Without the number of the process, the time and addresses, equal lines are equal.
            key = " ".join(word for word in line.split()
                           if not any(c.isdigit() for c in word) or word[0].isalpha())
            if key and key not in self.warnings and not self._is_of_gtk(line):
                self.warnings[key] = Warned(line, self.count, list(self._before))

    def _is_of_gtk(self, line):
        if _NO_MONITOR.search(line):
            self._without_monitor = self.count
            return True
        if self.count - self._without_monitor < _LONG_AFTER and _AFTER_NO_MONITOR.search(line):
            return True
        if self.count - self._resized < _LONG_AFTER and _AFTER_RESIZING.search(line):
            return True
        return any(pattern.search(line) for pattern in _OF_GTK)

    # Events

    def _play(self, kind, *arguments):
        getattr(self, "_play_" + kind)(*arguments)

    def _fake(self, *arguments, **named):
        xtest.fake_input(self._display, *arguments, **named)

    def _play_key(self, chord):
        for code, kind in self._desk.keyboard.strokes(chord):
            self._fake(kind, code)

    def _play_keys(self, chords):
        for chord in chords:
            self._play_key(chord)

    def _play_text(self, text):
        for code, kind in self._desk.keyboard.strokes_of(text):
            self._fake(kind, code)

    def _play_point(self, place):
        x, y, width, height = self._box
        self._fake(X.MotionNotify, x=int(x + place[0] * width), y=int(y + place[1] * height))

    def _play_click(self, place, button, times):
        self._play_point(place)
        for _ in range(times):
            self._fake(X.ButtonPress, button)
            self._fake(X.ButtonRelease, button)

    def _play_drag(self, place, end):
        self._play_point(place)
        self._fake(X.ButtonPress, 1)
        for part in (0.1, 0.4, 0.7, 1):
            self._play_point([a + (b - a) * part for a, b in zip(place, end)])
        self._fake(X.ButtonRelease, 1)

    def _play_scroll(self, place, button, times):
        self._play_click(place, button, times)

    def _configure(self, **size):
        self._display.create_resource_object("window", self._window).configure(**size)

    def _play_resize(self, width, height):
        self._resized = self.count
        self._configure(width=width, height=height)
        self._box = (*self._box[:2], width, height)

    def _play_move(self, x, y):
        # A user cannot move a window by its frame while it has a popup.
        self._play_keys(["Escape", "Escape"])
        self._wait()
        self._configure(x=x, y=y)
        self._settle()

    def _settle(self):
        """Waits until the program knows where its window is: no user presses a key within the
        millisecond in which the window manager moves it."""
        self._display.sync()
        self._look()
        self._wait()
        self._look()
        self._wait()

    def _activate(self, window):
        self._root.send_event(
            xevent.ClientMessage(
                window=self._display.create_resource_object("window", window),
                client_type=self._display.intern_atom("_NET_ACTIVE_WINDOW"),
                data=(32, [2, X.CurrentTime, 0, 0, 0])),
            event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)

    def _play_place(self):
        """Brings the window where all of it can be seen."""
        self._configure(x=50, y=50)
        self._settle()

    def _play_leave(self):
        """Goes to another program and comes back."""
        for window in (self._elsewhere.id, self._window):
            self._activate(window)
            self._settle()



def stop_listening(desk):
    """Programs emit all events as before; listening would take half of the time."""
    if desk.tree is not None:
        desk.tree.close()
        desk.tree = None


def _backtrace(pid):
    """The backtrace of a program that does not respond; nothing without gdb."""
    if shutil.which("gdb") is None:
        return ""
    return subprocess.run(
        ["gdb", "-q", "-batch", "-p", str(pid), "-ex", "set print frame-arguments none",
         "-ex", "backtrace 40"], capture_output=True, text=True).stdout


# The tool

def _targets(names):
    """(name, command, texts) of the programs to run."""
    listed = subprocess.run([GALLERY, "--list"], capture_output=True, text=True, check=True)
    pages = [line.split("\t")[0] for line in listed.stdout.splitlines()]
    for name in names or [*pages, "vacation-planner"]:
        if name == "vacation-planner":
            yield name, [PLANNER], PLANNER_TEXTS
        elif name in pages:
            yield name, [GALLERY, "--page", name], ()
        else:
            sys.exit(f"There is no page {name!r}. There are: {' '.join(pages)}")


#: Where the program is at each warning, critical and error of GLib (bits 4, 8 and 16 of the level).
_DEBUGGER = """
set pagination off
set print frame-arguments none
set print address off
break g_log_structured_array if ($rdi & 28) != 0
commands
silent
printf "\\n-- warning\\n"
backtrace 36
continue
end
handle SIGTERM SIGPIPE nostop noprint
continue
echo -- end\\n
backtrace 36
"""


def _attach(desk, pid, path):
    """Has a debugger write a backtrace for each warning, and lets the program go on."""
    commands = desk.directory / "debugger"
    commands.write_text(_DEBUGGER)
    with open(path, "ab") as output:
        debugger = subprocess.Popen(
            ["gdb", "-q", "-batch", "-p", str(pid), "-x", commands],
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    while "Breakpoint 1" not in Path(path).read_text(errors="replace"):
        if debugger.poll() is not None:
            raise DeskError(f"gdb ended: {path}")
        time.sleep(0.1)
    return debugger


def _drive(desk, name, command, texts, options):
    """Sends events to one program; returns whether there was no fault."""
    stress = Stress(desk, command, f"{options.seed}/{name}", texts)
    if options.backtraces:
        _attach(desk, stress.program.pid, options.backtraces)
    began = time.monotonic()
    memory = [stress.memory]
    error = None
    try:
        while stress.count < options.events:
            stress.run(min(options.step, _FRESH.get(name, options.step),
                           options.events - stress.count))
            if name in _FRESH:
                stress.start_anew()
            else:
                memory.append(stress.memory)
    except DeskError as fault:
        error = fault
    seconds = time.monotonic() - began
    print(f"{name}: {stress.count} events, {stress.count / seconds:.0f} a second, "
          f"slowest answer {stress.slowest:.1f} s, {stress.starts} starts, "
          f"KiB each {options.step}: {' '.join(map(str, memory))}", flush=True)
    for warning in stress.warnings.values():
        print(f"  {warning}", flush=True)
    if error:
        print(f"  FAILED: {error}", flush=True)
    stress.close()
    return not error and not stress.warnings


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("pages", nargs="*", help="pages of the gallery, or vacation-planner")
    parser.add_argument("--events", type=int, default=100_000, help="on each page")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--step", type=int, default=10_000, help="events between readings of memory")
    parser.add_argument("--backtraces", metavar="FILE", help="where gdb writes one for each warning")
    parser.add_argument("--no-accessibility", action="store_true")
    options = parser.parse_args()
    wells = []
    for target in _targets(options.pages):
        with Desk(accessibility=not options.no_accessibility) as desk:
            stop_listening(desk)
            wells.append(_drive(desk, *target, options))
    sys.exit(0 if all(wells) else 1)


if __name__ == "__main__":
    main()
