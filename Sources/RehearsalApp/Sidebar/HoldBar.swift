import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Texts
import WindowWords
import Workbench

/// A bar under the log while a call waits for its answer: the question and both answers.
@MainActor
final class HoldBar {
  let widget = Revealer()
  var onAnswer: (@MainActor (Bool) -> Void)?
  /// Whether a person may answer in place of a delegate at a breakpoint.
  var takesAnswers: @MainActor () -> Bool = { true }
  /// Called with an action to perform inside the call; returns what is wrong with it, if anything is.
  var onAction: (@MainActor (String) -> String?)?
  /// Called when a run is to go on that a breakpoint stopped.
  var onStep: (@MainActor (BreakStep) -> Void)?

  private let sign = DrawingArea()
  private let heading = Label(tr("Holding inside a call"))
  private var shown: Hold?
  private let answers = Box(.horizontal, spacing: 8)
  /// How far the run can go on; made for the first breakpoint.
  private lazy var steps = makeSteps()
  private let selector = Label()
  /// The state of the run at a breakpoint.
  private let state = Label()
  private lazy var stateRoom = makeStateRoom()
  private let sentence = Label()
  private let doing = EntryButton.forAction()
  private let texts = Box(.vertical, spacing: 4)
  /// The texts, and the answers below them or next to them.
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
    for (word, answer) in [("YES", true), ("NO", false)] {
      let button = Button(label: word)
      button.setFocusOnClick(false)
      button.onClicked { [weak self] in self?.onAnswer?(answer) }
      answers.packStart(button)
    }
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

  /// Puts the answers next to the texts, for a low and wide place.
  func setLow(_ low: Bool) {
    column.setOrientation(low ? .horizontal : .vertical)
    column.setClass("low", low)
  }

  func setLook(_ look: LogLook) {
    self.look = look
    sign.queueDraw()
  }

  func hide() {
    shown = nil
    widget.revealsChild = false
  }

  /// Shows the open question, or hides the bar.
  func update(_ simulator: Simulator, _ text: RowText) {
    // What a program performs is told of at the stage.
    guard let hold = simulator.state.hold, !hold.isOutside,
      let question = text.question(in: simulator)
    else {
      widget.revealsChild = false
      return
    }
    let lines = hold.isBreakpoint ? self.lines(hold, simulator) : ""
    guard hold != shown || lines != state.text || !widget.revealsChild else { return }
    shown = hold
    if hold.isBreakpoint { stateRoom.show() } else if hasSteps { stateRoom.hide() }
    state.text = lines
    heading.text = hold.isBreakpoint ? tr("Stopped at a breakpoint") : tr("Holding inside a call")
    column.accessibleName = heading.text
    answers.isVisible = hold.asks && (!hold.isBreakpoint || takesAnswers())
    if hold.isBreakpoint { steps.show() } else if hasSteps { steps.hide() }
    sign.fitSign(to: heading)
    selector.text =
      hold.isBreakpoint
      ? TextLine.call(hold.selector, hold.argument, nil) : hold.selector.name
    sentence.text = question
    widget.revealsChild = true
    if hold.isBreakpoint {
      widget.announce(
        tr(
          "Before {method}. {question} Alt+G lets it go on.",
          ["method": hold.selector.name, "question": sentence.text]))
    } else {
      widget.announce(
        tr("{question} Alt+Y answers YES, Alt+N answers NO.", ["question": sentence.text]))
    }
  }

  /// What the method is told, and the state of the run with that of the delegates.
  private func lines(_ hold: Hold, _ simulator: Simulator) -> String {
    let words = StateLines(simulator.prototype)
    let argument = words.line(hold.selector, hold.argument, of: hold.target, simulator.state)
    return ([argument].compactMap(\.self) + words.lines(simulator.state))
      .map { OneLine.text($0) }.joined(separator: "\n")
  }

  private func makeStateRoom() -> ScrolledWindow {
    let room = ScrolledWindow()
    room.setPolicy(horizontal: .automatic, vertical: .automatic)
    room.setPropagatesNaturalSize(width: false, height: true)
    room.setMaximumContent(height: HoldBar.stateHeight)
    state.addClass("state")
    state.accessibleName = tr("The state of the run")
    state.xalign = 0
    state.yalign = 0
    state.isSelectable = true
    state.canFocus = false
    room.add(state)
    room.showAll()
    room.ignoresShowAll = true
    texts.packStart(room)
    return room
  }

  /// The greatest height of the state, in pixels.
  private static let stateHeight = 96

  private var hasSteps = false

  private func makeSteps() -> Box {
    let row = Box(.horizontal, spacing: 8)
    let ways: [(BreakStep, String, String)] = [
      (.on, tr("Go On"), tr("To the next breakpoint (Alt+G)")),
      (.call, tr("Next Call"), tr("Make this call, and stop before the next one (Alt+C)")),
      (.input, tr("Next Input"), tr("Stop before the first call of the next tap or key")),
      (.settled, tr("Settled"), tr("Pass all breakpoints until nothing moves")),
    ]
    for (step, title, tip) in ways {
      let button = Button(label: title)
      button.tooltip = tip
      button.setFocusOnClick(false)
      button.addClass("step")
      if step == .on { button.addClass("suggested-action") }
      button.onClicked { [weak self] in self?.onStep?(step) }
      row.packStart(button)
    }
    doing.onSet = { [weak self] in self?.onAction?($0) }
    doing.button.addClass("step")
    row.packStart(doing.button)
    row.showAll()
    row.ignoresShowAll = true
    column.packStart(row)
    hasSteps = true
    return row
  }
}
