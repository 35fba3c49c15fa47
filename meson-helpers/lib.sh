# shellcheck shell=bash
# What the commands beside this file have in common. Sourced, never run.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# The Debian packages that are needed, each with its reason.
declare -A reason=(
  [binutils]="links programs"
  [gcc]="builds the window to measure against, and a delegate in C"
  [nodejs]="runs a delegate in JavaScript"
  [python3]="runs a delegate in Python"
  [git]="fetches the Swift packages"
  [libc6-dev]="the C library's headers"
  [libstdc++-12-dev]="what Swift's runtime links against"
  [pkg-config]="finds the libraries below"
  [libgtk-3-dev]="the window"
  [libyaml-dev]="reads documents"
  [libgif-dev]="writes films"
  [gettext]="compiles the translations"
  [tzdata]="the time zones of simulated clocks"
  [adwaita-icon-theme]="the window's icons"
  [librsvg2-common]="draws these icons"
  [fonts-cantarell]="the interface font"
  [fonts-jetbrains-mono]="the log's font"
  [libgtksourceview-4-0]="line numbers and marks beside the document's text"
  [fonts-dejavu-core]="letters that the other fonts lack"
  [python3-markdown]="makes pages of the documentation"
  [at-spi2-core]="what assistive technology talks to"
  [xvfb]="a display without a screen"
  [xauth]="lets programs onto that display"
  [dbus]="a session bus of its own"
  [openbox]="a window manager on that display"
  [xsettingsd]="changes the font of that display's desktop"
  [xdotool]="a mouse and a keyboard on that display"
  [imagemagick]="takes pictures of that display, and reads films back"
  [python3-gi]="drives the window from Python"
  [gir1.2-atspi-2.0]="finds buttons by role and name"
  [gir1.2-gtk-3.0]="reads the clipboard and the screen"
  [python3-jsonschema]="holds documents against the schema"
  [python3-yaml]="reads documents that were changed, as a second opinion"
  [python3-pylsp-jsonrpc]="speaks to the language server as editors do"
  [yamllint]="checks the samples as others check YAML"
  [mandoc]="checks the manual pages"
  [desktop-file-utils]="checks the desktop entry"
  [valgrind]="counts instructions"
  [poppler-utils]="reads the pages of storyboards back"
  [webp]="reads films back"
  [libxml2-utils]="checks that pictures are XML"
  [appstream]="checks what software centres are told"
  [meson]="installs what is built"
  [dpkg-dev]="finds what programs depend on"
  [lintian]="checks Debian packages"
  [debootstrap]="makes a root to install them in"
  [weston]="a Wayland compositor on that display"
  [sway]="another, with 1.5 pixels for each"
)
# shellcheck disable=SC2034 # The lists are for those who source this.
build_packages=(
  binutils git libc6-dev libstdc++-12-dev pkg-config libgtk-3-dev libyaml-dev
  libgif-dev tzdata gettext
)
# What the window needs while it runs.
# shellcheck disable=SC2034
window_packages=(
  adwaita-icon-theme librsvg2-common fonts-cantarell fonts-jetbrains-mono fonts-dejavu-core
  at-spi2-core libgtksourceview-4-0
)
# What it takes to run and drive the window where there is no screen.
# shellcheck disable=SC2034
headless_packages=(
  xvfb xauth x11-utils dbus openbox xdotool imagemagick python3-gi gir1.2-atspi-2.0 gir1.2-gtk-3.0
  fonts-noto-color-emoji fonts-wqy-microhei poppler-utils webp libxml2-utils xsettingsd
)

# What it takes to hold the schema and the reader together.
# shellcheck disable=SC2034
schema_packages=(python3-jsonschema)

# What it takes to read an exported page in a browser; only the part "web" asks for it.
# shellcheck disable=SC2034
web_packages=(chromium libxml2-utils)

# What it takes to speak to the language server, and to check the manual pages.
# shellcheck disable=SC2034
editor_packages=(python3-pylsp-jsonrpc mandoc)

# What it takes to run delegates in other languages.
# shellcheck disable=SC2034
serve_packages=(gcc nodejs python3)

# What it takes to see that changed documents say what they should.
# shellcheck disable=SC2034
editing_packages=(python3-yaml)

# What it takes to check what is installed beside the programs.
# shellcheck disable=SC2034
data_packages=(desktop-file-utils appstream yamllint)

# What it takes to make a site of the documentation.
# shellcheck disable=SC2034
docs_packages=(python3-markdown)

# What it takes to make Debian packages.
# shellcheck disable=SC2034
deb_packages=(meson dpkg-dev)

