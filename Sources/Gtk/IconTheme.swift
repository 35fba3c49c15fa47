import CGtk
import CGtkBridge

/// The desktop's icons.
@MainActor public enum IconTheme {
  /// Adds a folder of icons, which has the same structure as an icon theme.
  public static func addFolder(_ path: String) {
    gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), path)
  }

  /// Whether there is an icon with a name.
  public static func hasIcon(_ name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_default(), name) != 0
  }

  /// The picture of an icon that is as large as an edge in pixels, with `scale` device pixels per
  /// pixel; `nil` if it can't be loaded.
  public static func picture(of name: String, size: Int, scale: Int) -> Picture? {
    guard
      let pixels = gtk_icon_theme_load_icon(
        gtk_icon_theme_get_default(), name, Int32(clamping: size * scale),
        GTK_ICON_LOOKUP_FORCE_SIZE, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    let edges = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
    return gdk_cairo_surface_create_from_pixbuf(pixels, 1, nil).map {
      Picture($0, size: Size(width: Int(edges.0), height: Int(edges.1)))
    }
  }

  /// Sets the icon of all windows that have no other icon.
  public static func setWindowIcon(_ name: String) { rehearsal_icons_set_default(name) }
}
