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
  let fields: [FieldView]

  private let indices: ButtonIndices
  private let textPane = Canvas()
  private let buttonPane = Canvas()
  private lazy var shownTexts = AlertTexts(in: textPane)
  private var texts: DialogTexts
  private lazy var buttons = Rows<ButtonView>(in: buttonPane) { [unowned self] in
    makeButton($0)
  }
  private lazy var rules = Rules(in: buttonPane)
  /// Where the buttons are, as measured in the last layout.
  private var fit: AlertFit?
  private var order: ButtonLayout? { fit?.order }
  /// What is disabled, for buttons that are made later.
  private var disabled: Set<Input> = []
  /// The radius of its corners, in points.
  private(set) var cornerRadius = 0.0
  private var layOutAgain: (@MainActor () -> Void)?
  private let send: @MainActor (Input) -> Void
  private var loader: LoaderView?

  convenience init(
    _ showing: Showing, _ indices: ButtonIndices, _ described: [TextField],
    picture: PictureSource,
    send: @escaping @MainActor (Input) -> Void
  ) {
    self.init(
      showing.dialog, showing.texts, indices, described, picture: picture, send: send)
  }

  /// - Parameter dialog: which dialog the taps are sent with.
  init(
    _ dialog: DialogID, _ texts: DialogTexts, _ indices: ButtonIndices, _ described: [TextField],
    picture: PictureSource,
    send: @escaping @MainActor (Input) -> Void
  ) {
    self.dialog = dialog
    fields = described.enumerated().map { index, field in
      FieldView(
        .alert(dialog, index: index), field,
        name: field.placeholder ?? tr("Text field {number}", ["number": String(index + 1)]),
        picture: picture, send)
    }
    self.texts = texts
    self.indices = indices
    self.send = send
    canvas.addClass("alert")
    canvas.accessibleRole = .alert
    canvas.setModal(true)
    canvas.setTakesInput(true)
    for pane in [textPane, buttonPane] {
      pane.accessibleRole = .filler
      pane.setClips(true)
      pane.setFadesAtEdges(true)
      pane.setTakesInput(true)
    }
    // They are read in the order in which they are added.
    canvas.add(textPane)
    for (index, field) in fields.enumerated() {
      field.leadsOn = index + 1 < fields.count
      field.canvas.setClass("joined", index > 0)
      field.canvas.setClass("first", index == 0)
      field.canvas.setClass("last", !field.leadsOn)
      canvas.add(field.canvas)
    }
    canvas.add(buttonPane)
    canvas.showAll()
    buttons.place = { [weak self] button, index, _ in self?.style(button, index) }
    buttons.onScrolled = { [weak self] in self?.rules.scroll() }
    shownTexts.onMeasured = { [weak self] in self?.layOutAgain?() }
    buttons.prepare(Array(texts.buttons.indices))
  }

  private func makeButton(_ index: Int) -> ButtonView {
    let button = ButtonView(texts.buttons[index]) { [dialog, send] in
      send(.tapButton(dialog, index: index))
    }
    button.button.showAll()
    enable(button, index)
    return button
  }

  private func enable(_ button: ButtonView, _ index: Int) {
    button.isEnabled = !disabled.contains(.tapButton(dialog, index: index))
  }

  private func style(_ button: ButtonView, _ index: Int) {
    button.button.setClass("emphasised", index == order?.emphasised)
    button.button.setClass("cancel", index == order?.drawnAsCancel)
    if let fit { button.show(fit.title(at: index)) }
  }

  /// Whether the alert has not been shown yet.
  private var isNew = true

  /// Shows the current texts of the alert, and which buttons are disabled.
  func update(_ showing: Showing, disabled: Set<Input>) {
    self.disabled = disabled
    show(showing.texts)
    if loader == nil { for (index, button) in buttons.made { enable(button, index) } }
    show(showing.loader)
    isNew = false
    loader?.cancel?.isEnabled = !disabled.contains(.cancelLoader(dialog))
  }

  /// Shows the texts of the alert.
  func show(_ texts: DialogTexts) {
    self.texts = texts
    shownTexts.set(title: texts.title, message: texts.message)
    let name = [texts.title, texts.message].compactMap { $0 }.first { !$0.isEmpty }
    canvas.accessibleName = name ?? tr("Alert")
    canvas.setAccessibleDescription(texts.title == nil ? "" : texts.message ?? "")
  }

  /// Shows a job in place of the buttons, or the buttons again.
  private func show(_ shown: ShownLoader?) {
    guard let shown else {
      guard let loader else { return }
      for part in [loader.spinner, loader.bar, loader.percent] as [Widget] { textPane.remove(part) }
      if let cancel = loader.cancel { buttonPane.remove(cancel.button) }
      self.loader = nil
      buttons.isHidden = false
      for (index, button) in buttons.made { enable(button, index) }
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
    buttons.isHidden = true
    for field in fields { field.canvas.hide() }
    if let cancel = loader.cancel {
      buttonPane.add(cancel.button)
      cancel.button.showAll()
    }
    // A new alert says it with its title.
    if !isNew {
      canvas.announce([texts.title, tr("in progress")].compactMap { $0 }.listed())
    }
  }

  /// Draws the loader for a simulated time in milliseconds.
  func turn(to now: Double, isAnimated: Bool, _ look: Look) {
    loader?.turn(to: now, isAnimated: isAnimated, look)
  }

  /// The tap on the emphasised button, if there is one.
  var emphasisedButton: Input? {
    loader == nil ? order?.emphasised.map { .tapButton(dialog, index: $0) } : nil
  }

  /// The tap on the cancel button, if there is one.
  var cancelButton: Input? {
    if let loader { return loader.cancel.map { _ in .cancelLoader(dialog) } }
    let index = indices.cancelButtonIndex
    return indices.buttons.indices.contains(index) ? .tapButton(dialog, index: index) : nil
  }

  /// What assistive technology says when the alert comes in.
  var announcement: String {
    if loader != nil {
      return DialogSpeech.sentence(tr("alert"), texts.title, tr("in progress"), buttons: [])
    }
    let order = order?.order ?? ButtonLayout(indices).order
    return DialogSpeech.sentence(
      tr("alert"), texts.title, texts.message, buttons: order.map { texts.buttons[$0] })
  }

  /// The button at a 0-based index; `nil` if the alert has no such button.
  func button(at index: Int) -> Widget? { buttons.made[index]?.button }

  /// The labels of the title and the message, as far as they are one piece.
  var textLabels: (title: Label?, message: Label?) { shownTexts.labels }
  /// The panes that cut off the texts and the buttons.
  var textRoom: Widget { textPane }
  var buttonRoom: Widget { buttonPane }
  /// The buttons that are made, by their indices.
  var shownButtons: [(index: Int, view: ButtonView)] {
    loader == nil ? buttons.made.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } : []
  }

  /// The widgets that can have the keyboard's focus.
  var focusable: [Widget] {
    guard let loader else { return fields.map(\.entry) + buttons.inOrder.map(\.button) }
    return [loader.cancel?.button].compactMap { $0 }
  }

  /// Places the parts, measured with their current fonts.
  ///
  /// - Parameters:
  ///   - ruler: measures at the zoom of the stage.
  ///   - hairline: one pixel of the screen, in points.
  ///   - maximumHeight: the largest height in points; content that does not fit scrolls.
  /// - Returns: the height of the alert, in points.
  func layOut(
    _ metrics: AlertMetrics, _ ruler: any TextRuler, hairline: Double, maximumHeight: Double
  ) -> Double {
    let zoom = ruler.zoom
    for part in [canvas, textPane, buttonPane] { part.zoom = zoom }
    layOutAgain = { [weak self] in
      _ = self?.layOut(metrics, ruler, hairline: hairline, maximumHeight: maximumHeight)
    }
    canvas.setClips(true, cornerRadius: metrics.cornerRadius)
    cornerRadius = metrics.cornerRadius
    let fit = AlertFit(texts.buttons, indices, metrics, hairline: hairline, ruler)
    let sideBySide = fit.order.arrangement == .sideBySide
    self.fit = fit
    var layout = layout(metrics, sideBySide: sideBySide, ruler, hairline: hairline, maximumHeight)
    // Pieces of a very long text are measured when they are made, and that may make others.
    for _ in 0..<3 {
      let height = layout.texts.place.height
      guard shownTexts.place(title: layout.title, message: layout.message, height: height) else {
        break
      }
      layout = self.layout(
        metrics, sideBySide: sideBySide, ruler, hairline: hairline, maximumHeight)
    }
    place(layout.texts, textPane)
    place(layout.buttonPane, buttonPane)
    for (place, field) in zip(layout.fields, fields) {
      canvas.setRectangle(place, of: field.canvas)
      field.layOut(width: place.width, height: place.height, zoom: zoom)
    }
    rules.layOut(layout.rules, extent: layout.buttonPane.place.height)
    if let loader {
      place(loader, layout, metrics, ruler)
      return layout.height
    }
    buttons.layOut(fit.order.order, layout.buttons, extent: layout.buttonPane.place.height)
    return layout.height
  }

  private func layout(
    _ metrics: AlertMetrics, sideBySide: Bool, _ ruler: any TextRuler, hairline: Double,
    _ maximumHeight: Double
  ) -> AlertLayout {
    let heights = shownTexts.heights(metrics, ruler)
    return AlertLayout(
      AlertLayout.Parts(
        title: heights.title, message: heights.message, fields: loader == nil ? fields.count : 0,
        count: loader.map { $0.cancel == nil ? 0 : 1 } ?? texts.buttons.count,
        sideBySide: sideBySide,
        endsWithCancel: order?.drawnAsCancel != nil && order?.drawnAsCancel == order?.order.last,
        hairline: hairline,
        loader: loader.map {
          .init(
            percent: $0.hasText
              ? ruler.wrapping(
                $0.percent.text, metrics.progressType, scale: 1, width: metrics.textWidth
              ).height : $0.hasBar ? 0 : nil)
        }),
      metrics, maximumHeight: maximumHeight)
  }

  private func place(
    _ loader: LoaderView, _ layout: AlertLayout, _ metrics: AlertMetrics, _ ruler: any TextRuler
  ) {
    for (place, part) in [
      (layout.spinner, loader.spinner), (layout.bar, loader.bar), (layout.percent, loader.percent),
    ] as [(Rectangle?, Widget)] {
      if let place { textPane.setRectangle(place, of: part) }
    }
    guard let cancel = loader.cancel, let place = layout.buttons.first else { return }
    buttonPane.setRectangle(place, of: cancel.button)
    cancel.button.setClass("cancel", true)
    let hairline = 1 / ruler.zoom / Double(canvas.scaleFactor)
    cancel.show(AlertFit.cancel(cancel.title, metrics, hairline: hairline, ruler))
  }

  private func place(_ pane: AlertLayout.Pane, _ part: Canvas) {
    canvas.setRectangle(pane.place, of: part)
    part.setContentHeight(pane.content)
  }
}
