"""Starting processes that cannot outlive the test, and ending them."""

import ctypes
import os
import select
import shutil
import signal
import subprocess
import time

_libc = ctypes.CDLL(None, use_errno=True)

_PR_SET_PDEATHSIG = 1
_PR_CAPBSET_DROP = 24
_CAP_DAC_OVERRIDE = 1
_CAP_DAC_READ_SEARCH = 2

#: In which Debian package a tool is, for the message when it is missing.
PACKAGES = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "orca": "orca",
    "sway": "sway",
    "squeekboard": "squeekboard",
    "grim": "grim",
    "localedef": "libc-bin",
    "unshare": "util-linux",
    "mount": "mount",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "chromium": "chromium",
    "gcore": "gdb",
    "pdftotext": "poppler-utils",
    "pdfinfo": "poppler-utils",
}


class DeskError(Exception):
    """The desk could not do what the test asked of it."""


class DeskTimeout(DeskError):
    """What the test waited for did not come."""


class MissingTool(DeskError):
    """A tool is not installed."""


def tool(name):
    """The path of a tool; an error that names its Debian package if it is not there."""
    path = shutil.which(name)
    if path is None:
        raise MissingTool(f"{name} is missing: apt-get install {PACKAGES[name]}")
    return path


def _tie_to_parent():
    # A process that a test has started ends with it, even if the test is killed.
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def _drop_root_rights():
    # A user is not root: a folder that may not be written to is not written to. Without these
    # two capabilities file permissions hold for root as well. (Fails harmlessly for others.)
    _tie_to_parent()
    _libc.prctl(_PR_CAPBSET_DROP, _CAP_DAC_OVERRIDE, 0, 0, 0)
    _libc.prctl(_PR_CAPBSET_DROP, _CAP_DAC_READ_SEARCH, 0, 0, 0)


def spawn(command, env, stdout, stderr=subprocess.STDOUT, pass_fds=(), cwd=None, as_user=False):
    """Starts a process. Only from the main thread: a process dies with the *thread* that began it.

    as_user: file permissions hold for it even if the tests run as root.
    """
    command = [os.fspath(part) for part in command]
    return subprocess.Popen(
        [tool(command[0])] + command[1:], env=env, stdin=subprocess.DEVNULL, stdout=stdout,
        stderr=stderr, pass_fds=pass_fds, cwd=cwd, start_new_session=True,
        preexec_fn=_drop_root_rights if as_user else _tie_to_parent)


def read_line(descriptor, process, name, timeout=15):
    """The line that a server writes to a descriptor when it is ready."""
    data, end = b"", time.monotonic() + timeout
    while not data.endswith(b"\n"):
        ready, _, _ = select.select([descriptor], [], [], max(0, end - time.monotonic()))
        piece = os.read(descriptor, 1024) if ready else b""
        if not piece:
            state = process.poll()
            raise DeskError(f"{name} did not start" + (f" (exit {state})" if state else ""))
        data += piece
    return data.decode().strip()


def wait_readable(descriptor, timeout):
    """Waits for a descriptor. That of a process (`os.pidfd_open`) is readable when it has ended."""
    return bool(select.select([descriptor], [], [], timeout)[0])


def end(process, timeout=10):
    """Ends a process; one that does not listen is killed."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def kill(pids):
    """Kills processes, and waits until they are gone."""
    for pid in pids:
        descriptor = os.pidfd_open(pid)
        os.kill(pid, signal.SIGKILL)
        wait_readable(descriptor, 3)
        os.close(descriptor)


def marked(desk_id):
    """All processes that have a desk's id in their environment."""
    mark, found = f"DESK_ID={desk_id}".encode(), []
    for name in os.listdir("/proc"):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                if mark in file.read().split(b"\0"):
                    found.append(int(name))
        except OSError:
            continue
    return found


def end_marked(desk_id, timeout=10):
    """Ends what is left of a desk, such as what its bus started."""
    deadline = time.monotonic() + timeout
    while True:
        left = marked(desk_id)
        if not left or time.monotonic() > deadline + 2:
            return left
        number = signal.SIGKILL if time.monotonic() > deadline else signal.SIGTERM
        descriptors = []
        for pid in left:
            try:
                descriptors.append(os.pidfd_open(pid))
                os.kill(pid, number)
            except OSError:
                continue
        for descriptor in descriptors:
            wait_readable(descriptor, 0.2)
            os.close(descriptor)
