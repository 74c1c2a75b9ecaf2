#!/bin/sh
# Apple's module names exist only for packages that depend on them: other packages that ask
# `#if canImport(Combine)` are built in the same folder, before or after ours, and must see the same
# each time. Needs the debug build.
set -u
cd "$(dirname "$0")/.." || exit 1

folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT

# What the compiler is given when it builds a target that depends on none of ours.
sees() {
  printf '#if canImport(%s)\n#error("seen")\n#endif\n' "$1" >"$folder/bystander.swift"
  ! swiftc -typecheck -I .build/debug/Modules "$folder/bystander.swift" 2>"$folder/said"
}

# The check can fail: a module of Swift's is seen by all.
sees TabstopFoundation || {
  echo "check-names: there is no debug build." >&2
  exit 1
}
for map in Sources/*/include/module.modulemap; do
  name=$(basename "$(dirname "$(dirname "$map")")")
  [ -d "Sources/${name}Interface" ] || continue
  if sees "$name"; then
    cat "$folder/said" >&2
    echo "check-names: the module $name is seen by packages that do not depend on it." >&2
    echo "If .build is older than Sources/${name}Interface: rm .build/*/debug/Modules/$name.*" >&2
    exit 1
  fi
done
echo "check-names: nobody sees Apple's module names who does not depend on them."
