"""Signing in with providers that do not behave, over a network.

`SignInProgram` signs in without a window; these tests are its browser. What each check is about in
detail, `Tests/OpenIDConnectTests` tests without a network.
"""

import contextlib
import socket
import struct
import urllib.error
import urllib.parse
import urllib.request

import pytest
from sign_in.hostile import FAULTS, ODDITIES, HostileProvider, UntrustedProvider
from sign_in.program import SignIn
from sign_in.provider import Provider

# No proxy, whatever the environment says.
_browser = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def browse(address, method="GET"):
    """What the browser does: the status at the end of the redirects, and the page."""
    request = urllib.request.Request(address, method=method)
    try:
        with _browser.open(request, timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def signed_in(fault):
    """The program's last line, when it has signed in, or why it has not."""
    arguments = [fault.then] if fault.then else []
    with HostileProvider(fault) as provider, SignIn(provider.issuer, *arguments) as program:
        line = program.line()
        if not line.startswith("open "):
            return line
        assert browse(line.removeprefix("open "))[0] == 200
        if fault.then:
            assert program.line().startswith("done ")
            provider.misbehave()
            program.go_on()
        if fault.then == "again":
            assert browse(program.address())[0] == 200
        return program.finish()


@pytest.mark.parametrize("name", FAULTS)
def test_is_refused(name):
    line = signed_in(FAULTS[name])
    assert line.startswith("fault: ") and FAULTS[name].says in line


@pytest.mark.parametrize("name", ODDITIES)
def test_is_accepted(name):
    assert signed_in(ODDITIES[name]).startswith("user: user-1, ")


def test_a_stranger_does_not_end_a_sign_in():
    with Provider() as provider, SignIn(provider.issuer) as program:
        page = program.address()
        fields = dict(part.split("=", 1) for part in page.partition("?")[2].split("&"))
        back = urllib.parse.unquote(fields["redirect_uri"])
        state = fields["state"]
        for address in (
                back, f"{back}?code=x", f"{back}?code=x&state=", f"{back}?code=x&state={state}x",
                f"{back}?code=x&state={state}&state={state}", f"{back}?code=x&code=y&state={state}",
                f"{back}?error=access_denied", f"{back}/more?code=x&state={state}",
                back.replace("/signed-in", f"/?code=x&state={state}"),
                f"{back}?code=x&state={state}%", f"{back}?code=x#state={state}"):
            assert browse(address)[0] in (400, 404), address
        assert browse(f"{back}?code=x&state={state}", "POST")[0] in (400, 404, 405)
        status, text = browse(page)
        assert status == 200 and "You can close this page" in text
        assert program.finish() == "user: user-1, no name, no address"


def test_a_second_answer_finds_nothing():
    with Provider() as provider, SignIn(provider.issuer, "again") as program:
        page = program.address()
        assert browse(page)[0] == 200
        assert program.line().startswith("done ")
        # The provider sends the browser to the same port once more.
        with pytest.raises(OSError):
            browse(page)
        program.go_on()
        assert browse(program.address())[0] == 200
        assert program.finish().startswith("user: user-1")


@contextlib.contextmanager
def signing_out(provider, *redirect):
    """The program, and the page that it opens when its user signs out at the provider."""
    with SignIn(provider.issuer, "out", *redirect) as program:
        assert browse(program.address())[0] == 200
        assert program.line().startswith("done ")
        program.go_on()
        yield program, program.address()


def test_signing_out_without_an_address_to_return_to():
    with Provider() as provider, signing_out(provider) as (program, page):
        assert "post_logout_redirect_uri" not in page and "state=" not in page
        assert browse(page) == (200, "<h1>Signed out</h1>")
        assert program.finish() == "opened"


@pytest.mark.parametrize("port", ["any", "registered"])
def test_signing_out_with_an_address_to_return_to(port):
    with socket.create_server(("127.0.0.1", 0)) as free:
        number = free.getsockname()[1]
    host = f"127.0.0.1:{number}" if port == "registered" else "127.0.0.1"
    with (Provider() as provider,
          signing_out(provider, f"http://{host}/signed-out") as (program, page)):
        fields = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(page).query))
        back, state = fields["post_logout_redirect_uri"], fields["state"]
        assert back.startswith(f"http://{host}") and back.endswith("/signed-out")
        # These requests are not the provider's answer, whatever program sends them.
        for answer in ("", "?state=", f"?state={state}x", f"?state={state}&state={state}",
                       f"?other={state}"):
            status, text = browse(back + answer)
            assert status == 400, answer
            assert "This is not the answer that Test waits for, so it was ignored." in text, answer
        assert browse(back.replace("/signed-out", "/signed-in") + f"?state={state}")[0] == 404
        status, text = browse(page)
        assert status == 200 and "You are signed out. Go on in Test." in text
        assert program.finish() == "signedOut"
        with pytest.raises(OSError):
            browse(f"{back}?state={state}")


def test_signing_out_where_the_registered_port_is_taken():
    """It is done all the same; the browser stays there."""
    with socket.create_server(("127.0.0.1", 0)) as other, Provider() as provider:
        redirect = f"http://127.0.0.1:{other.getsockname()[1]}/signed-out"
        with signing_out(provider, redirect) as (program, page):
            assert browse(page) == (200, "<h1>Signed out</h1>")
            assert program.finish() == "opened"


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def test_a_browser_that_leaves_at_once_does_not_keep_the_port_open():
    with Provider() as provider, SignIn(provider.issuer, "again") as program:
        browser = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirect)
        with pytest.raises(urllib.error.HTTPError) as redirect:
            browser.open(program.address(), timeout=60)
        back = urllib.parse.urlsplit(redirect.value.headers["location"])
        address = (back.hostname, back.port)
        # It shows when the program stops to listen: all its connections are closed then.
        with socket.create_connection(address) as other:
            leaving = socket.create_connection(address)
            leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            leaving.sendall(
                f"GET {back.path}?{back.query} HTTP/1.1\r\nHost: {back.netloc}\r\n\r\n".encode())
            leaving.close()
            assert program.line().startswith("done ")
            program.go_on()
            program.address()
            other.settimeout(60)
            assert other.recv(1) == b""
        with pytest.raises(OSError):
            socket.create_connection(address)


def test_nothing_is_sent_to_a_provider_whose_certificate_is_not_trusted():
    with UntrustedProvider() as provider, SignIn(provider.issuer) as program:
        line = program.finish()
        assert line.startswith("fault: 127.0.0.1: ") and "certificate" in line
        assert provider.requests == []


def test_a_provider_that_is_down():
    with Provider() as provider:
        issuer = provider.issuer
    with SignIn(issuer) as program:
        assert "Could not connect to 127.0.0.1: Connection refused" in program.finish()
