import Gtk
import Texts

/// A row over the lower edge of the stage while a task runs; opened, it has a slider with the ends
/// that differ, and a still for each of them.
@MainActor
final class FuturesPanel {
  /// One of the ends that differ.
  struct Still {
    /// When the task ends, in a few words.
    let when: String
    /// What follows.
    let what: String
  }

  /// What may come, and what a person may do next.
  struct Choices {
    /// What may come, each as a question.
    let events: [String]
    /// The place of the one that is shown.
    let event: Int
    /// The scenarios that go on from here.
    let scenarios: [String]
    /// The one that says what comes next; `nil` for what can be tapped.
    let ahead: String?
  }

  let widget = Box(.vertical)
  /// Called with the place of what a person wants to see.
  var onEvent: (@MainActor (Int) -> Void)?
  /// Called with the scenario that says what comes next; "" for what can be tapped.
  var onAhead: (@MainActor (String) -> Void)?
  /// Called with the number of a still that was clicked.
  var onChosen: (@MainActor (Int) -> Void)?
  /// Called when it is opened.
  var onOpened: (@MainActor () -> Void)?
  private(set) var isOpen = false

  private let head = Button()
  private let title = Label()
  private let note = Label()
  private let arrow = Image(icon: "pan-up-symbolic")
  private let content = Box(.vertical, spacing: 6)
  private let event = DropDown()
  private let aheadWord = Label(tr("ahead"))
  private let ahead = DropDown()
  private let play = Button(label: "")
  private let slider = Slider(0...1, step: 1)
  private let row = Box(group: tr("What follows"), spacing: 8)
  private var buttons: [ToggleButton] = []
  private var areas: [DrawingArea] = []
  private var pictures: [Int: Picture] = [:]
  private var parts: [Int] = []
  private var isSelecting = false
  /// The still that is selected, by its 0-based number.
  private var selected = 0
  private var choices: [String] = []

  private static let size = Size(width: 60, height: 106)
  /// The letters of what a person does that fit below the slider.
  private static let letters = 9

  init() {
    LaterSheet.load()
    let face = Box(.horizontal, spacing: 8)
    title.addClass("heading")
    title.setEllipsize(.end)
    note.addClass("summary")
    note.setEllipsize(.end)
    face.packStart(title)
    face.packStart(note)
    face.packEnd(arrow)
    head.add(face)
    head.addClass("futures-head")
    head.setFocusOnClick(false)
    head.onClicked { [weak self] in self?.setOpen(self?.isOpen != true) }
    slider.accessibleName = tr("When the task ends")
    slider.setMargins(top: 4, bottom: 0, start: 12, end: 12)
    slider.onChanged { [weak self] value in self?.slid(to: Int(value.rounded())) }
    row.setMargins(top: 0, bottom: 10, start: 12, end: 12)
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .automatic, vertical: .never)
    scrolled.add(row)
    let chooser = makeChooser()
    content.packStart(chooser)
    content.packStart(slider)
    content.packStart(scrolled)
    content.onKeyPress { [weak self] in self?.handle($0) ?? false }
    content.ignoresShowAll = true
    widget.addClass("futures")
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Futures")
    widget.packStart(head)
    widget.packStart(content)
    widget.align(.fill, .end)
    widget.ignoresShowAll = true
    for part in [head, chooser, slider, scrolled] as [Widget] { part.showAll() }
  }

  private func makeChooser() -> Widget {
    event.accessibleName = tr("What comes")
    event.setNarrow()
    event.onChosen { [weak self] in self?.onEvent?(Int($0) ?? 0) }
    ahead.accessibleName = tr("What is done meanwhile")
    ahead.setNarrow()
    ahead.onChosen { [weak self] in self?.onAhead?($0) }
    aheadWord.addClass("summary")
    play.tooltip = tr("Let the run go on that way")
    play.setFocusOnClick(false)
    play.onClicked { [weak self] in
      if let self { onChosen?(selected) }
    }
    let chooser = Box(.horizontal, spacing: 6)
    chooser.setMargins(top: 4, bottom: 0, start: 12, end: 12)
    chooser.packStart(event, expand: true)
    chooser.packStart(aheadWord)
    chooser.packStart(ahead, expand: true)
    chooser.packEnd(play)
    return chooser
  }

  /// Return goes on as the slider says, Escape closes the row.
  private func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    switch press.name {
    case "Return", "KP_Enter":
      guard slider.isFocus else { return false }
      onChosen?(selected)
    case "Escape":
      setOpen(false)
      head.grabFocus()
    default: return false
    }
    return true
  }

  /// Shows what may come, when, with what is done just before and the number of what follows each
  /// time, and what follows.
  func show(
    _ choices: Choices, parts: [(name: String, act: String?, future: Int)], _ stills: [Still]
  ) {
    title.text = choices.events[choices.event]
    note.text = tr(
      "{n} of {all} differ", ["n": String(stills.count), "all": String(parts.count)])
    head.accessibleName = "\(title.text) \(note.text)"
    offer(choices)
    self.parts = parts.map(\.future)
    pictures = [:]
    isSelecting = true
    slider.begin(0...Double(max(1, parts.count - 1)))
    slider.isSensitive = parts.count > 1
    var seen: Set<Int> = []
    for (place, part) in parts.enumerated() {
      if seen.insert(part.future).inserted {
        slider.addMark(Double(place), String(part.future + 1), isAbove: true)
      }
      // What is done stands where its stretch begins.
      if let act = part.act, parts.count > 1 {
        let short =
          act.count > FuturesPanel.letters ? act.prefix(FuturesPanel.letters - 1) + "…" : act[...]
        slider.addMark(max(0, Double(place) - 0.5), String(short))
      }
    }
    row.destroyChildren()
    (buttons, areas) = ([], [])
    for (number, still) in stills.enumerated() { add(number, still) }
    row.showAll()
    isSelecting = false
    select(0)
    widget.show()
  }

  /// Fills the lists; one that has nothing to choose is not there.
  private func offer(_ choices: Choices) {
    let now = choices.events + ["\(choices.event)"] + choices.scenarios + [choices.ahead ?? ""]
    guard now != self.choices else { return }
    self.choices = now
    event.removeAll()
    for (place, text) in choices.events.enumerated() { event.append(text, id: "\(place)") }
    event.selected = "\(choices.event)"
    ahead.removeAll()
    ahead.append(tr("what can be tapped"), id: "")
    for name in choices.scenarios { ahead.append(OneLine.text(name), id: name) }
    ahead.selected = choices.ahead ?? ""
    event.isVisible = choices.events.count > 1
    ahead.isVisible = !choices.scenarios.isEmpty
    aheadWord.isVisible = !choices.scenarios.isEmpty
  }

  /// Shows the picture of a still.
  func show(_ picture: Picture?, of number: Int) {
    pictures[number] = picture
    if areas.indices.contains(number) { areas[number].queueDraw() }
  }

  /// Takes it away.
  func hide() {
    setOpen(false)
    widget.hide()
  }

  private func add(_ number: Int, _ still: Still) {
    let area = DrawingArea(takesInput: false)
    area.setSizeRequest(width: FuturesPanel.size.width, height: FuturesPanel.size.height)
    area.onDraw { [weak self] painter, size in
      guard let picture = self?.pictures[number] else { return }
      painter.fill(size, with: picture)
    }
    let when = Label("\(number + 1) · \(still.when)")
    when.addClass("heading")
    let what = Label(still.what)
    what.addClass("summary")
    for label in [when, what] {
      label.xalign = 0
      label.setWraps(true)
      label.setWidth(characters: 13, atMost: 13)
    }
    let words = Box(.vertical, spacing: 2)
    words.packStart(when)
    words.packStart(what)
    let face = Box(.horizontal, spacing: 8)
    face.packStart(area)
    face.packStart(words, expand: true)
    let button = ToggleButton()
    button.add(face)
    button.addClass("future")
    button.accessibleName = tr(
      "Go on: {when}. {what}", ["when": still.when, "what": still.what])
    button.onToggled { [weak self] in self?.toggled(number) }
    row.packMember(button, after: buttons)
    buttons.append(button)
    areas.append(area)
  }

  private func toggled(_ number: Int) {
    guard !isSelecting else { return }
    select(number)
    onChosen?(number)
  }

  private func slid(to part: Int) {
    guard !isSelecting, parts.indices.contains(part) else { return }
    mark(parts[part])
  }

  private func select(_ number: Int) {
    isSelecting = true
    if let part = parts.firstIndex(of: number) { slider.value = Double(part) }
    isSelecting = false
    mark(number)
  }

  private func mark(_ number: Int) {
    isSelecting = true
    selected = number
    play.label = tr("Play {n}", ["n": String(number + 1)])
    for (place, button) in buttons.enumerated() { button.isActive = place == number }
    isSelecting = false
  }

  private func setOpen(_ open: Bool) {
    isOpen = open
    content.isVisible = open
    arrow.setIcon(open ? "pan-down-symbolic" : "pan-up-symbolic")
    head.setAccessibleDescription(open ? tr("Opened") : tr("Closed"))
    if open { onOpened?() }
  }
}
