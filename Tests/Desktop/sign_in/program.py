"""A program that signs in without a window (`Tests/SignInProgram`)."""

import subprocess

from programs import helper
from sign_in.provider import CLIENT

PROGRAM = helper("SignInProgram")


class SignIn:
    """A run of the program."""

    def __init__(self, issuer, *arguments):
        self._process = subprocess.Popen(
            [PROGRAM, issuer, CLIENT, *arguments], text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.communicate()

    @property
    def pid(self):
        return self._process.pid

    def line(self):
        return self._process.stdout.readline().rstrip("\n")

    def go_on(self):
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def finish(self):
        """The last line. GLib's warnings are failures."""
        line = self.line()
        rest, errors = self._process.communicate(timeout=60)
        assert (rest, errors, self._process.returncode) == ("", "", 0)
        return line

    def address(self):
        """The page to open."""
        line = self.line()
        assert line.startswith("open "), line
        return line.removeprefix("open ")
