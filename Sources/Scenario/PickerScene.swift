import DialogModel
import DialogSimulator
import Session

// Activity pickers, as a person sees them.

extension Scene {
  /// What an activity picker that is up shows: the names of its activities and, on a phone, its
  /// button; or the title of the view in its place.
  func pickerTexts(of showing: Showing) -> [String] {
    guard let shown = showing.picker, let picker = picker(showing.dialog) else { return [] }
    switch shown.content {
    case .choosing:
      return shown.choices.map(picker.title) + (showing.hasCancel ? [picker.cancelTitle] : [])
    case .view(let activity):
      guard case .shows(let view)? = simulator.prototype.activity(activity)?.behaviour else {
        return []
      }
      let title = shown.screens.last.map { simulator.prototype[$0]?.title } ?? view.title
      return [title, simulator.prototype.backTitle(in: shown)].compactMap { $0 }
    case .builtIn(let activity): return [picker.title(of: .builtIn(activity))]
    }
  }

  /// The input that taps what shows a text in an activity picker; `nil` where nothing there does.
  func tap(_ pattern: TextPattern, in showing: Showing, _ matcher: Matcher) -> Input? {
    guard let shown = showing.picker, shown.content == .choosing,
      let picker = picker(showing.dialog)
    else { return nil }
    if let choice = shown.choices.first(where: { matcher.matches(pattern, picker.title(of: $0)) }) {
      return .chooseActivity(showing.dialog, choice)
    }
    guard showing.hasCancel, matcher.matches(pattern, picker.cancelTitle) else { return nil }
    return .cancelPicker(showing.dialog)
  }

  /// The input that taps an activity by its own type, or a built-in one by its name; `nil` where no
  /// picker offers it.
  func tap(activity name: String, of dialog: DialogID?) -> Input? {
    for showing in state.showings.reversed() where dialog == nil || showing.dialog == dialog {
      guard let shown = showing.picker, shown.content == .choosing,
        let picker = picker(showing.dialog)
      else { continue }
      let choice = shown.choices.first { picker.name(of: $0) == name }
      if let choice { return .chooseActivity(showing.dialog, choice) }
    }
    return nil
  }

  private func picker(_ dialog: DialogID) -> ActivityPicker? {
    simulator.prototype[dialog]?.activityPicker
  }
}

extension Showing {
  /// Whether a picker has a button that closes it: in a popover it has none.
  fileprivate var hasCancel: Bool { placement.showsCancel }
}
