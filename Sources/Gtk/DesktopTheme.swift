import CGtk
import CGtkBridge
import Glibc

/// How much GTK loads of the desktop's theme.
///
/// Loading a theme takes longer than all other work for a small window. A part in place of all saves 12
/// of the 130 ms of processor time until a sample is painted, and 9 of 60 MiB. Both ways to load less
/// are for the time when the display is open and before anything asks for the settings, as widgets
/// do: GTK loads the theme with the settings, and only its environment variable is read before them.
@MainActor public enum DesktopTheme {
  /// The name of the empty theme, once it is used.
  private(set) static var empty: String?

  private static var hasOnlyPart = false

  /// The theme that the person forces, by an environment variable, in place of that of the settings.
  static var forced: String? {
    let name = getenv("GTK_THEME").map { String(cString: $0) }
    return name == empty || name?.isEmpty == true ? nil : name
  }

  /// Stops GTK from loading the desktop's theme, for a program whose windows all have custom
  /// styles.
  ///
  /// The theme is still loaded if GTK draws the title bars, which belong to the desktop, or if the
  /// person forces a theme.
  public static func leaveAway() {
    guard let display = gdk_display_get_default(),
      String(cString: rehearsal_type_name(UnsafeMutableRawPointer(display))) == "GdkX11Display",
      getenv("GTK_CSD") == nil, forced == nil,
      let name = rehearsal_register_empty_theme()
    else { return }
    empty = String(cString: name)
    setenv("GTK_THEME", name, 1)
  }

  /// Has GTK load only those rules of its default theme that the program's windows need while the
  /// closure runs, which makes GTK load a theme; after that, all of the theme where it is another
  /// one.
  ///
  /// What has widgets of other kinds calls `complete` first.
  public static func loadPart<Failure>(
    during load: () throws(Failure) -> Void
  ) throws(Failure) {
    guard forced == nil, let name = rehearsal_register_theme_part() else { return try load() }
    setenv("GTK_THEME", name, 1)
    hasOnlyPart = true
    // GTK takes an empty one for none. To remove it would move the others while threads read them.
    defer { setenv("GTK_THEME", "", 1) }
    try load()
  }

  /// Goes on with the part that was loaded where it is of the person's theme, else loads that
  /// theme.
  public static func keepPart() {
    guard hasOnlyPart else { return }
    let settings = Settings.standard
    guard settings.themeName == "Adwaita", !settings.prefersDark else { return complete() }
    // GTK loads all of another theme.
    for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
      settings.onChanged(name) { hasOnlyPart = false }
    }
  }

  /// Has GTK load what is missing of the theme; all windows get their styles anew.
  static func complete() {
    guard hasOnlyPart else { return }
    hasOnlyPart = false
    rehearsal_notify(Settings.standard.typed(), "gtk-theme-name")
  }
}
