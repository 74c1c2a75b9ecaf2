#!/bin/bash
# Runs every check in turn, and lists at the end which failed and why. The others still run after one
# has failed, unless they need its build.
set -u -o pipefail
cd "$(dirname "$0")/.." || exit 1
exec </dev/null

# The result of an earlier run.
rm -f build/test-summary.txt

summary=
reasons=
failures=0
# Swift's driver (6.3) leaves an empty folder behind with each of its runs.
TMPDIR=$(mktemp -d)
export TMPDIR
log=$TMPDIR/log
trap 'rm -rf "$TMPDIR"' EXIT

# step NAME COMMAND...: runs the command, and stores its result.
step() {
  name=$1
  shift
  printf '\n== %s: %s\n' "$name" "$*"
  started=$(date +%s)
  if "$@" 2>&1 | tee "$log"; then result=passed; else result=FAILED; fi
  taken=$(($(date +%s) - started))
  summary="$summary$(printf '%-8s %s (%s s)' "$result" "$name" "$taken")
"
  if [ "$result" = passed ]; then
    summary="$summary$(sed -n 's/^PASSED /         at the second try: /p' "$log")
"
    return
  fi
  failures=$((failures + 1))
  # The first lines with the reason: they must also be at the end of the output.
  reasons="$reasons$({ grep -aE 'error: |^(FAILED|ERROR) |✘|Fatal error|unexpected signal' "$log" \
    || tail -n 8 "$log"; } | head -n 8 | cut -c 1-300)
"
  return 1
}

step "code style" swift format lint --strict --recursive Sources Tests Plugins Package.swift
step "imports" scripts/check-imports.py
step "what is heard" /usr/bin/python3 scripts/heard.py --check
step "data files" scripts/validate-data.sh
step "version" scripts/check-version.py
step "Flatpak" scripts/check-flatpak.py
step "file of places" scripts/make-places.py
if step "build without warnings" scripts/build-checked.sh; then
  step "public API" scripts/check-api.sh
  step "Apple's names" scripts/check-names.sh
  step "examples in the documents" scripts/check-examples.sh
  # Together: neither needs both processors.
  (
    scripts/documentation.py build/documentation >"$TMPDIR/documentation" 2>&1
    echo $? >"$TMPDIR/documentation.code"
  ) &
  # A test that waits for ever must not end the whole run without a summary: it aborts, with the
  # threads' stacks. (They take some 6 minutes.)
  step "Swift tests" timeout --signal=ABRT --kill-after=60 1500 swift test --skip-build
  wait
  # shellcheck disable=SC2016 # $TMPDIR is exported.
  step "documentation" sh -c 'cat "$TMPDIR/documentation"; exit "$(cat "$TMPDIR/documentation.code")"'
  step "release build" scripts/build-release.sh &&
    step "desktop tests" scripts/desktop-tests.sh
fi

mkdir -p build
{
  printf '\n%s' "$summary"
  if [ "$failures" -gt 0 ]; then
    printf '%s' "$reasons"
    echo "$failures of the checks failed."
  else
    echo "All checks passed."
  fi
} | tee build/test-summary.txt
[ "$failures" -eq 0 ]
