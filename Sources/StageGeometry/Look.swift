/// How the prototype looks: a theme, light or dark; it does not depend on the desktop.
public struct Look: Hashable, Sendable {
  /// A family of looks with the same metrics.
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

  /// All four looks; the light look of each theme is first.
  public static let all = Theme.allCases.flatMap { [Look($0), Look($0, dark: true)] }

  /// The name in CSS: a class, and the prefix of the names of its colours.
  public var name: String { "\(theme.rawValue)_\(isDark ? "dark" : "light")" }
}
