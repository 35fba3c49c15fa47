public import DialogModel

/// Where a dialog is in its life, as a person would say.
public enum DialogLife: Hashable, Sendable {
  /// Never shown, or gone.
  case absent
  /// Asked for, but something else moves.
  case waiting
  /// Coming in.
  case presenting
  case presented
  /// Up, under another dialog.
  case covered
  /// On its way out.
  case dismissing
}

extension State {
  /// Where a dialog is in its life.
  ///
  /// It is presenting from its `willPresent` on and dismissing from its `willDismiss` on, and it is
  /// covered once what comes above it takes its place, whether these calls are made or not.
  public func life(of dialog: DialogID) -> DialogLife {
    guard let place = position(of: dialog) else {
      let waits = stack.waiting.contains { $0.dialog == dialog && !$0.isDismissal }
      return waits ? .waiting : .absent
    }
    switch stack.showings[place].phase {
    case .entering where isToDo(.tell(.willPresent), dialog): return .absent
    case .entering: return .presenting
    case .leaving where !isToDo(.tell(.willDismiss), dialog): return .dismissing
    case .presented, .parked, .leaving: break
    }
    let isCovered = stack.showings[(place + 1)...].contains { above in
      above.isLeaving ? isToDo(.uncover, above.dialog) : !isToDo(.cover, above.dialog)
    }
    return isCovered ? .covered : .presented
  }

  /// Whether a movement of a dialog has not come to this step yet.
  private func isToDo(_ step: Step, _ dialog: DialogID) -> Bool {
    kernel.frames.contains { $0.operands.dialog == dialog && $0.remaining.contains(step) }
  }
}
