import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// An alert on the stage: a canvas with GTK labels and buttons.
@MainActor
final class AlertView {
  let canvas = Canvas()
  let dialog: DialogID
  /// The texts that are cut because they do not fit, as measured in the last layout.
  private(set) var truncated: [String] = []
  /// The texts in `truncated` that were already reported.
  var reported: Set<String> = []

  let fields: [FieldView]

  private let indices: ButtonIndices
  private let textPane = Canvas()
  private let buttonPane = Canvas()
  private let title = Label()
  private let message = Label()
  private var titleScale = 1.0
  private var texts: DialogTexts
  private var buttons: [ButtonView] = []
  private var rules: [Canvas] = []
  private var emphasised: Int?
  private let send: @MainActor (Input) -> Void
  private var loader: LoaderView?

  init(
    _ showing: Showing, _ indices: ButtonIndices, _ described: [TextField],
    picture: @escaping @MainActor (String) -> Picture?,
    send: @escaping @MainActor (Input) -> Void
  ) {
    dialog = showing.dialog
    fields = described.enumerated().map { index, field in
      FieldView(
        .alert(showing.dialog, index: index), field,
        name: field.placeholder ?? tr("Text field {number}", ["number": String(index + 1)]),
        picture: picture, send)
    }
    texts = showing.texts
    self.indices = indices
    self.send = send
    canvas.addClass("alert")
    canvas.accessibleRole = .alert
    canvas.setModal(true)
    canvas.setTakesInput(true)
    for pane in [textPane, buttonPane] {
      pane.accessibleRole = .filler
      pane.setClips(true)
      pane.setTakesInput(true)
      canvas.add(pane)
    }
    for (label, name) in [(title, "title"), (message, "message")] {
      label.addClass(name)
      label.setWraps(true)
      label.setJustification(.center)
      textPane.add(label)
    }
    for (index, field) in fields.enumerated() {
      field.leadsOn = index + 1 < fields.count
      field.canvas.setClass("joined", index > 0)
      field.canvas.setClass("first", index == 0)
      field.canvas.setClass("last", !field.leadsOn)
      canvas.add(field.canvas)
    }
    for (index, title) in texts.buttons.enumerated() {
      let button = ButtonView(title) { [dialog] in send(.tapButton(dialog, index: index)) }
      buttons.append(button)
      buttonPane.add(button.button)
      buttonPane.add(button.veil)
      buttonPane.setConcealed(true, button.veil)
    }
    canvas.showAll()
  }

  /// Shows the current texts of the alert, and which buttons are disabled.
  func update(_ showing: Showing, disabled: Set<Input>) {
    texts = showing.texts
    title.text = texts.title ?? ""
    message.text = texts.message ?? ""
    title.isVisible = texts.title != nil
    message.isVisible = texts.message != nil
    let name = [texts.title, texts.message].compactMap { $0 }.first { !$0.isEmpty }
    canvas.accessibleName = name ?? tr("Alert")
    canvas.setAccessibleDescription(texts.title == nil ? "" : texts.message ?? "")
    for (index, button) in buttons.enumerated() {
      button.isEnabled = !disabled.contains(.tapButton(dialog, index: index))
    }
    show(showing.loader)
    loader?.cancel?.isEnabled = !disabled.contains(.cancelLoader(dialog))
  }

  /// Shows a job in place of the buttons, or the buttons again.
  private func show(_ shown: ShownLoader?) {
    guard let shown else {
      guard let loader else { return }
      for part in [loader.spinner, loader.bar, loader.percent] as [Widget] { textPane.remove(part) }
      if let cancel = loader.cancel { buttonPane.remove(cancel.button) }
      self.loader = nil
      for button in buttons { button.button.show() }
      for field in fields { field.canvas.show() }
      return
    }
    if let loader {
      if let news = loader.update(shown) { canvas.announce(news) }
      return
    }
    let loader = LoaderView(shown) { [dialog, send] in send(.cancelLoader(dialog)) }
    self.loader = loader
    for part in [loader.spinner, loader.bar, loader.percent] as [Widget] { textPane.add(part) }
    loader.spinner.show()
    for button in buttons {
      button.button.hide()
      button.veil.hide()
    }
    for field in fields { field.canvas.hide() }
    if let cancel = loader.cancel {
      buttonPane.add(cancel.button)
      cancel.button.showAll()
    }
    canvas.announce([texts.title, tr("in progress")].compactMap { $0 }.joined(separator: ", "))
  }

  /// Draws the loader for a simulated time in milliseconds.
  func turn(to now: Double, isAnimated: Bool, _ look: Look) {
    loader?.turn(to: now, isAnimated: isAnimated, look)
  }

  /// The tap on the emphasised button, if there is one.
  var emphasisedButton: Input? {
    loader == nil ? emphasised.map { .tapButton(dialog, index: $0) } : nil
  }

  /// The tap on the cancel button, if there is one.
  var cancelButton: Input? {
    if let loader { return loader.cancel.map { _ in .cancelLoader(dialog) } }
    let index = indices.cancelButtonIndex
    return indices.buttons.indices.contains(index) ? .tapButton(dialog, index: index) : nil
  }

  /// What assistive technology says when the alert comes in.
  var announcement: String {
    [tr("alert"), texts.title, texts.message].compactMap { $0 }.joined(separator: ", ")
  }

  /// The button at a 0-based index; `nil` if the alert has no such button.
  func button(at index: Int) -> Widget? {
    buttons.indices.contains(index) ? buttons[index].button : nil
  }

