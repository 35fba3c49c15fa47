import Gtk
public import StageGeometry

/// A text as the stage has drawn it.
public struct ShownText: Equatable {
  /// The part that it belongs to.
  public var part: StagePart
  /// Whether some of it is not drawn.
  public var isCut: Bool
  /// The factor for the size of its type.
  public var scale: Double
  /// The number of its lines.
  public var lines: Int
}

extension Stage {
  /// The texts of all parts that are drawn, as the widgets have them.
  public var shownTexts: [ShownText] {
    drawnStageParts.compactMap { drawn in
      guard let label = drawn.label, label.isMapped, !label.text.isEmpty else { return nil }
      return ShownText(
        part: drawn.part, isCut: label.isEllipsized, scale: label.scale, lines: label.drawnLines)
    }
  }
}
