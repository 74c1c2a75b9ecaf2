"""A provider in a separate process: a Python program whose first line of output is its address."""

import subprocess
from pathlib import Path


class ServerProcess:
    """A running provider, as a context manager; `issuer` is its address."""

    def __init__(self, folder):
        self._folder = folder

    def command(self):
        """Returns the command: Python, the name of a program in this folder, and arguments."""
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