# How programs are released: without symbols for others to link to and without what unwinds stacks,
# and with packed relocations. Symbols for debuggers go with strip.
# shellcheck disable=SC2034
release_options=(
  -c release --static-swift-stdlib -Xswiftc -use-ld=lld
  -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs -Xlinker -O2
  -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker "$root/meson-helpers/left-out.ld"
)

# say LINE…
say() { printf '%s\n' "$@"; }

fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# need PACKAGE…: sees to it that these Debian packages are installed.
need() {
  local missing=() package answer
  if ! command -v dpkg-query >/dev/null; then
    say "This is not Debian; please see to it that you have what these packages hold: $*" >&2
    return
  fi
  for package; do
    # A package that dpkg has never heard of makes dpkg-query fail: missing as well.
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true) == installed ]] ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  say "To be installed with apt-get, with what they depend on:"
  for package in "${missing[@]}"; do
    printf '  %-22s %s\n' "$package" "${reason[$package]:-}"
  done
  if [[ -t 0 && -t 1 ]]; then
    read -r -p "Install these now? [Y/n] " answer
    [[ -z $answer || $answer == [Yy]* ]] || fail "nothing was installed."
  fi
  as_root apt-get update -q
  as_root apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# as_root COMMAND…: runs it as root, if there is a way.
as_root() {
  local way=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "installing needs root and there is no sudo here. As root: apt-get install ${missing[*]}"
    way=(sudo)
    # Nobody is there to type a password.
    [[ -t 0 && -t 1 ]] || way+=(-n)
  fi
  "${way[@]}" env DEBIAN_FRONTEND=noninteractive "$@" ||
    fail "\"$*\" did not succeed. By hand, as root: apt-get install ${missing[*]}"
}

# need_swift: finds a toolchain that is new enough and puts it on the path.
need_swift() {
  local place version major minor found=""
  for place in "$(dirname "$(command -v swift || echo /nowhere/swift)")" /opt/swift/usr/bin \
    /usr/libexec/swift/bin /usr/libexec/swift/usr/bin /usr/libexec/swift/*/bin \
    /usr/libexec/swift/*/usr/bin "${HOME:-/root}/.local/share/swiftly/bin"; do
    [[ -x $place/swift ]] || continue
    version=$("$place/swift" --version 2>/dev/null |
      sed -n -E 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1) || continue
    read -r major minor <<<"${version:-0 0}"
    found="$found $major.$minor in $place"
    if ((major > 6 || (major == 6 && minor >= 2))); then
      PATH=$place:$PATH
      return
    fi
  done
  fail "Swift 6.2 or newer is needed${found:+; found only$found}." \
    "Get it from https://www.swift.org/install/linux/ and put its usr/bin on your PATH."
}

# swift_build OPTION…: "swift build" without its harmless notice on GTK's -pthread flags;
# every other warning, and the exit status, stay.
swift_build() {
  { swift build "$@" 2>&1 1>&3 3>&- | without_notice >&2; } 3>&1
}

without_notice() {
  sed -u -E '/^warning: (.*: )?prohibited flag\(s\): -pthread(, -pthread)*$/d'
}

# on_private_desktop COMMAND…: runs it on a display, a session bus and settings of its own,
# which are gone when it ends. A free display is looked for from $first_display on; it is 1280 by 800 pixels,
# or as many times that as REHEARSAL_SCALE says.
on_private_desktop() (
  home=$(mktemp -d)
  trap 'rm -rf "$home" 2>/dev/null || true' EXIT
  mkdir -m 700 "$home/runtime"
  mkdir -p "$home/config/gtk-3.0" "$home/cache" "$home/data"
  cp meson-helpers/settings.ini "$home/config/gtk-3.0/settings.ini"
  unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS GTK_THEME GDK_SCALE \
    GDK_DPI_SCALE GTK_MODULES NO_AT_BRIDGE LANGUAGE
  export HOME=$home XDG_RUNTIME_DIR=$home/runtime XDG_CONFIG_HOME=$home/config \
    XDG_CACHE_HOME=$home/cache XDG_DATA_HOME=$home/data GSETTINGS_BACKEND=memory \
    GDK_BACKEND=x11 LC_ALL=C.UTF-8 REHEARSAL_PRIVATE_DESKTOP=1
  local scale=${REHEARSAL_SCALE:-1} size
  size=$(awk -v n="$scale" 'BEGIN { print 1280 * n "x" 800 * n }')
  # -noreset: else the server starts over whenever its last client leaves.
  xvfb-run -a -n "${first_display:-99}" \
    -s "-screen 0 ${size}x24 -noreset" bash meson-helpers/with-desktop "$@"
)
