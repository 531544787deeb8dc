#!/usr/bin/env bash
# Runs the steps of the Containerfile in bare Debian trees by chroot, where there is no container engine: the very RUN, COPY, ENV,
# WORKDIR, USER and CMD lines, read from the file. It makes no image: layers, the registry's base image and HEALTHCHECK are not tried.
#   deploy/try-containerfile.sh <empty folder> [<file with certificates that the package registries need>]
# Needs root and debootstrap. Prints where the product's tree is and the command that starts it.
set -euo pipefail

folder=${1:?an empty folder for the trees}
certificates=${2:-}
context=$(cd "$(dirname "$0")/.." && pwd)
file=$context/deploy/Containerfile
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

tree= workdir=/ user= settings=() mounted=()
leave() { for one in "${mounted[@]}"; do umount "$one" 2>/dev/null || true; done; }
trap leave EXIT

inside() { # a shell command in the tree of the stage, in its folder, with its settings
  chroot "$tree" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    ${certificates:+NODE_EXTRA_CA_CERTS=/etc/ssl/extra.pem} "${settings[@]}" /bin/sh -c "cd '$workdir' && $1"
}

begin() { # FROM image [AS name]
  local suite name
  suite=$(sed -E 's/.*debian:([a-z]+)-slim.*/\1/' <<<"$1")
  name=$(sed -nE 's/.* AS ([a-z]+)$/\1/p' <<<"$1")
  tree=$folder/${name:-product} workdir=/ user= settings=()
  [ -d "$folder/bare" ] || debootstrap --variant=minbase "$suite" "$folder/bare" >"$folder/debootstrap.log"
  rm -rf "$tree" && cp -a "$folder/bare" "$tree"
  [ -z "$certificates" ] || install -D -m 644 "$certificates" "$tree/etc/ssl/extra.pem"
  cp /etc/resolv.conf "$tree/etc/resolv.conf"
  for one in proc dev; do mount --bind "/$one" "$tree/$one" && mounted+=("$tree/$one"); done
}

bring() { # COPY [--from=stage] source... target
  local from=$context words sources target
  read -ra words <<<"$1"
  if [[ ${words[0]} == --from=* ]]; then from=$folder/${words[0]#--from=} words=("${words[@]:1}"); fi
  target=${words[-1]} sources=("${words[@]::${#words[@]}-1}")
  mkdir -p "$tree$workdir"
  if [ "$from" = "$context" ] && [ "${sources[*]}" = . ]; then
    # What .containerignore leaves: what is committed.
    git -C "$context" archive HEAD | tar -x -C "$tree$workdir"
    return
  fi
  for source in "${sources[@]}"; do
    if [ -d "$from/$source" ]; then mkdir -p "$tree$workdir/$target" && cp -a "$from/$source/." "$tree$workdir/$target/"
    else mkdir -p "$tree$workdir/$(dirname "${target%/}/x")" && cp -a "$from/$source" "$tree$workdir/$target"; fi
  done
}

# Lines that end in a backslash go on; comments and empty lines are left out.
while IFS= read -r line; do
  word=${line%% *} rest=${line#* }
  printf '%s\n' "$line" | cut -c1-150
  case $word in
    FROM) begin "$rest" ;;
    RUN) inside "$rest" ;;
    COPY) bring "$rest" ;;
    ENV) settings+=("$rest") ;;
    WORKDIR) workdir=$rest && mkdir -p "$tree$workdir" ;;
    USER) user=$rest ;;
    VOLUME | EXPOSE | HEALTHCHECK) ;;
    CMD) command=$(tr -d '[],"' <<<"$rest") ;;
    *) echo "unknown: $word" >&2 && exit 1 ;;
  esac
done < <(sed -e '/^ *#/d' -e '/^ *$/d' "$file" | sed -e ':a' -e '/\\$/{N;s/\\\n */ /;ba' -e '}')

du -shx "$tree" "$tree/srv" | sed 's/^/size: /'
echo "To start it: chroot --userspec=$user $tree /usr/bin/env -i ${settings[*]} DATABASE_URL=postgres://… SECRET_KEY=… /bin/sh -c 'cd $workdir && $command'"
