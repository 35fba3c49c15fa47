import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.15 and `docs/stacking.md`: A below, B above, each of every kind.
@Suite("2.15 Dialogs of several kinds") struct KindsTests {
  enum Kind: CaseIterable, Sendable {
    case alert, sheet, popover

    func dialog(
      _ name: String, does: [Selector: [Action]] = [:], returns: [Selector: Answer] = [:]
    ) -> Dialog {
      switch self {
      case .alert:
        DialogSimulatorTests.alert(
          name, cancel: "Cancel", without: [.shouldEnable], does: does)
      case .sheet: DialogSimulatorTests.sheet(name, others: ["One"], does: does)
      case .popover: DialogSimulatorTests.popover(name, returns: returns, does: does)
      }
    }

    /// What it is told at a moment: an alert's method stands for the moment.
    func selector(_ moment: Selector) -> Selector? {
      moment.moment.flatMap { dialog("A").kind.selector(for: $0) }
    }

    func comes(_ name: String) -> [String] { self == .popover ? [] : ["willPresent(\(name))"] }
    func hasCome(_ name: String) -> [String] { self == .popover ? [] : ["didPresent(\(name))"] }

    func standing(above lower: Kind) -> Rule {
      switch (self, lower) {
      case (.alert, .alert): .k1
      case (.alert, _): .m1
      case (.sheet, _): .m2
      case (.popover, _): .m3
      }
    }

    /// A finger on button 0, or beside a popover.
    func leave(_ name: String, _ run: inout Run) {
      if self == .popover { run.tapOutside() } else { run.tap(name, 0) }
    }

    func leaving(_ name: String) -> [String] {
      self == .popover
        ? ["shouldDismiss(\(name))→true", "popoverDidDismiss(\(name))"]
        : ["clicked(\(name),0)", "willDismiss(\(name),0)", "didDismiss(\(name),0)"]
    }
  }

  /// Two dialogs of which the second comes in above the first: alerts are above all others.
  struct Pair: CustomTestStringConvertible, Sendable {
    let lower: Kind
    let upper: Kind

    var testDescription: String { "\(lower) under \(upper)" }
    /// Whether both take their turns in one window.
    var isInOneWindow: Bool { (lower == .alert) == (upper == .alert) }

    static let all = Kind.allCases.flatMap { lower in
      Kind.allCases.map { Pair(lower: lower, upper: $0) }
    }.filter { $0.lower != .alert || $0.upper == .alert }
    static let inOneWindow = all.filter(\.isInOneWindow)
  }

  private func run(_ lower: Dialog, _ upper: Dialog, showing: String = "A") -> Run {
    Run(
      lower, upper, device: .tablet, choices: { $0.coveredAlert = .presentedAgain },
      showing: showing)
  }

