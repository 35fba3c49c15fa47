/// What may be asked of the files that a document names.
///
/// No file is opened here; who reads the document knows the folder that it is in.
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

  /// Only says what leads out of the folder.
  public init(isOutside: @escaping (String) -> Bool) {
    self.init(place: { isOutside($0) ? .outside : .inside })
  }

  /// Answers to questions about files.
  public init(
    place: @escaping (String) -> Place, picture: @escaping (String) -> PictureHead? = { _ in nil }
  ) {
    self.place = place
    self.picture = picture
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
