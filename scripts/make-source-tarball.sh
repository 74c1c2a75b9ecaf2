#!/bin/bash
# Makes the upstream tarball of the Debian package: what is committed, without debian/, and in vendor/
# the Swift packages, so that a build needs no network.
#
# usage: make-source-tarball.sh FOLDER    (prints the path of the tarball)
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(realpath "$1")
version=$(sed -n 's/^vacation-planner (\(.*\)-[^-]*) .*/\1/p;q' debian/changelog)
name=vacation-planner-$version
tarball=$folder/vacation-planner_$version.orig.tar.xz
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/$name"
git -c safe.directory='*' archive HEAD | tar -x -C "$scratch/$name" --exclude=./debian --exclude=debian
swift package resolve >&2
scripts/vendor-packages.py .build/checkouts "$scratch/$name"
# Equal sources make an equal tarball.
time=$(git -c safe.directory='*' log -1 --format=%ct)
tar -c --xz --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner \
  -f "$tarball" -C "$scratch" "$name"
echo "$tarball"
