import Gtk
import StageGeometry

/// Loads the style sheets of the stage: one that all looks share, and one for each look when it is
/// first used.
@MainActor
enum LookSheets {
  private static var shared: CssProvider?
  private static var providers: [Look: (provider: CssProvider, scale: Int)] = [:]

  /// Loads the style sheet of a look for all windows, for screens with `scale` device pixels per
  /// pixel.
  static func load(_ look: Look, scale: Int) {
    if shared == nil {
      let provider = CssProvider()
      provider.load(StyleSheet.stage)
      provider.addForScreen()
      shared = provider
    }
    guard providers[look]?.scale != scale else { return }
    let provider = providers[look]?.provider ?? CssProvider()
    // The placeholders of the sheet are replaced by the values of this look.
    provider.load(
      StyleSheet.filled(look.colors + look.sheet, look: look.name, scale: scale))
    if providers[look] == nil { provider.addForScreen() }
    providers[look] = (provider, scale)
  }
}

extension Look {
  @MainActor fileprivate var sheet: String {
    switch theme {
    case .classic: StyleSheet.classic
    case .flat: StyleSheet.flat
    }
  }

  @MainActor fileprivate var colors: String {
    switch (theme, isDark) {
    case (.classic, false): StyleSheet.classicLight
    case (.classic, true): StyleSheet.classicDark
    case (.flat, false): StyleSheet.flatLight
    case (.flat, true): StyleSheet.flatDark
    }
  }
}
