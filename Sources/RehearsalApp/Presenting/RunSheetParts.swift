import Gtk
import Texts
import WindowWords

/// The next step of a run sheet, in large letters, with a picture of what it leads to.
@MainActor
final class RunSheetCard {
  let widget = Box(.horizontal, spacing: 16)
  private let (heading, title, say, note) = (Label(), Label(), Label(), Label())
  /// The calls that the step would cause, which only the presenter sees.
  private let calls = Label()
  private let then = Box(.vertical, spacing: 4)
  private let place = DrawingArea(takesInput: false)
  private var picture: Picture?
  /// Whether there is room for the picture.
  var hasRoom = true {
    didSet {
      guard hasRoom != oldValue else { return }
      then.isVisible = hasRoom && picture != nil
      calls.isVisible = hasRoom && !calls.text.isEmpty
    }
  }

  /// Whether the audience reads the caption now.
  var isOnStage = false {
    didSet { if isOnStage != oldValue { say.setClass("on-stage", isOnStage) } }
  }

  /// The room for the picture, in pixels.
  private static let room = (width: 96.0, height: 144.0)

  init() {
    widget.addClass("run-sheet-next")
    widget.accessibleRole = .listItem
    let words = Box(.vertical)
    heading.addClass("heading")
    title.addClass("words")
    say.addClass("say")
    note.addClass("note")
    calls.addClass("calls")
    for label in [heading, title, say, note, calls] {
      label.xalign = 0
      label.setWraps(true)
      words.packStart(label)
    }
    calls.setWraps(false)
    calls.setEllipsize(.end)
    for label in [say, note, calls] { label.ignoresShowAll = true }
    widget.packStart(words, expand: true)
    then.align(.end, .start)
    place.accessibleRole = .image
    let caption = Label(tr("then"))
    caption.addClass("then")
    for part in [place, caption] as [Widget] {
      then.packStart(part)
      part.show()
    }
    then.ignoresShowAll = true
    widget.packStart(then)
    place.onDraw { [weak self] painter, size in
      guard let picture = self?.picture else { return }
      painter.draw(
        picture, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    }
  }

  /// What is spoken of it.
  var text: String {
    let more = [say, note].map(\.text).filter { !$0.isEmpty }
    return ([[heading.text, title.text].joined(separator: ": ")] + more).joined(separator: ". ")
  }

  func show(_ step: RunSheet.SheetStep, number: Int) {
    show(
      step.part.map {
        tr("Next, {part}, step {number}", ["part": $0, "number": String(number)])
      } ?? tr("Next, step {number}", ["number": String(number)]), step.words,
      say: step.say.map { tr("“{words}”", ["words": $0]) }, step.notes)
  }

  func showEnd(hasSteps: Bool) {
    show(
      tr("The end"), hasSteps ? tr("The scenario has ended.") : tr("There is no scenario to play."),
      say: nil, nil)
    show(nil, of: "")
  }

  private func show(_ heading: String, _ title: String, say: String?, _ note: String?) {
    self.heading.text = heading
    self.title.text = title
    self.say.text = say ?? ""
    self.say.isVisible = say != nil
    self.note.text = note ?? ""
    self.note.isVisible = note != nil
    widget.accessibleName = text
  }

  /// Shows what the screen will show after the step; with `nil`, nothing.
  func show(_ picture: Picture?, of what: String) {
    self.picture = picture
    then.isVisible = hasRoom && picture != nil
    place.accessibleName = what
    guard let size = picture?.size, size.width > 0, size.height > 0 else { return }
    let factor = min(
      RunSheetCard.room.width / Double(size.width), RunSheetCard.room.height / Double(size.height))
    place.setSizeRequest(
      width: Int(Double(size.width) * factor), height: Int(Double(size.height) * factor))
    place.queueDraw()
  }

  /// Shows which calls the step would cause, the first of them.
  func show(calls all: [AudienceCall]) {
    let lines = all.prefix(RunSheetCard.mostCalls).map(\.text)
    let more = all.count - lines.count
    let rest = more > 0 ? [ntr("and one more", "and {n} more", more)] : []
    calls.text = all.isEmpty ? "" : ([tr("Would call")] + lines + rest).joined(separator: "\n")
    calls.isVisible = hasRoom && !all.isEmpty
  }

  /// How many calls there is room for.
  private static let mostCalls = 6

  /// A row for another step than the next.
  static func row(_ step: RunSheet.SheetStep, number: Int, isDone: Bool) -> Widget {
    let row = Box(.horizontal, spacing: 12)
    row.addClass("run-sheet-row")
    row.setClass("done", isDone)
    let mark = Label(isDone ? "✓" : String(number))
    mark.addClass("mark")
    row.packStart(mark)
    let words = Label(
      step.part.map { tr("{part}: {what}", ["part": $0, "what": step.words]) } ?? step.words)
    words.setEllipsize(.end)
    words.xalign = 0
    row.packStart(words, expand: true)
    if let notes = step.notes {
      let note = Label(notes)
      note.addClass("note")
      note.setWraps(true)
      note.setLines(2)
      note.setEllipsize(.end)
      note.setWidth(atMost: 30)
      note.xalign = 1
      note.tooltip = notes
      row.packEnd(note)
    }
    row.accessibleRole = .listItem
    let name =
      isDone
      ? tr("Step {number}, performed: {words}", ["number": String(number), "words": step.words])
      : tr("Step {number}: {words}", ["number": String(number), "words": step.words])
    row.accessibleName = [name, step.notes].compactMap(\.self).joined(separator: ". ")
    return row
  }

  /// The presenter's notes on the whole scenario.
  static func notes(_ text: String) -> Widget {
    let label = Label(text)
    label.addClass("run-sheet-whole")
    label.setWraps(true)
    label.xalign = 0
    return label
  }

  /// A key, and what it does.
  static func hint(_ key: String, _ words: String) -> Widget {
    let line = Box(.horizontal, spacing: 6)
    let cap = Label(key)
    cap.addClass("key-cap")
    cap.align(.start, .center)
    let label = Label(words)
    label.addClass("hint")
    line.packStart(cap)
    line.packStart(label)
    return line
  }
}

/// A sentence with a button, above the button for the next step.
@MainActor
final class RunSheetBar {
  let widget = Box(.horizontal, spacing: 12)
  let button: Button
  private let label: Label

  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  init(_ text: String, _ title: String) {
    button = Button(label: title)
    label = Label(text)
    label.xalign = 0
    label.setWraps(true)
    widget.addClass("run-sheet-bar")
    widget.packStart(label, expand: true)
    widget.packEnd(button)
    label.show()
    button.show()
    button.align(.fill, .center)
    widget.ignoresShowAll = true
  }
}

/// Why the scenario does not go on as it should, above the button for the next step, with what a
/// person can do then.
@MainActor
final class RunSheetTrackBar {
  let widget = Box(.vertical, spacing: 6)
  let back = Button(label: tr("Back on Track"))
  let skip = Button(label: tr("Skip"))
  let otherwise = Button(label: "")
  private let label = Label()

  /// What a person can do.
  struct Ways: Equatable {
    var goesBack = false
    var skips = false
    /// The title of the button that decides in the other way; `nil` where nothing was decided.
    var otherwise: String?
  }

  init() {
    label.xalign = 0
    label.setWraps(true)
    skip.tooltip = tr("Go on after the next step, from the screen as it is")
    let buttons = Box(.horizontal, spacing: 6)
    buttons.align(.end, .center)
    for button in [otherwise, skip, back] {
      buttons.packStart(button)
      button.ignoresShowAll = true
    }
    widget.addClass("run-sheet-bar")
    widget.packStart(label)
    widget.packStart(buttons)
    label.show()
    buttons.show()
    widget.ignoresShowAll = true
  }

  /// Shows a sentence with the ways to go on; nothing with `nil`.
  func show(_ text: String?, _ ways: Ways) {
    widget.isVisible = text != nil
    guard let text else { return }
    label.text = text
    back.isVisible = ways.goesBack
    skip.isVisible = ways.skips
    otherwise.isVisible = ways.otherwise != nil
    if let title = ways.otherwise { otherwise.label = title }
  }
}
