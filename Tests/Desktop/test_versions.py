"""The check of the version against the public API (scripts/check-version.py)."""

import importlib.util

import pytest

from programs import PROJECT


@pytest.fixture(scope="module")
def check():
    spec = importlib.util.spec_from_file_location("check", PROJECT / "scripts/check-version.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_was_removed_and_what_was_added(check):
    old = {"A": {"func a()", "func b()"}, "B": {"struct B"}}
    new = {"A": {"func a()", "func b(_ c: Int)"}, "C": {"struct C"}}
    removed, added = check.compare(old, new)
    assert removed == [("A", "func b()"), ("B", "struct B")]
    assert added == [("A", "func b(_ c: Int)"), ("C", "struct C")]


@pytest.mark.parametrize("last, version, removed, added, enough", [
    # Nothing has changed.
    ("0.2.0", "0.2.0", 0, 0, True),
    ("0.2.0", "0.2.1", 0, 0, True),
    ("0.2.0", "0.1.9", 0, 0, False),
    # A released version does not change.
    ("0.2.0", "0.2.0", 0, 1, False),
    ("0.2.0", "0.2.1", 0, 1, True),
    # Removed declarations may break programs that use them.
    ("0.2.0", "0.2.1", 1, 0, False),
    ("0.2.0", "0.3.0", 1, 0, True),
    ("0.9.0", "0.10.0", 1, 0, True),
    ("1.2.0", "1.3.0", 1, 0, False),
    ("1.2.0", "2.0.0", 1, 0, True),
])
def test_the_version_grows_enough(check, last, version, removed, added, enough):
    assert check.is_enough(last, version, ["x"] * removed, ["x"] * added) is enough


def test_the_last_release_is_the_newest(check, tmp_path):
    for name in ("0.2.0", "0.10.0", "0.9.1"):
        (tmp_path / name).mkdir()
    assert check.last_release(tmp_path) == "0.10.0"
