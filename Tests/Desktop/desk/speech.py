"""The screen reader: the real Orca, and what it says."""

import json
import re
import time
from pathlib import Path

from .processes import DeskTimeout, end, kill

_HERE = Path(__file__).parent / "orca"

#: How fast the imagined voice speaks, in characters a second.
_SPEED = 16.0


class Utterance:
    """Something that Orca asked to be spoken; `is_cut` if it was silenced before its end."""

    def __init__(self, text, start, end_):
        self.text, self.start, self.end, self.is_cut = text, start, end_, False

    def __repr__(self):
        return repr(self.text) + (" [cut off]" if self.is_cut else "")


class Orca:
    def __init__(self, desk):
        self._desk = desk
        self._process = None
        self._log = desk.directory / "speech.jsonl"
        self._log.touch()

    def start(self):
        env = dict(
            self._desk.env, DESK_SPEECH_LOG=str(self._log), PYTHONPATH=str(_HERE),
            PYTHONDONTWRITEBYTECODE="1", PATH=f"{_HERE}/bin:{self._desk.env['PATH']}")
        mark = self.mark()
        self._process = self._desk._spawn_server(["orca"], "orca", env=env)
        self.wait_spoken("[Ss]creen reader on", since=mark, timeout=40)
        self.settle()

    def stop(self):
        if self._process is not None:
            end(self._process)

    def kill(self):
        """Ends it without a farewell, as a crash does."""
        kill([self._process.pid])

    def mark(self):
        """How many utterances there are, to ask for those that came after."""
        return len(self._all())

    def _all(self):
        said, free = [], 0.0
        for line in self._log.read_text(encoding="utf-8").splitlines(keepends=True):
            if not line.endswith("\n"):
                continue    # (It is being written.)
            entry = json.loads(line)
            now = entry["at"]
            if entry["operation"] == "cancel":
                for utterance in said:
                    utterance.is_cut |= utterance.end > now
                free = now
            elif entry["text"]:
                start = max(now, free)
                free = start + len(entry["text"]) / _SPEED
                said.append(Utterance(entry["text"], start, free))
        return said

    def utterances(self, since=0):
        return self._all()[since:]

    def spoken(self, since=0):
        return [utterance.text for utterance in self.utterances(since)]

    def wait_spoken(self, pattern, since=0, timeout=10):
        def said():
            return next((u for u in self.utterances(since) if re.search(pattern, u.text)), None)
        return self._desk.tree.wait(said, f"Orca to say {pattern!r}", timeout)

    def settle(self, quiet=0.6, timeout=15):
        """Waits until nothing is said any more: before asserting what was said, and how often."""
        deadline, last, since = time.monotonic() + timeout, None, time.monotonic()
        while time.monotonic() < deadline:
            self._desk.tree.settle(quiet / 3)
            now = self._log.stat().st_size
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return
        raise DeskTimeout(f"Orca kept speaking for {timeout} s\n{self._desk.report()}")
