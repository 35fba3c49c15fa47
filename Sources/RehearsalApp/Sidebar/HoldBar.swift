import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Texts
import WindowWords

/// A bar under the log while a call waits for its answer: the question and both answers.
@MainActor
final class HoldBar {
  let widget = Revealer()
  var onAnswer: (@MainActor (Bool) -> Void)?

  private let sign = DrawingArea()
  private let heading = Label(tr("Holding inside a call"))
  private let selector = Label()
  private let sentence = Label()
  /// The texts, and the answers below them or beside them.
  private let column = Box(.vertical, spacing: 8)
  private var look = LogLook.light

  init() {
    heading.addClass("heading")
    heading.xalign = 0
    sign.align(.center, .center)
    sign.onDraw { [weak self] painter, size in
      painter.draw(
        .held, x: Double(size.width) / 2, y: Double(size.height) / 2,
        scale: Double(size.height) / 14, look: self?.look ?? .light)
    }
    let title = Box(.horizontal, spacing: 8)
    title.packStart(sign)
    title.packStart(heading, expand: true)
    selector.addClass("call")
    for label in [selector, sentence] {
      label.xalign = 0
      label.setWraps(true)
    }
    let answers = Box(.horizontal, spacing: 8)
    for (word, answer) in [("YES", true), ("NO", false)] {
      let button = Button(label: word)
      button.setFocusOnClick(false)
      button.onClicked { [weak self] in self?.onAnswer?(answer) }
      answers.packStart(button)
    }
    let texts = Box(.vertical, spacing: 4)
    for part in [title, selector, sentence] as [Widget] { texts.packStart(part) }
    column.addClass("hold")
    column.accessibleRole = .panel
    column.accessibleName = tr("Holding inside a call")
    column.packStart(texts, expand: true)
    answers.align(.start, .center)
    column.packStart(answers)
    widget.add(column)
    widget.showAll()
  }

  /// Puts the answers beside the texts, for a low and wide place.
  func setLow(_ low: Bool) {
    column.setOrientation(low ? .horizontal : .vertical)
    column.setClass("low", low)
  }

  func setLook(_ look: LogLook) {
    self.look = look
    sign.queueDraw()
  }

  func hide() { widget.revealsChild = false }

  /// Shows the open question, or hides the bar.
  func update(_ simulator: Simulator, _ text: RowText) {
    guard let hold = simulator.state.hold, let question = text.question(in: simulator) else {
      widget.revealsChild = false
      return
    }
    guard !widget.revealsChild else { return }
    sign.fitSign(to: heading)
    selector.text = hold.selector.name
    sentence.text = question
    widget.revealsChild = true
    widget.announce(
      tr("{question} Alt+Y answers YES, Alt+N answers NO.", ["question": sentence.text]))
  }
}
