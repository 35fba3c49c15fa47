/// What may be asked of the files that a document names.
///
/// No file is opened here; the caller knows the folder that the document is in.
public struct NamedFiles {
  /// Where a path leads.
  public enum Place: Hashable, Sendable {
    /// To a file in the document's folder, or below it.
    case inside
    /// To nothing.
    case missing
    /// Out of the document's folder, by a link.
    case outside
  }

  /// Where a path from the document's folder leads.
  public var place: (String) -> Place
  /// What the head of a picture's file says; `nil` where that is no picture, or is drawn in lines.
  public var picture: (String) -> PictureHead?
  /// The paths of the files in the folder that a path leads to, whether it leads to a file or not.
  public var siblings: (String) -> [String]

  /// Answers to questions about files.
  public init(
    place: @escaping (String) -> Place, picture: @escaping (String) -> PictureHead?,
    siblings: @escaping (String) -> [String]
  ) {
    self.place = place
    self.picture = picture
    self.siblings = siblings
  }
}

/// What the head of a picture's file says.
public struct PictureHead: Hashable, Sendable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// Whether parts of it can be transparent.
  public var hasTransparency: Bool

  /// A picture of a size.
  public init(width: Int, height: Int, hasTransparency: Bool) {
    self.width = width
    self.height = height
    self.hasTransparency = hasTransparency
  }
}

/// Names of icons, which are the desktop's or files beside the document.
public enum IconName {
  /// Whether an icon is a file beside the document.
  ///
  /// A name without an ending is one of the desktop's icons, and so is every name that ends in
  /// `-symbolic`, even with dots in it.
  public static func isFile(_ name: String) -> Bool {
    name.contains(".") && !name.hasSuffix("-symbolic")
  }
}
