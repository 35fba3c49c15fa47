/// The type of a text: its size and its weight; the family is that of who draws it.
public struct TypeStyle: Hashable, Sendable {
  /// The size, in points.
  public var points: Double
  /// Whether it is bold, whatever the weight of the family.
  public var isBold: Bool

  /// A type of a size in points.
  public init(_ points: Double, bold: Bool = false) { (self.points, isBold) = (points, bold) }
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
}
