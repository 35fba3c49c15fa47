import Gtk

/// The icon of an application: its picture, a themed icon, or the first letter of its name.
@MainActor
final class AppIcon {
  let widget: Widget
  private let image: Image?

  /// The radius of the rounded corners, as a fraction of the edge.
  private static let corner = 13.0 / 60

  /// - Parameters:
  ///   - icon: the name of a themed icon, used if there is no picture.
  init(name: String, icon: String?, picture: Picture?) {
    if let picture {
      let area = DrawingArea()
      area.onDraw { painter, size in
        let (width, height) = (Double(size.width), Double(size.height))
        painter.roundedRectangle(
          x: 0, y: 0, width: width, height: height, radius: width * AppIcon.corner)
        painter.clip()
        painter.fill(size, with: picture)
      }
      (widget, image) = (area, nil)
    } else if let icon, IconTheme.hasIcon(icon) {
      let shown = Image(icon: icon)
      shown.addClass("themed")
      (widget, image) = (shown, shown)
    } else {
      (widget, image) = (Label(String(name.prefix(1)).uppercased()), nil)
    }
  }

  /// Sets the size of a themed icon for the zoom.
  func layOut(zoom: Double) { image?.setPixelSize(Int((36 * zoom).rounded())) }
}
