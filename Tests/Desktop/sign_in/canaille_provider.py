"""A running Canaille (`canaille_server.py`), from PyPI, in an environment of its own."""

import subprocess
import sys
from pathlib import Path

from sign_in.form_browser import FormBrowser

VERSION = "0.3.6"


class Canaille:
    """Use it with `with`; `issuer` is its address. Ada has an account there."""

    def __init__(self, folder):
        self._folder = folder

    def __enter__(self):
        python = self._folder / "venv/bin/python"
        for command in ([sys.executable, "-m", "venv", self._folder / "venv"],
                        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                         f"canaille[front,oidc]=={VERSION}"]):
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        errors = self._folder / "errors"
        with open(errors, "w") as output:
            self._server = subprocess.Popen(
                [python, Path(__file__).parent / "canaille_server.py"], text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=output, cwd=self._folder)
        self.issuer = self._server.stdout.readline().strip()
        assert self.issuer, errors.read_text()
        return self

    def __exit__(self, *_):
        self._server.kill()
        self._server.communicate()

    def register(self, redirect):
        """It compares redirects as whole texts, with their ports."""
        self._server.stdin.write(f"{redirect}\n")
        self._server.stdin.flush()
        assert self._server.stdout.readline().strip() == redirect

    def sign_in(self, address):
        """Ada logs in there, and consents, for which it asks once. The page at the end."""
        browser = FormBrowser()
        browser.get(address)
        browser.send(login="ada")
        browser.send(password="correct horse")
        if browser.address.startswith(self.issuer):
            browser.send(answer="accept")
        return browser.page
