import CGtk
import CGtkBridge

/// The direction of texts on a desktop from right to left.
@MainActor enum TextDirection {
  /// A text that keeps its order: without letters it would take the direction of the desktop, which
  /// makes `1×` of `×1`.
  ///
  /// - Returns: the text, with a mark before it where it needs one.
  static func kept(_ text: String) -> String {
    guard gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
      !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return text }
    return "\u{200E}\(text)"
  }
}

extension Widget {
  /// Makes the texts of the widget, and of what is inside it now, read from left to right on every
  /// desktop.
  public func readLeftToRight() { rehearsal_set_direction(widget, GTK_TEXT_DIR_LTR) }
}
