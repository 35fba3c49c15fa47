import Gtk
import StageGeometry

/// A button with a title, and over it an event box that gets the taps while the button is disabled.
@MainActor
final class ButtonView {
  let button = Button()
  let label: Label
  let veil = EventBox(above: true)

  private var scale = 1.0

  init(_ title: String, tap: @escaping @MainActor () -> Void) {
    label = Label(LongText.shortened(title, keepingEnd: true))
    label.setEllipsize(.middle)
    button.add(label)
    button.accessibleName = title
    button.setFocusOnClick(false)
    button.onClicked(tap)
    veil.onButtonPress { press in
      if press.button == 1 { tap() }
      return true
    }
    for part in [button, veil] as [Widget] { part.passesScrolling() }
  }

  var isEnabled: Bool {
    get { button.isSensitive }
    set {
      button.isSensitive = newValue
      veil.isVisible = !newValue
    }
  }

  /// Shrinks the title until it fits in a width in pixels, to 60 % at the least.
  ///
  /// - Returns: whether the title fits; if not, it is cut in its middle.
  func fitTitle(_ pixels: Double) -> Bool {
    let (scale, fits) = label.scale(toFit: pixels, least: 0.6)
    if scale != self.scale {
      self.scale = scale
      label.setScale(scale)
    }
    return fits
  }
}

extension ButtonView: PaneRow {
  var parts: [Widget] { [button, veil] }
  var concealed: [Widget] { [veil] }
  var counted: Widget { button }
}

extension Label {
  /// The factor at which the text fits into a width in pixels in one line.
  func scale(toFit pixels: Double, least: Double) -> (scale: Double, fits: Bool) {
    TextFit.scale(toFit: pixels, least: least) { Double(textWidth(scale: $0)) }
  }
}
