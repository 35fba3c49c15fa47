import CGtk
import CGtkBridge

extension Widget {
  /// Calls the closure at each frame with the frame's time in microseconds, until it answers false
  /// or the widget is destroyed.
  ///
  /// Nothing is called while it is not on screen.
  @discardableResult
  public func addTickCallback(_ call: @escaping @MainActor (Int64) -> Bool) -> TickCallback {
    TickCallback(self, call)
  }
}

/// A closure on a widget's frame clock.
///
/// Dropping it changes nothing.
@MainActor public final class TickCallback {
  private let owner: Widget
  private var id: UInt32 = 0

  fileprivate init(_ owner: Widget, _ call: @escaping @MainActor (Int64) -> Bool) {
    self.owner = owner
    // The closure must not keep the widget, and is gone before it.
    let widget = owner.widget
    let box = ClosureBox.retained { [weak self] _ in
      guard let clock = gtk_widget_get_frame_clock(widget) else { return true }
      let again = call(Int64(gdk_frame_clock_get_frame_time(clock)))
      if !again { self?.id = 0 }
      return again
    }
    id = rehearsal_tick_add(widget, callClosure, box, releaseClosure)
  }

  /// Ends it; does nothing when it has ended.
  public func remove() {
    guard id != 0 else { return }
    gtk_widget_remove_tick_callback(owner.widget, id)
    id = 0
  }
}
