"""Signing in with Canaille, without a window, as test_real_providers.py does with others.

It is not in Debian: `make test-sign-in` installs it from PyPI, in an environment of its own.
"""

import urllib.parse

import pytest

from sign_in.canaille_provider import Canaille
from sign_in.program import SignIn


@pytest.fixture(scope="module")
def canaille(tmp_path_factory):
    with Canaille(tmp_path_factory.mktemp("canaille")) as server:
        yield server


@pytest.mark.parametrize("then", ["again", "refresh"])
def test_canaille(canaille, then):
    with SignIn(canaille.issuer, then) as program:
        def sign_in():
            address = program.address()
            query = urllib.parse.parse_qs(urllib.parse.urlsplit(address).query)
            canaille.register(*query["redirect_uri"])
            assert "You can close this page" in canaille.sign_in(address)
        sign_in()
        ada = "user: ada, Ada Lovelace, ada@example.org"
        assert program.line() == f"done {ada}"
        program.go_on()
        if then == "again":
            sign_in()
            assert program.finish() == ada
        else:
            assert program.finish().startswith("user: ada, ")
