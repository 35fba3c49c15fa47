public import Gtk

/// Where the stage has the pictures from that a document names.
@MainActor
public struct PictureSource {
  /// What there is for a name.
  public enum Content {
    case picture(Picture)
    /// Why there is no picture, in the person's language.
    case problem(String)
  }

  private let content: @MainActor (String) -> Content?

  /// - Parameter content: gets the name that the document gives; answers `nil` where nothing is
  ///   known of it, for example because it is still read.
  public init(_ content: @escaping @MainActor (String) -> Content?) { self.content = content }

  /// No pictures.
  public static let none = PictureSource { _ in nil }

  /// What there is for a name.
  public func content(of name: String) -> Content? { content(name) }

  /// The picture of a name.
  public func callAsFunction(_ name: String) -> Picture? {
    if case .picture(let picture) = content(name) { picture } else { nil }
  }

  /// The picture of an icon; a mark at the place of one that can't be shown.
  func icon(_ name: String) -> Picture? {
    switch content(name) {
    case .picture(let picture): picture
    case .problem: PictureSource.mark
    case nil: nil
    }
  }

  /// An empty frame with a stroke through it.
  private static let mark = Picture(size: Size(width: 40, height: 40), scale: 2) { painter in
    painter.setColor(Color(white: 0.5))
    painter.roundedRectangle(x: 5, y: 7, width: 30, height: 26, radius: 4)
    painter.stroke(width: 2.5)
    painter.move(to: 9, 37)
    painter.line(to: 31, 3)
    painter.stroke(width: 2.5)
  }
}
