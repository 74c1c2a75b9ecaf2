"""Apple's keychain, by the desktop's real service for secrets."""

import subprocess

from programs import PROJECT
from sign_in.keyring import Keyring

TESTS = PROJECT / ".build/debug/tabstopPackageTests.xctest"


def run(desk):
    return subprocess.run(
        [TESTS, "TabstopTests.KeychainTests"], env={**desk.env, "TABSTOP_TEST_KEYRING": "1"},
        capture_output=True, text=True, timeout=120)


def test_secrets_are_in_the_users_keyring(desk):
    keyring = Keyring(desk)
    result = run(desk)
    assert result.returncode == 0, result.stdout + result.stderr
    assert keyring.items() == []


def test_without_a_service_the_calls_fail(desk):
    result = run(desk)
    assert result.returncode != 0
    assert "-25291" in result.stdout + result.stderr
