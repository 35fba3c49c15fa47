import CGtk
import CGtkBridge

extension Window {
  /// Shows the pointer over the window, or hides it.
  public func setPointerHidden(_ hidden: Bool) {
    guard let surface = gtk_widget_get_window(widget) else { return }
    guard hidden else { return gdk_window_set_cursor(surface, nil) }
    let blank = gdk_cursor_new_for_display(gtk_widget_get_display(widget), GDK_BLANK_CURSOR)
    gdk_window_set_cursor(surface, blank)
    if let blank { g_object_unref(UnsafeMutableRawPointer(blank)) }
  }

  /// Calls the closure when the pointer moves over the window, except over a widget that handles
  /// the event.
  @discardableResult
  public func onPointerMoved(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    gtk_widget_add_events(widget, Int32(GDK_POINTER_MOTION_MASK.rawValue))
    return connectHandling("motion-notify-event") { _ in
      call()
      return false
    }
  }

  /// Calls the closure when the window manager has changed how the window is shown.
  @discardableResult
  public func onStateChanged(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connectHandling("window-state-event") { _ in
      call()
      return false
    }
  }
}

/// Reports each press inside a widget, whichever widget handles it.
///
/// The gesture of GTK holds no reference to the widget, so this object lives as long as the widget.
@MainActor public final class PressObserver: Object {
  /// Calls the closure with the place where the main button was pressed, in pixels of the widget.
  public init(_ widget: Widget, _ call: @escaping @MainActor (Double, Double) -> Void) {
    super.init(adopting: gtk_gesture_multi_press_new(widget.widget))
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    connectHandling("pressed") { arguments in
      call(arguments.real(1), arguments.real(2))
      return false
    }
  }
}

/// Takes some presses inside a widget before the widgets there get them.
///
/// The gesture of GTK holds no reference to the widget, so this object lives as long as the widget.
@MainActor public final class PressInterceptor: Object {
  /// Calls the closure with the place of each press of the main button in pixels of the widget, and
  /// the modifiers; where it returns true, nothing else gets the press.
  public init(
    _ widget: Widget, _ call: @escaping @MainActor (Double, Double, Modifiers) -> Bool
  ) {
    super.init(adopting: gtk_gesture_multi_press_new(widget.widget))
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    connectHandling("pressed") { [weak self] arguments in
      guard let self else { return false }
      var state = GdkModifierType(rawValue: 0)
      _ = gtk_get_current_event_state(&state)
      let modifiers = Modifiers(rawValue: state.rawValue).intersection(.ours)
      if call(arguments.real(1), arguments.real(2), modifiers) {
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      return false
    }
  }
}

/// Reports how far a press inside a widget is dragged along an axis, when that is too far for a tap;
/// the pressed widget then gets no more events of it.
///
/// The widget that takes the press must pass its movement on, see ``Widget/passesScrolling()``. The
/// gesture of GTK holds no reference to the widget, so this object lives as long as the widget.
@MainActor public final class DragObserver: Object {
  /// The direction of a drag: to the right, or down.
  public enum Axis: Int, Sendable { case across, down }

  /// The distance in pixels that a finger may move without dragging.
  private static let slack = 8.0

  /// The time over which a velocity is measured, in microseconds.
  private static let recent: Int64 = 100_000

  private var isDragging = false
  /// Where the finger was put down on the screen.
  private var origin: (x: Double, y: Double)?
  /// The last places of the finger with their times, in microseconds.
  private var track: [(time: Int64, across: Double)] = []

  /// - Parameters:
  ///   - begin: called for a press; returns whether there is something to drag.
  ///   - drag: called with the distance along the axis from that press, in pixels of the widget.
  ///   - end: called when the finger lets go after it has dragged, with its velocity along the axis
  ///     in pixels a second.
  public init(
    _ widget: Widget, _ axis: Axis = .across, begin: @escaping @MainActor () -> Bool,
    drag: @escaping @MainActor (Double) -> Void, end: @escaping @MainActor (Double) -> Void
  ) {
    super.init(adopting: gtk_gesture_drag_new(widget.widget))
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    connectHandling("drag-begin") { [weak self] _ in
      guard let self else { return false }
      isDragging = false
      track = []
      origin = place
      if !begin() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }
      return false
    }
    connectHandling("drag-update") { [weak self] arguments in
      guard let self else { return false }
      let across = way(axis) ?? arguments.real(axis.rawValue)
      if !isDragging {
        guard abs(across) >= DragObserver.slack else { return false }
        isDragging = true
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      note(across)
      drag(across)
      return false
    }
    connectHandling("drag-end") { [weak self] arguments in
      guard let self, isDragging else { return false }
      isDragging = false
      // The release has no place of its own where the pointer has been taken away.
      if let last = track.last { note(last.across) }
      end(velocity)
      return false
    }
  }

  /// Where the finger was put down, in pixels of the widget; `nil` before the first press.
  public var start: (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_drag_get_start_point(opaque, &x, &y) != 0 ? (x, y) : nil
  }

  /// Where the finger is on the screen; the gesture's own distance would be wrong if the widget
  /// moves with the finger.
  private var place: (x: Double, y: Double)? {
    let sequence = gtk_gesture_get_last_updated_sequence(opaque)
    guard let event = gtk_gesture_get_last_event(opaque, sequence) else { return nil }
    var (x, y) = (0.0, 0.0)
    return gdk_event_get_root_coords(event, &x, &y) != 0 ? (x, y) : nil
  }

  /// How far the finger has moved along an axis.
  private func way(_ axis: Axis) -> Double? {
    guard let origin, let place else { return nil }
    return axis == .across ? place.x - origin.x : place.y - origin.y
  }

  private func note(_ across: Double) {
    let now = Int64(g_get_monotonic_time())
    track.append((now, across))
    track.removeAll { now - $0.time > DragObserver.recent }
  }

  /// How fast the finger has moved along the axis of late, in pixels a second.
  private var velocity: Double {
    guard let first = track.first, let last = track.last, last.time > first.time else { return 0 }
    return (last.across - first.across) * 1_000_000 / Double(last.time - first.time)
  }
}
