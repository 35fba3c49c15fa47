/// The type of a text: its size and its weight; the family is that of who draws it.
public struct TypeStyle: Hashable, Sendable {
  /// The size, in points.
  public var points: Double
  /// Whether it is bold, whatever the weight of the family.
  public var isBold: Bool

  /// A type of a size in points.
  public init(_ points: Double, bold: Bool = false) { (self.points, isBold) = (points, bold) }
}

/// What a text takes that wraps into lines, in whole pixels.
public struct TextBlock: Hashable, Sendable {
  /// The number of lines.
  public var lines: Int
  /// The width of the longest line.
  public var width: Double
  /// The height of all lines.
  public var height: Double

  /// A text of a number of lines.
  public init(lines: Int, width: Double, height: Double) {
    (self.lines, self.width, self.height) = (lines, width, height)
  }
}

/// Measures texts as they are drawn at a zoom.
///
/// Where things are follows from it, so they can be placed with a window and without one.
public protocol TextRuler {
  /// Pixels per point.
  var zoom: Double { get }

  /// The width of a text with one line per paragraph, in whole pixels.
  ///
  /// - Parameter scale: a factor for the size of the type.
  func width(of text: String, _ type: TypeStyle, scale: Double) -> Double

  /// What a text takes that wraps between words, or inside a word that has no room.
  ///
  /// - Parameters:
  ///   - scale: a factor for the size of the type.
  ///   - width: in pixels.
  func block(of text: String, _ type: TypeStyle, scale: Double, width: Double) -> TextBlock

  /// How many letters of a text no font has.
  func missingLetters(in text: String, _ type: TypeStyle) -> Int
}
