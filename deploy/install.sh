#!/bin/sh
# Installs a build of the portal, updates to one, or goes back to the one before:
#   sh deploy/install.sh dist /srv/portal
#   sh deploy/install.sh --back /srv/portal
# Users at work notice nothing: the new files are complete before one renamed link makes them current, config.json is
# written only where there is none, and the assets of the last five versions stay for pages that are still open.
set -eu
# The web server reads what root installs, whatever root's own umask is.
umask 022
# One order of names for every tool below.
export LC_ALL=C

kept=5
source=${1:?usage: sh deploy/install.sh dist|--back /srv/portal}
root=${2:?usage: sh deploy/install.sh dist|--back /srv/portal}

fail() {
    echo "$1" >&2
    exit 1
}

versions() {
    ls -1 "$root/versions" | grep -v '\.partial$'
}

# A new link is renamed over the old one, so that there is always a link.
make_current() {
    ln -sfn "versions/$1" "$root/current.new"
    mv -T "$root/current.new" "$root/current"
    echo "$root/current is version $1"
}

# One installation at a time. The lock ends with this script, also if it is killed.
lock() {
    exec 9> "$root/.lock"
    flock -n 9 || fail "Another installation in $root is under way; nothing was changed."
}

if [ "$source" = --back ]; then
    [ -L "$root/current" ] || fail "No version is installed in $root."
    lock
    now=$(basename "$(readlink "$root/current")")
    before=$(versions | awk -v now="$now" '$0 == now { print last } { last = $0 }')
    [ -n "$before" ] || fail "There is no version before $now."
    make_current "$before"
    exit 0
fi

for part in index.html config.json scripts.json assets; do
    [ -e "$source/$part" ] || fail "$source is no build: it has no $part."
done
mkdir -p "$root"
lock

# Everything that could stop the installation is checked before anything is changed.
config="$root/config.json"
[ -e "$config" ] || config="$source/config.json"
if command -v node > /dev/null; then
    node "$(dirname "$0")/configure.mjs" --check "$config"
fi
# Pages keep assets for a year by their names. Compressed copies may differ from machine to machine.
for asset in "$source"/assets/*; do
    name=${asset##*/}
    case $name in
        *.gz | *.br) ;;
        *)
            [ ! -e "$root/assets/$name" ] || cmp -s "$asset" "$root/assets/$name" ||
                fail "Another build has installed assets/$name with other content; nothing was changed."
            ;;
    esac
done

mkdir -p "$root/versions" "$root/assets" "$root/lists"
rm -rf "$root"/versions/*.partial "$root/assets.partial"

# The name of a version is its time, so that they sort in the order in which they were installed.
version=$(date -u +%Y%m%dT%H%M%S.%NZ)
new="$root/versions/$version.partial"

# Assets come first. Their names contain a hash of their content.
cp -r "$source/assets" "$root/assets.partial"
chmod -R a+rX "$root/assets.partial"
find "$root/assets.partial" -type f -exec mv -f -t "$root/assets" {} +
rm -r "$root/assets.partial"
ls -1 "$source/assets" > "$root/lists/$version"

mkdir "$new"
for part in "$source"/*; do
    case $(basename "$part") in
        assets | config.json) ;;
        *) cp -r "$part" "$new/" ;;
    esac
done
[ -e "$root/config.json" ] || cp "$source/config.json" "$root/config.json"
ln -s ../../config.json "$new/config.json"
chmod -R a+rX "$new"
chmod a+r "$root/config.json"
# The page itself holds the brand and the other origin that it may call, which needs Node.js. Without it the page
# learns both from config.json a moment later.
if command -v node > /dev/null; then
    node "$(dirname "$0")/configure.mjs" "$new"
fi
mv "$new" "$root/versions/$version"

make_current "$version"

# Files that only older versions need are removed.
versions | head -n -$kept | while read -r old; do
    [ "$old" = "$(basename "$(readlink "$root/current")")" ] || rm -rf "$root/versions/$old"
done
for list in "$root"/lists/*; do
    [ -d "$root/versions/$(basename "$list")" ] || rm "$list"
done
sort -u "$root"/lists/* > "$root/lists.partial"
ls -1 "$root/assets" | comm -23 - "$root/lists.partial" | while read -r asset; do
    rm "$root/assets/$asset"
done
rm "$root/lists.partial"
