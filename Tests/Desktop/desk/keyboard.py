"""Keys and the pointer, from outside the program: through the X server's XTEST extension."""

from Xlib import X, XK
from Xlib.ext import xtest

from .processes import DeskError

#: Letters that no key of the server's own map gives. They are put on unused keys before any
#: program starts, because a program may miss a change of the map between two quick keys.
EXTRA_LETTERS = "äöüßÄÖÜéèçñåøłžÅÉ€名前山田漢字Юлия\u0301ﬁ"

_MODIFIERS = {"shift": "Shift_L", "ctrl": "Control_L", "alt": "Alt_L", "super": "Super_L"}
_NAMES = {"\n": "Return", "\t": "Tab", " ": "space"}


def _keysym(letter):
    code = ord(letter)
    # X's keysyms are Latin-1's codes, and from there on Unicode's with bit 24 set.
    return code if 0x20 <= code <= 0x7E or 0xA0 <= code <= 0xFF else 0x01000000 | code


class Keyboard:
    def __init__(self, display):
        self._display = display
        self._keys = {}         # keysym: (key code, whether with Shift)
        self._read_map()
        self._add_letters()

    def _read_map(self):
        info = self._display.display.info
        first, last = info.min_keycode, info.max_keycode
        rows = self._display.get_keyboard_mapping(first, last - first + 1)
        for level in (0, 1):
            for offset, row in enumerate(rows):
                if row[level]:
                    self._keys.setdefault(row[level], (first + offset, level == 1))
        self._unused = [first + o for o, row in enumerate(rows) if not any(row)]

    def _add_letters(self):
        missing = [_keysym(c) for c in dict.fromkeys(EXTRA_LETTERS)
                   if _keysym(c) not in self._keys]
        for start in range(0, len(missing), 2):
            # Two on a key: plain and with Shift.
            pair = missing[start:start + 2]
            if not self._unused:
                raise DeskError("the X server's keyboard has no unused key left for "
                                + repr(chr(pair[0] & 0xFFFFFF)))
            code = self._unused.pop()
            both = (pair + pair)[:2]
            self._display.change_keyboard_mapping(code, [both * 2])
            for level, symbol in enumerate(pair):
                self._keys[symbol] = (code, level == 1)
        self._display.sync()

    def _code(self, name):
        symbol = XK.string_to_keysym(name) or (_keysym(name) if len(name) == 1 else 0)
        if symbol not in self._keys:
            raise DeskError(f"no key gives {name!r}")
        return self._keys[symbol]

    def _fake(self, kind, code):
        xtest.fake_input(self._display, kind, code)

    def down(self, name):
        """Holds a key down; it is on its way when this returns."""
        self._fake(X.KeyPress, self._code(name)[0])
        self._display.sync()

    def up(self, name):
        self._fake(X.KeyRelease, self._code(name)[0])
        self._display.sync()

    def _stroke(self, name, modifiers=()):
        """What one key with modifiers is made of: (key code, kind of event)."""
        code, shifted = self._code(name)
        held = [self._code(m)[0] for m in modifiers]
        if shifted:
            held.append(self._code("Shift_L")[0])
        codes = [*held, code]
        return [(c, X.KeyPress) for c in codes] + [(c, X.KeyRelease) for c in reversed(codes)]

    def strokes(self, chord):
        """What a chord is made of, for callers that send events themselves."""
        *modifiers, key = chord.split("+") if len(chord) > 1 else [chord]
        return self._stroke(key, [_MODIFIERS[m] for m in modifiers])

    def strokes_of(self, text):
        """What a text is made of; a line feed is Return, a tabulator Tab."""
        return [part for letter in text for part in self._stroke(_NAMES.get(letter, letter))]

    def press(self, *chords):
        """Presses keys one after the other, without any pause: press("Tab", "shift+Tab")."""
        for chord in chords:
            for code, kind in self.strokes(chord):
                self._fake(kind, code)
        self._display.sync()

    def type(self, text):
        """Types a text without any pause; a line feed is Return, a tabulator Tab."""
        for code, kind in self.strokes_of(text):
            self._fake(kind, code)
        self._display.sync()


class Pointer:
    def __init__(self, display):
        self._display = display

    def move(self, x, y):
        xtest.fake_input(self._display, X.MotionNotify, x=int(x), y=int(y))
        self._display.sync()

    def press(self):
        xtest.fake_input(self._display, X.ButtonPress, 1)
        self._display.sync()

    def release(self):
        xtest.fake_input(self._display, X.ButtonRelease, 1)
        self._display.sync()

    def click(self, x, y):
        self.move(x, y)
        self.press()
        self.release()
