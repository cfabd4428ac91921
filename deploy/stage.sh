#!/usr/bin/env bash
# Lays a built site out as a release for deploy/nginx.conf.   deploy/stage.sh BUILD FOLDER [BASE_URL]
#
# FOLDER/releases/ID holds the release, and FOLDER/current leads to the newest. nginx reads which release that is when
# it starts or reloads, so readers get pages, headers and redirects of one release, never of two.
set -euo pipefail

build=$1 folder=$2 base=${3:-/}
here=$(cd "$(dirname "$0")" && pwd)
# Releases that stay for a rollback, this one included.
kept=5
# Tabs that are still open ask for assets of the build that they came with. A carried asset keeps the time at which a
# build last had it.
days_of_old_assets=30

if [ ! -f "$build/nginx-server.conf" ]; then
  echo "stage: $build/nginx-server.conf is not there. Build the site first: npm run build" >&2
  exit 1
fi

mkdir -p "$folder/tmp" "$folder/releases"
rm -rf "$folder"/releases/.unfinished-*
unfinished=$(mktemp -d "$folder/releases/.unfinished-XXXXXX")
chmod 755 "$unfinished"
id=$(date -u +%Y%m%dT%H%M%SZ)-${unfinished##*-}

site=$unfinished/site$base
mkdir -p "$site"
cp -R "$build/." "$site"
mv "$site"nginx-{http,server}.conf "$unfinished/"
echo "root releases/$id/site;" > "$unfinished/nginx-root.conf"

if [ -d "$folder/current/site${base}assets" ]; then
  old=$(cd "$folder/current/site${base}assets" && pwd -P)
  (cd "$old" && find . -type f -mtime "-$days_of_old_assets") | while read -r asset; do
    [ -e "${site}assets/$asset" ] && continue
    mkdir -p "$(dirname "${site}assets/$asset")"
    cp -p "$old/$asset" "${site}assets/$asset"
  done
fi

mv "$unfinished" "$folder/releases/$id"
cp "$here/nginx.conf" "$folder/"
ln -sfn "releases/$id" "$folder/current"
# By time: two releases of the same second have names in no order.
ls -1t "$folder/releases" | tail -n "+$((kept + 1))" | while read -r release; do
  rm -rf "${folder:?}/releases/$release"
done
echo "stage: $folder/current is releases/$id; nginx -s reload shows it"
