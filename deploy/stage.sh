#!/usr/bin/env bash
# Lays a built site out for deploy/nginx.conf.   deploy/stage.sh BUILD FOLDER [BASE_URL]
set -euo pipefail

build=$1 folder=$2 base=${3:-/}
here=$(cd "$(dirname "$0")" && pwd)

if [ ! -f "$build/nginx-server.conf" ]; then
  echo "stage: $build/nginx-server.conf is not there. Build the site first: npm run build" >&2
  exit 1
fi
mkdir -p "$folder/tmp" "$folder/site$base"
cp -R "$build/." "$folder/site$base"
mv "$folder/site$base"nginx-{http,server}.conf "$folder/"
cp "$here/nginx.conf" "$folder/"
