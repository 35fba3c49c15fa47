import CGtk
import CGtkBridge

extension Widget {
  /// Calls the closures while the pointer moves over this widget, with its distance from the left
  /// edge in pixels, and when it leaves.
  ///
  /// The widget must have an event window, such as an area that takes input. While a button is held
  /// down, the pointer may be next to the widget.
  public func onPointer(
    moved: @escaping @MainActor (Double) -> Void, left: @escaping @MainActor () -> Void
  ) {
    let mask = GDK_POINTER_MOTION_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue
    gtk_widget_add_events(widget, Int32(mask))
    connectHandling("motion-notify-event") { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      var (x, y) = (0.0, 0.0)
      gdk_event_get_coords(event, &x, &y)
      moved(x)
      return false
    }
    connectHandling("leave-notify-event") { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      // A press takes the pointer for the widget; it has not left then.
      if event.pointee.crossing.mode == GDK_CROSSING_NORMAL { left() }
      return false
    }
  }
}

extension Widget {
  /// Calls the closures while the pointer moves over this widget, with its distances from the left
  /// and the top edge in pixels and whether the main button is held, and when it leaves.
  ///
  /// The widget must have an event window.
  public func onPointerPlace(
    moved: @escaping @MainActor (_ x: Double, _ y: Double, _ isHeld: Bool) -> Void,
    left: @escaping @MainActor () -> Void
  ) {
    let mask =
      GDK_POINTER_MOTION_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue
      | GDK_ENTER_NOTIFY_MASK.rawValue
    gtk_widget_add_events(widget, Int32(mask))
    connectHandling("motion-notify-event") { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      var (x, y) = (0.0, 0.0)
      gdk_event_get_coords(event, &x, &y)
      var state = GdkModifierType(rawValue: 0)
      gdk_event_get_state(event, &state)
      moved(x, y, state.rawValue & GDK_BUTTON1_MASK.rawValue != 0)
      return true
    }
    connectHandling("leave-notify-event") { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      if event.pointee.crossing.mode == GDK_CROSSING_NORMAL { left() }
      return false
    }
  }
}
