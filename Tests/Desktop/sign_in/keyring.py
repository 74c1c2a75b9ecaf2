"""The desktop's service for secrets: the real gnome-keyring, on the desk's bus."""

import subprocess


class Keyring:
    """A keyring that is unlocked, as after the user has logged in to the desktop."""

    def __init__(self, desk):
        self._desk = desk
        daemon = subprocess.run(
            ["gnome-keyring-daemon", "--daemonize", "--unlock", "--components=secrets"],
            input=b"keyring password", env=desk.env, capture_output=True, check=True)
        self.output = daemon.stdout.decode()
