"""A provider in a process of its own: a Python program that writes its address in its first line."""

import subprocess
from pathlib import Path


class ServerProcess:
    """Use it with `with`; `issuer` is its address."""

    def __init__(self, folder):
        self._folder = folder

    def command(self):
        """What starts it: Python, a program of this folder by its name, and arguments."""
        raise NotImplementedError

    def __enter__(self):
        python, program, *arguments = self.command()
        errors = self._folder / "errors"
        with open(errors, "w") as output:
            self._server = subprocess.Popen(
                [python, Path(__file__).parent / program, *arguments], text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=output, cwd=self._folder)
        self.issuer = self._server.stdout.readline().strip()
        assert self.issuer, errors.read_text()
        return self

    def __exit__(self, *_):
        self._server.kill()
        self._server.communicate()
