"""Finds out from the kernel which processes have work, because times say nothing on a busy machine."""

import threading
import time
from pathlib import Path

#: The number of frames after which an endless animation, which sleeps between its frames, counts as done.
_NAPS = 60


def children(pid):
    """Returns the running processes that a process has started, directly or indirectly."""
    try:
        found = [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children")
                 for child in path.read_text().split()]
    except OSError:     # The process has ended.
        return []
    return found + [other for child in found for other in children(child)]


def at_work(pids, during=0.02):
    """Returns those of the processes that run within a time longer than a frame, or that wait for a
    processor."""
    before = {pid: _threads(pid) for pid in pids}
    time.sleep(during)
    now = {pid: _threads(pid) for pid in pids}
    return [pid for pid in pids if now[pid] != before[pid] or "busy" in now[pid].values()]


def wait_done(pids, timeout=60):
    """Waits until none of the processes has work, and returns whether that has happened.

    An endless animation always has work: the function waits until it has slept often.
    """
    end = time.monotonic() + timeout
    naps = {pid: _naps(pid) for pid in pids}
    while busy := at_work(pids):
        if all(_naps(pid) - naps[pid] >= _NAPS for pid in busy):
            return True
        if time.monotonic() > end:
            return False
    return True


def _threads(pid):
    """Returns the time for which each thread has run, in nanoseconds, or "busy" for a thread that runs or waits
    for a processor."""
    found = {}
    for path in Path(f"/proc/{pid}/task").glob("*"):
        if path.name == str(threading.get_native_id()):
            continue
        try:
            state = (path / "stat").read_text().rpartition(")")[2].split()[0]
            time_run = (path / "schedstat").read_text().split()[0]
        except OSError:     # The thread has ended.
            continue
        found[path.name] = "busy" if state in "RD" else time_run
    return found


def waiting(pid):
    """Returns what each thread of a process waits for, as the kernel names it, for reports: why a program does not
    answer."""
    found = []
    for path in sorted(Path(f"/proc/{pid}/task").glob("*"), key=lambda path: int(path.name)):
        try:
            name = (path / "comm").read_text().strip()
            state = (path / "stat").read_text().rpartition(")")[2].split()[0]
            place = (path / "wchan").read_text().strip("0\n")
            call = (path / "syscall").read_text().split()[0]
        except OSError:     # The thread has ended.
            continue
        found.append(f"{name} {state} {place} {call}".replace("  ", " "))
    return ", ".join(found)


def _naps(pid):
    """Returns the number of times that the first thread has gone to sleep voluntarily."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return _NAPS
    return int(status.partition("\nvoluntary_ctxt_switches:")[2].split()[0])
