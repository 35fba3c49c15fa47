import Glibc

/// How well a text can be told from its ground, as WCAG 2 measures it.
public struct ColorContrast: Equatable, Sendable {
  /// From 1 for equal colours to 21 for black and white.
  public let ratio: Double

  /// What WCAG 2 says of a text.
  public enum Grade: Sendable {
    /// Level AAA.
    case enhanced
    /// Level AA.
    case minimum
    /// Level AA, if the text were large.
    case minimumIfLarge
    case fails
  }

  /// The contrast of two opaque colours, whose components are from 0 to 1.
  public init(_ one: [Double], _ other: [Double]) {
    let (a, b) = (ColorContrast.luminance(one), ColorContrast.luminance(other))
    ratio = (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The grade of a text.
  ///
  /// - Parameters:
  ///   - size: the size of its type, in points of a screen.
  ///   - isBold: whether it is bold; a bold text counts as large from a smaller size on.
  public func grade(size: Double, isBold: Bool) -> Grade {
    // 18 points of a printer are 24 of a screen, 14 are 18⅔.
    let isLarge = size >= (isBold ? 18.66 : 24)
    return switch ratio {
    case 7...: .enhanced
    case 4.5...: isLarge ? .enhanced : .minimum
    case 3...: isLarge ? .minimum : .minimumIfLarge
    default: .fails
    }
  }

  /// The ratio with one digit after the point; never more than it is.
  public var number: String {
    let tenths = Int((ratio * 10 + 1e-9).rounded(.down))
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  private static func luminance(_ color: [Double]) -> Double {
    let linear = color.map { part in
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
