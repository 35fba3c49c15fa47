import CGtk
import CGtkBridge

extension Widget {
  /// Calls the closure at each frame with the frame's time in microseconds, until it returns false
  /// or the widget is destroyed.
  ///
  /// The closure is not called while the widget is not on screen.
  @discardableResult
  public func addTickCallback(_ call: @escaping @MainActor (Int64) -> Bool) -> TickCallback {
    TickCallback(self, call)
  }
}

/// A closure on the frame clock of a widget.
///
/// Releasing the object has no effect.
@MainActor public final class TickCallback {
  private let owner: Widget
  private var id: UInt32 = 0

  fileprivate init(_ owner: Widget, _ call: @escaping @MainActor (Int64) -> Bool) {
    self.owner = owner
    // The closure must not keep the widget alive, and it is released before the widget.
    let widget = owner.widget
    let box = ClosureBox.retained { [weak self] _ in
      guard let clock = gtk_widget_get_frame_clock(widget) else { return true }
      let again = call(Int64(gdk_frame_clock_get_frame_time(clock)))
      if !again { self?.id = 0 }
      return again
    }
    id = rehearsal_tick_add(widget, callClosure, box, releaseClosure)
  }

  /// Ends the callback; no effect if it has ended.
  public func remove() {
    guard id != 0 else { return }
    gtk_widget_remove_tick_callback(owner.widget, id)
    id = 0
  }
}
