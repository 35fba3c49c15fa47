import Gtk
import Session

extension RealClock {
  /// A clock that GLib's main loop wakes up.
  static var onMainLoop: RealClock {
    RealClock { time, body in
      let source = MainLoop.once(after: time, body)
      return { source.remove() }
    }
  }
}
