#!/bin/bash
# Debian 13 (GTK 4.18, Orca 48) in a folder, and the desktop tests in it. They run on the release
# programs that were built here: those bring Swift's runtime with them, and the libraries that they
# are linked to have the same names there.
#
#   debian13.sh make                makes it in $DEBIAN13 (build/debian13), 1.3 GB
#   debian13.sh run COMMAND...      runs a command in it, in this folder
#   debian13.sh test [ARGUMENT]...  runs pytest on Tests/Desktop in it, or on what ARGUMENT names
#
# Needs root (mounts), and debootstrap. Nothing outside of the folder changes: mounts and processes
# are in name spaces of their own, which end with the command.
set -euo pipefail
cd "$(dirname "$0")/.."

project=$PWD
root=$(realpath -m "${DEBIAN13:-build/debian13}")
lists="scripts/packages-debian13.txt scripts/packages-run.txt scripts/packages-test.txt \
  Tests/Desktop/requirements-apt.txt"

complain() {
  printf '%s\n' "$1" >&2
  exit 1
}

# inside COMMAND...: runs it with the folder as the root of all, and the project where it is here.
# pivot_root and not chroot: in a chroot user namespaces cannot be created, as the tests do that
# need a compositor.
inside() {
  ROOT=$root PROJECT=$project unshare --mount --pid --fork --kill-child --propagation private \
    bash -c '
    set -e
    mount --bind "$ROOT" "$ROOT"
    mkdir -p "$ROOT$PROJECT" "$ROOT/.outside"
    mount -t proc proc "$ROOT/proc"
    mount --rbind /dev "$ROOT/dev"
    mount -t tmpfs tmpfs "$ROOT/tmp"
    mount --bind "$PROJECT" "$ROOT$PROJECT"
    cp -L /etc/resolv.conf "$ROOT/etc/resolv.conf"
    cd "$ROOT"
    pivot_root . .outside
    umount --lazy /.outside
    cd "$PROJECT"
    exec env -i HOME=/root LANG=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=noninteractive \
      PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin ARTIFACTS=test-artifacts-debian13 "$@"
  ' debian13 "$@"
}

make_root() {
  if [ ! -e "$root/.complete" ]; then
    rm -rf --one-file-system "$root"
    mkdir -p "$root"
    # From where this machine takes its own packages, if that is a mirror of Debian.
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' |
      grep -m 1 '/debian/\?$' || echo http://deb.debian.org/debian)
    debootstrap --variant=minbase --include=ca-certificates trixie "$root" "$mirror"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"   # No daemon is started in it.
    chmod +x "$root/usr/sbin/policy-rc.d"
    touch "$root/.complete"
  fi
  # shellcheck disable=SC2086
  inside scripts/install-packages.sh $lists
}

check_root() {
  [ -e "$root/.complete" ] || complain "There is no Debian 13 in $root: run scripts/debian13.sh make."
}

case "${1:-}" in
  make | run | test)
    [ "$(id -u)" = 0 ] || complain "A Debian 13 in a folder needs root: for mounts, and to make it."
    ;;
esac

case "${1:-}" in
  make) make_root ;;
  run)
    shift
    check_root
    inside "$@"
    ;;
  test)
    shift
    check_root
    inside sh -c 'echo "Debian $(cat /etc/debian_version), GTK $(dpkg-query -W -f "\${Version}" \
      libgtk-4-1), Orca $(dpkg-query -W -f "\${Version}" orca)"'
    # Two files test the sources and the debug build, and not the programs: they run where those are made.
    [ $# -gt 0 ] || set -- Tests/Desktop -n auto --maxprocesses 2 \
      --ignore=Tests/Desktop/test_keychain.py --ignore=Tests/Desktop/test_library_declarations.py
    inside env VACATION_PLANNER=.build/release/vacation-planner \
      FOCUS_GALLERY=.build/release/focus-gallery HELPERS=release \
      /usr/bin/python3 -m pytest -p no:cacheprovider "$@"
    ;;
  *)
    sed -n '2,13s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac
