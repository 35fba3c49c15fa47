import Gtk
import Texts
import WindowWords

/// A bar over the upper edge of the stage while a moment of the past is looked at, and the frame
/// around the stage.
///
/// Both lie over the ground of the stage: the device keeps its place and its size.
@MainActor
final class PastBar {
  let widget = Revealer()
  let frame = Box(.vertical)
  var onBack: (@MainActor () -> Void)?
  var onGoOn: (@MainActor () -> Void)?

  private let name = Label(tr("The past:"))
  private let moment = Label()
  private let goOn = Button()
  private let goOnLabel = Label(tr("Go On from Here"))
  private let backLabel = Label(tr("Back to Now"))
  private let question: PastQuestion

  init() {
    question = PastQuestion(over: goOn)
    frame.addClass("past-frame")
    frame.ignoresShowAll = true
    name.addClass("heading")
    moment.xalign = 0
    moment.setEllipsize(.end)
    let back = Button()
    fill(back, "go-last-symbolic", backLabel)
    back.accessibleName = tr("Back to now")
    back.tooltip = tr("Show the present (Escape)")
    back.onClicked { [weak self] in self?.onBack?() }
    fill(goOn, "media-playlist-consecutive-symbolic", goOnLabel)
    goOn.accessibleName = tr("Go on from here")
    goOn.onClicked { [weak self] in self?.onGoOn?() }
    let row = Box(.horizontal, spacing: 8)
    row.addClass("past-bar")
    row.accessibleRole = .panel
    row.accessibleName = tr("The past")
    row.packStart(Image(icon: "document-open-recent-symbolic"))
    row.packStart(name)
    row.packStart(moment, expand: true)
    row.packEnd(goOn)
    row.packEnd(back)
    for button in [goOn, back] { button.setFocusOnClick(false) }
    widget.add(row)
    widget.align(.fill, .start)
    widget.setMargins(top: 8, bottom: 0)
    widget.setSlidesDown(milliseconds: 150)
    widget.showAll()
  }

  /// Shows the frame around the stage, or hides it, as while a moment is previewed.
  func showFrame(_ isShown: Bool) { frame.isVisible = isShown }

  private func fill(_ button: Button, _ icon: String, _ label: Label) {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: icon))
    face.packStart(label)
    button.add(face)
  }

  /// Shows which moment is looked at, or hides the bar.
  ///
  /// - Parameter canGoOn: whether the run can go on from there.
  func show(_ text: String?, canGoOn: Bool) {
    widget.revealsChild = text != nil
    frame.isVisible = text != nil
    guard let text else { return question.close() }
    if moment.text != text { moment.text = text }
    moment.tooltip = text
    goOn.isSensitive = canGoOn
    goOn.tooltip =
      canGoOn
      ? tr("Continue from this moment; the later calls are kept (Ctrl+Return)")
      : tr("The document was changed since: this can only be looked at")
  }

  /// Shows icons alone on a narrow stage, which has this width in pixels.
  func fit(_ width: Int) {
    guard width > 1 else { return }
    let words = [name, goOnLabel, backLabel].map(\.textWidth).reduce(0, +)
    for label in [goOnLabel, backLabel] { label.isVisible = width >= words + PastBar.rest }
  }

  /// The room beside all words, in pixels: the icons, the gaps, and some letters of the moment.
  private static let rest = 230

  /// Whether the question is open.
  var isAsking: Bool { question.isOpen }

  /// Asks whether the run is to go on from the moment, because something was tapped there.
  func ask(_ goOn: @escaping @MainActor () -> Void) { question.ask(goOn) }
}

/// A question in a bubble: whether to go on from a moment of the past.
@MainActor
final class PastQuestion {
  private let popover: Popover
  private var accept: (@MainActor () -> Void)?
  private let yes = Button(label: tr("Go On"))

  init(over anchor: Widget) {
    popover = Popover(over: anchor)
    let text = Label(tr("Go on from here? This is the past."))
    text.addClass("heading")
    text.xalign = 0
    let detail = Label(tr("The later calls stay in the list, folded."))
    detail.xalign = 0
    let no = Button(label: tr("Stay"))
    no.onClicked { [weak self] in self?.close() }
    yes.addClass("suggested-action")
    yes.onClicked { [weak self] in
      let accept = self?.accept
      self?.close()
      accept?()
    }
    let buttons = Box(.horizontal, spacing: 8)
    buttons.packEnd(yes)
    buttons.packEnd(no)
    let column = Box(.vertical, spacing: 8)
    column.addClass("past-question")
    for part in [text, detail, buttons] as [Widget] { column.packStart(part) }
    column.showAll()
    popover.add(column)
    popover.accessibleName = tr("Go on from here?")
  }

  func ask(_ accept: @escaping @MainActor () -> Void) {
    self.accept = accept
    popover.setOpen(true)
    yes.grabFocus()
  }

  var isOpen: Bool { popover.isOpen }

  func close() {
    accept = nil
    popover.setOpen(false)
  }
}
