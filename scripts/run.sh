#!/bin/sh
# Starts Vacation Planner; without a display, on a private X server, where scripts/tour.py operates it by keyboard.
set -eu
cd "$(dirname "$0")/.."

program=.build/debug/vacation-planner
if [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
  exec "$program"
fi
echo "There is no display here (neither WAYLAND_DISPLAY nor DISPLAY is set), so Vacation Planner is" \
  "started on a private one, and a user signs up and logs in by keyboard:"
scripts/install-packages.sh scripts/packages-tour.txt
exec /usr/bin/python3 scripts/tour.py "$program" build/screenshots
