"""Compares what the real Orca says at each step of each form with the golden transcripts.

`make transcripts` writes down anew what is said; to be reviewed with `git diff`. A new step is
written into the file by hand, without what is said at it.
"""

import difflib
import string
from pathlib import Path

import pytest

import transcript
from desk import DeskTimeout
from desk.preferences import XSettings
from planner import ADA, seed
from sign_in.browser import Browser
from sign_in.provider import Provider, configure
from transcript import NOTHING

#: What is said of keys that are pressed, beside the letters.
KEYS = {"space", "F1", "F6", *string.ascii_letters}

#: How many bookings the trip has with which a program is started.
BOOKINGS = {"planner with a trip of Ada": 0, "planner with a planned trip of Ada": 8}

#: The languages of programs, "planner in German"; the desktop's otherwise.
LANGUAGES = {"German": "de", "Arabic": "ar"}

FOLDER = Path(__file__).parent / "transcripts"
SCENES = [(path, number, scene.title)
          for path in sorted(FOLDER.glob("*.txt"))
          for number, scene in enumerate(transcript.read(path).scenes)]


@pytest.fixture
def provider():
    with Provider(name=ADA.name) as provider:
        yield provider


@pytest.fixture
def start(request, make_desk, focus_gallery, vacation_planner):
    """Starts the program of a scene. Its words are one of:

    - "gallery PAGE", or "gallery PAGE, animated"; "gallery documents";
    - "planner"; "planner that knows Ada"; "planner with a trip of Ada" (a week from 6 April 2024 on);
      "planner with a planned trip of Ada" (with bookings);
    - "planner with a provider", at whose page the user goes on; "planner with a provider that waits",
      whose page the user has not left yet; "planner with a provider without names", which does not know
      the user's name.

    After the words of a planner: ", with FILE" (a file of the folder `files`), or ", with --OPTION". At the
    end of all: " in LANGUAGE".
    """
    def start(words):
        words, _, language = words.partition(" in ")
        desk = make_desk(orca=True, env={"LANGUAGE": LANGUAGES[language]} if language else None)
        words, _, how = words.partition(", ") if words.startswith("gallery ") else (words, "", "")
        if how == "animated":
            XSettings(desk, **{"Gtk/EnableAnimations": 1})
        if words == "gallery documents":
            command = [focus_gallery, "--documents"]
        elif words.startswith("gallery "):
            command = [focus_gallery, "--page", words.removeprefix("gallery ")]
        else:
            words, _, file = words.partition(", with ")
            folder = desk.directory / "planner"
            if words == "planner that knows Ada":
                folder = request.getfixturevalue("store_of_ada")
            if words in BOOKINGS:
                seed(folder, ADA, trips=1, bookings=BOOKINGS[words])
            if words.startswith("planner with a provider"):
                provider = request.getfixturevalue("provider")
                if words.endswith("that waits"):
                    provider.hold()
                if words.endswith("without names"):
                    provider.claims = {"sub": "user-1"}
                Browser(desk)
                configure(desk, provider)
            command = [vacation_planner, "--data-dir", folder]
            if file:
                option = file.startswith("--")
                command.append(file if option else Path(__file__).parent / "files" / file)
        mark = desk.orca.mark()
        program = desk.start(command)
        # (GTK 4.8 writes this whenever Orca asks where on the screen something is.)
        program.expect_output("Screen coordinates not supported")
        return desk, program, mark
    return start


class Player:
    """Carries out a scene's steps, and records the speech."""

    def __init__(self, start, scene, version):
        self._start, self._scene, self._version = start, scene, version
        self._desk = self._program = None

    def play(self, step, waits):
        """Returns what Orca says; waits for all expected lines."""
        expected = step.expected(self._version) if waits else []
        if step.action == "open":
            self._desk, self._program, self._mark = self._start(self._scene.program)
            # Only the window: reading its content would change what is said (GTK 4.8).
            windows = self._desk.windows
            windows.wait(lambda: windows.of_process(self._program.pid), "a window")
        else:
            self._mark = self._desk.orca.mark()
            self._act(step)
        if step.until:
            self._desk.orca.wait_spoken(step.until, since=self._mark, timeout=20)
        elif expected:
            self._wait_for(step, expected)
        self._settle()
        return self._heard(step)

    def _act(self, step):
        verb, _, rest = step.action.partition(" ")
        if verb == "press":
            self._desk.keyboard.press(*rest.split())
        elif verb == "type":
            # One letter after the other, as a user types: Orca says each.
            for letter in rest:
                self._desk.keyboard.type(letter)
                self._settle()
        elif step.action == "log in":
            self._log_in()
        elif verb == "click":
            self._program.click(self._desk.tree.wait_for(name=rest))
        elif verb == "resize":
            self._program.resize(*map(int, rest.split("x")))
        else:
            raise ValueError(f"no step: {step.action!r}")

    def _log_in(self):
        """What is said of the log-in form is a transcript of its own."""
        for text in (ADA.email, ADA.password):
            self._desk.keyboard.press("Tab")
            self._settle()
            self._desk.keyboard.type(text)
            self._settle()
        self._mark = self._desk.orca.mark()
        self._desk.keyboard.press("Return")

    def _settle(self):
        self._desk.orca.wait_idle(self._program)

    def _wait_for(self, step, expected):
        """Waits until so much has been said: a machine may be slow."""
        try:
            self._desk.tree.wait(
                lambda: len(self._heard(step)) >= len(expected), "speech", timeout=20)
        except DeskTimeout:
            pass        # (What is missing is for the comparison to say.)

    def _heard(self, step):
        # (Of a spin button whose name contains the value, Orca 48 speaks the blank in it: no sound.
        # And whether the echo of a key, or the title of a window that becomes active, is over when what
        # comes next is said is a matter of milliseconds.)
        def is_cut(utterance):
            return (utterance.is_cut and not step.is_typing and utterance.text not in KEYS
                    and not utterance.text.rstrip(".").endswith((" frame", " dialog")))
        said = [u.text + (" [cut off]" if is_cut(u) else "")
                for u in self._desk.orca.utterances(self._mark) if u.text.strip()]
        return [transcript.BETWEEN.join(said)] if step.is_typing and said else said


@pytest.mark.parametrize(
    "path, number", [pytest.param(path, number, id=f"{path.stem}: {title}")
                     for path, number, title in SCENES])
def test_orca_says(path, number, start, orca_version, request):
    is_written = request.config.getoption("--write-transcripts")
    whole = transcript.read(path)
    scene = whole.scenes[number]
    player = Player(start, scene, orca_version)
    right, said, differs = [], [], False
    for step in scene.steps:
        # (After a difference the rest is recorded as it comes.)
        heard = player.play(step, waits=not differs)
        right += [f"> {step.title}", *(step.expected(orca_version) or [NOTHING])]
        said += [f"> {step.title}", *(step.comparable(heard, orca_version) or [NOTHING])]
        differs = differs or right != said
        step.says(heard, orca_version)
    if is_written:
        transcript.write(whole, path)
    else:
        assert not differs, "Orca says something else:\n" + "\n".join(
            difflib.unified_diff(right, said, "as written down", "said now", lineterm="", n=30))
