"""A running django-oauth-toolkit, in which Ada has an account (`django_server.py`)."""

import sys

from sign_in.server_process import ServerProcess

USER, PASSWORD = "ada", "correct horse"


class DjangoOAuthToolkit(ServerProcess):
    def command(self):
        return sys.executable, "django_server.py", self._folder

    def configuration(self):
        """As in the file of providers."""
        return {"name": "Example", "issuer": self.issuer, "clientID": "vacation-planner"}
