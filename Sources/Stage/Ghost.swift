import Gtk

/// A picture of what a widget showed, used while another content replaces it.
@MainActor
final class Ghost {
  let widget = DrawingArea()
  private var picture: Picture?

  init() {
    widget.onDraw { [weak self] painter, size in
      guard let picture = self?.picture else { return }
      painter.draw(
        picture, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    }
  }

  /// Keeps a picture of what a widget shows now.
  func take(_ source: Widget) {
    guard source.isMapped else { return }
    picture = Picture(of: source, scale: Double(source.scaleFactor))
    widget.show()
    widget.queueDraw()
  }

  /// Hides the picture and releases it.
  func drop() {
    guard picture != nil else { return }
    picture = nil
    widget.hide()
  }
}
