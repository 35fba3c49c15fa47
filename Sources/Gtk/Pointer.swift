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

/// Reports how far a press inside a widget is dragged horizontally, when that is too far for a tap;
/// the pressed widget then gets no more events of it.
///
/// The widget that takes the press must pass its movement on, see ``Widget/passesScrolling()``. The
/// gesture of GTK holds no reference to the widget, so this object lives as long as the widget.
@MainActor public final class DragObserver: Object {
  /// The distance in pixels that a finger may move without dragging.
  private static let slack = 8.0

  private var isDragging = false

  /// - Parameters:
  ///   - begin: called for a press; returns whether there is something to drag.
  ///   - drag: called with the distance to the right from that press, in pixels of the widget.
  public init(
    _ widget: Widget, begin: @escaping @MainActor () -> Bool,
    drag: @escaping @MainActor (Double) -> Void
  ) {
    super.init(adopting: gtk_gesture_drag_new(widget.widget))
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    connectHandling("drag-begin") { [weak self] _ in
      guard let self else { return false }
      isDragging = false
      if !begin() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }
      return false
    }
    connectHandling("drag-update") { [weak self] arguments in
      guard let self else { return false }
      let across = arguments.real(0)
      if !isDragging {
        guard abs(across) >= DragObserver.slack else { return false }
        isDragging = true
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      drag(across)
      return false
    }
  }
}
