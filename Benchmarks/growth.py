#!/usr/bin/env python3
"""Tries each kind of container with ever more entries, and prints how the cost of each change grows.

growth-bench (`swift build --product growth-bench`, in debug or release) shows the entries, changes them, and prints the
processor time of each change in milliseconds, frames included. Beside it stands the growth from the last count but one
to the last: 1 is in proportion to the entries, 2 is quadratic. See README.md.
"""

import argparse
import math
import os
import signal
import subprocess
import sys

from runner.desktop import Desktop, DesktopError, stop_on_terminate

HERE = os.path.dirname(os.path.abspath(__file__))
GROWTH_BENCH = os.path.join(os.path.dirname(HERE), ".build", "release", "growth-bench")
TELLING_MS = 12  # what takes less may be a blinking caret or a frame: no growth is read from it


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kinds", nargs="*", help="which kinds (default: all of them)")
    parser.add_argument("--counts", default="100,1000,10000", help="numbers of entries (default: %(default)s)")
    parser.add_argument("--impl", metavar="PATH", default=GROWTH_BENCH,
                        help="growth-bench (default: .build/release/growth-bench)")
    parser.add_argument("--limit", type=float, default=60, metavar="SECONDS", help="for one kind with one count")
    parser.add_argument("--steep", type=float, metavar="GROWTH", help="print only what grows faster than this")
    return parser.parse_args()


def changes(desktop, options, kind, count):
    """{change: milliseconds}, with None for the one that took too long."""
    command = [options.impl, kind, str(count)]
    process = subprocess.Popen(
        command, env=desktop.environment, cwd=desktop.folder, start_new_session=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    ended = True
    try:
        out, said = process.communicate(timeout=options.limit)
    except subprocess.TimeoutExpired:
        ended = False
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    if not ended:
        out, said = process.communicate()
    elif process.returncode != 0:
        print(f"{kind} {count}: ended with {process.returncode}: {said.strip()[-400:]}", file=sys.stderr, flush=True)
    elif said.strip():
        print(f"{kind} {count}: {said.strip()[-400:]}", file=sys.stderr, flush=True)
    found = {name: float(time) for name, time in (line.split("\t") for line in out.splitlines())}
    if not ended:
        found["then more than the limit"] = None
    return found


def growth(counts, times):
    (few, many), (short, long) = counts[-2:], times[-2:]
    if short is None or long is None or long < TELLING_MS:
        return None
    return math.log(long / max(short, 1)) / math.log(many / few)


def try_kind(desktop, options, kind, counts):
    runs = []
    for count in counts:
        runs.append(changes(desktop, options, kind, count))
        if None in runs[-1].values():
            break
    counts = counts[:len(runs)]
    for change in max(runs, key=len):
        times = [run.get(change) for run in runs]
        grown = growth(counts, times) if len(runs) > 1 else None
        slow = change not in runs[0] or change in runs[-1] and runs[-1][change] is None
        if options.steep is not None and not slow and (grown is None or grown <= options.steep):
            continue
        cells = " ".join(f"{'-' if time is None else format(time, '.1f'):>10}" for time in times)
        print(f"{kind:18} {change:14} {cells}  {'' if grown is None else format(grown, '.2f')}", flush=True)


def main():
    options = arguments()
    stop_on_terminate()
    if not os.access(options.impl, os.X_OK):
        print(f"growth.py: there is no program {options.impl}. It is built by: "
              "swift build -c release --static-swift-stdlib --product growth-bench", file=sys.stderr)
        return 2
    options.impl = os.path.abspath(options.impl)
    counts = [int(count) for count in options.counts.split(",")]
    listed = subprocess.run([options.impl], capture_output=True, text=True, check=True).stdout
    kinds = options.kinds or [line.strip() for line in listed.splitlines()[1:]]
    try:
        with Desktop() as desktop:
            for kind in kinds:
                try_kind(desktop, options, kind, counts)
    except DesktopError as error:
        print(f"growth.py: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
