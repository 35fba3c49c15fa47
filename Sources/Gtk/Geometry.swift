/// A rectangle in pixels of the GdkWindow that the widget is drawn on.
public struct Allocation: Sendable, Hashable {
  /// The distance from the left, in pixels.
  public var x: Int
  /// The distance from the top, in pixels.
  public var y: Int
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int

  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }
}

/// The axis along which a widget places its children.
public enum Orientation: Sendable {
  case horizontal, vertical
}
