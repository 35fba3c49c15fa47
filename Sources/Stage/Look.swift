import Gtk

/// How the prototype looks: a theme, light or dark, whatever the desktop has.
public struct Look: Hashable, Sendable {
  /// A family of looks with metrics of its own.
  public enum Theme: String, CaseIterable, Sendable {
    /// Glass, gloss and raised buttons.
    case classic
    /// Hairlines and a tint.
    case flat
  }

  /// The theme.
  public var theme: Theme
  /// Whether its dark colours are used.
  public var isDark: Bool

  /// A theme in its light or its dark colours.
  public init(_ theme: Theme, dark: Bool = false) {
    self.theme = theme
    isDark = dark
  }

  /// All four, each theme's light one first.
  public static let all = Theme.allCases.flatMap { [Look($0), Look($0, dark: true)] }

  /// The name in CSS: a class, and what its colours' names begin with.
  public var name: String { "\(theme.rawValue)_\(isDark ? "dark" : "light")" }
}

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
