import Gtk
import StageGeometry

/// A button with a title, and over it an event box that gets the taps while the button is disabled.
@MainActor
final class ButtonView {
  let button: Button
  let label: Label
  let veil = EventBox(above: true)
  /// The whole title.
  let title: String

  private var scale = 1.0
  /// Whether the state of a toggle button is set, which GTK takes for a click.
  private var isShowing = false

  /// - Parameters:
  ///   - button: a toggle button for what can be on; it shows ``isOn`` and never what a click makes.
  ///   - face: what is in the button in place of the label.
  init(
    _ title: String, button: Button = Button(), face: Widget? = nil,
    tap: @escaping @MainActor () -> Void
  ) {
    self.button = button
    self.title = title
    label = Label(onStage: LongText.shortened(title, keepingEnd: true))
    label.setEllipsize(.middle)
    button.add(face ?? label)
    button.accessibleName = title
    button.setFocusOnClick(false)
    button.onClicked { [weak self] in
      guard let self, !isShowing else { return }
      tap()
      showState()
    }
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

  /// Whether it is on; for a toggle button only.
  var isOn = false {
    didSet { showState() }
  }

  private func showState() {
    guard let toggle = button as? ToggleButton, toggle.isActive != isOn else { return }
    isShowing = true
    toggle.isActive = isOn
    isShowing = false
  }

  /// Shrinks the title until it fits in a width in pixels, to 60 % at the least.
  ///
  /// A title that does not fit then is cut in its middle.
  func fitTitle(_ pixels: Double) {
    let (scale, fits) = label.scale(toFit: pixels, least: 0.6)
    show(TitleFit(scale: scale, fits: fits))
  }

  /// Draws the title as it fits; if it does not, it is cut in its middle.
  func show(_ fit: TitleFit) {
    button.setClass("cut-off", !fit.fits)
    guard fit.scale != scale else { return }
    scale = fit.scale
    label.setScale(scale)
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
