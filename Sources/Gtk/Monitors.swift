import CGtk
import CGtkBridge

/// The monitors of the display.
@MainActor public enum Monitors {
  /// How many there are.
  public static var count: Int {
    gdk_display_get_default().map { Int(gdk_display_get_n_monitors($0)) } ?? 0
  }

  /// Calls the closure when a monitor has come, as long as the handler is kept connected.
  public static func onAdded(_ body: @escaping @MainActor () -> Void) -> SignalHandler? {
    gdk_display_get_default().map {
      Object(retaining: $0).connect("monitor-added") { body() }
    }
  }

  /// The corner of a monitor on the display, by its 0-based number, in pixels.
  public static func corner(of number: Int) -> (x: Int, y: Int)? {
    guard let display = gdk_display_get_default(),
      let monitor = gdk_display_get_monitor(display, Int32(clamping: number))
    else { return nil }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &area)
    return (Int(area.x), Int(area.y))
  }

  /// Whether a point of the display, in pixels, is on one of them.
  public static func have(x: Int, y: Int) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return (0..<count).contains { number in
      var area = GdkRectangle()
      gdk_monitor_get_geometry(gdk_display_get_monitor(display, Int32(number)), &area)
      return (Int(area.x)..<Int(area.x) + Int(area.width)).contains(x)
        && (Int(area.y)..<Int(area.y) + Int(area.height)).contains(y)
    }
  }

  /// The 0-based number of the monitor that has most of a window; `nil` for a hidden one.
  public static func number(of window: Window) -> Int? {
    guard let display = gdk_display_get_default(),
      let surface = gtk_widget_get_window(window.widget),
      let monitor = gdk_display_get_monitor_at_window(display, surface)
    else { return nil }
    return (0..<count).first { gdk_display_get_monitor(display, Int32($0)) == monitor }
  }
}

extension Window {
  /// Makes the window fill a monitor, by its 0-based number.
  public func setFullscreen(onMonitor number: Int) {
    gtk_window_fullscreen_on_monitor(
      typed(), gtk_widget_get_screen(widget), Int32(clamping: number))
  }

  /// Moves a window that is not shown yet to the edge of another one at which lines end, in its
  /// middle.
  public func move(toEndEdgeOf other: Window) {
    var (x, y) = (Int32(0), Int32(0))
    gtk_window_get_position(other.typed(), &x, &y)
    var (width, height) = (Int32(0), Int32(0))
    gtk_window_get_default_size(typed(), &width, &height)
    let room = other.size
    let isMirrored = gtk_widget_get_direction(other.widget) == GTK_TEXT_DIR_RTL
    gtk_window_move(
      typed(), x + (isMirrored ? 8 : max(0, Int32(clamping: room.width) - width - 8)),
      y + max(0, (Int32(clamping: room.height) - height) / 2))
  }

  /// The place of the window, as it can be moved there again.
  public var position: (x: Int, y: Int) {
    get {
      var (x, y) = (Int32(0), Int32(0))
      gtk_window_get_position(typed(), &x, &y)
      return (Int(x), Int(y))
    }
    set { gtk_window_move(typed(), Int32(clamping: newValue.x), Int32(clamping: newValue.y)) }
  }

  /// Moves the window to the middle of a monitor, by its 0-based number.
  public func move(toMonitor number: Int) {
    guard let display = gdk_display_get_default(),
      let monitor = gdk_display_get_monitor(display, Int32(clamping: number))
    else { return }
    var area = GdkRectangle()
    gdk_monitor_get_workarea(monitor, &area)
    let size = size
    gtk_window_move(
      typed(), area.x + (area.width - Int32(clamping: size.width)) / 2,
      area.y + (area.height - Int32(clamping: size.height)) / 2)
  }
}
