import DialogModel
import DialogSimulator
import EventLog
import Testing

/// Why a method was not called, as the empty list and `trace --break` say it.
@Suite struct WhyNotTests {
  private let shown = DialogID(0)

  private func prototype(_ change: (inout Prototype) -> Void = { _ in }) -> Prototype {
    var prototype = Prototype()
    prototype.dialogs = ["first", "second"].map { id in
      var alert = Alert()
      alert.cancelButton = Button(title: Template("OK"))
      return Dialog(id: id, kind: .alert(alert))
    }
    change(&prototype)
    return prototype
  }

  private func reasons(
    _ selector: Selector, of target: String? = nil, _ prototype: Prototype,
    _ inputs: [Input] = [.launch]
  ) -> [String] {
    var simulator = Simulator(prototype)
    var rows: [Row] = []
    for input in inputs {
      simulator.perform(input, at: simulator.state.now)
      rows += simulator.takeRows()
      if case .tapButton = input { continue }
      while let due = simulator.wake { simulator.advance(to: due) }
      rows += simulator.takeRows()
    }
    return WhyNot(selector, of: target, in: prototype, rows: rows).sentences
  }

  private var presented: [Input] { [.launch, .perform(.present(shown))] }

  @Test func whatWasCalledHasNoReason() {
    #expect(reasons(.didPresentAlertView, prototype(), presented) == [])
  }

  @Test func aDialogThatWasNotShownIsNamed() {
    #expect(
      reasons(.didPresentAlertView, of: "second", prototype(), presented)
        == ["second was not shown."])
    #expect(
      reasons(.didPresentAlertView, prototype()) == [
        "first was not shown.", "second was not shown.",
      ])
  }

  @Test func aDelegateThatLacksItIsNamed() {
    let deaf = prototype {
      $0.dialogs[0].delegate.isNil = true
      $0.dialogs[1].delegate.methods.remove(.didPresentAlertView)
    }
    #expect(
      reasons(.didPresentAlertView, deaf, presented) == [
        "first has no delegate.", "The delegate of second does not have didPresentAlertView:.",
      ])
  }

  @Test func whatDidNotHappenIsSaidFirst() {
    let reasons = reasons(.alertViewCancel, prototype(), presented)
    #expect(reasons.count == 2 && reasons[0].hasPrefix("It did not come to this: "))
    #expect(
      reasons.last == "Home leaves dialogs up here; with “era: ios3” the system cancels them.")
  }

  @Test func aMethodOfAnotherEraNamesIt() {
    #expect(
      reasons(.viewDidUnload, prototype()) == [
        "viewDidUnload is called with “era: ios3”; this run is as in ios6."
      ])
    let old = prototype { $0.era = .ios3 }
    #expect(
      reasons(.applicationDidEnterBackground, old) == [
        "applicationDidEnterBackground: is called with “era: ios6”; this run is as in ios3."
      ])
    #expect(reasons(.alertViewCancel, old, presented).count == 1)
  }

  @Test func aTapThatWasIgnoredIsAReason() {
    var simulator = Simulator(prototype())
    var rows: [Row] = []
    for input in presented + [.tapButton(shown, index: 0)] {
      simulator.perform(input, at: .zero)
      rows += simulator.takeRows()
    }
    let reasons = WhyNot(.alertViewClickedButtonAtIndex, in: prototype(), rows: rows).sentences
    #expect(reasons.count == 2 && reasons[1].contains("was ignored"), "\(reasons)")
  }

  @Test func aDocumentWithoutSuchADialogSaysSo() {
    #expect(
      reasons(.actionSheetCancel, prototype()) == [
        "The document has no such dialog whose delegate has actionSheetCancel:."
      ])
  }

  @Test func reasonsHaveTheirRuleRowAndDialog() {
    let deaf = prototype { $0.dialogs[0].delegate.isNil = true }
    func why(_ selector: Selector, of target: String?, _ prototype: Prototype, _ rows: [Row])
      -> WhyNot.Reason?
    {
      WhyNot(selector, of: target, in: prototype, rows: rows).reasons.first
    }
    let lacking = why(.alertViewCancel, of: "first", deaf, [])
    #expect(lacking?.rule == .p7 && lacking?.dialog == 0 && lacking?.row == nil)
    let other = why(.actionSheetCancel, of: "second", deaf, [])
    #expect(
      other?.sentence == "second is of the kind “alert”, which does not have actionSheetCancel:.")
    #expect(other?.dialog == 1)
  }

  @Test func anAlertThatWentWithoutATapIsNamed() {
    let prototype = prototype()
    var simulator = Simulator(prototype)
    var rows: [Row] = []
    for input in presented + [.perform(.dismiss(shown, buttonIndex: 0, animated: true))] {
      simulator.perform(input, at: simulator.state.now)
      while let due = simulator.wake { simulator.advance(to: due) }
      rows += simulator.takeRows()
    }
    let why = WhyNot(.alertViewClickedButtonAtIndex, of: "first", in: prototype, rows: rows)
    #expect(why.sentences.first?.hasPrefix("first went without a tap on a button: ") == true)
    #expect(why.reasons.first?.rule == .g1)
    let row = why.reasons.first?.row.map { rows[$0] }
    guard case .call(.alertViewWillDismissWithButtonIndex, _, _)? = row?.content else {
      Issue.record("\(String(describing: row))")
      return
    }
  }

  @Test func aQuestionThatWasAnsweredWithNoIsAReason() {
    let asked = Row(
      time: .zero, input: 1, rules: RuleSet(.f2), target: .field(.alert(shown, index: 0)),
      content: .call(.textFieldShouldBeginEditing, .none, returned: false))
    var alert = Alert()
    alert.style = .plainText
    let prototype = prototype { $0.dialogs[0].kind = .alert(alert) }
    let why = WhyNot(.textFieldDidBeginEditing, in: prototype, rows: [asked])
    #expect(why.sentences.first?.contains("textFieldShouldBeginEditing: and said NO") == true)
    #expect(why.reasons.first?.row == 0 && why.reasons.first?.rule == .f2)
  }

  @Test func aFilterNamesAMethod() {
    #expect(WhyNot.method(in: "call:alertViewCancel")?.method == .alertViewCancel)
    #expect(WhyNot.method(in: "alertViewCancel: target:a")?.target == "a")
    #expect(WhyNot.method(in: "didPresentAlertView:")?.method == .didPresentAlertView)
    #expect(WhyNot.method(in: "clicked") == nil)
    #expect(WhyNot.method(in: "-alertViewCancel:") == nil)
    #expect(WhyNot.method(in: "") == nil)
  }
}
