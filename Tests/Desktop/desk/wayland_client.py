"""A minimal client of the Wayland protocol, for input devices.

Debian has no Python library for the protocol. Its tools, such as wtype, create a keyboard for each call
and remove it again, so that a window loses the keyboard focus and gets it back.
"""

import array
import socket
import struct

from .processes import DeskError

#: The object with which every connection begins, and its requests.
_DISPLAY, _SYNC, _GET_REGISTRY = 1, 0, 1


class WaylandClient:
    """A connection to a compositor, which binds to its global objects and sends requests."""

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(10)
        self._socket.connect(str(path))
        self._last, self._received, self._offers, self._done = _DISPLAY, b"", {}, set()
        self._registry = self.new_id()
        self.send(_DISPLAY, _GET_REGISTRY, self._registry)
        self.sync()

    def new_id(self):
        self._last += 1
        return self._last

    def send(self, target, request, *arguments, descriptor=None):
        """Sends a request with numbers and texts as its arguments."""
        body = b"".join(_text(a) if isinstance(a, str) else struct.pack("=I", a & 0xFFFFFFFF)
                        for a in arguments)
        message = struct.pack("=II", target, (8 + len(body)) << 16 | request) + body
        passed = [] if descriptor is None else [
            (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        self._socket.sendmsg([message], passed)

    def bind(self, interface):
        """Binds to version 1 of a global object by the name of its interface, and returns the object's id."""
        if interface not in self._offers:
            raise DeskError(f"the compositor has no {interface}")
        bound = self.new_id()
        self.send(self._registry, 0, self._offers[interface], interface, 1, bound)
        return bound

    def sync(self):
        """Waits until the compositor has handled all requests."""
        callback = self.new_id()
        self.send(_DISPLAY, _SYNC, callback)
        while callback not in self._done:
            piece = self._socket.recv(1 << 16)
            if not piece:
                raise DeskError("the compositor closed the connection")
            self._received += piece
            self._read_events()

    def _read_events(self):
        while len(self._received) >= 8:
            source, word = struct.unpack_from("=II", self._received)
            size, event = word >> 16, word & 0xFFFF
            if len(self._received) < size:
                return
            body, self._received = self._received[8:size], self._received[size:]
            if source == _DISPLAY and event == 0:
                raise DeskError(f"the compositor refused a request: {body[12:-1]!r}")
            if source == self._registry and event == 0:
                number, length = struct.unpack_from("=II", body)
                self._offers[body[8:8 + length - 1].decode()] = number
            elif source != _DISPLAY and event == 0:
                self._done.add(source)

    def close(self):
        self._socket.close()


def _text(text):
    data = text.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)
