import Gtk

/// An icon at the end of a text field: a picture of the document's, or a themed icon.
@MainActor
final class OverlayIcon {
  let widget: Widget
  /// How wide it is where it is as high as ``height``, in points: a picture keeps its shape.
  let width: Double
  private let image: Image?

  /// In points.
  static let height = 16.0

  init(_ name: String, _ picture: Picture?) {
    if let picture {
      let area = DrawingArea()
      area.onDraw { painter, size in painter.fit(picture, into: size) }
      (widget, image) = (area, nil)
      let (wide, high) = (Double(picture.size.width), Double(picture.size.height))
      width = OverlayIcon.height * wide / max(1, high)
    } else {
      let shown = Image(icon: name)
      shown.addClass("overlay")
      (widget, image) = (shown, shown)
      width = OverlayIcon.height
    }
    widget.ignoresShowAll = true
  }

  /// Fits a themed icon to the zoom.
  func layOut(zoom: Double) { image?.setPixelSize(Int((OverlayIcon.height * zoom).rounded())) }
}
