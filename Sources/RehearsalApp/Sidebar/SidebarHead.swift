import EventLog
import Gtk
import Texts

/// The head of the log: its name, the filter, the menu, and the chips for the kinds of rows.
@MainActor
final class SidebarHead {
  let widget = Box(.vertical, spacing: 4)
  /// The buttons for the pages, the filter and the tools.
  let rows = PaneHead()
  let chips = ChipBar<RowKind>(named: tr("Kinds of rows"))
  var onFilter: (@MainActor (String) -> Void)?
  var onPause: (@MainActor (Bool) -> Void)?
  var onCopy: (@MainActor () -> Void)?
  var onClear: (@MainActor () -> Void)?

  let field = FilterField()
  private let menu = SidebarMenu.button()
  private let pause = ToggleButton(icon: "media-playback-pause-symbolic")

  init() {
    field.onChange = { [weak self] in self?.onFilter?($0) }
    pause.accessibleName = tr("Pause")
    pause.tooltip = tr("Pause the log; the prototype goes on")
    pause.onToggled { [weak self] in
      guard let self else { return }
      onPause?(pause.isActive)
    }
    let copy = Button(icon: "edit-copy-symbolic")
    copy.accessibleName = tr("Copy")
    copy.tooltip = tr("Copy what the list shows")
    copy.onClicked { [weak self] in self?.onCopy?() }
    let clear = Button(icon: "edit-clear-all-symbolic")
    clear.accessibleName = tr("Clear")
    clear.tooltip = tr("Empty the log; the prototype goes on")
    clear.onClicked { [weak self] in self?.onClear?() }
    let tools = Box(.horizontal)
    tools.addClass("linked")
    for button in [pause, copy, clear] as [Button] {
      button.setFocusOnClick(false)
      tools.packStart(button)
    }
    rows.tools.packStart(field.entry, expand: true)
    rows.tools.packEnd(menu)
    rows.tools.packEnd(tools)
    widget.addClass("log-head")
    widget.packStart(rows.widget)
    widget.packStart(field.problem)
    widget.packStart(chips.widget)
  }

  var filter: String {
    get { field.entry.text }
    set { field.entry.text = newValue }
  }

  var isPaused: Bool {
    get { pause.isActive }
    set { pause.isActive = newValue }
  }

  /// Whether the filter has the keyboard's focus.
  var isTyping: Bool { field.isTyping }

  /// Closes the menu, because GTK does not close it after a choice.
  func closeMenu() { menu.isActive = false }

  func focusFilter() { field.entry.grabFocus() }
}

/// A bar that shows the count of waiting rows while the log is paused.
@MainActor
final class PausedBar {
  let widget = Revealer()
  var onResume: (@MainActor () -> Void)?

  private let label = Label()

  init() {
    let resume = Button(label: tr("Resume"))
    resume.setFocusOnClick(false)
    resume.onClicked { [weak self] in self?.onResume?() }
    label.xalign = 0
    let row = Box(.horizontal, spacing: 8)
    row.addClass("paused")
    row.packStart(label, expand: true)
    row.packEnd(resume)
    widget.add(row)
    widget.showAll()
  }

  /// Shows the count, or hides the bar with `nil`.
  func show(_ waiting: Int?) {
    if let waiting {
      label.text = ntr("Paused: 1 row waits", "Paused: {n} rows wait", waiting)
    }
    widget.revealsChild = waiting != nil
  }
}
