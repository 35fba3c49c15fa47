import DialogModel

/// The last calls about the appearance of view controllers, to tell an appearance that was turned
/// round from one with a call too few.
struct Appearances<Key: Hashable & Sendable>: Sendable {
  private var calls: [(key: Key, call: Selector)] = []

  /// How many calls are looked at: an appearance takes a few of each controller.
  private static var most: Int { 48 }

  /// Takes the next call.
  mutating func add(_ call: Selector, of key: Key) {
    switch call {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: break
    default: return
    }
    if calls.count >= 2 * Self.most { calls.removeFirst(Self.most) }
    calls.append((key, call))
  }

  /// How a call turns an appearance round, by the calls of other controllers.
  ///
  /// - Parameters:
  ///   - previous: the controller's last call.
  ///   - key: the controller.
  func turn(_ call: Selector, after previous: Selector, of key: Key) -> CallOrder.Turn {
    let recent = calls.suffix(Self.most)
    guard let before = recent.lastIndex(where: { $0.key == key && $0.call == previous }) else {
      return .none
    }
    switch previous {
    case .viewWillDisappear:
      let others = recent[(before + 1)...]
      if isDismissedAtOnce(others) { return .dismissedAtOnce }
      return isGivenUp(others) ? .givenUp : .none
    case .viewWillAppear:
      // It came because another one began to leave, which is still here or is coming back.
      let isGivenUp = Set(recent[..<before].map(\.key)).contains { other in
        guard other != key else { return false }
        let later = recent[before...].filter { $0.key == other }.map(\.call)
        let left = recent[..<before].last { $0.key == other }?.call == .viewWillDisappear
        return left && [.viewWillAppear, .viewDidAppear].starts(with: later)
      }
      return isGivenUp ? .givenUp : .none
    default:
      return .none
    }
  }

  /// Whether who came in place of a controller has arrived and leaves in the same moment (W27).
  private func isDismissedAtOnce(_ others: ArraySlice<(key: Key, call: Selector)>) -> Bool {
    guard let last = others.last, let before = others.dropLast().last else { return false }
    return last.call == .viewWillDisappear && before.call == .viewDidAppear
      && last.key == before.key
  }

  /// Whether who came in place of a controller has not arrived.
  private func isGivenUp(_ others: ArraySlice<(key: Key, call: Selector)>) -> Bool {
    others.allSatisfy { other in
      switch other.call {
      case .viewDidAppear: false
      case .viewDidDisappear:
        others.contains { $0.key == other.key && $0.call == .viewWillAppear }
      default: true
      }
    }
  }
}
