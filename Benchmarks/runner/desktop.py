"""A private X server with a window manager, for the measured programs alone."""

import os
import select
import shutil
import signal
import subprocess
import tempfile

START_TIMEOUT_S = 20

# What would make a measured program depend on the desktop that the runner was started from.
FOREIGN_VARIABLES = ("GTK_", "GDK_", "GSK_", "GIO_", "DBUS_", "AT_SPI", "XDG_", "WAYLAND", "FORMPROBE", "LD_")


class DesktopError(Exception):
    """The private desktop did not start."""


class Desktop:
    """Use it in a `with` statement; `environment` is for the programs that run on it.

    GTK draws with cairo and without OpenGL (software OpenGL costs 40 ms and 59 MiB on both sides and would
    hide what is compared), and talks to no session or accessibility bus. `without_animations` is to be added for
    programs that run slowly under valgrind: whether the last scrolling still goes on when the next focus move
    begins would be a matter of chance there.
    """

    def __init__(self):
        self._processes = []
        self.folder = tempfile.mkdtemp(prefix="form-bench-")
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith(FOREIGN_VARIABLES)
        } | {
            "HOME": self.folder,
            "XDG_RUNTIME_DIR": self.folder,
            "XDG_CACHE_HOME": os.path.join(self.folder, "cache"),
            "LC_ALL": "C.UTF-8",
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "GDK_DEBUG": "gl-disable",
            "GTK_A11Y": "none",
            "GSETTINGS_BACKEND": "memory",
            "GIO_USE_VFS": "local",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }

        configuration = os.path.join(self.folder, "without-animations")
        self.without_animations = {"XDG_CONFIG_HOME": configuration}
        os.makedirs(os.path.join(configuration, "gtk-4.0"))
        with open(os.path.join(configuration, "gtk-4.0", "settings.ini"), "w", encoding="utf-8") as settings:
            settings.write("[Settings]\ngtk-enable-animations=0\n")

    def __enter__(self):
        try:
            self._start_display()
            self._start_window_manager()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(3)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def mapped_files(self):
        """The paths of all files that the desktop itself has mapped into memory."""
        files = set()
        for process in self._processes:
            with open(f"/proc/{process.pid}/maps", encoding="utf-8", errors="replace") as maps:
                files.update(line.split(maxsplit=5)[5].strip() for line in maps if "/" in line)
        return files

    def _start_display(self):
        # Two X servers that start at once may choose the same number: one of them exits, and the next number is tried.
        for attempt in range(20):
            number = 100 + (os.getpid() * 7 + attempt * 131) % 900
            if os.path.exists(f"/tmp/.X11-unix/X{number}") or os.path.exists(f"/tmp/.X{number}-lock"):
                continue
            ready, ready_in_server = os.pipe()
            self._start(
                ["Xvfb", f":{number}", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset",
                 "-displayfd", str(ready_in_server)],
                pass_fds=[ready_in_server])
            os.close(ready_in_server)
            started = wait_for_line(ready)
            os.close(ready)
            if started:
                self.environment["DISPLAY"] = f":{number}"
                return
        raise DesktopError("Xvfb does not start.")

    def _start_window_manager(self):
        path = os.path.join(self.folder, "window-manager")
        os.mkfifo(path)
        ready = os.open(path, os.O_RDWR)  # for writing too: else it would read as closed until openbox opens it
        self._start(["openbox", "--startup", f"/bin/sh -c 'echo ready >{path}'"])
        started = wait_for_line(ready)
        os.close(ready)
        if not started:
            raise DesktopError("openbox does not start.")

    def _start(self, command, pass_fds=()):
        self._processes.append(subprocess.Popen(
            command, env=self.environment, pass_fds=pass_fds, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))


def wait_for_line(descriptor):
    """Whether a line came before the other side closed or time was up."""
    text = b""
    while not text.endswith(b"\n"):
        if not select.select([descriptor], [], [], START_TIMEOUT_S)[0]:
            return False
        part = os.read(descriptor, 100)
        if not part:
            return False
        text += part
    return True


def stop_on_terminate():
    """Makes SIGTERM unwind the program, so that the display goes with it."""
    def leave(*_):
        raise SystemExit(128 + signal.SIGTERM)
    signal.signal(signal.SIGTERM, leave)
