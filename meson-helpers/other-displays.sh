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
  local status=0
  REHEARSAL_WAYLAND=rehearsal run_gui 100 /usr/bin/python3 -W ignore -m unittest -v \
    test_alerts test_fields test_sheets.{Phone,Tablet,Trap,Cure,Popovers} test_wayland.Wayland | tee "$log" || status=$?
  count_python wayland "$status"
  status=0
  REHEARSAL_WAYLAND=rehearsal REHEARSAL_SCALE=2 run_gui 100 /usr/bin/python3 -W ignore -m unittest -v \
    test_wayland.Scaled | tee "$log" || status=$?
  count_python wayland-scaled "$status"
}
