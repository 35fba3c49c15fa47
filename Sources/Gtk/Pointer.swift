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

  /// Calls the closure when the pointer moves over the window, wherever no widget keeps that to
  /// itself.
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

/// Tells of each press inside a widget, whatever takes it.
///
/// GTK's gesture holds no reference on the widget, so this lives as long as that.
@MainActor public final class PressObserver: Object {
  /// Calls with where the main button was pressed, in pixels of the widget.
  public init(_ widget: Widget, _ call: @escaping @MainActor (Double, Double) -> Void) {
    super.init(adopting: gtk_gesture_multi_press_new(widget.widget))
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    connectHandling("pressed") { arguments in
      call(arguments.real(1), arguments.real(2))
      return false
    }
  }
}

/// Tells how far a press inside a widget is dragged across it, once that is too far for a tap; what
/// was pressed hears no more of it then.
///
/// What takes the press must pass its movement on, see ``Widget/passesScrolling()``. GTK's gesture
/// holds no reference on the widget, so this lives as long as that.
@MainActor public final class DragObserver: Object {
  /// Pixels that a finger may tremble without dragging.
  private static let slack = 8.0

  private var isDragging = false

  /// - Parameters:
  ///   - begin: a press; says whether there is something to drag.
  ///   - drag: calls with how far it is from there to the right, in pixels of the widget.
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
