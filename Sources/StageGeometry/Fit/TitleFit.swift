public import Geometry

/// How a text is drawn in one line.
public struct TitleFit: Hashable, Sendable {
  /// The factor for the size of its type, at most 1.
  public let scale: Double
  /// Whether all of it has room at that factor; if not, it is cut.
  public let fits: Bool

  /// How a text is drawn that was measured.
  public init(scale: Double, fits: Bool) { (self.scale, self.fits) = (scale, fits) }
}

extension TextRuler {
  /// How a text is drawn in a room in points; it shrinks to a least factor, then it is cut.
  public func fit(_ text: String, _ type: TypeStyle, room: Double, least: Double) -> TitleFit {
    let (scale, fits) = TextFit.scale(toFit: room * zoom, least: least) {
      width(of: text, type, scale: $0)
    }
    return TitleFit(scale: scale, fits: fits)
  }

  /// How the title of a button is drawn in a room in points: it shrinks to 60 % at the least.
  public func fit(button title: String, _ type: TypeStyle, room: Double) -> TitleFit {
    fit(LongText.shortened(title, keepingEnd: true), type, room: room, least: 0.6)
  }
}

extension TypeStyle {
  /// The type for texts of another size.
  func grown(by factor: Double) -> TypeStyle {
    // As the style sheets have it.
    TypeStyle((points * factor * 10).rounded() / 10, bold: isBold)
  }
}
