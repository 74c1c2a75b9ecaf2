"""One measured program: run it under the probe, count its instructions, weigh it."""

import json
import os
import re
import signal
import subprocess
import tempfile
from dataclasses import dataclass

BUILD = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build")
RUN_TIMEOUT_S = 90
CALLGRIND_TIMEOUT_S = 600
SYSTEM_LIBRARIES = ("/lib/", "/lib64/", "/usr/lib/")


@dataclass(frozen=True)
class Page:
    """What a program is asked to show, and what its first frame has to show: a label's text, or a "field"."""

    arguments: tuple = ()
    shows: str = "field"


SIGN_UP = Page()
WITHOUT_ID = Page(("--without-id",))


def poll(fields):
    return Page(("--fields", str(fields)))


def places(rows):
    return Page(("--list", str(rows)), "Place 1")


class MeasureError(Exception):
    """A program did not do what was to be measured; the text says what came instead."""


class Program:
    """`arguments` are those that it always has; in them, paths are below the desktop's folder."""

    def __init__(self, name, path, arguments=()):
        self.name = name
        self.arguments = arguments
        self.path = os.path.abspath(path)
        # Valgrind 3.19 cannot read the debug information of some Swift programs; stripped ones it can.
        self._stripped_folder = tempfile.TemporaryDirectory(prefix="form-bench-")
        self._stripped = os.path.join(self._stripped_folder.name, os.path.basename(path))
        subprocess.run(["strip", "-o", self._stripped, self.path], check=True)

    def report(self, desktop, measure, page=SIGN_UP, count=0, warmup=0):
        """The probe's report of one run, a dictionary."""
        return self._run(
            desktop, [], self.path, measure, page, count, warmup, RUN_TIMEOUT_S, desktop.environment)

    def instructions(self, desktop, measure, page=SIGN_UP, count=1, warmup=0):
        """User-space instructions of a start ("first-frame"), or of one operation of a run of `count`."""
        log = os.path.join(desktop.folder, "callgrind.log")
        self._callgrind(desktop, self._stripped, ["--callgrind-out-file=/dev/null", f"--log-file={log}"],
                        measure, page, count, warmup)
        with open(log, encoding="utf-8", errors="replace") as file:
            collected = re.search(r"Collected\s*:\s*(\d+)", file.read())
        if not collected or collected.group(1) == "0":
            raise MeasureError(f"{self.name}: callgrind counted nothing")
        return int(collected.group(1)) / count

    def _callgrind(self, desktop, path, options, measure, page, count, warmup):
        # Valgrind runs one thread at a time: fair turns make what GTK's threads get done by then less of a chance.
        under = ["valgrind", "--tool=callgrind", "--fair-sched=yes", *options]
        if measure not in ("first-frame", "memory"):  # the probe switches counting on
            under += ["--instr-atstart=no"]
        self._run(desktop, under, path, measure, page, count, warmup, CALLGRIND_TIMEOUT_S,
                  desktop.environment | desktop.without_animations)

    def stripped_size(self):
        """Bytes of the stripped program, with the libraries that it brings along itself."""
        size = os.path.getsize(self._stripped)
        listed = subprocess.run(["ldd", self.path], capture_output=True, text=True, check=True).stdout
        for line in listed.splitlines():
            library = line.partition("=>")[2].split("(")[0].strip()
            if library == "not found":
                raise MeasureError(f"{self.name}: a library is missing: {line.strip()}")
            if library and not library.startswith(SYSTEM_LIBRARIES):
                size += os.path.getsize(library)
        return size

    def _run(self, desktop, under, path, measure, page, count, warmup, timeout, environment):
        out = os.path.join(desktop.folder, "report.json")
        if os.path.exists(out):
            os.unlink(out)
        spec = {"program": os.path.basename(path), "measure": measure, "count": count, "warmup": warmup,
                "shows": page.shows, "out": out}
        environment = environment | {
            "FORMPROBE": ",".join(f"{key}={value}" for key, value in spec.items()),
            "FORMPROBE_PRELOAD": os.path.join(BUILD, "libformprobe.so"),
        }
        command = [os.path.join(BUILD, "exectimer"), *under, path, *self.arguments, *page.arguments]
        process = subprocess.Popen(
            command, env=environment, cwd=desktop.folder, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            _, said = process.communicate(timeout=timeout)
        except BaseException as error:
            os.killpg(process.pid, signal.SIGKILL)
            _, said = process.communicate()
            if isinstance(error, subprocess.TimeoutExpired):
                raise self._failed(measure, page, f"no report within {timeout} s", said) from None
            raise
        if not os.path.exists(out):
            raise self._failed(measure, page, f"it ended ({process.returncode}) without a report", said)
        with open(out, encoding="utf-8") as file:
            report = json.load(file)
        if "error" in report:
            raise self._failed(measure, page, report["error"], said)
        return report

    def _failed(self, measure, page, why, said):
        called = " ".join((self.name, *page.arguments))
        last = said.decode(errors="replace").strip()[-400:]
        return MeasureError(f"{called}: {measure}: {why}" + (f"; it said: {last}" if last else ""))
