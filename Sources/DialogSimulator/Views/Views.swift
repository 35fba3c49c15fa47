public import DialogModel

/// A screen on the stack of screens.
public struct StackedScreen: Hashable, Sendable {
  /// The screen.
  public let screen: ScreenID
  /// Whether it was presented over the screen below, and not pushed.
  public let isModal: Bool
  /// Whether code asked for an animation when it came; a modal screen goes as it came.
  var isAnimated = true
}

/// The way from one screen to another that is running.
public struct Passage: Hashable, Sendable {
  /// What moves.
  public enum Kind: Hashable, Sendable {
    /// The new screen comes from the right.
    case push
    /// The old screen goes to the right.
    case pop
    /// The new screen comes over the old one.
    case presentation
    /// The old screen goes, and uncovers the new one.
    case dismissal

    /// Whether a modal screen comes or goes.
    public var isModal: Bool { self == .presentation || self == .dismissal }
  }

  /// The number of the movement, so that its frame is found.
  var number: Int32
  /// What moves.
  public let kind: Kind
  /// The screen before.
  public let from: ScreenID
  /// The screen after.
  public let to: ScreenID
  /// Whether it moves, or is done at once.
  let animated: Bool
  /// Whether code asked for an animation.
  var asksForAnimation = true
  /// The screens that are removed from the stack when it begins.
  let removed: [ScreenID]
  /// When it began; equal to ``until`` before it moves.
  public internal(set) var start: SimulatedTime
  /// When it ends.
  public internal(set) var until: SimulatedTime
  /// Whether it has begun to move.
  public internal(set) var hasBegun = false
}

/// The part of a run's state that holds the view controllers: the stack of screens, and which views
/// are in the window.
struct Views: Hashable, Sendable {
  /// Where a view is on its way into the window or out of it; a view without an entry is outside.
  enum Appearance: Hashable, Sendable {
    case appearing, appeared, disappearing
    /// About to appear once more, before the last call of its disappearance.
    case returning
  }

  /// The screens, from the root to the top; the top is the screen that is shown.
  var stack: [StackedScreen] = []
  /// The stacks of the tabs that are not selected, by their roots.
  var kept: [ScreenID: [StackedScreen]] = [:]
  /// The view controllers whose views are loaded.
  var loaded: Set<ViewControllerID> = []
  /// The views that are in the window, or on their way.
  var appearances = Appearances()
  /// The way between two screens that is running, if there is one.
  var passage: Passage?

  /// Forgets a view controller: the next one of this id is a new one.
  mutating func forget(_ controller: ViewControllerID) {
    loaded.remove(controller)
    appearances[controller] = nil
  }

  /// The next presentation of a view has a new controller, also while the last call of the one
  /// before is still to come.
  mutating func renew(_ controller: ViewControllerID) {
    if appearances[controller] == .disappearing { loaded.remove(controller) }
  }

  /// Whether a view is out of the window, or about to have its last call there.
  func hasLeft(_ controller: ViewControllerID) -> Bool {
    appearances[controller].map { $0 == .disappearing } ?? true
  }

  /// Whether a screen is on the stack.
  func holds(_ screen: ScreenID) -> Bool { stack.contains { $0.screen == screen } }
}

extension State {
  /// The screens, from the root to the one that is shown.
  public var screens: [StackedScreen] { views.stack }

  /// What the calls of the views that are in the window, or on their way, are about.
  package var targetsInWindow: Set<Target> {
    Set(views.appearances.entries.map(\.controller.target))
  }

  /// The way between two screens that is running; `nil` before it moves.
  public var passage: Passage? { views.passage.flatMap { $0.hasBegun ? $0 : nil } }

  /// The screen that the back button returns to; `nil` if there is no such button.
  public var backScreen: ScreenID? {
    guard let top = views.stack.last, !top.isModal else { return nil }
    return views.stack.dropLast().last?.screen
  }

  /// Whether a presented view covers the whole screen and does not move, so that nothing below can
  /// be seen.
  public var screenIsHidden: Bool { stack.floor != nil }

  /// The topmost view controller: of a presented view, else of the screen.
  var topController: ViewControllerID? {
    if let place = stack.topView { return .dialog(stack.showings[place].dialog) }
    return device.screen.map { .screen($0) }
  }

  /// The view controller below a presented view.
  func controller(below view: DialogID) -> ViewControllerID? {
    guard let position = position(of: view) else { return topController }
    let below = stack.showings[..<position].last { $0.kind == .view && !$0.isLeaving }
    return below.map { .dialog($0.dialog) } ?? device.screen.map { .screen($0) }
  }

  /// Whether a view controller has a view on the screen's stack, or in a presentation.
  func isInChain(_ controller: ViewControllerID) -> Bool {
    switch controller {
    case .screen(let screen): device.screen == screen
    case .dialog(let dialog): position(of: dialog) != nil
    }
  }
}

extension Stack {
  /// The place of the topmost presented view that covers the whole screen and does not move.
  var floor: Int? {
    showings.lastIndex {
      $0.kind == .view && $0.placement == .view(.fullScreen) && $0.phase == .presented
    }
  }

  /// The place of the topmost presented view that does not leave.
  var topView: Int? { showings.lastIndex { $0.kind == .view && !$0.isLeaving } }
}

extension Simulator {
  /// Whether a presented view or a modal screen comes or goes.
  var presentationIsMoving: Bool {
    if let passage = state.views.passage { return passage.kind.isModal }
    guard let transition = state.stack[transitionIn: .application] else { return false }
    return tables.kind(of: transition.dialog) == .view
  }
}

extension Prototype {
  /// How a presented view covers the screen of this device.
  func coverage(of dialog: DialogID) -> Placement.View {
    guard device == .tablet else { return .fullScreen }
    switch dialogs[dialog.index].kind {
    case .formSheet: return .formSheet
    case .presentedView(let view): return view.style == .pageSheet ? .pageSheet : .fullScreen
    case .alert, .actionSheet, .activityPicker, .popover: return .fullScreen
    }
  }
}

extension Views {
  /// Whether a passage between screens takes the turn of a window.
  @inline(__always)
  func takeTurn(of window: Stack.Window) -> Bool {
    window == .application && passage != nil
  }
}
