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
      guard !state.visibleShowings.isEmpty else { return .absent }
      // Outside something modal a tap has no effect, and the log says so.
      return now || !state.isMoving ? .input(.tapOutside) : .notYet
    case .button(let index):
      guard let alert = showing(dialog) else { return .absent }
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
      return reach(tap(on: id), now)
    case .segment(let reference, let index):
      let found = controls.first {
        reference.candidates.contains($0.id) && $0.control.segments.indices.contains(index)
      }
      return found.map { reach(.tapSegment($0.id, index: index), now) } ?? .absent
    case .field(let index):
      guard let alert = showing(dialog), alert.shownFields.contains(index) else { return .absent }
      return reach(alert, field: index, now)
    case .clear(let asked):
      let field = asked.meant(in: state)
      return simulator.showsClearButton(of: field) ? reach(.pressClear(field), now) : .absent
    case .activity(let name):
      return tap(activity: name, of: dialog).map { reach($0, now) } ?? .absent
    case .text(let pattern):
      return reach(pattern, dialog: dialog, now: now, matcher: matcher)
    }
  }

  /// The dialog that a step names, or the topmost.
  private func showing(_ asked: DialogID?) -> Showing? {
    guard let dialog = asked?.meant(in: state) else {
      return state.showings.last
    }
    return state.showings.last { $0.dialog == dialog }
  }

  private func reach(
    _ pattern: TextPattern, dialog: DialogID?, now: Bool, matcher: Matcher
  ) -> Reach {
    if dialog == nil, let found = systemTexts.first(where: { matcher.matches(pattern, $0.text) }) {
      return found.input.map { reach($0, now) } ?? .absent
    }
    let only = dialog.map { $0.meant(in: state) }
    for alert in state.showings.reversed() where only == nil || alert.dialog == only {
      if let cancel = alert.loader?.cancelTitle, matcher.matches(pattern, cancel) {
        return reach(loader: alert, now)
      }
      if let found = buttons(of: alert).first(where: { matcher.matches(pattern, $0.title) }) {
        return reach(alert, found.index, now)
      }
      let inside = controls.first {
        $0.id.holder == alert.holder && texts(of: $0).contains { matcher.matches(pattern, $0) }
      }
      if let inside { return reach(tap(on: inside.id, matcher, pattern), now) }
      if let input = tap(pattern, in: alert, matcher) { return reach(input, now) }
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
    else {
      guard dialog == nil, let back = backTitle, matcher.matches(pattern, back) else {
        return .absent
      }
      return reach(.tapBack, now)
    }
    return reach(tap(on: found.id, matcher, pattern), now)
  }

  /// The tap on a control: of a segmented control on its middle, and where a text is meant on the
  /// segment with that text.
  private func tap(
    on control: ControlID, _ matcher: Matcher? = nil, _ pattern: TextPattern? = nil
  ) -> Input {
    let segments = simulator.prototype.control(control).segments
    guard !segments.isEmpty else { return .tapControl(control) }
    var place = segments.count / 2
    if let matcher, let pattern {
      place = segments.firstIndex { matcher.matches(pattern, $0) } ?? place
    }
    return .tapSegment(control, index: place)
  }

  private func reach(_ alert: Showing, _ index: Int, _ now: Bool) -> Reach {
    reach(.tapButton(alert.dialog, index: index), now)
  }

  private func reach(_ alert: Showing, field: Int, _ now: Bool) -> Reach {
    reach(.tapField(.alert(alert.dialog, index: field)), now)
  }

  /// The button of a loader that cancels its job, if it has one.
  private func reach(loader alert: Showing, _ now: Bool) -> Reach {
    guard alert.loader?.cancelTitle != nil else { return .absent }
    return reach(.cancelLoader(alert.dialog), now)
  }

  /// The input that taps what shows, once nothing moves and nothing covers it.
  private func reach(_ input: Input, _ now: Bool) -> Reach {
    now || (!state.isMoving && reaches(input)) ? .input(input) : .notYet
  }
}
