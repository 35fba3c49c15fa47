internal import Texts

/// What is kept of a recent document: its title and a small picture, in files that others can change.
public enum KeptStill {
  /// The largest file of a title and of a picture that is read, in bytes.
  public static let (mostTitle, mostPicture) = (1 << 10, 1 << 16)

  /// The title in a file; `nil` where there is none.
  public static func title(_ bytes: [UInt8]) -> String? {
    let title = OneLine.text(String(decoding: bytes.prefix(mostTitle), as: UTF8.self))
    return title.isEmpty ? nil : title
  }

  /// Whether a file has a picture that is small, before it is decoded.
  ///
  /// - Parameters:
  ///   - width: how wide it is at most, in pixels.
  ///   - height: how high it is at most, in pixels.
  public static func isPicture(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
    guard bytes.count <= mostPicture, let head = PictureHeader(bytes) else { return false }
    return (1...width).contains(head.width) && (1...height).contains(head.height)
  }
}
