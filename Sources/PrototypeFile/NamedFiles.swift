internal import DialogModel

/// Answers questions about the files that a document names.
///
/// No file is opened here; the caller knows the folder that the document is in.
public struct NamedFiles: Sendable {
  /// Where a path leads.
  public enum Place: Hashable, Sendable {
    /// To a file in the document's folder, or below it.
    case inside
    /// To nothing.
    case missing
    /// To a folder, a pipe or a device.
    case noFile
    /// Out of the document's folder, by a link.
    case outside
  }

  /// Returns where a path from the document's folder leads.
  public var place: @Sendable (String) -> Place
  /// Reads the head of a picture file; `nil` if the file is no picture, or a vector graphic.
  public var picture: @Sendable (String) -> PictureHead?
  /// Returns the paths of the files in the folder of a path, even if the path leads to no file.
  public var siblings: @Sendable (String) -> [String]

  /// Makes a value from functions that answer questions about files.
  public init(
    place: @escaping @Sendable (String) -> Place,
    picture: @escaping @Sendable (String) -> PictureHead?,
    siblings: @escaping @Sendable (String) -> [String]
  ) {
    self.place = place
    self.picture = picture
    self.siblings = siblings
  }
}

/// The data in the head of a picture file.
public struct PictureHead: Hashable, Sendable {
  /// The length in pixels.
  public var width: Int
  /// The length in pixels.
  public var height: Int
  /// Whether parts of the picture can be transparent.
  public var hasTransparency: Bool

  /// A picture of a size.
  public init(width: Int, height: Int, hasTransparency: Bool) {
    self.width = width
    self.height = height
    self.hasTransparency = hasTransparency
  }
}

/// Names of icons: those that come with the program, icons of the desktop, or files in the
/// document's folder.
public enum IconName {
  /// Returns whether an icon is one of ``Icon``, or one that the desktop has by its name.
  public static func isKnown(_ name: String) -> Bool {
    name.hasSuffix("-symbolic") || Icon(rawValue: name) != nil
  }

  /// Returns whether an icon is a file in the document's folder.
  ///
  /// A name without an ending is one of the desktop's icons, and so is every name that ends in
  /// `-symbolic`, even with dots in it.
  public static func isFile(_ name: String) -> Bool {
    name.contains(".") && !name.hasSuffix("-symbolic")
  }
}
