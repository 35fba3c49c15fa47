import EventLog
import Gtk
import Texts
import WindowWords
import Workbench

/// A pane under the list: the meaning of the selected row, its cause, and its place in the order of
/// calls.
@MainActor
final class DetailPane {
  let widget = Revealer()
  var onCopy: (@MainActor (String) -> Void)?
  var onClose: (@MainActor () -> Void)?
  /// Called with a 1-based line of the document that led to the row.
  var onLine: (@MainActor (Int) -> Void)?
  /// Called with the place in the log of a row that led to it.
  var onRow: (@MainActor (Int) -> Void)?

  private let pane = Box(.vertical, spacing: 4)
  private let sign = DrawingArea()
  private let call = Label()
  private let note = Label()
  /// A second label for the note, used when the heading has no room for it.
  private let lowNote = Label()
  private lazy var lowNoteRow = DetailPane.row("", lowNote)
  private let copy = Gtk.Button(icon: "edit-copy-symbolic")
  private let body = Box(.vertical, spacing: 3)
  private lazy var order = OrderBar()
  private lazy var orderRow = DetailPane.row(tr("Order"), order.widget)
  private var shown: RowDetail?
  private var look = LogLook.light
  /// What led to the row; made for the first one.
  private lazy var why = makeWhy()
  private lazy var whyRow = DetailPane.row(tr("Why"), why.widget)
  /// Returns another button in the heading, for calls; asked when the pane is built.
  var extra: (@MainActor () -> Gtk.Button?)?
  private var extraButton: Gtk.Button?

  init() { widget.setSlidesUp(milliseconds: 150) }

  /// Builds the pane at the first row, so that the window opens sooner.
  private func build() {
    sign.setSizeRequest(width: 14, height: 14)
    sign.align(.center, .center)
    sign.onDraw { [weak self] painter, size in
      guard let self, let shown else { return }
      painter.draw(
        shown.glyph, x: Double(size.width) / 2, y: Double(size.height) / 2,
        scale: Double(size.height) / 14, look: look)
    }
    for label in [call, note, lowNote] { label.xalign = 0 }
    // A selector is shown whole here, in two lines if necessary.
    call.setWraps(true)
    note.setEllipsize(.end)
    note.addClass("note")
    lowNote.setWraps(true)
    let heading = Box(.horizontal, spacing: 8)
    heading.addClass("title")
    heading.packStart(sign)
    heading.packStart(call)
    heading.packStart(note, expand: true)
    let close = Gtk.Button(icon: "window-close-symbolic")
    close.accessibleName = tr("Close details")
    close.tooltip = tr("Close (Escape)")
    close.onClicked { [weak self] in self?.onClose?() }
    copy.accessibleName = tr("Copy this row")
    copy.tooltip = tr("Copy this row (Ctrl+C)")
    copy.onClicked { [weak self] in
      guard let self, let shown else { return }
      onCopy?(shown.copy)
    }
    extraButton = extra?()
    for button in [close, copy, extraButton].compactMap({ $0 }) {
      button.hasRelief = false
      button.setFocusOnClick(false)
      heading.packEnd(button)
    }
    pane.addClass("detail")
    pane.accessibleRole = .panel
    pane.accessibleName = tr("Details")
    pane.packStart(heading)
    pane.packStart(body)
    widget.add(pane)
    widget.showAll()
    pane.onAllocate { [weak self] size in
      MainLoop.idle {
        self?.fit(size.width)
        return false
      }
    }
  }

  /// Moves the note below the heading if it does not fit next to the call.
  private func fit(_ width: Int) {
    sign.fitSign(to: call)
    // 120 is the width of the sign, both buttons and the gaps. Before the first layout there is no
    // width.
    let fits = width <= 1 || call.textWidth + note.textWidth + 120 <= width
    let isLow = !fits && !note.text.isEmpty
    if note.isVisible == isLow { note.isVisible = !isLow }
    if lowNoteRow.row.isVisible != isLow { lowNoteRow.row.isVisible = isLow }
  }

  /// Whether the details of a row are shown.
  var isOpen: Bool { widget.revealsChild }

  /// Shows the details of a row, or hides the pane.
  func show(_ detail: RowDetail?, names: Names?) {
    if detail != nil, names != nil, shown == nil { build() }
    widget.revealsChild = detail != nil
    guard let detail, let names, detail != shown else { return }
    shown = detail
    call.text = detail.arguments.isEmpty ? detail.call : "\(detail.call) \(detail.arguments)"
    call.tooltip = call.text
    call.setClass("method", detail.isMethod)
    call.setClass("words", !detail.isMethod)
    extraButton?.isVisible = detail.isMethod
    note.text = detail.note
    lowNote.text = detail.note
    sign.accessibleName = detail.glyphName
    sign.queueDraw()
    fill(detail, names)
    pane.setAccessibleDescription(
      ([call.text, detail.note] + detail.lines.map(\.text)).filter { !$0.isEmpty }
        .joined(separator: "; "))
  }

  private func fill(_ detail: RowDetail, _ names: Names) {
    for row in [orderRow.row, lowNoteRow.row, whyRow.row] { body.remove(row) }
    body.destroyChildren()
    body.packStart(lowNoteRow.row)
    var titles = [lowNoteRow, whyRow, orderRow].map(\.name)
    for line in detail.lines { titles.append(add(line.title, line.text)) }
    body.packStart(whyRow.row)
    orderRow.name.text = detail.chain.steps.isEmpty ? tr("Rule") : tr("Order")
    body.packStart(orderRow.row)
    if let state = detail.state { titles.append(add(tr("State"), state)) }
    body.showAll()
    // What they say is in one column, however long a language makes the longest of them.
    let width = titles.map(\.textWidth).max() ?? 0
    for title in titles { title.setSizeRequest(width: width, height: -1) }
    // A call of another application's log has no chain, and what is heard has no rules.
    whyRow.row.isVisible = false
    orderRow.row.isVisible = !detail.chain.steps.isEmpty || !detail.rules.isEmpty
    fit(pane.allocation.width)
    order.show(detail.chain, detail.rules, names: names)
  }

  /// Adds a line, and returns its title.
  private func add(_ title: String, _ text: String) -> Label {
    let label = Label(text)
    label.xalign = 0
    label.yalign = 0
    label.setWraps(true)
    label.setLines(3)
    label.setEllipsize(.end)
    label.tooltip = text
    let line = DetailPane.row(title, label)
    body.packStart(line.row)
    return line.name
  }

  private static func row(_ title: String, _ value: Widget) -> (row: Box, name: Label) {
    let name = Label(title)
    name.addClass("name")
    name.xalign = 1
    name.yalign = 0
    name.setWidth(characters: 7)
    let row = Box(.horizontal, spacing: 12)
    row.packStart(name)
    row.packStart(value, expand: true)
    return (row, name)
  }

  private func makeWhy() -> WhyBar {
    let why = WhyBar()
    why.onLine = { [weak self] in self?.onLine?($0) }
    why.onRow = { [weak self] in self?.onRow?($0) }
    return why
  }

  /// Shows what led to the row, or nothing.
  func show(_ chain: WhyChain?, _ rows: LogRows) {
    guard shown != nil else { return }
    whyRow.row.isVisible = chain != nil
    if let chain { why.show(chain, rows) }
  }

  /// Moves the keyboard's focus into the pane.
  func focus() { copy.grabFocus() }

  func setLook(_ look: LogLook) {
    self.look = look
    sign.queueDraw()
  }
}
