"""A program in the desk: its start, its output, and its end."""

import os
import re
import subprocess
import threading

from .processes import DeskError, DeskTimeout, end, spawn
from .work import at_work

#: Pixels of a window's border or shadow, at most.
_WIDEST_MARGIN = 64


class Program:
    """A running program. Its output and its end are part of each test."""

    def __init__(self, desk, command, env, name, cwd=None):
        self.desk, self.command, self.name = desk, [os.fspath(c) for c in command], name
        self.stdout_path = desk.directory / f"{name}.stdout"
        self.stderr_path = desk.directory / f"{name}.stderr"
        self._expected = []
        #: Whether the test has handled the end of the program. An end that no test requested is a failure.
        self.is_end_known = False
        with open(self.stdout_path, "wb") as out, open(self.stderr_path, "wb") as err:
            self.process = spawn(self.command, env, out, err, cwd=cwd, as_user=True)
        # Ends waits for the tree if the program ends instead.
        self.ended = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self):
        self.process.wait()
        self.ended.set()

    @property
    def pid(self):
        return self.process.pid

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def stdout(self):
        return self.stdout_path.read_text(errors="replace")

    @property
    def stderr(self):
        return self.stderr_path.read_text(errors="replace")

    def wait_exit(self, timeout=10):
        """Waits until it has ended, and returns the exit code."""
        try:
            code = self.process.wait(timeout)
            self.is_end_known = True
            return code
        except subprocess.TimeoutExpired:
            raise DeskTimeout(
                f"{self.name} did not end within {timeout} s\n{self.desk.report()}") from None

    def is_still(self):
        """Whether no thread of the program has run for longer than a frame, so that it has no work."""
        return not at_work([self.pid])

    # Its window

    @property
    def window(self):
        """The X id of its window."""
        windows = self.desk.windows.of_process(self.pid)
        if not windows:
            raise DeskError(f"{self.name} has no window\n{self.desk.report()}")
        return windows[0]

    def wait_window(self, timeout=20):
        """Waits until its window is active, for the X server and in the accessible tree."""
        def active():
            if not self.is_running:
                raise DeskError(f"{self.name} ended with exit code {self.process.returncode} "
                                f"in place of showing a window\n{self.stderr}")
            window = self.desk.windows.active()
            return window and self.desk.windows.process(window) == self.pid
        self.desk.windows.wait(active, f"an active window of {self.name}\n{self.stderr}", timeout)
        tree = self.desk.tree
        if tree is not None:
            tree.wait(tree.active_window, "an active window in the tree", timeout)
        return self

    @property
    def title(self):
        return self.desk.windows.title(self.window)

    def box(self, node):
        """Returns the frame of a node on the screen: (x, y, width, height)."""
        left, top = self.desk.windows.geometry(self.window)[:2]
        x, y, width, height = self.place(node)
        margin_x, margin_y = self._margin()
        return left + margin_x + x, top + margin_y + y, width, height

    def place(self, node):
        """Returns the frame of a node in the window: (x, y, width, height).

        GTK 4.14 to 4.18 reports a node's position without the padding of its parent.
        """
        self.desk.places_are_doubtful |= (4, 14) <= node.tree.toolkit_version(node.owner) <= (4, 18)
        return node.extents

    def _margin(self):
        # A node's extents start at the corner of the contents, which a border or a shadow may
        # surround: the difference in size is twice that of the border. A program that resizes its
        # window has laid out the contents before the server knows of it, or after.
        def margins():
            _, _, width, height = self.desk.windows.geometry(self.window)
            inner_width, inner_height = self.desk.tree.contents_size()
            found = (width - inner_width) // 2, (height - inner_height) // 2
            return found if all(0 <= margin <= _WIDEST_MARGIN for margin in found) else None

        return self.desk.tree.wait(margins, "a window as large as its contents and their border")

    def resize(self, width, height):
        """Resizes the window's contents, and waits until the program has laid them out."""
        windows, tree = self.desk.windows, self.desk.tree
        margin_x, margin_y = self._margin()
        outer = width + 2 * margin_x
        windows.resize(self.window, outer, height + 2 * margin_y)
        windows.wait(lambda: windows.geometry(self.window)[2] == outer,
                     f"a window {outer} pixels wide, not {windows.geometry(self.window)[2]} "
                     f"(it asks for at least {windows.minimum_size(self.window)})")
        tree.wait(lambda: tree.contents_size()[0] == width,
                  f"contents {width} pixels wide")

    def click(self, node):
        x, y, width, height = self.box(node)
        self.desk.pointer.click(x + width / 2, y + height / 2)

    # Its end

    def close(self, timeout=10):
        """Closes its window as a user does, and expects that it ends with exit code 0."""
        self.desk.windows.close(self.window)
        code = self.wait_exit(timeout)
        if code != 0:
            raise DeskError(f"{self.name}: exit code {code} after its window was closed\n"
                            f"{self.stderr}")

    def kill(self):
        """Kills the program with SIGKILL."""
        self.is_end_known = True
        self.process.kill()
        self.process.wait()

    def end(self):
        end(self.process)

    # Its output

    def expect_output(self, pattern):
        """Allows output lines that match the pattern."""
        self._expected.append(re.compile(pattern))

    def unexpected_output(self):
        """Returns the lines of output that no test expects, mostly warnings of GTK and GLib."""
        return [line for line in (self.stdout + self.stderr).splitlines()
                if line.strip() and not any(p.search(line) for p in self._expected)]
