import DialogModel
import DialogSimulator

/// What holds of every activity picker: its handler is called once for each activity that finishes,
/// and never without.
struct SharingInvariants: Sendable {
  private struct Ended: Hashable {
    var dialog: Int
    var type: String
    var completed: Bool
  }

  /// Own activities that have finished, and whose picker's handler has not been called yet.
  private var finished: [Ended] = []
  /// Built-in activities that were chosen, and have not ended yet.
  private var chosen: [DialogID: [String]] = [:]

  /// Reads an input that had an effect.
  mutating func read(_ input: Input, _ prototype: Prototype) {
    guard case .chooseActivity(let dialog, .builtIn(let activity)) = input else { return }
    chosen[dialog, default: []].append(activity.constant)
  }

  /// Reads a call of an activity or of a picker's handler; what is wrong with it, if something is.
  mutating func read(
    _ row: Row, _ selector: Selector, _ argument: Row.CallArgument, _ prototype: Prototype
  ) -> String? {
    if case .activity(let id) = row.target, let activity = prototype.activity(id) {
      guard selector == .activityDidFinish, row.rule != .v9,
        case .completed(let completed) = argument
      else { return nil }
      finished.append(
        Ended(dialog: id.dialog.index, type: activity.type, completed: completed))
      return nil
    }
    if case .item(let kind, let type) = argument {
      return row.target.gives(kind, to: type, in: prototype) ? nil : "no item gives this"
    }
    guard case .dialog(let dialog) = row.target,
      case .completion(let type, let completed) = argument
    else { return "not a picker's call" }
    guard let type else { return completed ? "completed without a choice" : nil }
    if let place = chosen[dialog]?.firstIndex(of: type) {
      chosen[dialog]?.remove(at: place)
      return nil
    }
    let ended = Ended(dialog: dialog.index, type: type, completed: completed)
    guard let place = finished.firstIndex(of: ended) else {
      return "nothing finished, or a second time"
    }
    finished.remove(at: place)
    return nil
  }

  /// What is wrong when nothing moves and nothing is due, if something is.
  func broken(atRest prototype: Prototype) -> String? {
    let unheard = finished.first {
      prototype.dialogs[$0.dialog].delegate.methods.contains(.completionHandler)
    }
    return unheard.map { "\($0.type) finished, and no handler was called" }
  }

  /// The application is gone, and all its pickers with it.
  mutating func forget() {
    finished = []
    chosen = [:]
  }
}

extension Target {
  /// Whether a picker has an item with texts for activities that gives this kind to an activity, by
  /// its type, or before one is chosen.
  fileprivate func gives(
    _ kind: ActivityItem.Kind, to type: String?, in prototype: Prototype
  ) -> Bool {
    guard case .dialog(let dialog) = self, let picker = prototype[dialog]?.activityPicker else {
      return false
    }
    let choice = picker.choices.first { picker.type(of: $0) == type }
    guard type == nil || choice != nil else { return false }
    let items = choice.map(picker.items) ?? picker.items
    return picker.textsFor.keys.contains { items[$0].kind == kind }
  }
}
