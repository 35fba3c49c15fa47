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

  let widget = Box(.vertical)
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
  private let slider = Slider(0...1, step: 1)
  private let row = Box(group: tr("What follows"), spacing: 8)
  private var buttons: [ToggleButton] = []
  private var areas: [DrawingArea] = []
  private var pictures: [Int: Picture] = [:]
  private var parts: [Int] = []
  private var isSelecting = false

  private static let size = Size(width: 60, height: 106)

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
    content.packStart(slider)
    content.packStart(scrolled)
    content.ignoresShowAll = true
    widget.addClass("futures")
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Futures")
    widget.packStart(head)
    widget.packStart(content)
    widget.align(.fill, .end)
    widget.ignoresShowAll = true
    for part in [head, slider, scrolled] as [Widget] { part.showAll() }
  }

  /// Shows when the task may end, with the number of what follows each time, and what follows.
  func show(_ title: String, parts: [(name: String, future: Int)], _ stills: [Still]) {
    self.title.text = title
    note.text = tr(
      "{n} of {all} differ", ["n": String(stills.count), "all": String(parts.count)])
    head.accessibleName = "\(title) \(note.text)"
    self.parts = parts.map(\.future)
    pictures = [:]
    isSelecting = true
    slider.begin(0...Double(max(1, parts.count - 1)))
    slider.isSensitive = parts.count > 1
    var seen: Set<Int> = []
    for (place, part) in parts.enumerated() where seen.insert(part.future).inserted {
      slider.addMark(Double(place), String(part.future + 1))
    }
    row.destroyChildren()
    (buttons, areas) = ([], [])
    for (number, still) in stills.enumerated() { add(number, still) }
    row.showAll()
    isSelecting = false
    select(0)
    widget.show()
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
      label.setWidth(characters: 9, atMost: 13)
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
