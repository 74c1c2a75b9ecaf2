#!/bin/sh
# Builds program and tests, and fails if anything of ours is warned of. SwiftPM silences the packages
# that ours depends on. "prohibited flag(s)" is its word for -pthread in the pkg-config files of GTK's
# libraries (6.3, GTK 4.8), which it leaves out. libcurl's development files are for static programs
# that import Combine: none of ours.
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

warnings=$(grep -E '(^|[ :])warning: ' "$log" | grep -v -e '/\.build/checkouts/' \
  -e '^warning: prohibited flag(s): ' -e '^warning: you may be able to install libcurl ' | sort -u)
[ -n "$warnings" ] || exit 0

# A file that is up to date is not compiled again, and would not warn again: touched, it is.
printf '%s\n' "$warnings" | sed -n 's/^\(\/[^:]*\):[0-9]*:[0-9]*: warning: .*/\1/p' | sort -u |
  while IFS= read -r file; do touch -c "$file"; done
printf '\nThe build warns; warnings are faults here:\n%s\n' "$warnings" >&2
exit 1
