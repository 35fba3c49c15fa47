/// A picture, as UIKit's class of this name (UIImage.h); of a file there is only its name.
public final class UIImage: Sendable {
  /// The name of its file.
  public let name: String

  /// The picture in a file of this name; whether there is one is not looked up.
  public init?(named name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}
