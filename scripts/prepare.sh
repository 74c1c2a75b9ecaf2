#!/bin/sh
# Prepares the machine: checks that there is a Swift toolchain, installs missing packages of the given
# lists, and removes files of older builds that are in the way.
#
# usage: prepare.sh LIST...
set -eu
cd "$(dirname "$0")/.."

need_major=6
need_minor=2
where="Swift $need_major.$need_minor or newer is available at https://www.swift.org/install/linux/"

complain() {
  printf '%s\n' "$1" >&2
  exit 1
}

command -v swift >/dev/null ||
  complain "There is no Swift toolchain here (no program swift in PATH). $where."

scripts/install-packages.sh "$@"

# Only now: a toolchain does not even print its version without the libraries it needs.
said=$(swift --version 2>&1) ||
  complain "The Swift toolchain $(command -v swift) does not run: $said"
version=$(printf '%s\n' "$said" | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
[ -n "$version" ] || complain "swift --version names no version, but says: $said"
major=${version%.*}
minor=${version#*.}
if [ "$major" -lt "$need_major" ] ||
  { [ "$major" -eq "$need_major" ] && [ "$minor" -lt "$need_minor" ]; }; then
  complain "The Swift toolchain $(command -v swift) is version $version, which is too old. $where."
fi

# Apple's names were Swift modules once. The compiler would find those of an older build first.
for interface in Sources/*Interface; do
  name=${interface#Sources/}
  rm -f .build/*/*/Modules/"${name%Interface}".swift*
done
