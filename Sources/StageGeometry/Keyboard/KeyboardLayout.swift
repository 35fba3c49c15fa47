public import Geometry

/// Where the keys of the keyboard on the screen are.
public struct KeyboardLayout: Equatable, Sendable {
  /// A key and its place; each length is a part of the keyboard's length, from 0 to 1.
  public struct Cell: Equatable, Sendable {
    /// The key.
    public let key: Key
    /// The place from the keyboard's corner.
    public let part: Rectangle
  }

  /// The keys in rows, from the top left; gaps are left out.
  public let cells: [Cell]

  /// Lays out the keys of a keyboard.
  public init(_ keys: KeyboardKeys) {
    var cells: [Cell] = []
    let height = 1 / Double(keys.rows.count)
    for (index, row) in keys.rows.enumerated() {
      var x = 0.0
      for place in row {
        let part = Rectangle(
          x: x, y: Double(index) / Double(keys.rows.count), width: place.width, height: height)
        x += place.width
        if place.key != .gap { cells.append(Cell(key: place.key, part: part)) }
      }
    }
    self.cells = cells
  }

  /// Where a key is on a keyboard of a width and height in points.
  ///
  /// - Parameter part: the place as a part of the keyboard's size, from 0 to 1.
  /// - Returns: the place in points, without the gaps between keys.
  public static func place(of part: Rectangle, width: Double, height: Double) -> Rectangle {
    // Wide keyboards have larger gaps.
    let gap = width > 600 ? 12.0 : 6.0
    let top = 4.0
    let (across, down) = (width - gap, height - 2 * top)
    return Rectangle(
      x: gap / 2 + part.x * across + gap / 2, y: top + part.y * down + gap * 0.75,
      width: max(1, part.width * across - gap), height: max(1, part.height * down - gap * 1.5))
  }

  /// How far the top of a moving keyboard is below its final place, in points.
  ///
  /// - Parameters:
  ///   - way: how far it is up, from 0 to 1.
  ///   - zoom: pixels per point; the keyboard moves by whole pixels.
  public static func top(height: Double, way: Double, zoom: Double) -> Double {
    ((1 - way) * height * zoom).rounded() / zoom
  }
}

extension DeviceMetrics {
  /// The height of the keyboard in this orientation, in points.
  public var keyboard: Double {
    if screenWidth >= 768 { return isLandscape ? 352 : 264 }
    return isLandscape ? 162 : 216
  }
}
