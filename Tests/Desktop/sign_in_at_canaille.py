"""Signing in with Canaille, without a window, as test_real_providers.py does with others.

It is not in Debian: `make test-sign-in` installs it from PyPI, in an environment of its own.
"""

import socket
import urllib.parse

import pytest

from sign_in.canaille_provider import Canaille
from sign_in.program import SignIn

ADA = "user: ada, Ada Lovelace, ada@example.org"


@pytest.fixture(scope="module")
def canaille(tmp_path_factory):
    with Canaille(tmp_path_factory.mktemp("canaille")) as server:
        yield server


def sign_in(program, canaille, *after):
    address = program.address()
    query = urllib.parse.parse_qs(urllib.parse.urlsplit(address).query)
    canaille.register(*query["redirect_uri"], *after)
    assert "You can close this page" in canaille.sign_in(address)


def test_canaille(canaille):
    with SignIn(canaille.issuer, "again") as program:
        sign_in(program, canaille)
        assert program.line() == f"done {ADA}"
        program.go_on()
        sign_in(program, canaille)
        assert program.finish() == ADA


def test_signing_out_at_canaille(canaille):
    """It sends the browser back, to an address that is registered with its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        after = f"http://127.0.0.1:{free.getsockname()[1]}/signed-out"
    with SignIn(canaille.issuer, "out", after) as program:
        sign_in(program, canaille, after)
        assert program.line() == f"done {ADA}"
        program.go_on()
        canaille.browser.get(program.address())
        assert canaille.browser.address.startswith(f"{after}?state=")
        assert "You are signed out. Go on in Test." in canaille.browser.page
        assert program.finish() == "signedOut"
