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
  private var buttons: [(file: WatchedFiles.File?, button: ToggleButton)] = []
  private var isSelecting = false
  /// How many files are listed without a scroll bar, which takes more room than their rows.
  private static let mostInView = 6

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
    buttons = []
    isFileShown = false
    widget.isVisible = !files.isEmpty
    guard !files.isEmpty else { return }
    let flow = FlowBox(spacing: 4, atMost: 8)
    flow.setHomogeneous(false)
    flow.align(.fill, .start)
    flow.accessibleRole = .list
    flow.accessibleName = tr("Command and files")
    for file in [nil] + files.map({ Optional($0) }) {
      let button = button(for: file)
      buttons.append((file, button))
      flow.add(button)
    }
    place.packStart(files.count > WatchedFileButtons.mostInView ? scrolling(flow) : flow)
    select(0)
    for part in [title, place] as [Widget] { part.showAll() }
  }

  private func scrolling(_ flow: FlowBox) -> Widget {
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setSizeRequest(height: 60)
    scrolled.add(flow)
    return scrolled
  }

  private func button(for file: WatchedFiles.File?) -> ToggleButton {
    let number = buttons.count
    let button = ToggleButton()
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
      onChosen?(file)
    }
    return button
  }

  private func select(_ number: Int) {
    isSelecting = true
    for (index, entry) in buttons.enumerated() { entry.button.isActive = index == number }
    isSelecting = false
    isFileShown = number > 0
  }
}
