public import Gtk
import StageGeometry

/// A picture over the screen, to compare the prototype with.
@MainActor
final class ReferenceView {
  let widget = DrawingArea(takesInput: false)
  var picture: Picture? { didSet { widget.queueDraw() } }
  /// From 0, not visible, to 1, over everything.
  var opacity = 0.5 { didSet { widget.queueDraw() } }

  init() {
    widget.onDraw { [weak self] painter, size in
      guard let self, let picture else { return }
      // As wide as the screen, from its top: its own proportions show where the screen's differ.
      let height =
        Double(size.width) * Double(picture.size.height) / Double(max(1, picture.size.width))
      painter.rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      painter.clip()
      painter.faded(opacity) {
        $0.draw(picture, x: 0, y: 0, width: Double(size.width), height: height)
      }
    }
  }
}

extension Stage {
  /// The picture that lies over the screen, for a comparison; `nil` for none.
  public var reference: Picture? {
    get { referenceView?.picture }
    set {
      guard newValue != nil || referenceView != nil else { return }
      let view = referenceView ?? ReferenceView()
      if referenceView == nil {
        referenceView = view
        device.add(view.widget)
        device.setConcealed(true, view.widget)
      }
      view.picture = newValue
      view.widget.isVisible = newValue != nil
      canvas.queueResize()
    }
  }

  /// How much of the picture over the screen is seen, from 0 to 1.
  public var referenceOpacity: Double {
    get { referenceView?.opacity ?? 0.5 }
    set { referenceView?.opacity = min(max(newValue, 0), 1) }
  }
}
