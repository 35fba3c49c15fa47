import DialogModel
import DialogSimulator

/// Why something that a person could do is not tried.
enum SkipReason: Hashable, Sendable {
  /// Enough came while it moves.
  case interference
  /// A person types the texts that the document tells apart; other edits lead to no more.
  case texts
  /// It was not asked for.
  case extra(ExploreOptions.Extra)
  /// What the system itself does seldom: ending the application, another application in front.
  case system
  /// Of several activities the newest is ended.
  case older
  /// A job that hangs is one whose end comes later.
  case hang
  /// Removing a notification from a list changes nothing but the list.
  case removal
}

extension Explorer {
  /// Why a choice is not tried after a replay; `nil` where it is.
  func reason(toSkip choice: Input, in replay: Replay) -> SkipReason? {
    let state = replay.simulator.state
    if state.isInMovement, state.hold == nil, replay.left == 0 { return .interference }
    func unless(_ extra: ExploreOptions.Extra) -> SkipReason? {
      options.extras.contains(extra) ? nil : .extra(extra)
    }
    switch choice {
    case .edit, .undo, .redo, .pressTab, .moveText: return .texts
    case .home, .launchApp: return unless(.home)
    case .rotate: return unless(.rotate)
    case .power, .slide: return unless(.power)
    case .interrupt: return unless(.interrupt)
    case .switcher, .pullDown: return unless(.center)
    case .openApp, .killApp, .memoryWarning, .systemCancel: return .system
    case .endActivity(let number, _):
      return number == state.underWay.last?.number ? nil : .older
    case .steer(_, .hang): return .hang
    case .removeNotification, .removeFromCenter: return .removal
    default: return nil
    }
  }

  /// The move for a choice: of several deliveries of a notification it is the newest one.
  func move(for choice: Input) -> Move {
    switch choice {
    case .openNotification(let id, _): .input(.openNotification(id, delivery: nil))
    case .closeNotification(let id, _): .input(.closeNotification(id, delivery: nil))
    case .fireNotification(let id, _): .input(.fireNotification(id, scheduled: nil))
    case .endActivity(_, let completed): .endActivity(completed: completed)
    default: .input(choice)
    }
  }
}
