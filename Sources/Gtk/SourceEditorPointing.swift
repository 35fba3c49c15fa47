import CGtk
import CGtkBridge

// What a source editor says about places of its text.

extension SourceEditor {
  /// Shows a text while the pointer rests on a place; the closure gets nil where there is no text.
  public func onTooltip(_ text: @escaping @MainActor (_ place: Int) -> String?) {
    gtk_widget_set_has_tooltip(widget, 1)
    connectHandling("query-tooltip") { [weak self] arguments in
      // With the keyboard, it is about the caret.
      guard let self,
        let place = arguments.integer(2) != 0
          ? caret : place(atX: arguments.integer(0), y: arguments.integer(1)),
        let text = text(place)
      else { return false }
      gtk_tooltip_set_text(arguments.opaque(3), text)
      return true
    }
  }

  /// Makes a bubble point at a character, from below.
  public func point(_ popover: Popover, at offset: Int) {
    let place = rectangle(of: offset)
    var box = GdkRectangle(
      x: Int32(clamping: place.x), y: Int32(clamping: place.y),
      width: Int32(clamping: max(1, place.width)), height: Int32(clamping: place.height))
    popover.point(at: &box)
  }
}

extension Popover {
  fileprivate func point(at box: inout GdkRectangle) {
    gtk_popover_set_pointing_to(typed(), &box)
    gtk_popover_set_position(typed(), GTK_POS_BOTTOM)
  }
}
