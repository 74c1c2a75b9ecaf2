"""Signing in with providers that others have written, without a window.

`SignInProgram` signs in; these tests are its browser, in which Ada logs in and consents.
"""

import urllib.parse

import pytest
from sign_in.django_oauth import PASSWORD, USER, DjangoOAuthToolkit
from sign_in.form_browser import FormBrowser
from sign_in.glewlwyd import Glewlwyd
from sign_in.program import SignIn


@pytest.fixture(scope="module")
def django(tmp_path_factory):
    """The issuer of a running django-oauth-toolkit."""
    with DjangoOAuthToolkit(tmp_path_factory.mktemp("django")) as server:
        yield server.issuer


@pytest.mark.parametrize("then", [None, "again"])
def test_django_oauth_toolkit(django, then):
    browser = FormBrowser()
    with SignIn(django, *([then] if then else [])) as program:
        browser.get(program.address())
        browser.send(username=USER, password=PASSWORD)
        assert "Authorize Vacation Planner" in browser.page
        browser.send(allow="Authorize")
        assert "You can close this page" in browser.page
        ada = "user: 1, Ada Lovelace, ada@example.org"
        if then is None:
            assert program.finish() == ada
            return
        assert program.line() == f"done {ada}"
        program.go_on()
        # Ada is logged in at the provider.
        browser.get(program.address())
        browser.send(allow="Authorize")
        assert program.finish().startswith("user: 1, ")


def test_django_oauth_toolkit_without_consent(django):
    browser = FormBrowser()
    with SignIn(django) as program:
        browser.get(program.address())
        browser.send(username=USER, password=PASSWORD)
        browser.send(without=["allow"])
        assert "You can close this page" in browser.page
        assert program.finish() == "fault: the provider's error: access_denied"


@pytest.fixture(scope="module")
def glewlwyd(tmp_path_factory):
    with Glewlwyd(tmp_path_factory.mktemp("glewlwyd")) as server:
        yield server


@pytest.mark.parametrize("algorithm", ["RS256", "ES256", "EdDSA"])
def test_glewlwyd(glewlwyd, algorithm):
    with SignIn(glewlwyd.issuer(algorithm)) as program:
        address = program.address()
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(address).query)
        glewlwyd.register(*query["redirect_uri"])
        assert "You can close this page" in glewlwyd.sign_in(address)
        line = program.finish()
        assert line.startswith("user: ") and line.endswith(", Ada Lovelace, ada@example.org")
