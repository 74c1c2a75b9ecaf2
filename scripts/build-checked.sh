#!/bin/sh
# Builds program and tests, and fails if the compiler warned of anything of ours. SwiftPM silences
# the packages that ours depends on, so every warning is one of ours.
set -u
cd "$(dirname "$0")/.." || exit 1

mkdir -p build
log=build/build.log
code=$(mktemp) || exit 1
trap 'rm -f "$code"' EXIT

{
  swift build --build-tests 2>&1
  echo $? >"$code"
} | tee "$log"
[ "$(cat "$code")" = 0 ] || exit 1

warnings=$(grep -E '(^|[ :])warning: ' "$log" | grep -v '/\.build/checkouts/' | sort -u)
[ -n "$warnings" ] || exit 0

# A file that is up to date is not compiled again, and would not warn again: touched, it is.
printf '%s\n' "$warnings" | sed -n 's/^\(\/[^:]*\):[0-9]*:[0-9]*: warning: .*/\1/p' | sort -u |
  while IFS= read -r file; do touch -c "$file"; done
printf '\nThe build warns; warnings are faults here:\n%s\n' "$warnings" >&2
exit 1
