import Gtk
import StageGeometry

/// The style sheets of the stage: what all looks share, and each look once it is used.
@MainActor
enum LookSheets {
  private static var shared: CssProvider?
  private static var providers: [Look: (provider: CssProvider, scale: Int)] = [:]

  /// Makes a look's style sheet count in all windows, on screens with so many device pixels per
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
    // What a sheet says in terms of its look, it says for this one.
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
