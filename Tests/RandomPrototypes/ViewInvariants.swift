import DialogModel
import DialogSimulator

/// What holds of every view controller that hears of all its view does: once nothing moves, the last
/// call of one whose view is in the window is `viewDidAppear:`, of any other `viewDidDisappear:` (W27).
struct ViewInvariants: Sendable {
  private static let ends: [Selector] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// The last call of each that hears all four.
  private var last: [Target: Selector] = [:]

  /// Reads a call.
  mutating func read(_ row: Row, _ selector: Selector, _ prototype: Prototype) {
    guard ViewInvariants.ends.contains(selector) else { return }
    let controller: ViewController? =
      switch row.target {
      case .screen(let screen): prototype[screen]?.controller
      case .dialog(let dialog): prototype[dialog]?.controller
      default: nil
      }
    guard let methods = controller?.methods,
      ViewInvariants.ends.allSatisfy({ methods.responds(to: $0) })
    else { return }
    last[row.target] = selector
  }

  /// The process has ended: the next one has new controllers.
  mutating func forget() { last = [:] }

  /// What is wrong where nothing moves any more, if something is.
  func broken(atRest state: State) -> String? {
    guard state.application == .active else { return nil }
    let shown = state.targetsInWindow
    for (target, selector) in last {
      let expected = shown.contains(target) ? Selector.viewDidAppear : .viewDidDisappear
      if selector != expected {
        return "at rest the last call of \(target) is \(selector.name), not \(expected.name)"
      }
    }
    return nil
  }
}
