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
    #expect(reasons.count == 1 && reasons[0].hasPrefix("It did not come to this: "))
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

  @Test func aFilterNamesAMethod() {
    #expect(WhyNot.method(in: "call:alertViewCancel")?.method == .alertViewCancel)
    #expect(WhyNot.method(in: "alertViewCancel: target:a")?.target == "a")
    #expect(WhyNot.method(in: "didPresentAlertView:")?.method == .didPresentAlertView)
    #expect(WhyNot.method(in: "clicked") == nil)
    #expect(WhyNot.method(in: "-alertViewCancel:") == nil)
    #expect(WhyNot.method(in: "") == nil)
  }
}
