#!/bin/bash
# Builds Tests/Downstream, a package outside of this one that depends on it: by path and by version,
# for debugging, for release and static; what uses GRDB before and after what uses SwiftUI.
#
# usage: check-downstream.sh [by-path|by-version|static]...   (all, if none is named)
set -eu -o pipefail
cd "$(dirname "$0")/.."
project=$PWD
[ $# -gt 0 ] || set -- by-path by-version static

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# fresh NAME: a copy of the package with nothing built.
fresh() {
  printf '\n== %s\n' "$1"
  rm -rf "$folder/downstream"
  cp -r Tests/Downstream "$folder/downstream"
  # The folder of a target may be a symbolic link: the plugins read its catalogues as well.
  rm -rf "$folder/xcode-app"
  mv "$folder/downstream/Sources/XcodeApp" "$folder/xcode-app"
  ln -s "$folder/xcode-app" "$folder/downstream/Sources/XcodeApp"
}

# build ARGUMENT...: builds in the copy; it ends with what the compiler says if that fails.
build() {
  echo "swift build $*"
  scripts/swift-build.sh --package-path "$folder/downstream" "$@" >"$folder/log" 2>&1 || {
    grep -aE 'error|warning' "$folder/log" >&2 || tail -n 20 "$folder/log" >&2
    echo "check-downstream: this fails: swift build $*" >&2
    exit 1
  }
  if grep -aE 'unsafe build flags' "$folder/log" >&2; then
    echo "check-downstream: a dependency has unsafe flags: swift build $*" >&2
    exit 1
  fi
}

# fetches: what the package needs was fetched, and not what only Tabstop's own programs need.
fetches() {
  checkouts=$folder/downstream/.build/checkouts
  if [ ! -e "$checkouts/OpenCombine" ] || [ -e "$checkouts/swift-syntax" ] ||
    [ -e "$checkouts/swift-argument-parser" ]; then
    echo "check-downstream: these packages were fetched:" "$checkouts"/* >&2
    exit 1
  fi
}

# runs CONFIGURATION: the program that uses GRDB and nothing of ours.
runs() {
  [ "$("$folder/downstream/.build/$1/store")" = Ada ] || {
    echo "check-downstream: the program that uses GRDB does not run ($1)" >&2
    exit 1
  }
}

for trial; do
  case $trial in
    by-path)
      export TABSTOP=$project
      fresh "by path, what uses GRDB last"
      build --product swiftui-form
      build --product everything
      build
      fetches
      runs debug
      fresh "by path, what uses GRDB first"
      build --product store
      build
      runs debug
      ;;
    by-version)
      # What is committed, under a version of its own.
      git clone -q --bare "$project" "$folder/tabstop"
      git -C "$folder/tabstop" tag 0.0.1 "$(git rev-parse HEAD)"
      TABSTOP=file://$folder/tabstop TABSTOP_VERSION=0.0.1
      export TABSTOP TABSTOP_VERSION
      fresh "by version, release"
      build --configuration release
      runs release
      unset TABSTOP_VERSION
      ;;
    static)
      export TABSTOP=$project
      fresh "by path, static"
      # `everything` imports Combine, which needs libcurl's development files to be linked so.
      for product in form swiftui-form store; do
        build --configuration release --static-swift-stdlib --product "$product"
      done
      runs release
      ;;
    *)
      sed -n '2,5s/^# \{0,1\}//p' "$0"
      exit 2
      ;;
  esac
done
echo "check-downstream: it builds."
