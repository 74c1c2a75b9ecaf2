"""A stand-in for speech-dispatcher's Python client, for the unmodified Orca.

Orca talks to speech-dispatcher only through this module. First on PYTHONPATH, it writes what Orca
asks to be spoken, and every cancel, to $DESK_SPEECH_LOG, one JSON object a line. What is spoken,
in what order, and when it is cut off stays Orca's own decision.

It also answers, at the socket $DESK_ORCA_SOCKET, whoever wants to know that Orca has nothing to do:
the answer to a datagram goes out when Orca's main loop has come to the end of all that was waiting.
"""

import html
import json
import os
import re
import socket
import threading
import time

from gi.repository import GLib

_lock = threading.Lock()


def _log(operation, text=""):
    line = json.dumps({"at": time.time(), "operation": operation, "text": text})
    with _lock, open(os.environ["DESK_SPEECH_LOG"], "a", encoding="utf-8") as log:
        log.write(line + "\n")


def _plain(text):
    if "<speak>" in text:
        text = html.unescape(re.sub(r"<[^>]*>", "", text))
    return " ".join(text.split())


def _answer_when_idle():
    server = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    server.bind(os.environ["DESK_ORCA_SOCKET"])

    def answer(question, sender):
        try:
            server.sendto(question, sender)
        except OSError:
            pass    # (Orca no longer waits for it.)
        return False

    def asked(*_):
        question, sender = server.recvfrom(64)
        # (Events go through Orca's queue at the priority of an idle main loop; this comes after.)
        GLib.idle_add(answer, question, sender, priority=GLib.PRIORITY_LOW)
        return True
    GLib.io_add_watch(server.fileno(), GLib.IO_IN, asked)


_answer_when_idle()


class CallbackType:
    INDEX_MARK, BEGIN, END = "index_marks", "begin", "end"
    CANCEL, PAUSE, RESUME = "cancel", "pause", "resume"


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPResponseError(Exception):
    pass


class SSIPCommandError(SSIPResponseError):
    pass


class SSIPDataError(SSIPResponseError):
    pass


class SpawnError(Exception):
    pass


class Scope:
    SELF, ALL = "self", "all"


class Priority:
    IMPORTANT, TEXT, MESSAGE = "important", "text", "message"
    NOTIFICATION, PROGRESS = "notification", "progress"


class PunctuationMode:
    ALL, NONE, SOME, MOST = "all", "none", "some", "most"


class DataMode:
    TEXT, SSML = "text", "ssml"


class SSIPClient:
    def __init__(self, name, component="default", user="unknown", *_, **__):
        self._values = {"rate": 0, "pitch": 0, "volume": 100, "language": "en",
                        "output_module": component}

    def speak(self, text, callback=None, event_types=None):
        _log("speak", _plain(text))
        if callback:
            callback(CallbackType.BEGIN)
            callback(CallbackType.END)

    def char(self, char):
        _log("char", char)

    def key(self, key):
        _log("key", key)

    def cancel(self, scope=Scope.SELF):
        _log("cancel")

    stop = cancel

    def sound_icon(self, icon):
        pass

    def pause(self, scope=Scope.SELF):
        pass

    def resume(self, scope=Scope.SELF):
        pass

    def close(self):
        pass

    def block_begin(self):
        pass

    def block_end(self):
        pass

    def list_output_modules(self):
        return ("desk",)

    def list_synthesis_voices(self, *_):
        return (("Desk", "en", None),)

    def __getattr__(self, name):
        # Each set_x is kept, and get_x gives it back.
        if name.startswith("set_"):
            return lambda value=None, *_, **__: self._values.__setitem__(name[4:], value)
        if name.startswith("get_"):
            return lambda *_, **__: self._values.get(name[4:])
        raise AttributeError(name)


class Client(SSIPClient):
    pass


class Speaker(SSIPClient):
    pass
