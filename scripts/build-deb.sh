#!/bin/bash
# Builds the Debian packages for the release of Debian on which it runs, and checks them with lintian.
# They are in build/deb.
set -euo pipefail
cd "$(dirname "$0")/.."

project=$PWD
folder=$project/build/deb
rm -rf "$folder"
mkdir -p "$folder"
tarball=$(scripts/make-source-tarball.sh "$folder")
version=$(basename "$tarball" .orig.tar.xz)
version=${version#vacation-planner_}
tar -x -f "$tarball" -C "$folder"
cd "$folder/vacation-planner-$version"
git -C "$project" -c safe.directory='*' archive HEAD debian | tar -x

# Packages for a newer release replace those for an older one.
# shellcheck source=/dev/null
. /etc/os-release
sed -i "1s/ (\([^)]*\)) [^;]*;/ (\1~deb${VERSION_ID}u1) ${VERSION_CODENAME};/" debian/changelog

dpkg-buildpackage --no-sign
cd ..
rm -rf "vacation-planner-$version"
suppressed=bad-distribution-in-changes-file
# The project has no page on the web yet (scripts/validate-metainfo.sh): lintian of Debian 13 (2.122) checks that,
# that of Debian 12 does not know the tag.
if lintian-explain-tags appstream-metadata-validation-failed >/dev/null 2>&1; then
  suppressed=$suppressed,appstream-metadata-validation-failed
fi
lintian --fail-on error,warning --suppress-tags "$suppressed" --allow-root ./*.changes
ls -l "$folder"
