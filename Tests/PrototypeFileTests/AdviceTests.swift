import PrototypeEditing
import PrototypeFile
import Testing

/// The advice about what follows what: found in documents with a fault, and in none of their twins.
@Suite struct AdviceTests {
  private static func found(_ text: String, notes: Bool = true) -> [Finding] {
    PrototypeDocument.check(Array(text.utf8), in: .bare, notes: notes).problems
  }

  private static func list(_ findings: [Finding]) -> [String] {
    findings.map { $0.text(file: "") }
  }

  @Test("A fault is found, and its cure is not", arguments: AdviceCase.all)
  func faults(_ advice: AdviceCase) {
    let found = AdviceTests.found(advice.fault)
    #expect(!found.contains { $0.severity == .error }, "\(AdviceTests.list(found))")
    #expect(found.count { $0.rule == advice.rule } == 1, "\(AdviceTests.list(found))")
    let cured = AdviceTests.found(advice.cure)
    #expect(!cured.contains { $0.severity == .error }, "\(AdviceTests.list(cured))")
    #expect(!cured.contains { $0.rule == advice.rule }, "\(AdviceTests.list(cured))")
  }

  @Test("What is only worth a thought is quiet until it is asked for", arguments: AdviceCase.all)
  func notes(_ advice: AdviceCase) {
    let isFound = AdviceTests.found(advice.fault, notes: false).contains { $0.rule == advice.rule }
    #expect(isFound == (advice.rule.severity != .note))
  }

  @Test("A fault can be known", arguments: AdviceCase.all)
  func known(_ advice: AdviceCase) throws {
    let finding = try #require(
      AdviceTests.found(advice.fault).first { $0.rule == advice.rule })
    let part = try #require(finding.part)
    let text =
      advice.fault + """

        known:
          - finding: \(advice.rule.rawValue)
            at: "\(part)"
            because: It is meant like this.
        """
    let left = AdviceTests.found(text)
    #expect(
      !left.contains { $0.rule == advice.rule || $0.rule == .knownUnused },
      "\(AdviceTests.list(left))")
    // Where notes are not asked for, what is known of them is not called unused.
    #expect(!AdviceTests.found(text, notes: false).contains { $0.rule == .knownUnused })
  }

  private static let fixed = AdviceCase.all.filter { advice in
    AdviceTests.found(advice.fault).contains {
      $0.rule == advice.rule && QuickFix($0) != nil
    }
  }

  @Test("A correction removes its finding, and adds no other", arguments: fixed)
  func corrections(_ advice: AdviceCase) throws {
    let before = AdviceTests.found(advice.fault)
    let section = try #require(advice.rule.section)
    #expect(QuickFix.rules.contains(section))
    let fixes = DocumentFixes(Array(advice.fault.utf8), in: .bare, rules: [section])
    let text = String(decoding: fixes.bytes, as: UTF8.self)
    let after = AdviceTests.found(text)
    #expect(!fixes.made.isEmpty, "\(AdviceTests.list(before))")
    #expect(!after.contains { $0.rule == advice.rule }, "\(text)")
    #expect(Set(after.map(\.rule)).isSubset(of: before.map(\.rule)), "\(text)")
  }

  /// The rules that have corrections, so that none is lost without a word.
  @Test func theseRulesHaveCorrections() {
    let rules = Set(AdviceTests.fixed.map(\.rule))
    #expect(
      rules.isSuperset(of: [
        .shownTooEarly, .noClearButton, .neverFinishes, .homeIsSilent, .refusesSilently,
        .abovePopover, .unheardDismissal, .sheetTitle, .tappedByIndex, .untestedLanguage,
        .blockedThread, .clipped, .choiceInAlert, .indexWithoutTitle, .longActivity, .sameName,
        .noWindow, .noTitle, .wordlessTitle, .unspokenChange, .spokenSecret, .focusLost,
      ]), "\(rules.map(\.rawValue).sorted())")
  }

  @Test func messagesNameTheParts() {
    let text = """
      rehearsal: 1
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs:
        a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {present: b}}]}}
        b: {alert: {title: B, cancelButton: OK}}
      """
    #expect(
      AdviceTests.list(AdviceTests.found(text)) == [
        ":4:76: warning: “b” is shown before “a” has gone; later versions of iOS drop it; see "
          + "docs/checks.md#rule-45"
      ])
  }
}
