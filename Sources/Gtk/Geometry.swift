/// A width and a height in pixels.
public struct Size: Sendable, Hashable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A size of so many pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A place in pixels of the GdkWindow that the widget is drawn on.
public struct Allocation: Sendable, Hashable {
  /// From the left, in pixels.
  public var x: Int
  /// From the top, in pixels.
  public var y: Int
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
}

/// A place in device points of a canvas.
public struct Rectangle: Sendable, Hashable {
  /// From the canvas's left edge, in points.
  public var x: Double
  /// From the canvas's top edge, in points.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A rectangle in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Along which axis a widget lays out what is in it.
public enum Orientation: Sendable {
  case horizontal, vertical
}
