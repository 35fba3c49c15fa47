import DialogModel
import Gtk

/// A picture of the document among the controls of a screen.
@MainActor
final class PictureView {
  let area: Widget
  /// What is shown in place of a picture that can't be.
  private let message: PictureMessage?
  private var zoom = 1.0

  /// - Parameter path: the path in the document, whose file name is what the picture is called.
  init(_ path: String, _ frame: PictureFrame, _ source: PictureSource) {
    let content = source.content(of: path)
    if case .problem(let reason) = content {
      let message = PictureMessage(path, reason)
      (area, self.message) = (message.label, message)
      return
    }
    let drawn = DrawingArea(takesInput: false)
    (area, message) = (drawn, nil)
    area.addClass("picture")
    area.accessibleRole = .image
    area.accessibleName = PictureView.name(path)
    drawn.onDraw { [weak self] painter, size in
      guard case .picture(let picture) = content else { return }
      painter.draw(picture, frame.fit, into: size, zoom: self?.zoom ?? 1)
    }
    area.show()
  }

  /// Sets the height in points and the zoom, in pixels per point.
  func layOut(height: Double, zoom: Double) {
    self.zoom = zoom
    message?.layOut(height: height, zoom: zoom)
  }

  /// The name of a file without its folders and its ending.
  private static func name(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}

extension Painter {
  /// Draws a picture into a size in pixels.
  ///
  /// - Parameter zoom: pixels per point; at its own size a picture has one pixel a point.
  func draw(_ picture: Picture, _ fit: PictureFit, into size: Size, zoom: Double) {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    guard width > 0, height > 0 else { return }
    let factor: Double
    switch fit {
    case .fill: return fill(size, with: picture)
    case .fit: factor = min(Double(size.width) / width, Double(size.height) / height)
    case .center: factor = zoom
    }
    saved { painter in
      painter.rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      painter.clip()
      painter.draw(
        picture, x: (Double(size.width) - width * factor) / 2,
        y: (Double(size.height) - height * factor) / 2, width: width * factor,
        height: height * factor)
    }
  }
}
