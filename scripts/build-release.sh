#!/bin/sh
# Builds the programs that are installed and shown, as they are installed: with Swift's runtime in
# them. They are in .build/release.
#
#   build-release.sh [PRODUCT]...   further products, as the helper programs of the tests
set -eu
cd "$(dirname "$0")/.."

for product in vacation-planner focus-gallery "$@"; do
  scripts/swift-build.sh --configuration release --static-swift-stdlib --product "$product"
done
