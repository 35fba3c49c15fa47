import Gtk
import Texts

/// The panes of a window: the contents, the stage, and the sidebar at the right or at the bottom.
@MainActor
final class WindowPanes {
  typealias Dock = Preferences.SidebarPosition

  let widget = Box(.horizontal)

  private let contents: Widget
  private let stage: Widget
  private let messages: Widget
  private let sidebar: Sidebar
  private let right: RightPane
  /// The room of the sidebar.
  ///
  /// In a low one it scrolls, because it would otherwise take height from
  /// the stage, and the device would change its size whenever something is shown below the calls.
  private let room = ScrolledWindow()
  /// What is over the room at the right, and both.
  let aside = Box(.vertical)
  private let column = Box(.vertical)
  private let focusStage: @MainActor (Window) -> Bool
  private let whole = Paned(.horizontal)
  private let inner = Paned(.horizontal)
  private let strip = Box(.vertical)
  /// The share of the room that the stage has, for each place of the sidebar.
  private var share: [Dock: Double] = [.right: 0.486, .bottom: 0.55]
  private var dock = Dock.right
  private var showsCalls = true
  /// Whether the stage is alone; then no other pane comes back, and none gets the focus.
  private var isAlone = false
  private var dockAction: StatefulAction?
  private var showAction: StatefulAction?

  /// The approximate height of a window's title bar, in pixels.
  private static let headerHeight = 47

  private static let least = Size(width: 320, height: 200)

  /// - Parameters:
  ///   - stage: the column with the stage, the messages over it and the bars.
  ///   - focusStage: gives the keyboard's focus to the prototype.
  init(
    contents: Widget, stage: Widget, messages: Widget, sidebar: Sidebar, right: RightPane,
    focusStage: @escaping @MainActor (Window) -> Bool
  ) {
    self.contents = contents
    self.stage = stage
    self.messages = messages
    self.focusStage = focusStage
    self.sidebar = sidebar
    self.right = right
    room.setPolicy(horizontal: .never, vertical: .automatic)
    room.setOverlayScrolling(false)
    room.canFocus = false
    right.widget.add(sidebar.widget, named: RightPane.Page.calls.rawValue)
    right.addSwitcher(to: sidebar.head.rows)
    room.add(right.widget)
    sidebar.widget.onAllocate { [weak self] _ in
      // Done later, because a layout is in progress.
      MainLoop.idle {
        self?.revealQuestion()
        return false
      }
    }
    room.setSizeRequest(width: WindowPanes.least.width)
    room.accessibleName = tr("Room of the calls")
    whole.accessibleName = tr("Room of the contents")
    inner.accessibleName = tr("Room of the stage")
    // Both sides grow with the window, so that one does not take the room of the other.
    inner.setFirst(stage, resize: true)
    column.packStart(aside)
    column.packStart(room, expand: true)
    inner.setSecond(column, resize: true)
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
    let size = room.allocation
    guard showsCalls else { return }
    if dock == .right {
      preferences.sidebarWidth = size.width
    } else {
      preferences.sidebarHeight = size.height
    }
  }

  /// The size of the column at the right, where something can stand over the calls; `nil` where not.
  var columnSize: Size? { dock == .right && showsCalls && !isAlone ? column.allocation.size : nil }

  /// The width of what is beside the map, in pixels.
  private static let besideMap = 368
  /// Where the edge of the stage was before the map was shown.
  private var edgeBeforeMap: Int?

  /// Gives a map more room than the stage has, or takes it back; an edge that a person has moved
  /// meanwhile stays.
  func setWide(_ wide: Bool) {
    guard dock == .right, showsCalls, !isAlone else { return }
    let edge = inner.allocation.width - WindowPanes.besideMap
    if wide, edge > inner.position {
      edgeBeforeMap = inner.position
      inner.position = edge
    } else if !wide, let before = edgeBeforeMap {
      if abs(inner.position - edge) < 3 { inner.position = before }
      edgeBeforeMap = nil
    }
  }

  /// Shows the stage alone, or all panes as before.
  func setAlone(_ alone: Bool) {
    isAlone = alone
    contents.isVisible = !alone
    for part in [column, room, right.widget, sidebar.widget] as [Widget] {
      part.isVisible = !alone && showsCalls
    }
    strip.isVisible = !alone && !showsCalls
  }

  /// Adds the actions for the panes to the window.
  func addActions(to window: ApplicationWindow) {
    let dock = StatefulAction(choice: "dock", initial: dock.rawValue) { [weak self] in
      if let dock = Dock(rawValue: $0) { self?.dock(dock) }
    }
    let show = StatefulAction(switch: "show-calls", initial: true) { [weak self] in
      guard let self, !isAlone else { return }
      self.show(!showsCalls)
    }
    for action in [dock, show] { window.add(action) }
    (dockAction, showAction) = (dock, show)
    if !Preferences.shared.isSidebarVisible { self.show(false) }
    for (name, step) in [("next-pane", 1), ("previous-pane", -1)] {
      window.addAction(name) { [weak self, weak window] in
        if let self, let window, !isAlone { moveFocus(step, in: window) }
      }
    }
  }

  /// Shows or hides the sidebar; while it is hidden, a strip can bring it back.
  private func show(_ shown: Bool) {
    showsCalls = shown
    setAlone(isAlone)
    showAction?.show(isOn: shown)
  }

  private func dock(_ new: Dock) {
    sidebar.head.closeMenu()
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
    room.setSizeRequest(
      width: new == .right ? WindowPanes.least.width : nil,
      height: new == .bottom ? WindowPanes.least.height : nil)
    sidebar.setAtBottom(new == .bottom)
  }

  /// Scrolls to a question that waits for an answer, which is at the end of the sidebar.
  private func revealQuestion() {
    if sidebar.isHolding { room.verticalOffset = room.contentHeight }
  }

  /// Moves the keyboard's focus from pane to pane: contents, prototype, messages over it, list,
  /// details.
  ///
  /// - Parameter step: 1 to the next pane, -1 to the one before.
  private func moveFocus(_ step: Int, in window: ApplicationWindow) {
    // The welcome page is in their place.
    guard widget.isMapped else { return }
    let showsCalls = right.page == .calls
    let panes: [(widget: Widget, take: @MainActor () -> Bool)] = [
      (contents, { [contents] in contents.focusInside() }),
      (stage, { [focusStage] in focusStage(window) }),
      (messages, { [messages] in messages.focusInside() }),
      (right.widget, { [right] in right.content(of: right.page)?.takeFocus() ?? false }),
      (sidebar.list, { [sidebar] in showsCalls && sidebar.focusList() }),
      (sidebar.detail.widget, { [sidebar] in showsCalls && sidebar.focusDetail() }),
    ]
    // The messages are in the column of the stage too.
    let here = panes.lastIndex { window.hasFocus(inside: $0.widget) }
    // What is next to the panes is before the one that follows it; nowhere is before the prototype.
    let next = here ?? (window.hasFocus(inside: sidebar.widget) ? 3 : window.focusesNothing ? 1 : 0)
    let first = here == nil && step > 0 ? next : next + step
    // The focus first leaves the pane; otherwise it would move within the pane.
    for each in 0..<panes.count {
      window.setFocus(nil)
      if panes[(first + each * step + 2 * panes.count) % panes.count].take() { return }
    }
  }
}
