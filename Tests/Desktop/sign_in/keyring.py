"""The desktop's service for secrets: the real gnome-keyring, on the desk's bus."""

import subprocess

from gi.repository import GLib

_NAME, _PATH = "org.freedesktop.secrets", "/org/freedesktop/secrets"


class Keyring:
    """A keyring that is unlocked, as after the user has logged in to the desktop."""

    def __init__(self, desk):
        self._desk = desk
        daemon = subprocess.run(
            ["gnome-keyring-daemon", "--daemonize", "--unlock", "--components=secrets"],
            input=b"keyring password", env=desk.env, capture_output=True, check=True)
        self.output = daemon.stdout.decode()

    def lock(self):
        """As after a while without the user. Nothing on the desk asks the user to unlock it."""
        collection = self._call("ReadAlias", "(s)", ("default",))[0]
        self._call("Lock", "(ao)", ([collection],))

    def _call(self, method, kind, arguments):
        return self._desk.bus.call_sync(
            _NAME, _PATH, "org.freedesktop.Secret.Service", method, GLib.Variant(kind, arguments),
            None, 0, 15000, None).unpack()
