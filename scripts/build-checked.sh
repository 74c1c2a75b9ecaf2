#!/bin/sh
# Builds the programs and tests, and fails if there is a warning about this package. SwiftPM silences
# warnings about dependencies. Its warning "prohibited flag(s)" is about -pthread in the pkg-config files
# of GTK's libraries (SwiftPM 6.3, GTK 4.8), which it leaves out. Only static programs that import Combine
# need libcurl's development files: none of this package do.
set -u
cd "$(dirname "$0")/.." || exit 1

mkdir -p build
log=build/build.log
code=$(mktemp) || exit 1
trap 'rm -f "$code"' EXIT

{
  scripts/swift-build.sh --build-tests 2>&1
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
