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
  private static var providers: [Look: CssProvider] = [:]

  /// Makes a look's style sheet count in all windows.
  static func load(_ look: Look) {
    if shared == nil { shared = provider(StyleSheet.stage) }
    guard providers[look] == nil else { return }
    // What a sheet says in terms of its look, it says for this one.
    let text = (look.colors + look.sheet).replacing("LOOK", with: look.name)
    providers[look] = provider(text)
  }

  private static func provider(_ text: String) -> CssProvider {
    let provider = CssProvider()
    provider.load(text)
    provider.addForScreen()
    return provider
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
