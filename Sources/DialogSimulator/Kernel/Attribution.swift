import DialogModel

// Rows say by which rule something happened. Where a program performs the methods, some rules are
// known only when it has said that it lacks one; the rows until then get these rules.

extension Simulator {
  /// Gives what has happened the rules of a delegate that lacks a method.
  mutating func attribute(missing call: Call) {
    guard case .dialog(let dialog) = call.receiver else { return }
    switch call.selector.moment {
    case .shouldEnable: attributePresentation(of: dialog)
    case .clicked: attribute(dialog, from: Rules.tapsWithCall, to: Rules.tapWithoutCall)
    case .cancel: lackCancel(dialog)
    default: break
    }
  }

  /// A delegate without `shouldEnable` is not asked.
  private mutating func attributePresentation(of dialog: DialogID) {
    guard let last = state.kernel.frames.indices.last,
      !state.kernel.frames[last].operands.hasOther
    else { return }
    let (old, alone) = (state.currentRules, tables.dialogs[dialog.index].presentedAlone)
    guard old.contains(alone), !Rules.overEditing.contains(where: old.contains) else { return }
    // Code outside any call asks by the same rule.
    let isAskedInside = Rules.shownInsideCalls.contains(where: old.contains)
    let keepsOld = alone == Rules.shown && !isAskedInside
    let new =
      keepsOld ? old.adding(Rules.unasked) : old.replacing(alone, by: Rules.unasked)
    state.kernel.frames[last].rules = new
    state.stack.setRules(ofTransition: state.kernel.frames[last].transition, new)
    rows.replace(old, by: new, sinceCall: .willPresentAlertView, of: dialog)
  }

  /// Without `alertViewCancel:` the system clicks the cancel button, if there is one.
  private mutating func lackCancel(_ dialog: DialogID) {
    guard let operands = state.kernel.frames.last?.operands else { return }
    let hasCancel = tables.dialogs[dialog.index].cancelButtonIndex >= 0
    attribute(
      dialog, from: [Rules.cancelTold],
      to: hasCancel ? Rules.cancelClicked : Rules.cancelWithoutButton)
    guard hasCancel || prototype.choices.systemCancelWithoutCancelButton == .click else { return }
    state.push([.movement(.tell(.clicked))], operands, rules: state.currentRules)
  }

  /// Replaces a rule in the frames of the input, and in its row.
  private mutating func attribute(_ dialog: DialogID, from old: [Rule], to new: Rule) {
    let input = state.currentInput
    for rule in old {
      for place in state.kernel.frames.indices where state.kernel.frames[place].input == input {
        let rules = state.kernel.frames[place].rules.replacing(rule, by: new)
        state.kernel.frames[place].rules = rules
      }
      rows.replace(rule, by: new, inInput: input, about: dialog)
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
