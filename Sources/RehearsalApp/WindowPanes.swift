import Gtk
import Texts

/// The panes of a window: the contents, the stage, and the sidebar at the right or at the bottom.
@MainActor
final class WindowPanes {
  typealias Dock = Preferences.SidebarPosition

  let widget = Box(.horizontal)

  private let contents: Widget
  private let stage: Widget
  private let sidebar: Sidebar
  private let whole = Paned(.horizontal)
  private let inner = Paned(.horizontal)
  private let strip = Box(.vertical)
  /// The share of the room that the stage has, for each place of the sidebar.
  private var share: [Dock: Double] = [.right: 0.486, .bottom: 0.55]
  private var dock = Dock.right
  private var showsCalls = true
  private var dockAction: StatefulAction?
  private var showAction: StatefulAction?

  /// The approximate height of a window's title bar, in pixels.
  private static let headerHeight = 47

  private static let least = Size(width: 320, height: 200)

  init(contents: Widget, stage: Widget, sidebar: Sidebar) {
    self.contents = contents
    self.stage = stage
    self.sidebar = sidebar
    sidebar.widget.setSizeRequest(width: WindowPanes.least.width)
    // Both sides grow with the window, so that one does not take the room of the other.
    inner.setFirst(stage, resize: true)
    inner.setSecond(sidebar.widget, resize: true)
    whole.setFirst(contents, resize: false)
    whole.setSecond(inner, resize: true)
    restore()
    let show = Button(icon: "pan-start-symbolic")
    show.accessibleName = tr("Show calls")
    show.tooltip = tr("Show the calls (F9)")
    show.hasRelief = false
    show.setFocusOnClick(false)
    show.onClicked { [weak self] in self?.show(true) }
    strip.addClass("log-strip")
    strip.packStart(show, expand: true)
    strip.ignoresShowAll = true
    show.showAll()
    widget.packStart(whole, expand: true)
    widget.packStart(strip)
  }

  /// Divides the room like the last window.
  private func restore() {
    let preferences = Preferences.shared
    let size = preferences.firstSize
    whole.position = preferences.contentsWidth
    if preferences.sidebarPosition == .bottom { turn(.bottom) }
    let room =
      dock == .right
      ? size.width - whole.position - preferences.sidebarWidth
      : size.height - preferences.sidebarHeight - WindowPanes.headerHeight
    inner.position = max(WindowPanes.least.height, room - 2)
  }

  /// Keeps the division for the next window.
  func remember() {
    let preferences = Preferences.shared
    preferences.contentsWidth = whole.position
    preferences.sidebarPosition = dock
    preferences.isSidebarVisible = showsCalls
    let size = sidebar.widget.allocation
    guard showsCalls else { return }
    if dock == .right {
      preferences.sidebarWidth = size.width
    } else {
      preferences.sidebarHeight = size.height
    }
  }

  /// Shows the stage alone, or all panes as before.
  func setAlone(_ alone: Bool) {
    contents.isVisible = !alone
    sidebar.widget.isVisible = !alone && showsCalls
    strip.isVisible = !alone && !showsCalls
  }

  /// Adds the actions for the panes to the window.
  func addActions(to window: ApplicationWindow) {
    let dock = StatefulAction(choice: "dock", initial: dock.rawValue) { [weak self] in
      if let dock = Dock(rawValue: $0) { self?.dock(dock) }
    }
    let show = StatefulAction(switch: "show-calls", initial: true) { [weak self] in
      guard let self else { return }
      self.show(!showsCalls)
    }
    for action in [dock, show] { window.add(action) }
    (dockAction, showAction) = (dock, show)
    if !Preferences.shared.isSidebarVisible { self.show(false) }
    window.addAction("next-pane") { [weak self, weak window] in
      if let window { self?.focusNext(in: window) }
    }
  }

  /// Shows or hides the sidebar; while it is hidden, a strip can bring it back.
  private func show(_ shown: Bool) {
    showsCalls = shown
    setAlone(!contents.isVisible)
    showAction?.show(isOn: shown)
  }

  private func dock(_ new: Dock) {
    sidebar.closeMenu()
    show(true)
    guard new != dock else { return }
    let room = inner.allocation
    let length = dock == .right ? room.width : room.height
    if length > 1 { share[dock] = Double(inner.position) / Double(length) }
    turn(new)
    // GTK keeps the share when the length changes, so the position is set for the old length.
    inner.position = Int(Double(length) * (share[new] ?? 0.5))
    dockAction?.show(choice: new.rawValue)
  }

  private func turn(_ new: Dock) {
    dock = new
    inner.orientation = new == .right ? .horizontal : .vertical
    sidebar.widget.setSizeRequest(
      width: new == .right ? WindowPanes.least.width : nil,
      height: new == .bottom ? WindowPanes.least.height : nil)
    sidebar.widget.setClass("at-bottom", new == .bottom)
  }

  /// Moves the keyboard's focus from pane to pane: contents, stage, list, details.
  private func focusNext(in window: ApplicationWindow) {
    let panes: [(Widget, @MainActor () -> Bool)] = [
      (contents, { [contents] in contents.focusInside() }),
      (stage, { [stage] in stage.focusInside() }),
      (sidebar.list, { [sidebar] in sidebar.focusList() }),
      (sidebar.detail.widget, { [sidebar] in sidebar.focusDetail() }),
    ]
    let here = panes.firstIndex { window.hasFocus(inside: $0.0) }
    let start = here.map { $0 + 1 } ?? (window.hasFocus(inside: sidebar.widget) ? 2 : 0)
    // The focus first leaves the pane; otherwise it would move within the pane.
    for step in 0..<panes.count {
      window.setFocus(nil)
      if panes[(start + step) % panes.count].1() { return }
    }
  }
}
