import DialogModel
import DialogSimulator
import Gtk
import Texts

/// An alert on the stage: a canvas with real labels and buttons.
@MainActor
final class AlertView {
  let canvas = Canvas()
  let dialog: DialogID

  private let indices: ButtonIndices
  private let send: @MainActor (Input) -> Void
  private let title = Label()
  private let message = Label()
  private var texts: AlertTexts
  private var buttons: [ButtonView] = []
  private var rules: [Canvas] = []
  private var emphasised: Int?

  init(
    _ showing: Showing, _ indices: ButtonIndices, send: @escaping @MainActor (Input) -> Void
  ) {
    dialog = showing.dialog
    texts = showing.texts
    self.indices = indices
    self.send = send
    canvas.addClass("alert")
    canvas.accessibleRole = .alert
    canvas.setModal(true)
    canvas.setTakesInput(true)
    for (label, name) in [(title, "title"), (message, "message")] {
      label.addClass(name)
      label.setWraps(true)
      label.setJustification(.center)
      canvas.add(label)
    }
    for (index, title) in texts.buttons.enumerated() {
      let button = ButtonView(title) { [dialog] in send(.tapButton(dialog, index: index)) }
      buttons.append(button)
      canvas.add(button.button)
      canvas.add(button.veil)
      canvas.setConcealed(true, button.veil)
    }
    canvas.showAll()
    update(showing)
  }

  /// Shows what the alert says now, and which buttons can be pressed.
  func update(_ showing: Showing) {
    texts = showing.texts
    title.text = texts.title ?? ""
    message.text = texts.message ?? ""
    title.isVisible = texts.title != nil
    message.isVisible = texts.message != nil
    let name = [texts.title, texts.message].compactMap { $0 }.first { !$0.isEmpty }
    canvas.accessibleName = name ?? tr("Alert")
    canvas.setAccessibleDescription(texts.title == nil ? "" : texts.message ?? "")
    for (index, button) in buttons.enumerated() {
      button.isEnabled = index != indices.governedIndex || showing.firstOtherEnabled
    }
  }

  /// The tap on the button drawn emphasised, if there is one.
  var emphasisedButton: Input? { emphasised.map { .tapButton(dialog, index: $0) } }

  /// The tap on the cancel button, if there is one.
  var cancelButton: Input? {
    let index = indices.cancelButtonIndex
    return indices.buttons.indices.contains(index) ? .tapButton(dialog, index: index) : nil
  }

  /// What assistive technology says when the alert comes in.
  var announcement: String {
    [tr("alert"), texts.title, texts.message].compactMap { $0 }.joined(separator: ", ")
  }

  /// Places the parts, measured with the fonts they have now.
  ///
  /// - Parameters:
  ///   - zoom: pixels per point.
  ///   - hairline: one pixel of the screen, in points.
  /// - Returns: the height of the alert, in points.
  func layOut(zoom: Double, hairline: Double) -> Double {
    canvas.zoom = zoom
    let room = AlertLayout.halfTitleWidth * zoom
    let fits = buttons.allSatisfy { Double($0.label.textWidth) <= room }
    let order = ButtonLayout(indices, fitsSideBySide: fits)
    emphasised = order.emphasised
    let layout = AlertLayout(
      title: height(title, texts.title, zoom), message: height(message, texts.message, zoom),
      count: buttons.count, sideBySide: order.arrangement == .sideBySide, hairline: hairline)
    if let place = layout.title { canvas.setRectangle(place, of: title) }
    if let place = layout.message {
      canvas.setRectangle(balanced(place, message, zoom), of: message)
    }
    for (place, index) in zip(layout.buttons, order.order) {
      canvas.setRectangle(place, of: buttons[index].button)
      canvas.setRectangle(place, of: buttons[index].veil)
      let atBottom = place.y + place.height >= layout.height
      buttons[index].setLook(
        emphasised: index == order.emphasised, bottomLeft: atBottom && place.x == 0,
        bottomRight: atBottom && place.x + place.width >= AlertLayout.width)
    }
    placeRules(layout.rules)
    return layout.height
  }

  private func height(_ label: Label, _ text: String?, _ zoom: Double) -> Double? {
    guard text != nil else { return nil }
    return Double(label.textHeight(forWidth: Int(AlertLayout.textWidth * zoom))) / zoom
  }

  /// The same lines with their ends closer together: no word stands alone in the last one.
  private func balanced(_ place: Rectangle, _ label: Label, _ zoom: Double) -> Rectangle {
    let widest = Int(place.width * zoom)
    let width = (Double(label.balancedWidth(within: widest)) + 1) / zoom
    guard width < place.width else { return place }
    return Rectangle(
      x: (AlertLayout.width - width) / 2, y: place.y, width: width, height: place.height)
  }

  private func placeRules(_ places: [Rectangle]) {
    while rules.count < places.count {
      let rule = Canvas()
      rule.addClass("rule")
      rule.show()
      canvas.add(rule)
      canvas.setConcealed(true, rule)
      rules.append(rule)
    }
    for (rule, place) in zip(rules, places) { canvas.setRectangle(place, of: rule) }
    for rule in rules.dropFirst(places.count) { rule.hide() }
  }
}

/// A button of an alert, and over it a veil that feels taps on it while it is disabled.
@MainActor
final class ButtonView {
  let button = Button()
  let label: Label
  let veil = EventBox(above: true)

  init(_ title: String, tap: @escaping @MainActor () -> Void) {
    label = Label(title)
    label.setEllipsize(.middle)
    button.add(label)
    button.accessibleName = title
    button.setFocusOnClick(false)
    button.onClicked(tap)
    veil.onButtonPress { press in
      if press.button == 1 { tap() }
      return true
    }
  }

  var isEnabled: Bool {
    get { button.isSensitive }
    set {
      button.isSensitive = newValue
      veil.isVisible = !newValue
    }
  }

  func setLook(emphasised: Bool, bottomLeft: Bool, bottomRight: Bool) {
    button.setClass("emphasised", emphasised)
    button.setClass("bottom-left", bottomLeft)
    button.setClass("bottom-right", bottomRight)
  }
}
