"""A running django-oauth-toolkit, in which Ada has an account (`django_server.py`)."""

import subprocess
import sys
from pathlib import Path

USER, PASSWORD = "ada", "correct horse"


class DjangoOAuthToolkit:
    """Use it with `with`; `issuer` is its address."""

    def __init__(self, folder):
        self._folder = folder

    def __enter__(self):
        errors = self._folder / "errors"
        with open(errors, "w") as output:
            self._server = subprocess.Popen(
                [sys.executable, Path(__file__).parent / "django_server.py", self._folder], text=True,
                stdout=subprocess.PIPE, stderr=output)
        self.issuer = self._server.stdout.readline().strip()
        assert self.issuer, errors.read_text()
        return self

    def __exit__(self, *_):
        self._server.kill()
        self._server.communicate()

    def configuration(self):
        """As in the file of providers."""
        return {"name": "Example", "issuer": self.issuer, "clientID": "vacation-planner"}
