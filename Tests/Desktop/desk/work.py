"""Who has work to do, as the kernel knows it: a busy machine is slow, and never still."""

import threading
import time
from pathlib import Path

#: An endless animation sleeps between its frames: after so many naps it has drawn what it was to.
_NAPS = 60


def children(pid):
    """The processes that a process has started, and those have, while they run."""
    try:
        found = [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children")
                 for child in path.read_text().split()]
    except OSError:     # (It has ended.)
        return []
    return found + [other for child in found for other in children(child)]


def at_work(pids, during=0.02):
    """Those of the processes that ran in a while that is longer than a frame, or would if there
    were a processor free."""
    before = {pid: _threads(pid) for pid in pids}
    time.sleep(during)
    now = {pid: _threads(pid) for pid in pids}
    return [pid for pid in pids if now[pid] != before[pid] or "busy" in now[pid].values()]


def wait_done(pids, timeout=60):
    """Waits until none of the processes has work; True if they come to that.

    What is animated without end always has: it is waited for until it has slept often.
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
    """How long each thread has run, in nanoseconds; or that it runs, or waits for a processor."""
    found = {}
    for path in Path(f"/proc/{pid}/task").glob("*"):
        if path.name == str(threading.get_native_id()):
            continue
        try:
            state = (path / "stat").read_text().rpartition(")")[2].split()[0]
            time_run = (path / "schedstat").read_text().split()[0]
        except OSError:     # (The thread has ended.)
            continue
        found[path.name] = "busy" if state in "RD" else time_run
    return found


def _naps(pid):
    """How often the first thread has gone to sleep of itself."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return _NAPS
    return int(status.partition("\nvoluntary_ctxt_switches:")[2].split()[0])
