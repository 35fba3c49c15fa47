# shellcheck shell=bash
# The parts of meson-helpers/test for other displays than that of the window: a browser, and Wayland.
# Sourced by it, never run.

# The page of an exported run, in a browser.
check_web() {
  heading "Web"
  local status=0
  PYTHONPATH=Tests/web on_private_desktop timeout 600 /usr/bin/python3 -W ignore -m unittest -v \
    test_replay test_tappable test_differences 2>&1 | tee "$log" || status=$?
  count_python web "$status"
}

# Some of the tests on a Wayland compositor, of windows that can fill the screen: what is tapped, typed and
# chosen, and what differs.
check_wayland() {
  heading "Wayland"
  # wayland_part NAME COMPOSITOR SCALE TEST…
  wayland_part() {
    local name=$1 status=0
    REHEARSAL_WAYLAND=$2 REHEARSAL_SCALE=$3 run_gui 100 /usr/bin/python3 -W ignore -m unittest -v "${@:4}" |
      tee "$log" || status=$?
    count_python "$name" "$status"
  }
  wayland_part wayland weston 1 \
    test_alerts test_fields test_sheets.{Phone,Tablet,Trap,Cure,Popovers} test_wayland.Wayland
  wayland_part wayland-scaled weston 2 test_wayland.Scaled
  wayland_part wayland-fraction sway 1.5 test_wayland.{Wayland,Scaled} test_sheets.Popovers
}
