import CGtk
import CGtkBridge

/// Keys held down while another key or a button is pressed.
public struct Modifiers: OptionSet, Sendable {
  /// The bits of GDK.
  public let rawValue: UInt32

  /// Makes a set from the bits of GDK.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A Shift key.
  public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  /// A Control key.
  public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  /// The Alt key.
  public static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)

  /// The three modifiers above; locks and buttons are excluded.
  static let ours: Modifiers = [.shift, .control, .alt]
}

/// A key pressed.
public struct KeyPress: Sendable, Hashable {
  /// GDK's number for the meaning of the key (`GDK_KEY_…`).
  public var key: UInt32
  /// The name of that meaning, such as `Escape`, `a`, `KP_Enter`; empty if it has none.
  public var name: String
  /// The modifiers held with the key.
  public var modifiers: Modifiers

  /// The character of the key; nil for keys such as arrows.
  public var character: Character? {
    Unicode.Scalar(gdk_keyval_to_unicode(key)).flatMap { $0.value < 32 ? nil : Character($0) }
  }
}

extension Modifiers: Hashable {}

/// A press of a pointer button on a widget.
public struct ButtonPress: Sendable, Hashable {
  /// The distance from the left edge of the widget, in pixels.
  public var x: Double
  /// The distance from the top edge of the widget, in pixels.
  public var y: Double
  /// The number of the button: 1 is the main button, 3 is the button for menus.
  public var button: Int
  /// The number of the click in a quick series, from 1 to 3.
  public var clicks: Int
  /// The modifiers held with the button.
  public var modifiers: Modifiers
}

extension Widget {
  /// Calls the closure for keys that this widget gets; if it returns true, GTK does not handle the
  /// key.
  ///
  /// With `after`, the closure gets only keys that nothing else has handled.
  @discardableResult
  public func onKeyPress(
    after: Bool = false, _ call: @escaping @MainActor (KeyPress) -> Bool
  ) -> SignalHandler {
    gtk_widget_add_events(widget, Int32(GDK_KEY_PRESS_MASK.rawValue))
    return connectHandling("key-press-event", after: after) { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      var key: UInt32 = 0
      gdk_event_get_keyval(event, &key)
      let name = gdk_keyval_name(key).map { String(cString: $0) } ?? ""
      return call(KeyPress(key: key, name: name, modifiers: modifiers(of: event)))
    }
  }

  /// Calls the closure for buttons pressed on this widget; if it returns true, the event ends here.
  ///
  /// The widget must have an event window or be in one (button, `EventBox`, canvas that takes
  /// input).
  @discardableResult
  public func onButtonPress(
    _ call: @escaping @MainActor (ButtonPress) -> Bool
  ) -> SignalHandler {
    connectButton("button-press-event", call)
  }

  /// Calls the closure for buttons released after a press on this widget.
  @discardableResult
  public func onButtonRelease(
    _ call: @escaping @MainActor (ButtonPress) -> Bool
  ) -> SignalHandler {
    connectButton("button-release-event", call)
  }

  private func connectButton(
    _ signal: String, _ call: @escaping @MainActor (ButtonPress) -> Bool
  ) -> SignalHandler {
    let mask = GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue
    gtk_widget_add_events(widget, Int32(mask))
    return connectHandling(signal) { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      var x = 0.0
      var y = 0.0
      var button: UInt32 = 0
      var clicks: UInt32 = 1
      gdk_event_get_coords(event, &x, &y)
      gdk_event_get_button(event, &button)
      gdk_event_get_click_count(event, &clicks)
      return call(
        ButtonPress(
          x: x, y: y, button: Int(button), clicks: Int(clicks), modifiers: modifiers(of: event)))
    }
  }
}

extension Widget {
  /// Passes wheel events over this widget, and drags that begin on it, to its container, such as a
  /// canvas that scrolls.
  ///
  /// Call it before the widget is realized.
  public func passesScrolling() {
    gtk_widget_add_events(
      widget,
      Int32(
        GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue
          | GDK_BUTTON_MOTION_MASK.rawValue))
  }
}

private func modifiers(of event: UnsafeMutablePointer<GdkEvent>) -> Modifiers {
  var state = GdkModifierType(rawValue: 0)
  gdk_event_get_state(event, &state)
  return Modifiers(rawValue: state.rawValue).intersection(.ours)
}
