#!/bin/sh
# Runs the desktop tests on the release programs: from outside they are tested as they are installed.
# What fails is run once more, one test after the other: on a machine that is busy at a moment, a test
# may wait in vain. A test that fails twice is a failure; one that passes then is named, because a fault
# of the program can be the cause, too. (Debian's own Python: it has the modules that its packages bring.)
# $TESTS names other tests than those of Tests/Desktop, and $BUILD other programs than the release.
set -u
cd "$(dirname "$0")/.." || exit 1
export BUILD="${BUILD:-release}"

cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
pytest="/usr/bin/python3 -m pytest ${TESTS:-Tests/Desktop}"

# A worker waits most of the time, for the program, Orca or the display: one more than there are processors
# keeps them busy.
$pytest -o "cache_dir=$cache" -n "$(($(nproc) + 1))" --maxprocesses 3 "$@"
result=$?
# 1: tests failed. A second try does not help with any other result.
[ "$result" -eq 1 ] || exit "$result"

printf '\nA second try for what failed:\n'
# Never so long that it hides that everything fails.
timeout 900 $pytest -o "cache_dir=$cache" --last-failed \
  -rA --tb=short --show-capture=no "$@"
