"""The places in which a sign-in with a provider must not leave secrets, and its cost for users who do not use it."""

import re
import resource
from pathlib import Path

import pytest
from desk.processes import tool
from planner import ADA
from sign_in.browser import Browser
from sign_in.hostile import HostileProvider
from sign_in.keyring import Keyring
from sign_in.program import SignIn
from sign_in.provider import Provider, configure
from test_hostile_providers import browse
from test_sign_in import begin

LIBRARIES = re.compile(r"/(lib(?:soup|secret|gnutls|ical|archive)[^/\s]*)")


def libraries(pid):
    """Those of the libraries that a process has loaded."""
    return set(LIBRARIES.findall(Path(f"/proc/{pid}/maps").read_text()))


def test_a_start_loads_no_library_that_only_some_users_need(desk, start_planner):
    with Provider(name=ADA.name) as provider:
        configure(desk, provider)
        planner = start_planner(desk)
        planner.tab_to("Sign in with Example")
        assert libraries(planner.program.pid) == set()
        assert provider.requests == []


def secrets_of(provider):
    """What must be nowhere: tokens, and of the ID tokens each part but the header; and codes."""
    texts = list(provider.codes)
    for token in provider.tokens:
        texts += [part for part in token.split(".")[1:]] or [token]
    return [text.encode() for text in texts]


def files(folder):
    """The contents of all files below a folder."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("fault", [None, "another access token"])
def test_no_secret_is_in_a_file_in_the_output_or_on_the_bus(desk, start_planner, fault):
    provider = HostileProvider(fault, name=ADA.name) if fault else Provider(name=ADA.name)
    with provider:
        Keyring(desk)
        Browser(desk)
        configure(desk, provider)
        # All that goes over the session's bus, in its output, which is one of the files.
        monitor = desk.start([tool("dbus-monitor"), "--session"])
        monitor.expect_output(".*")
        desk.tree.wait(lambda: monitor.stdout, "the monitor of the bus")
        planner = start_planner(desk)
        begin(planner)
        if fault:
            planner.wait_label("The provider’s answer cannot be trusted, so you are not signed in. "
                               "Ask its administrator.", timeout=20)
        else:
            planner.wait_signed_up(ADA)
        # The loaded secrets are used, so that the other test could find them.
        assert any(name.startswith("libsoup") for name in libraries(planner.program.pid))
        planner.program.close()
        monitor.kill()
        issuer = provider.issuer.encode()
        secrets = secrets_of(provider)
    assert len(secrets) >= 4
    # The browser knows the codes.
    found = {path: content for path, content in files(desk.directory).items()
             if "browser" not in path.relative_to(desk.directory).parts}
    assert any(issuer in content for content in found.values())
    if not fault:
        assert b"org.freedesktop.Secret" in found[monitor.stdout_path]
    for path, content in found.items():
        for secret in secrets:
            assert secret not in content, f"{secret} in {path}"


def test_there_is_no_core_dump_when_tokens_have_come():
    soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))
    try:
        with Provider() as provider, SignIn(provider.issuer, "again") as program:
            address = program.address()
            assert limit_of_core_dumps(program) == ("unlimited" if hard == -1 else str(hard))
            assert browse(address)[0] == 200
            assert program.line().startswith("done ")
            assert limit_of_core_dumps(program) == "0"
    finally:
        resource.setrlimit(resource.RLIMIT_CORE, (soft, hard))


def limit_of_core_dumps(program):
    limits = Path(f"/proc/{program.pid}/limits").read_text()
    return re.search(r"Max core file size +(\S+)", limits)[1]
