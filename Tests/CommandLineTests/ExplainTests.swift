import DialogModel
import EventLog
import PrototypeFile
import Testing

@testable import rehearsal

/// `rehearsal explain`.
@Suite struct ExplainTests {
  @Test func aRuleIsPrintedWithItsEvidence() throws {
    let run = try Command.run("explain", "k4")
    #expect(run.status == 0)
    #expect(run.lines.first == "K4: \(RuleText.sentence(.k4))")
    #expect(run.lines.contains("When: B is shown inside clicked(A,i)"))
    #expect(
      run.lines.contains(
        "  a library that imitates UIKit does so: SDCAlertView (coordinator)"))
    #expect(run.lines.contains { $0.hasPrefix("SDCAlertView: sberrevoets/SDCAlertView") })
    #expect(run.lines.last == "More: docs/behaviour.md#K4, 2.5 Several alerts")
  }

  @Test func withoutARuleAllAreListed() throws {
    let run = try Command.run("explain")
    #expect(run.lines.count == Rule.allCases.count)
    #expect(run.lines.first?.hasPrefix("P1  ") == true)
  }

  /// A change by its id, those of a method, and words without one.
  @Test func whatHasChangedIsFoundByIdAndByMethod() throws {
    let all = try Command.run("explain", "--today")
    #expect(all.status == 0 && all.lines.count.isMultiple(of: 5))
    let one = try Command.run("explain", "--today", "is-enabled")
    #expect(one.lines.count == 5 && one.lines.first?.hasPrefix("is-enabled [") == true)
    let none = try Command.run("explain", "--today", "viewDidLoad")
    #expect(none.status == 0 && none.lines.count == 1)
    let wrong = try Command.run("explain", "--today", "is-enabeld")
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean “is-enabled”?"))
  }

  /// A wrong name, and the message.
  @Test(
    arguments: [
      ("K44", "Did you mean “K4”?"), ("nothing at all", "There are: P1, P2,"),
      ("no-cancl", "Did you mean “no-cancel”?"), ("didDismis", "Did you mean “didDismiss”?"),
      ("viewDidLod", "Did you mean “viewDidLoad”?"), ("", "There are: P1, P2,"),
    ])
  func anUnknownNameIsRefused(_ name: String, _ words: String) throws {
    let run = try Command.run("explain", name)
    #expect(run.status == 64)
    #expect(run.errors.contains("There is no rule, finding or method “\(name)”."))
    #expect(run.errors.contains(words))
  }

  /// A method is found by its selector, without colons, in any case, and by its moment.
  @Test(
    arguments: [
      "alertView:didDismissWithButtonIndex:", "alertViewdidDismissWithButtonIndex",
      "alertview:diddismisswithbuttonindex",
    ])
  func aMethodHasItsRows(_ name: String) throws {
    let run = try Command.run("explain", name)
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("alertView:didDismissWithButtonIndex:") == true)
    let rules = run.lines.dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(rules.starts(with: ["D1", "D3", "D7", "G1", "G2", "G3"]))
    #expect(rules.contains("K4") && rules.contains("T1"))
    #expect(!rules.contains("A2") && !rules.contains("O1") && !rules.contains("V6"))
  }

  @Test func aMomentIsEveryMethodOfIt() throws {
    for name in ["didDismiss", "DIDDISMISS"] {
      let run = try Command.run("explain", name)
      let heads = run.lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty }
      #expect(
        heads.map { $0.prefix { $0 != " " } } == [
          "alertView:didDismissWithButtonIndex:", "actionSheet:didDismissWithButtonIndex:",
          "popoverControllerDidDismissPopover:",
        ])
      #expect(run.lines.contains { $0.hasPrefix("  A2 ") })
      #expect(run.lines.contains { $0.hasPrefix("  O1 ") })
    }
    let run = try Command.run("explain", "didDismissWithButtonIndex:")
    #expect(run.lines.contains { $0.hasPrefix("actionSheet:didDismissWithButtonIndex:") })
    #expect(!run.lines.contains { $0.hasPrefix("popoverController") })
  }

  @Test func aFindingIsItsSectionOfThePage() throws {
    let run = try Command.run("explain", "No-Cancel")
    #expect(run.status == 0)
    #expect(run.lines.first == "Rule 3: no cancel button (no-cancel)")
    #expect(run.lines.contains { $0.contains("add cancelButton") })
    #expect(run.lines.last == "More: docs/checks.md#rule-3")
  }

  /// The name of a rule comes before all else, and each name that a shell offers is found.
  @Test func eachOfferedNameIsExplained() {
    #expect(ExplainedSubject("d1") == .rule(.d1))
    #expect(ExplainedSubject("era") == .finding(.era))
    for name in ExplainedSubject.names {
      let subject = ExplainedSubject(name)
      #expect(subject != nil, "\(name)")
      guard case .finding(let finding)? = subject else { continue }
      #expect(ChecksPage.section(about: finding.rawValue) != nil, "\(name)")
    }
    for selector in DialogModel.Selector.allCases {
      #expect(ExplainedSubject(selector.name) == .methods([selector]))
    }
  }
}