  @Test("K1, M1, M2, M3: B is shown above A", arguments: Pair.all)
  func above(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    var run = run(lower.dialog("A"), upper.dialog("B"))
    run.present("B")
    run.settle()
    #expect(run.calls == Order(upper.comes("B") + upper.hasCome("B")))
    let rule = upper.standing(above: lower)
    #expect(run.rows.contains { $0.rule == rule && $0.target == .dialog(id("B")) })
    #expect(run.up == "AB")
    let both = [lower, upper] == [.alert, .alert] ? ["B"] : ["A", "B"]
    #expect(run.simulator.state.visibleShowings.map { name($0.dialog) } == both)
    #expect(
      run.storySoFar.entries.contains(both.count == 1 ? "[A hidden]" : "[A covered]"))
  }

  @Test("While B is above it, A takes no taps", arguments: Pair.all)
  func covered(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    guard lower != .popover else { return }
    var run = run(lower.dialog("A"), upper.dialog("B"), showing: "AB")
    run.tap("A", 0)
    #expect(run.denied == "> tap(A,0) ignored: covered [D5]")
  }

  @Test("K2, M4: B leaves by a tap", arguments: Pair.all)
  func upperLeaves(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    var run = run(lower.dialog("A"), upper.dialog("B"), showing: "AB")
    upper.leave("B", &run)
    run.settle()
    let alerts = [lower, upper] == [.alert, .alert]
    #expect(run.calls == Order(upper.leaving("B") + (alerts ? ["didPresent(A)"] : [])))
    #expect(run.rows.filter(\.isCall).map(\.rule).allSatisfy { $0 == (alerts ? .k2 : .m4) })
    #expect(run.up == "A")
    lower.leave("A", &run)
    run.settle()
    #expect(run.up == "")
  }

  @Test("G8: code dismisses A under B", arguments: Pair.all)
  func lowerLeaves(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    var run = run(lower.dialog("A"), upper.dialog("B"), showing: "AB")
    run.dismiss("A", 0)
    #expect(
      run.callsSoFar == (lower == .popover ? "" : "willDismiss(A,0) → didDismiss(A,0)"))
    #expect(run.up == "B")
  }

  @Test("C1 to C3, C9: the system cancels A under B", arguments: Pair.all)
  func systemCancelsLower(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    var run = run(lower.dialog("A"), upper.dialog("B"), showing: "AB")
    run.systemCancel("A")
    let index = lower == .alert ? 0 : 1
    #expect(
      run.callsSoFar
        == Order(
          lower == .popover
            ? [] : ["cancel(A)", "willDismiss(A,\(index))", "didDismiss(A,\(index))"]))
    #expect(run.up == "B")
  }

  @Test("K8: B is shown inside willPresent(A)", arguments: Pair.inOneWindow)
  func insideWillPresent(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    guard let inside = lower.selector(.willPresent) else { return }
    var run = run(lower.dialog("A", does: [inside: [present("B")]]), upper.dialog("B"), showing: "")
    run.present("A")
    #expect(
      run.calls
        == Order(lower.comes("A") + lower.hasCome("A") + upper.comes("B") + upper.hasCome("B")))
  }

  @Test("B is shown inside didPresent(A)", arguments: Pair.all)
  func insideDidPresent(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    guard let inside = lower.selector(.didPresent) else { return }
    var run = run(lower.dialog("A", does: [inside: [present("B")]]), upper.dialog("B"), showing: "")
    run.present("A")
    #expect(
      run.calls
        == Order(lower.comes("A") + lower.hasCome("A") + upper.comes("B") + upper.hasCome("B")))
  }

  @Test("K4: B is shown inside clicked(A)", arguments: Pair.all)
  func insideClicked(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    guard let inside = lower.selector(.clicked) else { return }
    var run = run(lower.dialog("A", does: [inside: [present("B")]]), upper.dialog("B"))
    run.tap("A", 0)
    #expect(
      run.calls
        == Order(
          ["clicked(A,0)"] + upper.comes("B") + ["willDismiss(A,0)", "didDismiss(A,0)"]
            + upper.hasCome("B")))
    run.settle()
    #expect(run.up == "B")
  }

  @Test("K5: B is shown inside willDismiss(A)", arguments: Pair.inOneWindow)
  func insideWillDismiss(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    guard let inside = lower.selector(.willDismiss) else { return }
    var run = run(lower.dialog("A", does: [inside: [present("B")]]), upper.dialog("B"))
    run.tap("A", 0)
    #expect(
      run.calls
        == Order(
          ["clicked(A,0)", "willDismiss(A,0)", "didDismiss(A,0)"] + upper.comes("B")
            + upper.hasCome("B")))
  }

  @Test("K6: B is shown inside didDismiss(A)", arguments: Pair.all)
  func insideDidDismiss(_ pair: Pair) {
    let (lower, upper) = (pair.lower, pair.upper)
    let moment: Selector = lower == .popover ? .hasLeft : .didDismiss
    guard let inside = lower.selector(moment) else { return }
    var run = run(lower.dialog("A", does: [inside: [present("B")]]), upper.dialog("B"))
    lower.leave("A", &run)
    #expect(run.calls == Order(lower.leaving("A") + upper.comes("B") + upper.hasCome("B")))
    run.settle()
    #expect(run.up == "B")
  }

  @Test("B is shown inside a popover's shouldDismiss", arguments: Kind.allCases, [true, false])
  func insideShouldDismiss(upper: Kind, answer: Bool) {
    var run = run(
      popover(
        "A", returns: [.shouldLeave: .always(answer)], does: [.shouldLeave: [present("B")]]),
      upper.dialog("B"))
    run.tapOutside()
    #expect(
      run.calls
        == Order(
          ["shouldDismiss(A)→\(answer)"] + upper.comes("B")
            + (answer ? ["popoverDidDismiss(A)"] : []) + upper.hasCome("B")))
    run.settle()
    #expect(run.up == (answer ? "B" : "AB"))
  }

  @Test("A control of a popover shows B, and the popover stays", arguments: Kind.allCases)
  func insideAControl(upper: Kind) {
    var run = run(popover("A", controls: [button("Go", then: present("B"))]), upper.dialog("B"))
    run.tapControl(0, in: "A")
    #expect(run.calls == Order(upper.comes("B") + upper.hasCome("B")))
    run.settle()
    #expect(run.up == "AB")
  }

  @Test("K12: what is no alert comes in under an alert, which keeps its taps")
  func underAnAlert() {
    for kind in [Kind.sheet, .popover] {
      var run = run(confirm("A"), kind.dialog("B"))
      run.present("B")
      run.settle()
      #expect(run.calls == Order(kind.comes("B") + kind.hasCome("B")))
      #expect(run.up == "BA")
      #expect(!run.storySoFar.entries.contains { $0.contains("covered") })
      run.tapOutside()
      #expect(run.denied == "> tapOutside ignored: modal [D5]")
      run.tap("A", 1)
      run.settle()
      #expect(run.up == "B")
      kind.leave("B", &run)
      run.settle()
      #expect(run.up == "")
    }
  }

  @Test("K12: a sheet that is shown inside an alert’s clicked has its own time in its own window")
  func insideAnAlertsClicked() {
    var run = run(
      alert("A", others: ["OK"], does: [.clicked: [present("B")]]), sheet("B", others: ["One"]))
    run.tap("A", 0)
    #expect(
      run.timed == """
        @0 clicked(A,0) [D1] → @0 willPresent(B) [K12]
        @0 willDismiss(A,0) [D1] → @200 didDismiss(A,0) [D1] → @300 didPresent(B) [K12]
        """)
  }

  @Test("K4, G8: an alert that is shown inside a sheet’s clicked covers that, which goes at once")
  func insideASheetsClicked() {
    var run = run(
      sheet("A", others: ["One"], does: [.actionSheetClickedButtonAtIndex: [present("B")]]),
      confirm("B"))
    run.tap("A", 0)
    #expect(
      run.timed == """
        @0 clicked(A,0) [A2] → @0 willPresent(B) [M1] → @0 shouldEnable(B)→true [M1]
        @0 willDismiss(A,0) [K4] → @0 didDismiss(A,0) [K4] → @250 didPresent(B) [M1]
        """)
  }

  @Test(
    "One transition at a time is per window: an alert does not wait for a sheet, nor that for it")
  func twoWindows() {
    var run = run(sheet("A", others: ["One"]), confirm("B"), showing: "")
    run.present("A")
    run.present("B", at: 100)
    run.dismiss("A", 0, at: 200)
    #expect(
      run.timed == """
        @0 willPresent(A) [A1] → @100 willPresent(B) [M1] → @100 shouldEnable(B)→true [M1]
        @300 didPresent(A) [A1] → @300 willDismiss(A,0) [A10] → @300 didDismiss(A,0) [A10]
        @350 didPresent(B) [M1]
        """)
    run.settle()
    #expect(run.up == "B")
  }

  @Test("M5: a popover takes the sheet inside it along", arguments: [true, false])
  func m5(animated: Bool) {
    var run = run(
      popover("A", controls: [button("Go", then: present("B"))]), sheet("B", from: .view))
    run.tapControl(0, in: "A")
    run.settle()
    run.forget()
    run.dismiss("A", animated: animated)
    #expect(run.timed == "@0 willDismiss(B,-1) [M5] → @0 didDismiss(B,-1) [M5]")
    #expect(run.up == "")
  }

  @Test("M5: while that sheet still comes in, the popover waits for it")
  func m5Moving() {
    var run = run(
      popover("A", controls: [button("Go", then: present("B"), dismiss("A"))]),
      sheet("B", from: .view))
    run.tapControl(0, in: "A")
    #expect(
      run.timed
        == """
        @0 willPresent(B) [M2] → @300 didPresent(B) [M2]
        @300 willDismiss(B,-1) [M5] → @300 didDismiss(B,-1) [M5]
        """)
    run.settle()
    #expect(run.up == "")
  }

  @Test("A sheet that waits for its popover stands in that once both have come")
  func hostThatComes() {
    var run = run(
      popover("A", controls: [button("Go", then: present("B"))]), sheet("B", from: .view),
      showing: "")
    run.perform(steps: [.act(present("A")), .act(present("B"))])
    run.settle()
    #expect(run.simulator.state.showings.map(\.placement.host) == [nil, id("A")])
  }

  @Test("A sheet whose popover goes before its turn has a popover of its own")
  func hostless() {
    var run = run(
      popover("A", controls: [button("Go", then: dismiss("A"), present("B"))]),
      sheet("B", from: .view))
    run.tapControl(0, in: "A")
    #expect(run.calls == "willPresent(B) → didPresent(B)")
    run.settle()
    #expect(run.simulator.state.showings.map(\.placement) == [.popover(.view)])
  }
}
