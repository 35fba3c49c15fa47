import EventLog
import Gtk
import Session
import Texts

/// The files of a command whose change asks again: a button for each, which shows its text.
@MainActor
final class WatchedFileButtons {
  let widget = Box(.horizontal, spacing: 8)
  /// Called with the file to show; `nil` for the command.
  var onChosen: (@MainActor (WatchedFiles.File?) -> Void)?
  /// Whether a file is shown, and not the command.
  private(set) var isFileShown = false

  private let title = Label(tr("Look at:"))
  private let place = Box(.vertical)
  private var files: [WatchedFiles.File] = []
  /// The buttons that are made, by their place; the first one is the command's.
  private var buttons: [Int: ToggleButton] = [:]
  private var rows: GrowingRows?
  private var isSelecting = false
  /// How many files are listed without a scroll bar, which takes more room than their rows.
  private static let mostInView = 6
  /// How many have their buttons side by side, which are all made at once.
  private static let mostAtOnce = 40
  /// The height of a list that scrolls, in pixels.
  private static let height = 60

  init() {
    title.addClass("caption")
    title.align(.start, .start)
    title.setMargins(top: 4)
    widget.packStart(title)
    widget.packStart(place, expand: true)
    widget.ignoresShowAll = true
  }

  /// Lists files, and chooses the command.
  func show(_ files: [WatchedFiles.File]) {
    place.destroyChildren()
    self.files = files
    buttons = [:]
    rows = nil
    isFileShown = false
    widget.isVisible = !files.isEmpty
    guard !files.isEmpty else { return }
    if files.count <= WatchedFileButtons.mostAtOnce { showSideBySide() } else { showRows() }
    select(0)
    for part in [title, place] as [Widget] { part.showAll() }
    // GTK keeps whether the height of an empty box depends on its width until its size is measured
    // for, and its parent then takes that for the box with the buttons.
    _ = place.preferredSize
    widget.queueResize()
  }

  /// Takes files that are those that are listed, written again.
  func update(_ files: [WatchedFiles.File]) { self.files = files }

  private func showSideBySide() {
    let flow = FlowBox(spacing: 4, atMost: 8)
    flow.setHomogeneous(false)
    flow.align(.fill, .start)
    name(flow)
    for number in 0...files.count { flow.add(button(number)) }
    place.packStart(files.count > WatchedFileButtons.mostInView ? scrolling(flow) : flow)
  }

  private func showRows() {
    let list = Box(.vertical, spacing: 4)
    name(list)
    let scrolled = scrolling(list)
    place.packStart(scrolled)
    let rows = GrowingRows(in: scrolled)
    rows.make = { [weak self] number in
      let row = Box(.horizontal)
      if let self { row.packStart(button(number)) }
      return row
    }
    rows.show(files.count + 1, in: list)
    self.rows = rows
  }

  private func name(_ list: Widget) {
    list.accessibleRole = .list
    list.accessibleName = tr("Command and files")
  }

  private func scrolling(_ list: Widget) -> ScrolledWindow {
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setSizeRequest(height: WatchedFileButtons.height)
    scrolled.add(list)
    return scrolled
  }

  private func button(_ number: Int) -> ToggleButton {
    let button = ToggleButton()
    let file = number > 0 ? files[number - 1] : nil
    let label = Label(file.map { FileName.text($0.word) } ?? tr("Command"))
    label.setEllipsize(.middle)
    label.setWidth(atMost: 28)
    button.add(label)
    button.addClass("file")
    button.accessibleName = label.text
    if let file {
      button.tooltip = tr(
        "{file}, {size} bytes",
        ["file": FileName.text(file.path), "size": StopText.grouped(file.size)])
    }
    button.setFocusOnClick(false)
    button.onToggled { [weak self] in
      guard let self, !isSelecting else { return }
      select(number)
      onChosen?(number > 0 ? files[number - 1] : nil)
    }
    buttons[number] = button
    return button
  }

  private func select(_ chosen: Int) {
    isSelecting = true
    for (number, button) in buttons { button.isActive = number == chosen }
    isSelecting = false
    isFileShown = chosen > 0
  }
}
