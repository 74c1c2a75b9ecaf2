#!/bin/bash
# Runs the tests that need no display under the compiler's sanitizers, each in a build of its own.
#
# usage: sanitize.sh [address|thread [TESTS]]      TESTS as `swift test --filter` takes them
set -u -o pipefail
cd "$(dirname "$0")/.." || exit 1

sanitizers=${1:-address thread}
tests=${2:-'^(FocusModelTests|AccountsTests|TripsTests|PlacesTests)\.|^TabstopTests\.(RowExtents|Announcement|PersonName|Predicate)Tests'}

# LeakSanitizer takes Swift's weak references for leaks: their pointers to side tables are tagged.
export ASAN_OPTIONS=detect_leaks=0

failed=
for sanitizer in $sanitizers; do
  printf '\n== %s\n' "$sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path ".build/sanitize-$sanitizer" --filter "$tests" ||
    failed="$failed $sanitizer"
done
[ -z "$failed" ] || {
  echo "sanitize: these have failed:$failed" >&2
  exit 1
}
