"""Signing in where the machine is not as usual: without IPv4, and asleep meanwhile."""

import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from desk.processes import tool
from sign_in.program import SignIn
from sign_in.provider import Provider


def test_without_ipv4_the_way_back_is_that_of_ipv6(tmp_path):
    result = tmp_path / "result"
    done = subprocess.run(
        [tool("unshare"), "--user", "--map-root-user", "--net", sys.executable,
         Path(__file__).parent / "sign_in/without_ipv4.py", result], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    redirect, user = result.read_text().splitlines()
    assert redirect.startswith("http://[::1]:") and redirect.endswith("/signed-in")
    assert user == "user: user-1, Ada, no address"


def browser_answer(address):
    """The address to which the provider sends the browser."""
    class Refusal(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_):
            return None
    opener = urllib.request.build_opener(Refusal)
    try:
        opener.open(address, timeout=60)
    except urllib.error.HTTPError as answer:
        return urllib.parse.urlsplit(answer.headers["Location"])
    raise AssertionError("no redirect")


def test_the_time_passes_while_the_machine_sleeps():
    """Whoever wakes it after more than five minutes is asked to begin again; nothing listens then."""
    with Provider() as provider, SignIn(provider.issuer, "asleep") as program:
        answer = browser_answer(program.address())
        program.go_on()
        assert program.finish() == "fault: no answer came from the browser in time"
        with socket.socket() as client:
            assert client.connect_ex((answer.hostname, answer.port)) != 0


def test_an_answer_before_the_sleep_counts_after_it():
    """The program finds both when it wakes: the answer of the browser, and that the time is over."""
    with Provider(name="Ada") as provider, SignIn(provider.issuer, "asleep") as program:
        answer = browser_answer(program.address())
        os.kill(program.pid, signal.SIGSTOP)
        with socket.create_connection((answer.hostname, answer.port)) as browser:
            request = f"GET {answer.path}?{answer.query} HTTP/1.1\r\nHost: {answer.netloc}\r\n\r\n"
            browser.sendall(request.encode())
            program.go_on()
            os.kill(program.pid, signal.SIGCONT)
            assert program.finish() == "user: user-1, Ada, no address"
