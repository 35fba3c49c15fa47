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

extension Widget {
  /// Calls the closure when a wheel turns or two fingers move over this widget, with how far in
  /// steps of a wheel, and where in pixels; if it returns true, the event ends here.
  ///
  /// The widget must have an event window.
  @discardableResult
  public func onScroll(
    _ call:
      @escaping @MainActor (
        _ steps: (across: Double, down: Double), _ place: (x: Double, y: Double),
        _ modifiers: Modifiers
      ) -> Bool
  ) -> SignalHandler {
    gtk_widget_add_events(
      widget, Int32(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
    return connectHandling("scroll-event") { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      var (across, down) = (0.0, 0.0)
      if gdk_event_get_scroll_deltas(event, &across, &down) == 0 {
        var direction = GDK_SCROLL_UP
        guard gdk_event_get_scroll_direction(event, &direction) != 0 else { return false }
        switch direction {
        case GDK_SCROLL_UP: down = -1
        case GDK_SCROLL_DOWN: down = 1
        case GDK_SCROLL_LEFT: across = -1
        case GDK_SCROLL_RIGHT: across = 1
        default: return false
        }
      }
      var (x, y) = (0.0, 0.0)
      gdk_event_get_coords(event, &x, &y)
      var state = GdkModifierType(rawValue: 0)
      gdk_event_get_state(event, &state)
      return call(
        (across, down), (x, y), Modifiers(rawValue: state.rawValue).intersection(.ours))
    }
  }
}
