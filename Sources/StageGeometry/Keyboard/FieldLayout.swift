public import Geometry

/// Where the parts of a text field are, in points from its corner.
public struct FieldLayout: Equatable, Sendable {
  /// The height of an icon at an end of the field.
  public static let iconHeight = 16.0

  /// The icon at the left; `nil` if there is none.
  public private(set) var left: Rectangle?
  /// The icon at the right; `nil` if there is none.
  public private(set) var right: Rectangle?
  /// The button that clears the text; `nil` if there is none.
  public private(set) var clear: Rectangle?
  /// The text, at least a point wide.
  public let text: Rectangle

  /// The length of the clear button's edges in a field of a height, in points.
  public static func clearSize(height: Double) -> Double { min(20, height - 8) }

  /// Lays out a field.
  ///
  /// - Parameters:
  ///   - inset: from the edges to the content of the field, in points.
  ///   - left: the natural width of the left icon, in points; `nil` if there is none.
  ///   - right: the natural width of the right icon, in points; `nil` if there is none.
  ///   - shake: how far the text is moved to the right, in points.
  public init(
    width: Double, height: Double, inset: Double, left: Double?, right: Double?,
    hasClear: Bool, shake: Double = 0
  ) {
    var (start, end) = (inset, width - inset)
    func icon(_ x: Double, _ wide: Double) -> Rectangle {
      let tall = FieldLayout.iconHeight
      return Rectangle(x: x, y: (height - tall) / 2, width: wide, height: tall)
    }
    // Most of the room is kept for the text.
    if let wide = left.map({ min($0, width / 3) }) {
      self.left = icon(start, wide)
      start += wide + 6
    }
    if let wide = right.map({ min($0, width / 3) }) {
      self.right = icon(end - wide, wide)
      end -= wide + 6
    }
    if hasClear {
      let size = FieldLayout.clearSize(height: height)
      end -= size
      clear = Rectangle(x: end, y: (height - size) / 2, width: size, height: size)
      end -= 4
    }
    text = Rectangle(x: start + shake, y: 0, width: max(1, end - start), height: height)
  }
}
