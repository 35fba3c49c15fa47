/// How the prototype looks: a theme, light or dark, which does not depend on the desktop.
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
