"""The screen reader: the real Orca, and its utterances."""

import json
import re
import socket
import time
from pathlib import Path

from .processes import DeskTimeout, end, kill

_HERE = Path(__file__).parent / "orca"

#: How fast the imagined voice speaks, in characters a second.
_SPEED = 16.0


#: Names of keys ("tab", "left shift") are left unsaid: when Orca says one, and what that cuts off, is
#: a race between the X server and the program. Letters are said.
_SETTINGS = """import orca.settings
orca.settings.enableActionKeys = False
orca.settings.enableModifierKeys = False
"""


class Utterance:
    """A text that Orca sent to the speech service; `is_cut` if it was interrupted before its end."""

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
        self._socket = desk.directory / "orca.socket"

    def start(self):
        self._socket.unlink(missing_ok=True)
        folder = self._desk.directory / "data/orca"
        folder.mkdir(exist_ok=True)
        (folder / "orca-customizations.py").write_text(_SETTINGS)
        env = dict(
            self._desk.env, DESK_SPEECH_LOG=str(self._log),
            DESK_ORCA_SOCKET=str(self._socket), PYTHONPATH=str(_HERE),
            PYTHONDONTWRITEBYTECODE="1", PATH=f"{_HERE}/bin:{self._desk.env['PATH']}")
        mark = self.mark()
        self._process = self._desk._spawn_server(["orca"], "orca", env=env)
        # (In German, the other language of tests into which Orca translates this.)
        self.wait_spoken("[Ss]creen reader on|Bildschirmleser an", since=mark, timeout=40)
        self.settle()

    def stop(self):
        if self._process is not None:
            end(self._process)

    def kill(self):
        """Kills it without its last utterance, as a crash does."""
        kill([self._process.pid])

    def mark(self):
        """The number of utterances so far, to get later those that followed."""
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
        """Waits until Orca is silent, before asserting what was spoken, and how often."""
        deadline, last, since = time.monotonic() + timeout, None, time.monotonic()
        while time.monotonic() < deadline:
            self._desk.tree.settle(quiet / 3)
            now = self._log.stat().st_size
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return
        raise DeskTimeout(f"Orca kept speaking for {timeout} s\n{self._desk.report()}")

    # Waiting until everything has been spoken

    def wait_idle(self, program, rounds=3, timeout=15):
        """Waits until a program and Orca have carried out all requests.

        A round asks the program something, which it answers after its earlier events; waits until
        none of its threads has work; and asks Orca, which answers when nothing is left in its queue.
        Either may give the other something to do: it is over after rounds in which nothing was
        sent and nothing was spoken.
        """
        deadline, still, before = time.monotonic() + timeout, 0, None
        while still < rounds:
            if time.monotonic() > deadline:
                raise DeskTimeout(f"Orca was busy for {timeout} s\n{self._desk.report()}")
            self._desk.tree.ask_applications()
            is_still = program.is_still()
            self._ask()
            now = (self._desk.tree.mark(), self._log.stat().st_size)
            still, before = (still + 1 if is_still and now == before else 0), now

    def _ask(self, timeout=10):
        address = self._desk.directory / "asking.socket"
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as client:
            client.bind(str(address))
            client.settimeout(timeout)
            try:
                client.sendto(b"?", str(self._socket))
                client.recv(64)
            except OSError as error:
                raise DeskTimeout(
                    f"Orca does not answer: {error}\n{self._desk.report()}") from None
            finally:
                address.unlink()
