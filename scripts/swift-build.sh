#!/bin/sh
# swift-build.sh ARGUMENTS...: `swift build`, which is started again if it crashed. SwiftPM (6.3) does so now
# and then while it reads what a plugin writes: libdispatch then reads an event of a closed file
# (https://github.com/swiftlang/swift-corelibs-foundation/issues/3276). What was compiled before is kept. A build
# that fails, or that the user interrupts, is not repeated.
set -u

segmentation_fault=139
for last in no no yes; do
  swift build "$@"
  status=$?
  if [ "$status" -ne "$segmentation_fault" ] || [ "$last" = yes ]; then exit "$status"; fi
  echo "SwiftPM crashed (segmentation fault); the build is started again: swift build $*" >&2
done