  /// The widgets that can have the keyboard's focus.
  var focusable: [Widget] {
    guard let loader else { return fields.map(\.entry) + buttons.map(\.button) }
    return [loader.cancel?.button].compactMap { $0 }
  }

  /// Places the parts, measured with their current fonts.
  ///
  /// - Parameters:
  ///   - zoom: pixels per point.
  ///   - hairline: one pixel of the screen, in points.
  ///   - maximumHeight: the largest height in points; content that does not fit scrolls.
  /// - Returns: the height of the alert, in points.
  func layOut(
    _ metrics: AlertMetrics, zoom: Double, hairline: Double, maximumHeight: Double
  ) -> Double {
    for part in [canvas, textPane, buttonPane] { part.zoom = zoom }
    canvas.setClips(true, cornerRadius: metrics.cornerRadius)
    let room = (metrics.halfWidth - 2 * metrics.titleInset) * zoom
    let fits = buttons.allSatisfy { Double($0.label.textWidth(scale: 1)) <= room }
    let order = ButtonLayout(indices, fitsSideBySide: fits)
    let sideBySide = order.arrangement == .sideBySide
    emphasised = order.emphasised
    fitTitle(metrics, zoom)
    let layout = AlertLayout(
      AlertLayout.Parts(
        title: height(title, texts.title, metrics, zoom),
        message: height(message, texts.message, metrics, zoom),
        fields: loader == nil ? fields.count : 0,
        count: loader.map { $0.cancel == nil ? 0 : 1 } ?? buttons.count,
        sideBySide: sideBySide,
        endsWithCancel: order.drawnAsCancel != nil && order.drawnAsCancel == order.order.last,
        hairline: hairline,
        loader: loader.map {
          .init(percent: $0.hasBar ? height($0.percent, "", metrics, zoom) : nil)
        }),
      metrics, maximumHeight: maximumHeight)
    place(layout.texts, textPane)
    place(layout.buttonPane, buttonPane)
    for (place, field) in zip(layout.fields, fields) {
      canvas.setRectangle(place, of: field.canvas)
      field.layOut(width: place.width, height: place.height, zoom: zoom)
    }
    if let place = layout.title { textPane.setRectangle(place, of: title) }
    if let place = layout.message {
      textPane.setRectangle(balanced(place, message, zoom), of: message)
    }
    let width = sideBySide ? metrics.halfWidth : metrics.fullWidth
    truncated = []
    placeRules(layout.rules)
    if let loader {
      place(loader, layout, metrics, zoom)
      return layout.height
    }
    for (place, index) in zip(layout.buttons, order.order) {
      let button = buttons[index]
      buttonPane.setRectangle(place, of: button.button)
      buttonPane.setRectangle(place, of: button.veil)
      button.button.setClass("emphasised", index == order.emphasised)
      button.button.setClass("cancel", index == order.drawnAsCancel)
      if !button.fitTitle((width - 2 * metrics.titleInset) * zoom) {
        truncated.append(texts.buttons[index])
      }
    }
    return layout.height
  }

  private func place(
    _ loader: LoaderView, _ layout: AlertLayout, _ metrics: AlertMetrics, _ zoom: Double
  ) {
    for (place, part) in [
      (layout.spinner, loader.spinner), (layout.bar, loader.bar), (layout.percent, loader.percent),
    ] as [(Rectangle?, Widget)] {
      if let place { textPane.setRectangle(place, of: part) }
    }
    guard let cancel = loader.cancel, let place = layout.buttons.first else { return }
    buttonPane.setRectangle(place, of: cancel.button)
    cancel.button.setClass("cancel", true)
    if !cancel.fitTitle((metrics.fullWidth - 2 * metrics.titleInset) * zoom) {
      truncated.append(cancel.label.text)
    }
  }

  private func place(_ pane: AlertLayout.Pane, _ part: Canvas) {
    canvas.setRectangle(pane.place, of: part)
    part.setContentHeight(pane.content)
  }

  /// Shrinks a title that would need three lines, to 80 % at the least.
  private func fitTitle(_ metrics: AlertMetrics, _ zoom: Double) {
    let width = Int(metrics.textWidth * zoom)
    let scale = TextFit.titleScale { title.lineCount(forWidth: width, scale: $0) }
    guard titleScale != scale else { return }
    titleScale = scale
    title.setScale(scale)
  }

  private func height(
    _ label: Label, _ text: String?, _ metrics: AlertMetrics, _ zoom: Double
  ) -> Double? {
    guard text != nil else { return nil }
    return Double(label.textHeight(forWidth: Int(metrics.textWidth * zoom))) / zoom
  }

  /// Narrows the place of a text so that its lines are about equally long and the last line has
  /// more than one word.
  private func balanced(_ place: Rectangle, _ label: Label, _ zoom: Double) -> Rectangle {
    let widest = Int(place.width * zoom)
    let width = (Double(label.balancedWidth(within: widest)) + 1) / zoom
    return AlertLayout.balanced(place, width: width)
  }

  private func placeRules(_ places: [Rectangle]) {
    while rules.count < places.count {
      let rule = Canvas()
      rule.addClass("rule")
      rule.show()
      buttonPane.add(rule)
      buttonPane.setConcealed(true, rule)
      rules.append(rule)
    }
    for (rule, place) in zip(rules, places) {
      rule.show()
      buttonPane.setRectangle(place, of: rule)
      rule.setClass("vertical", place.height > place.width)
    }
    for rule in rules.dropFirst(places.count) { rule.hide() }
  }
}
