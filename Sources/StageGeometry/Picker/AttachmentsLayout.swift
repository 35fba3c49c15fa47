public import Geometry

/// Where the pictures under the text of a composer are, and the note under them, in points.
public struct AttachmentsLayout: Equatable, Sendable {
  /// The pictures in their order, side by side in as many rows as they need.
  public let pictures: [Rectangle]
  /// The note; the code that draws it measures its height.
  public let note: Rectangle

  /// The height of a picture.
  private static let height = 96.0
  /// The space between two pictures, and above the first.
  private static let gap = 12.0

  /// Where the note ends.
  public var end: Double { note.y + note.height }

  /// Lays out pictures, given by the ratios of their widths to their heights.
  ///
  /// - Parameters:
  ///   - start: where they begin, in points.
  ///   - width: the width of their container, in points.
  ///   - inset: the free space at both sides, in points.
  ///   - noteHeight: measures the height of the note in a width, both in points.
  public init(
    _ shapes: [Double], y start: Double, width: Double, inset: Double,
    noteHeight: (_ width: Double) -> Double
  ) {
    let room = width - 2 * inset
    var (x, y) = (0.0, start + AttachmentsLayout.gap)
    var pictures: [Rectangle] = []
    for shape in shapes {
      let wide = min(room, max(48, AttachmentsLayout.height * shape))
      if x > 0, x + wide > room {
        x = 0
        y += AttachmentsLayout.height + AttachmentsLayout.gap
      }
      pictures.append(
        Rectangle(x: inset + x, y: y, width: wide, height: AttachmentsLayout.height))
      x += wide + AttachmentsLayout.gap
    }
    if !shapes.isEmpty { y += AttachmentsLayout.height + AttachmentsLayout.gap }
    self.pictures = pictures
    note = Rectangle(x: inset, y: y + 4, width: room, height: noteHeight(room))
  }
}
