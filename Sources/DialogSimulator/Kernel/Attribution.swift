import DialogModel

/// Gives rows their rules where these are known late.
///
/// Rows say by which rule something happened. Where a program performs the methods, some rules are
/// known only when it has said that it lacks one; the rows until then get these rules.
enum Attribution {
  /// Gives what has happened the rules of a delegate that lacks a method.
  static func attribute(missing call: Call, in simulator: inout Simulator) {
    guard case .dialog(let dialog) = call.receiver else { return }
    switch call.selector.moment {
    case .shouldEnable: presentation(of: dialog, in: &simulator)
    case .clicked:
      replace(
        Rules.tapsWithCall, by: Rules.tapWithoutCall, about: dialog, in: &simulator)
    case .cancel: cancel(dialog, in: &simulator)
    default: break
    }
  }

  /// A delegate without `shouldEnable` is not asked.
  private static func presentation(of dialog: DialogID, in simulator: inout Simulator) {
    guard let last = simulator.state.kernel.frames.indices.last,
      !simulator.state.kernel.frames[last].operands.hasOther
    else { return }
    let (old, alone) = (
      simulator.state.currentRules, simulator.tables.dialogs[dialog.index].presentedAlone
    )
    guard old.contains(alone), !Rules.overEditing.contains(where: old.contains) else { return }
    // Code outside any call asks by the same rule.
    let isAskedInside = Rules.shownInsideCalls.contains(where: old.contains)
    let keepsOld = alone == Rules.shown && !isAskedInside
    let new =
      keepsOld ? old.adding(Rules.unasked) : old.replacing(alone, by: Rules.unasked)
    simulator.state.kernel.frames[last].rules = new
    simulator.state.stack.setRules(
      ofTransition: simulator.state.kernel.frames[last].transition, new)
    simulator.rows.replace(old, by: new, sinceCall: .willPresentAlertView, of: dialog)
  }

  /// Without `alertViewCancel:` the system clicks the cancel button, if there is one.
  private static func cancel(_ dialog: DialogID, in simulator: inout Simulator) {
    guard let operands = simulator.state.kernel.frames.last?.operands else { return }
    let hasCancel = simulator.tables.dialogs[dialog.index].cancelButtonIndex >= 0
    replace(
      [Rules.cancelTold], by: hasCancel ? Rules.cancelClicked : Rules.cancelWithoutButton,
      about: dialog, in: &simulator)
    guard hasCancel || simulator.prototype.choices.systemCancelWithoutCancelButton == .click else {
      return
    }
    simulator.state.push(
      [.movement(.tell(.clicked))], operands, rules: simulator.state.currentRules)
  }

  /// Replaces a rule in the frames of the input, and in its row.
  private static func replace(
    _ old: [Rule], by new: Rule, about dialog: DialogID, in simulator: inout Simulator
  ) {
    let input = simulator.state.currentInput
    for rule in old {
      for place in simulator.state.kernel.frames.indices
      where simulator.state.kernel.frames[place].input == input {
        let rules = simulator.state.kernel.frames[place].rules.replacing(rule, by: new)
        simulator.state.kernel.frames[place].rules = rules
      }
      simulator.rows.replace(rule, by: new, inInput: input, about: dialog)
    }
  }
}

extension RowBuffer {
  /// Gives the last row of a method that asks its answer.
  ///
  /// - Parameter refused: the rule of a no, if it is another one.
  mutating func answer(
    _ selector: Selector, _ target: Target, _ answer: Bool, refused: Rule?
  ) {
    let target = PackedTarget(target)
    let place = packed.lastIndex {
      $0.said.selector == selector && $0.said.target == target && $0.said.returned == 0
    }
    // A run that stops in between has no such row.
    guard let place else { return }
    packed[place].said.returned = answer ? 2 : 1
    if !answer, let refused { packed[place].said.rules.insert(refused) }
    // The argument of the call is with a copy of the answer.
    guard packed[place].said.isBeside else { return }
    let argument = Int(packed[place].said.argument)
    guard case .call(_, let told, _) = beside[argument] else { return }
    beside[argument] = .call(selector, told, returned: answer)
  }

  /// Replaces the rules of the rows that have just these, from the last call of a method on.
  mutating func replace(
    _ old: RuleSet, by new: RuleSet, sinceCall selector: Selector, of dialog: DialogID
  ) {
    let target = PackedTarget(dialog)
    let first = packed.lastIndex { $0.said.selector == selector && $0.said.target == target }
    guard let first else { return }
    for place in first..<packed.count where packed[place].said.rules == old {
      packed[place].said.rules = new
    }
  }

  /// Replaces a rule in the row of an input about a dialog.
  mutating func replace(
    _ old: Rule, by new: Rule, inInput input: Int, about dialog: DialogID
  ) {
    let target = PackedTarget(dialog)
    let place = packed.lastIndex {
      $0.input == Int32(truncatingIfNeeded: input) && RowBuffer.sort($0.said) == .input
    }
    guard let place, packed[place].said.target == target else { return }
    packed[place].said.rules = packed[place].said.rules.replacing(old, by: new)
  }
}
