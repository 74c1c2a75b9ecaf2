"""Tests that no secret of a sign-in is left in a core dump of the program or was sent over a bus.

Run by `make test-sign-in`. Needs gdb, whose gcore omits the same memory as the kernel.
"""

import subprocess

import pytest

from desk.accessibility import call
from desk.processes import tool
from planner import ADA
from sign_in.browser import Browser
from sign_in.keyring import Keyring
from sign_in.provider import Provider, configure
from test_sign_in import begin


@pytest.fixture
def provider():
    with Provider(name=ADA.name, email=ADA.email) as provider:
        yield provider


def core_dump(program, folder):
    """Returns the memory of the program."""
    subprocess.run([tool("gcore"), "-o", folder / "core", str(program.pid)], check=True,
                   capture_output=True)
    path = folder / f"core.{program.pid}"
    content = path.read_bytes()
    path.unlink()
    return content


def secrets_of(provider):
    """Returns the secrets by their names, each in the encodings that programs use for texts."""
    access, refresh, id_token = provider.tokens
    texts = {"access token": access, "refresh token": refresh, "verifier": provider.verifiers[0],
             "signature of the ID token": id_token.split(".")[2]}
    return {name: (text.encode(), text.encode("utf-16-le")) for name, text in texts.items()}


def found(secrets, content):
    return [name for name, texts in secrets.items() if any(text in content for text in texts)]


def test_no_token_is_in_memory_after_signing_out(desk, start_planner, provider, tmp_path):
    Keyring(desk)
    Browser(desk)
    configure(desk, provider)
    planner = start_planner(desk)
    begin(planner)
    planner.wait_signed_up(ADA)
    planner.sign_out()
    provider.wait_request("/revoke", 2)
    secrets = secrets_of(provider)
    # The last pieces are overwritten twelve seconds after signing out (FreedMemory.swift).
    planner.tree.wait(lambda: not found(secrets, core_dump(planner.program, tmp_path)),
                      "no token in a core dump", timeout=60)


def test_no_token_is_on_a_bus(desk, start_planner, provider):
    Keyring(desk)
    Browser(desk)
    configure(desk, provider)
    address = call(desk.bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
    monitors = [desk.start([tool("dbus-monitor"), *bus])
                for bus in (["--session"], ["--address", address])]
    for monitor in monitors:
        monitor.expect_output(".*")
        desk.tree.wait(lambda monitor=monitor: monitor.stdout, "the monitor of a bus")
    planner = start_planner(desk)
    begin(planner)
    planner.wait_signed_up(ADA)
    planner.sign_out()
    planner.wait_label("You are still signed in at Example in your browser.")
    provider.wait_request("/revoke", 2)
    planner.program.close()
    for monitor in monitors:
        monitor.kill()
    secrets = secrets_of(provider)
    session, accessibility = (monitor.stdout.encode() for monitor in monitors)
    # The monitors recorded the traffic.
    assert b"org.freedesktop.Secret" in session and ADA.name.encode() in accessibility
    assert found(secrets, session) == found(secrets, accessibility) == []
    assert found({"code": (provider.codes[0].encode(),)}, session + accessibility) == []
