import CGtk

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

  /// Sets the icon of all windows that have no other icon.
  public static func setWindowIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
