#!/bin/bash
# Tests the packages in build/deb, which `make deb` has made, in a bare Debian 12 and a bare Debian 13:
# autopkgtest installs them there, and runs debian/tests.
#
# usage: test-deb.sh [RELEASE]...      bookworm, trixie (both, if none is named)
#
# The bare systems are made in $BARE (build/bare), 0.3 GB each; what a test changes is thrown away.
# Needs root: for mounts, which are in a name space of their own.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "$(id -u)" = 0 ] || { echo "test-deb.sh needs root, to make bare systems." >&2; exit 1; }
[ $# -gt 0 ] || set -- bookworm trixie
bare=$(realpath -m "${BARE:-build/bare}")
compgen -G "build/deb/*.dsc" >/dev/null || { echo "Make the packages first: make deb" >&2; exit 1; }
mkdir -p "$bare"

make_bare() {
  [ -e "$bare/$1/.complete" ] && return
  rm -rf --one-file-system "${bare:?}/$1"
  # From where this machine takes its own packages, if that is a mirror of Debian.
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' |
    grep -m 1 '/debian/\?$' || echo http://deb.debian.org/debian)
  debootstrap --variant=minbase --include=ca-certificates "$1" "$bare/$1" "$mirror"
  touch "$bare/$1/.complete"
}

# try RELEASE: the test in a copy of the bare system, which is an overlay.
try() {
  scratch=$(mktemp -d "$bare/scratch-XXXXXX")
  mkdir "$scratch"/{changed,work,root}
  BARE=$bare/$1 SCRATCH=$scratch PACKAGES=$PWD/build/deb unshare --mount --pid --fork --kill-child \
    --propagation private bash -c '
    set -e
    root=$SCRATCH/root
    mount -t overlay overlay -o "lowerdir=$BARE,upperdir=$SCRATCH/changed,workdir=$SCRATCH/work" "$root"
    mount -t proc proc /proc
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
    printf "#!/bin/sh\nexit 101\n" >"$root/usr/sbin/policy-rc.d"   # No daemon is started in it.
    chmod +x "$root/usr/sbin/policy-rc.d"
    autopkgtest --apt-upgrade "$PACKAGES"/*.dsc "$PACKAGES"/*.deb -- chroot "$root"
  ' && result=0 || result=$?
  rm -rf --one-file-system "$scratch"
  return "$result"
}

failed=
for release; do
  make_bare "$release"
  printf '\n== %s\n' "$release"
  try "$release" || failed="$failed $release"
done
[ -z "$failed" ] || { echo "test-deb: it fails on$failed." >&2; exit 1; }
echo "test-deb: the packages work on: $*"
