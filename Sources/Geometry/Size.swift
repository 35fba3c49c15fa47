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
