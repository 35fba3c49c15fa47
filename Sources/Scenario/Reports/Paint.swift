/// Colours for a terminal, or none.
public struct Paint: Hashable, Sendable {
  /// The colours that are used; their numbers are those of a terminal.
  public enum Colour: String, Sendable {
    case bad = "31"
    case good = "32"
    case warning = "35"
    case faint = "2"
    case strong = "1"
  }

  private let isColoured: Bool

  /// - Parameter isColoured: whether the output shows colours.
  public init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// The text in a colour.
  public func callAsFunction(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
