public import DialogModel

/// The part of its life that a dialog is in, as a person sees it.
public enum DialogLife: Hashable, Sendable {
  /// Never shown, or gone.
  case absent
  /// Requested, but another movement is running.
  case waiting
  /// Coming in.
  case presenting
  case presented
  /// Up, under another dialog.
  case covered
  /// Going out.
  case dismissing
}

extension State {
  /// The part of its life that a dialog is in.
  ///
  /// It is presenting from its `willPresent` on and dismissing from its `willDismiss` on. It is
  /// covered from the moment when the dialog above covers it. This is the same whether these calls
  /// are made or not.
  public func life(of dialog: DialogID) -> DialogLife {
    guard let place = position(of: dialog) else {
      let waits = stack.waiting.contains { $0.dialog == dialog && !$0.isDismissal }
      return waits ? .waiting : .absent
    }
    switch stack.showings[place].phase {
    case .entering where isPending(.tell(.willPresent), of: dialog): return .absent
    case .entering: return .presenting
    case .leaving where !isPending(.tell(.willDismiss), of: dialog): return .dismissing
    case .presented, .parked, .leaving: break
    }
    let isCovered = stack.showings[(place + 1)...].contains { above in
      above.isLeaving ? isPending(.uncover, of: above.dialog) : !isPending(.cover, of: above.dialog)
    }
    return isCovered ? .covered : .presented
  }

  /// Whether a movement of a dialog has not performed this step yet.
  private func isPending(_ step: MovementStep, of dialog: DialogID) -> Bool {
    kernel.frames.contains {
      $0.operands.dialog == dialog && $0.remaining.contains(.movement(step))
    }
  }
}
