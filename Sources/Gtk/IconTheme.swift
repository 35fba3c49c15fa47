import CGtk

/// The desktop's icons.
@MainActor public enum IconTheme {
  /// Looks for icons in a folder too, which is built like the desktop's own.
  public static func addFolder(_ path: String) {
    gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), path)
  }

  /// Whether there is an icon of that name.
  public static func hasIcon(_ name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_default(), name) != 0
  }

  /// Names the icon of all windows that have none of their own.
  public static func setWindowIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
