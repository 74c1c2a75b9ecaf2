"""Transcripts: the steps of a user in a form, and what Orca says at each of them.

A transcript is a text that is made to be read:

    # Add server                            the form
    A line or more about it.

    ## One types an address                 a scene: the program is started anew
    program: gallery add-server

    > open                                  a step, and under it all that Orca says, in order
    Add Server frame
    Server text.

    > type example.org
    e · x · a · m                           (of letters in one line)

    > press Return until Welcome            a step that takes a while: until that has been said
    -                                       nothing is said

The steps are `open`; `press KEYS` ("press Tab", "press shift+Tab Return"); `type TEXT`; `click NAME`,
which points at what has that name; `resize WIDTHxHEIGHT`, in pixels; `log in`, as Ada, with the speech after
the last key.

A line that only some versions of Orca say begins with theirs ("43: checked", "48: ticked"); what they
call by other words everywhere is in `WORDS`. One that begins with "maybe:" need not
be said, or not there, or not to its end. {N} stands for a number that is not the same each time, {DATE} for a
date in words, {KEY} for a group of a recovery key letter by letter, {GROUP} for one as a word, {ADA} for the new name
of Ada or the former one, which Orca 48 repeats for two seconds, and {FOCUS} for the focus value of a sheet or the former one.
"""

import difflib
import re
from dataclasses import dataclass, field

#: What versions of Orca call differently, in every line: the golden files have 43's word.
WORDS = {
    48: [(r"\bpush button\b", "button"), (r"\bpanel\b", "grouping"), (r"\bbullet\b", "•"),
         (r"\bblack circle\b", "●")],
}

#: Keys that they leave to the voice to name.
LETTERS = {
    48: {"at": "@", "dot": ".", "bullet": "•"},
}

#: Where they make no pause: a full stop is one, the golden files have 43's.
PAUSES = {
    48: [(r" \. ", ". "), (r"• (?=•)", "•"), (r"\b(frame|grouping)\.$", r"\1"),
         (r"^(List with (?:\d+|\{N\}) items?)\.$", r"\1")],
}

#: The version whose words stand unmarked.
BASE = 43
#: What stands for texts that are not the same each time.
PLACEHOLDERS = {"{N}": r"\d[\d,]*", "{DATE}": r"\w+day, \d+ \w+ \d{4}", "{KEY}": r"[C-Y2-9](?:[,،、] ?[C-Y2-9]){5}",
                "{GROUP}": r"[C-Y2-9]{6}", "{ADA}": r"Ada Lovelacey?",
                "{FOCUS}": "(?:nothing|2)"}
MAYBE = "maybe"
NOTHING = "-"
CUT_OFF = " [cut off]"
BETWEEN = " · "


@dataclass
class Step:
    action: str
    #: (version, MAYBE or None, what is said), in order.
    lines: list = field(default_factory=list)
    #: Said until the step is over; None: what comes of it comes at once.
    until: str = None

    @property
    def title(self):
        return self.action + (f" until {self.until}" if self.until else "")

    @property
    def is_typing(self):
        return self.action.startswith("type ")

    def expected(self, version):
        """What must be said."""
        return [in_words(line, version) for only, line in self.lines if only in (None, version)]

    def comparable(self, heard, version):
        """What was said without what need not be, whose order differs, too; and with the written line where
        that stands for what differs each time."""
        expected = self.expected(version)
        optional = [in_words(line, version) for only, line in self.lines if only == MAYBE]
        said = [next((line for line in expected if fits(line, text)), text) for text in heard]
        return [text for text in said if text in expected
                or not any(fits(line, text.removesuffix(CUT_OFF)) for line in optional)]

    def says(self, heard, version):
        """Takes what was said for what is right, and keeps what other versions of Orca say."""
        expected, spoken = self.expected(version), self.comparable(heard, version)
        matcher = difflib.SequenceMatcher(None, expected, spoken, autojunk=False)
        lines, rest = [], list(self.lines)
        for what, start, end, new_start, new_end in matcher.get_opcodes():
            mark = None if version == BASE else version
            for _ in range(start, end):
                while rest[0][0] not in (None, version):
                    lines.append(rest.pop(0))
                only, line = rest.pop(0)
                if what == "equal":
                    lines.append((only, line))
                elif only is not None:
                    mark = only
                elif version != BASE:
                    lines.append((BASE, line))
            if what != "equal":
                lines += [(mark, text) for text in spoken[new_start:new_end]]
        self.lines = lines + rest


@dataclass
class Scene:
    title: str
    program: str
    about: list
    steps: list


@dataclass
class Transcript:
    title: str
    about: list
    scenes: list


def in_words(line, version):
    if BETWEEN in line:
        names = LETTERS.get(version, {})
        return BETWEEN.join(names.get(key, key) for key in line.split(BETWEEN))
    for pattern, word in [*WORDS.get(version, ()), *PAUSES.get(version, ())]:
        line = re.sub(pattern, word, line)
    return line


def fits(line, text):
    """Whether that was said, as the golden file has it."""
    text = re.sub(r"with 1 item\b", "with 1 items", text)
    parts = re.split(r"(\{\w+\})", line)
    return re.fullmatch("".join(PLACEHOLDERS.get(p, re.escape(p)) for p in parts), text) is not None


def read(path):
    transcript = scene = step = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.rstrip()
        if line.startswith("# "):
            transcript = Transcript(line[2:], [], [])
        elif line.startswith("## "):
            scene, step = Scene(line[3:], "", [], []), None
            transcript.scenes.append(scene)
        elif line.startswith("program: "):
            scene.program = line.removeprefix("program: ")
        elif line.startswith("> "):
            action, _, until = line[2:].partition(" until ")
            step = Step(action, until=until or None)
            scene.steps.append(step)
        elif not line:
            continue
        elif step is not None:
            only, said = re.fullmatch(rf"(?:(\d\d|{MAYBE}): )?(.*)", line).groups()
            if said != NOTHING:
                step.lines.append((int(only) if only and only != MAYBE else only, said))
        else:
            (transcript if scene is None else scene).about.append(line)
    return transcript


def write(transcript, path):
    lines = [f"# {transcript.title}", *transcript.about]
    for scene in transcript.scenes:
        lines += ["", f"## {scene.title}", *scene.about, f"program: {scene.program}"]
        for step in scene.steps:
            lines += ["", f"> {step.title}"]
            lines += [f"{only}: {line}" if only else line for only, line in step.lines] or [NOTHING]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
