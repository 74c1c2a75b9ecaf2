#!/bin/sh
# Installs the Debian packages that the given lists name and that are not installed yet.
# A list has one package per line; empty lines and those that begin with # are ignored.
# Prints nothing, and needs no special rights, when nothing is missing.
#
# usage: install-packages.sh LIST...
set -u

for list; do
  [ -r "$list" ] || {
    echo "There is no list of packages $list." >&2
    exit 1
  }
done

missing=
for package in $(sed -e '/^#/d' "$@" | sort -u); do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
  as_root=sudo
  if ! command -v sudo >/dev/null; then
    echo "These packages are missing, and there is no sudo to install them with. As root, run:" >&2
    echo "  apt-get install --no-install-recommends$missing" >&2
    exit 1
  fi
fi

echo "Installing$missing"
# --no-remove: a project's packages must never cost the user one of theirs.
$as_root apt-get update -qq </dev/null &&
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq -o Dpkg::Use-Pty=0 --no-remove --no-install-recommends $missing </dev/null && exit 0

echo "apt-get could not install everything; what it said is above. Needed are:$missing" >&2
exit 1
