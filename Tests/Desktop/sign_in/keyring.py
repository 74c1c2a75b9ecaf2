"""The desktop's keyring: the real gnome-keyring, on the desk's bus."""

import subprocess

from gi.repository import GLib

_NAME, _PATH = "org.freedesktop.secrets", "/org/freedesktop/secrets"
_SERVICE = "org.freedesktop.Secret"


class Keyring:
    """An unlocked keyring, as after the user has logged in to the desktop."""

    def __init__(self, desk):
        self._desk = desk
        daemon = subprocess.run(
            ["gnome-keyring-daemon", "--daemonize", "--unlock", "--components=secrets"],
            input=b"keyring password", env=desk.env, capture_output=True, check=True)
        self.output = daemon.stdout.decode()

    def lock(self):
        """Locks the keyring, as a desktop does after some time. Nothing on the desk asks the user to unlock it."""
        collection = self._call("ReadAlias", "(s)", ("default",))[0]
        self._call("Lock", "(ao)", ([collection],))

    def items(self):
        """Returns the attributes of each item, which every program of the session can read without unlocking it."""
        collection = self._call("ReadAlias", "(s)", ("default",))[0]
        return [self._property(item, f"{_SERVICE}.Item", "Attributes")
                for item in self._property(collection, f"{_SERVICE}.Collection", "Items")]

    def _property(self, path, interface, name):
        return self._desk.bus.call_sync(
            _NAME, path, "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (interface, name)), None, 0, 15000, None).unpack()[0]

    def _call(self, method, kind, arguments):
        return self._desk.bus.call_sync(
            _NAME, _PATH, f"{_SERVICE}.Service", method, GLib.Variant(kind, arguments),
            None, 0, 15000, None).unpack()
