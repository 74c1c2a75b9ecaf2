#!/bin/sh
# Compiles the example programs and views in the documents: each block of Swift as a separate file.
# Needs the debug build. A block that is a manifest (it begins with "// Package.swift" or its
# version) is not compiled.
set -u
cd "$(dirname "$0")/.." || exit 1

folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT

for document in README.md docs/Tabstop.docc/*.md; do
  awk -v prefix="$folder/$(basename "$document" .md)" '
    /^```swift$/ { file = sprintf("%s-line-%03d.swift", prefix, NR + 1); next }
    /^```$/ { if (file) close(file); file = ""; next }
    file { print >file }
  ' "$document"
done

# The modules below Tabstop that the compiler asks for when it reads Tabstop's.
modules=.build/debug
set -- -swift-version 6 -parse-as-library -warnings-as-errors -I "$modules/Modules" \
  -Xcc -fmodule-map-file=Sources/CGtk/module.modulemap \
  -Xcc -fmodule-map-file=Sources/CStringTables/module.modulemap \
  -Xcc -fmodule-map-file=Sources/CSecret/module.modulemap \
  -load-plugin-executable "$modules/TabstopMacroPlugin-tool#TabstopMacroPlugin"
for map in "$modules"/*.build/module.modulemap Sources/*/include/module.modulemap \
  .build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include/module.modulemap; do
  [ -f "$map" ] && set -- "$@" -Xcc "-fmodule-map-file=$map"
done
for flag in $(pkg-config --cflags-only-I gtk4); do set -- "$@" -Xcc "$flag"; done

count=0
for example in "$folder"/*.swift; do
  case $(head -n 1 "$example") in "// Package.swift"* | "// swift-tools-version"*) continue ;; esac
  count=$((count + 1))
  if ! swiftc -typecheck "$@" "$example"; then
    echo "check-examples: the block above does not compile: $(basename "$example" .swift)" >&2
    exit 1
  fi
done
[ "$count" -gt 0 ] || {
  echo "check-examples: there are no examples in the documents." >&2
  exit 1
}
echo "check-examples: the $count examples in the documents compile."
