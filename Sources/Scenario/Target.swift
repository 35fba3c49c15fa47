import DialogModel
import DialogSimulator
import Session

/// What a tap would reach.
enum Reach: Hashable {
  /// The input that taps it.
  case input(Input)
  /// It shows, but something stands over it, or moves.
  case notYet
  /// Nothing like it shows.
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
      return state.visibleAlerts.isEmpty ? .absent : settled(.tapOutside, now)
    case .button(let index):
      let alert = dialog.map { id in state.alerts.last { $0.dialog == id } } ?? state.alerts.last
      guard let alert, alert.texts.buttons.indices.contains(index) else { return .absent }
      return reach(alert, index, now)
    case .control(let reference):
      guard let screen,
        let id = reference.candidates.first(where: { $0.holder == .screen(screen) })
      else { return .absent }
      return settled(.tapControl(id), now || state.alerts.isEmpty ? now : nil)
    case .field(let index):
      let alert = dialog.map { id in state.alerts.last { $0.dialog == id } } ?? state.alerts.last
      guard let alert, alert.fields.indices.contains(index) else { return .absent }
      return reach(alert, field: index, now)
    case .activity: return .absent
    case .text(let pattern):
      return reach(pattern, dialog: dialog, now: now, matcher: matcher)
    }
  }

  private func reach(
    _ pattern: TextPattern, dialog: DialogID?, now: Bool, matcher: Matcher
  ) -> Reach {
    for alert in state.alerts.reversed() where dialog == nil || alert.dialog == dialog {
      if let index = alert.texts.buttons.firstIndex(where: { matcher.matches(pattern, $0) }) {
        return reach(alert, index, now)
      }
      if let index = alert.fields.indices.first(where: { index in
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
    return settled(.tapControl(found.id), now || state.alerts.isEmpty ? now : nil)
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

  /// The input, once nothing moves; `nil` for what another dialog covers.
  private func settled(_ input: Input, _ now: Bool?) -> Reach {
    guard let now else { return .notYet }
    return now || !state.isMoving ? .input(input) : .notYet
  }
}
