import CGtk
import CGtkBridge

/// The area of a display that windows can use.
@MainActor public enum WorkArea {
  /// The size of the area on the main monitor, in pixels; `nil` if there is no monitor.
  public static var size: Size? {
    guard let display = gdk_display_get_default(),
      let monitor = gdk_display_get_primary_monitor(display)
        ?? gdk_display_get_monitor(display, 0)
    else { return nil }
    var area = GdkRectangle()
    gdk_monitor_get_workarea(monitor, &area)
    return Size(width: Int(area.width), height: Int(area.height))
  }
}
