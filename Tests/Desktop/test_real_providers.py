"""Signing in with providers that others have written, without a window.

`SignInProgram` signs in; these tests are its browser, in which Ada logs in and consents.
"""

import html.parser
import http.cookiejar
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path

import pytest
from sign_in.glewlwyd import Glewlwyd
from sign_in.program import SignIn

SERVERS = Path(__file__).parent / "sign_in"


class _Forms(html.parser.HTMLParser):
    """The fields of a page's form, with what they contain."""

    def __init__(self, text):
        super().__init__()
        self.fields = {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ("input", "button") and attributes.get("name"):
            self.fields[attributes["name"]] = attributes.get("value") or ""


class Browser:
    """A browser with cookies."""

    def __init__(self):
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)
        self.address = self.page = None

    def get(self, address, fields=None):
        """Goes to an address; with fields it sends a form there."""
        data = urllib.parse.urlencode(fields).encode() if fields else None
        headers = {"Referer": self.address} if self.address else {}
        request = urllib.request.Request(address, data, headers)
        with self._opener.open(request, timeout=60) as answer:
            self.address, self.page = answer.url, answer.read().decode()

    def send(self, without=(), **values):
        """Sends the page's form, with these values in its fields."""
        fields = {**_Forms(self.page).fields, **values}
        self.get(self.address, {n: value for n, value in fields.items() if n not in without})


@pytest.fixture(scope="module")
def django(tmp_path_factory):
    """The issuer of a running django-oauth-toolkit."""
    folder = tmp_path_factory.mktemp("django")
    with open(folder / "errors", "w") as errors:
        server = subprocess.Popen(
            [sys.executable, SERVERS / "django_server.py", folder], text=True,
            stdout=subprocess.PIPE, stderr=errors)
    issuer = server.stdout.readline().strip()
    assert issuer, (folder / "errors").read_text()
    yield issuer
    server.kill()
    server.communicate()


@pytest.mark.parametrize("then", [None, "again", "refresh"])
def test_django_oauth_toolkit(django, then):
    browser = Browser()
    with SignIn(django, *([then] if then else [])) as program:
        browser.get(program.address())
        browser.send(username="ada", password="correct horse")
        assert "Authorize Vacation Planner" in browser.page
        browser.send(allow="Authorize")
        assert "You can close this page" in browser.page
        ada = "user: 1, Ada Lovelace, ada@example.org"
        if then is None:
            assert program.finish() == ada
            return
        assert program.line() == f"done {ada}"
        program.go_on()
        if then == "again":
            # Ada is logged in there now.
            browser.get(program.address())
            browser.send(allow="Authorize")
        assert program.finish().startswith("user: 1, ")


def test_django_oauth_toolkit_without_consent(django):
    browser = Browser()
    with SignIn(django) as program:
        browser.get(program.address())
        browser.send(username="ada", password="correct horse")
        browser.send(without=["allow"])
        assert "You can close this page" in browser.page
        assert program.finish() == "fault: the provider's error: access_denied"


@pytest.fixture(scope="module")
def glewlwyd(tmp_path_factory):
    with Glewlwyd(tmp_path_factory.mktemp("glewlwyd")) as server:
        yield server


@pytest.mark.parametrize("algorithm", ["RS256", "ES256", "EdDSA"])
def test_glewlwyd(glewlwyd, algorithm):
    with SignIn(glewlwyd.issuer(algorithm), "refresh") as program:
        address = program.address()
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(address).query)
        glewlwyd.register(*query["redirect_uri"])
        assert "You can close this page" in glewlwyd.sign_in(address)
        line = program.line()
        assert line.startswith("done user: ") and line.endswith(", Ada Lovelace, ada@example.org")
        subject = line.split()[2]
        program.go_on()
        assert program.finish().startswith(f"user: {subject} ")
