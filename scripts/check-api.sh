#!/bin/sh
# Compares the public API with the one in docs/api. Needs the debug build.
set -u
cd "$(dirname "$0")/.." || exit 1

folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT

/usr/bin/python3 scripts/api.py "$folder" || exit 1
diff -ru docs/api "$folder" && exit 0
echo "The public API differs from docs/api. If the change is intended, run: make api" >&2
exit 1
