#!/bin/bash
# Runs the tests that need no display under the compiler's sanitizers, each in a build of its own.
#
# usage: sanitize.sh [address|thread [TESTS]]      TESTS as `swift test --filter` takes them
set -u -o pipefail
cd "$(dirname "$0")/.." || exit 1

sanitizers=${1:-address thread}
# Of TabstopTests and GtkBridgeTests those that open no window; the threads of connections.
tests=${2:-'^(FocusModel|Accounts|OpenIDConnect|Trips|Places|Exchange|Planner)Tests\.|^TabstopTests\.(RowExtents|Announcement|PersonName|Predicate|TypedDate)Tests|^GtkBridgeTests\.PictureWorkTests|^CompatibilityTests\.ConnectionTests'}

# LeakSanitizer takes Swift's weak references for leaks: their pointers to side tables are tagged.
export ASAN_OPTIONS=detect_leaks=0
export TSAN_OPTIONS=suppressions=$PWD/scripts/thread-sanitizer.txt

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
