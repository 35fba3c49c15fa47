import Gtk

/// An icon at the end of a text field: a picture of the document's, or a themed icon.
@MainActor
final class OverlayIcon {
  let widget: Widget
  private let image: Image?

  init(_ name: String, _ picture: Picture?) {
    if let picture {
      let area = DrawingArea()
      area.onDraw { painter, size in painter.fill(size, with: picture) }
      (widget, image) = (area, nil)
    } else {
      let shown = Image(icon: name)
      shown.addClass("overlay")
      (widget, image) = (shown, shown)
    }
    widget.ignoresShowAll = true
  }

  /// Fits a themed icon to the zoom.
  func layOut(zoom: Double) { image?.setPixelSize(Int((16 * zoom).rounded())) }
}
