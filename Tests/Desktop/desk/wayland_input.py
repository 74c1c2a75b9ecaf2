"""A keyboard and a pointer for a headless Wayland compositor, from outside."""

import ctypes
import os
import time

from .processes import DeskError
from .wayland_client import WaylandClient

#: The modifiers' bits in a US keymap, and the keys that hold them down.
_MODIFIERS = {"shift": (1, "Shift_L"), "ctrl": (4, "Control_L"), "alt": (8, "Alt_L"),
              "super": (64, "Super_L")}
_NAMES = {"\n": "Return", "\t": "Tab", " ": "space"}

_LEFT_BUTTON = 0x110
_PRESSED, _RELEASED = 1, 0


def _now():
    return int(time.monotonic() * 1000)


class Keymap:
    """A US keyboard, from libxkbcommon: its text, and which key gives a letter."""

    class _Names(ctypes.Structure):
        _fields_ = [(name, ctypes.c_char_p)
                    for name in ("rules", "model", "layout", "variant", "options")]

    def __init__(self):
        self._xkb = xkb = ctypes.CDLL("libxkbcommon.so.0")
        for name in ("xkb_context_new", "xkb_keymap_new_from_names", "xkb_keymap_get_as_string"):
            getattr(xkb, name).restype = ctypes.c_void_p
        for name in ("xkb_utf32_to_keysym", "xkb_keysym_from_name"):
            getattr(xkb, name).restype = ctypes.c_uint32
        context = ctypes.c_void_p(xkb.xkb_context_new(0))
        names = self._Names(b"evdev", b"pc105", b"us", b"", b"")
        keymap = ctypes.c_void_p(xkb.xkb_keymap_new_from_names(context, ctypes.byref(names), 0))
        if not keymap.value:
            raise DeskError("there is no US keymap: apt-get install xkb-data")
        self.text = ctypes.string_at(xkb.xkb_keymap_get_as_string(keymap, 1))
        self._keys = {}         # keysym: (evdev code, whether with Shift)
        symbols = ctypes.POINTER(ctypes.c_uint32)()
        for level in (0, 1):
            for code in range(9, 256):
                if xkb.xkb_keymap_key_get_syms_by_level(
                        keymap, code, 0, level, ctypes.byref(symbols)) == 1:
                    # (X's codes are the kernel's and eight.)
                    self._keys.setdefault(symbols[0], (code - 8, level == 1))

    def key(self, name):
        """(code, whether with Shift) of a letter or a key's name."""
        symbol = (self._xkb.xkb_utf32_to_keysym(ord(name)) if len(name) == 1
                  else self._xkb.xkb_keysym_from_name(name.encode(), 0))
        if symbol not in self._keys:
            raise DeskError(f"no key of a US keyboard gives {name!r}")
        return self._keys[symbol]


class WaylandKeyboard:
    """One virtual keyboard that stays, as a real one does."""

    def __init__(self, path):
        self._client = client = WaylandClient(path)
        self._keymap = Keymap()
        manager, seat = client.bind("zwp_virtual_keyboard_manager_v1"), client.bind("wl_seat")
        self._keyboard = client.new_id()
        client.send(manager, 0, seat, self._keyboard)
        text = self._keymap.text + b"\0"
        descriptor = os.memfd_create("keymap")
        os.write(descriptor, text)
        client.send(self._keyboard, 0, 1, len(text), descriptor=descriptor)
        os.close(descriptor)
        client.sync()

    def _key(self, code, state):
        self._client.send(self._keyboard, 1, _now(), code, state)

    def _stroke(self, name, modifiers=()):
        code, shifted = self._keymap.key(name)
        held = [_MODIFIERS[m] for m in modifiers]
        if shifted and "shift" not in modifiers:
            held.append(_MODIFIERS["shift"])
        mask = 0
        for bit, key in held:
            self._key(self._keymap.key(key)[0], _PRESSED)
            mask |= bit
            self._client.send(self._keyboard, 2, mask, 0, 0, 0)
        self._key(code, _PRESSED)
        self._key(code, _RELEASED)
        for bit, key in reversed(held):
            self._key(self._keymap.key(key)[0], _RELEASED)
            mask &= ~bit
            self._client.send(self._keyboard, 2, mask, 0, 0, 0)

    def press(self, *chords):
        """Presses keys one after the other, without any pause: press("Tab", "shift+Tab")."""
        for chord in chords:
            *modifiers, key = chord.split("+") if len(chord) > 1 else [chord]
            self._stroke(key, modifiers)
        self._client.sync()

    def type(self, text):
        """Types a text without any pause; a line feed is Return, a tabulator Tab."""
        for letter in text:
            self._stroke(_NAMES.get(letter, letter))
        self._client.sync()

    def close(self):
        self._client.close()


class WaylandPointer:
    """A virtual pointer, on a screen of that size."""

    def __init__(self, path, width, height):
        self._client = client = WaylandClient(path)
        self._size = width, height
        manager, seat = client.bind("zwlr_virtual_pointer_manager_v1"), client.bind("wl_seat")
        self._pointer = client.new_id()
        client.send(manager, 0, seat, self._pointer)
        client.sync()

    def _frame(self):
        self._client.send(self._pointer, 4)
        self._client.sync()

    def move(self, x, y):
        self._client.send(self._pointer, 1, _now(), int(x), int(y), *self._size)
        self._frame()

    def click(self, x, y):
        self.move(x, y)
        for state in (_PRESSED, _RELEASED):
            self._client.send(self._pointer, 2, _now(), _LEFT_BUTTON, state)
            self._frame()

    def scroll(self, x, y, steps):
        """Turns the wheel over a point, down if steps is positive."""
        self.move(x, y)
        for _ in range(abs(steps)):
            distance = 15 * 256 * (1 if steps > 0 else -1)      # (24.8 fixed point.)
            self._client.send(self._pointer, 5, 0)              # axis_source: a wheel
            self._client.send(self._pointer, 7, _now(), 0, distance, 1 if steps > 0 else -1)
            self._frame()

    def close(self):
        self._client.close()
