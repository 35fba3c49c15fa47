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

/// Along which axis a widget lays out what is in it.
public enum Orientation: Sendable {
  case horizontal, vertical
}
