import DialogModel
import DialogSimulator
import Session

/// What a tap would reach.
enum Reach: Hashable {
  /// The input that taps it.
  case input(Input)
  /// It is on the screen, but covered, or something moves.
  case notYet
  /// It is not on the screen.
  case absent
}

extension Scene {
  /// What a step's tap would reach now.
  ///
  /// - Parameter now: also in the middle of a movement, or under another dialog.
  func reach(
    _ target: ScenarioStep.TapTarget, dialog: DialogID?, now: Bool, matcher: Matcher
  ) -> Reach {
    switch target {
    case .outside:
      return state.visibleShowings.isEmpty ? .absent : settled(.tapOutside, now)
    case .button(let index):
      let alert =
        dialog.map { id in state.showings.last { $0.dialog == id } } ?? state.showings.last
      guard let alert else { return .absent }
      if alert.loader != nil {
        // The only button of a loader counts as the cancel button.
        let cancel = simulator.indices[alert.dialog.index].cancelButtonIndex
        return index == max(0, cancel) ? reach(loader: alert, now) : .absent
      }
      guard simulator.drawnButtons(of: alert).contains(index) else { return .absent }
      return reach(alert, index, now)
    case .control(let reference):
      let shown = controls.map(\.id)
      guard let id = shown.first(where: reference.candidates.contains) else { return .absent }
      return settled(.tapControl(id), now || simulator.isReachable(id) ? now : nil)
    case .field(let index):
      let alert =
        dialog.map { id in state.showings.last { $0.dialog == id } } ?? state.showings.last
      guard let alert, alert.shownFields.contains(index) else { return .absent }
      return reach(alert, field: index, now)
    case .activity(let name):
      guard let (input, picker) = tap(activity: name, of: dialog) else { return .absent }
      return settled(input, now || picker.dialog == top?.dialog ? now : nil)
    case .text(let pattern):
      return reach(pattern, dialog: dialog, now: now, matcher: matcher)
    }
  }

  private func reach(
    _ pattern: TextPattern, dialog: DialogID?, now: Bool, matcher: Matcher
  ) -> Reach {
    for alert in state.showings.reversed() where dialog == nil || alert.dialog == dialog {
      if let cancel = alert.loader?.cancelTitle, matcher.matches(pattern, cancel) {
        return reach(loader: alert, now)
      }
      if let found = buttons(of: alert).first(where: { matcher.matches(pattern, $0.title) }) {
        return reach(alert, found.index, now)
      }
      let inside = controls.first {
        $0.id.holder == alert.holder && texts(of: $0).contains { matcher.matches(pattern, $0) }
      }
      if let inside {
        return settled(.tapControl(inside.id), now || simulator.isReachable(inside.id) ? now : nil)
      }
      if let input = tap(pattern, in: alert, matcher) {
        return settled(input, now || alert.dialog == top?.dialog ? now : nil)
      }
      if let index = alert.shownFields.first(where: { index in
        texts(of: .alert(alert.dialog, index: index)).contains { matcher.matches(pattern, $0) }
      }) {
        return reach(alert, field: index, now)
      }
    }
    guard dialog == nil,
      let found = controls.first(where: { control in
        texts(of: control).contains { matcher.matches(pattern, $0) }
      })
    else { return .absent }
    return settled(.tapControl(found.id), now || simulator.isReachable(found.id) ? now : nil)
  }

  private func reach(_ alert: Showing, _ index: Int, _ now: Bool) -> Reach {
    let onTop = alert.dialog == top?.dialog
    return settled(.tapButton(alert.dialog, index: index), now || onTop ? now : nil)
  }

  private func reach(_ alert: Showing, field: Int, _ now: Bool) -> Reach {
    let onTop = alert.dialog == top?.dialog
    let input = Input.tapField(.alert(alert.dialog, index: field))
    return settled(input, now || onTop ? now : nil)
  }

  /// The button of a loader that cancels its job, if it has one.
  private func reach(loader alert: Showing, _ now: Bool) -> Reach {
    guard alert.loader?.cancelTitle != nil else { return .absent }
    let onTop = alert.dialog == top?.dialog
    return settled(.cancelLoader(alert.dialog), now || onTop ? now : nil)
  }

  /// The input, once nothing moves; `nil` for what another dialog covers.
  private func settled(_ input: Input, _ now: Bool?) -> Reach {
    guard let now else { return .notYet }
    return now || !state.isMoving ? .input(input) : .notYet
  }
}
