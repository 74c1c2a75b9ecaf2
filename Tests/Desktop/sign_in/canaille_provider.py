"""A running Canaille (`canaille_server.py`), from PyPI, in an environment of its own."""

import subprocess
import sys

from sign_in.form_browser import FormBrowser
from sign_in.server_process import ServerProcess

VERSION = "0.3.6"


class Canaille(ServerProcess):
    """A Canaille server with one account, Ada's."""

    def command(self):
        python = self._folder / "venv/bin/python"
        for command in ([sys.executable, "-m", "venv", self._folder / "venv"],
                        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                         f"canaille[front,oidc]=={VERSION}"]):
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return python, "canaille_server.py"

    def register(self, *redirects):
        """Registers the redirects after signing in and, if there is one, after signing out.

        Canaille compares them as whole texts, with their ports.
        """
        line = " ".join(redirects)
        self._server.stdin.write(f"{line}\n")
        self._server.stdin.flush()
        assert self._server.stdout.readline().strip() == line

    def sign_in(self, address):
        """Logs in as Ada, consents if Canaille asks for it, and returns the last page."""
        self.browser = browser = FormBrowser()
        browser.get(address)
        browser.send(login="ada")
        browser.send(password="correct horse")
        if browser.address.startswith(self.issuer):
            browser.send(answer="accept")
        return browser.page
