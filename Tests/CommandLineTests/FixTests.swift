import TestTools
import Testing

/// `rehearsal check --fix`.
@Suite struct FixTests {
  /// A correction: its rule, the document, and the lines of it afterwards that matter.
  struct Fix: Sendable, CustomTestStringConvertible {
    var rule: String
    var before: String
    var after: String
    var testDescription: String { rule + ": " + before }
  }

  private static func alert(_ inside: String) -> String { "dialogs: {a: {alert: {\(inside)}}}" }

  static let fixes = [
    Fix(
      rule: "spelling", before: alert("titel: A, cancelButton: OK"),
      after: alert("title: A, cancelButton: OK")),
    Fix(
      rule: "spelling", before: alert("title: A, buttons: [B], cancel: C"),
      after: alert("title: A, otherButtons: [B], cancelButton: C")),
    Fix(
      rule: "spelling", before: "start: a\n" + alert("titel: A, cancelButton: OK"),
      after: "start: a\n" + alert("title: A, cancelButton: OK")),
    Fix(
      rule: "spelling",
      before: "start: asks\ndialogs: {ask: {alert: {title: A, cancelButton: OK}}}",
      after: "start: ask\ndialogs: {ask: {alert: {title: A, cancelButton: OK}}}"),
    Fix(
      rule: "spelling",
      before: "tasks: {job: {simulate: 3}}\n" + alert("title: A, cancelButton: OK"),
      after: "tasks: {job: {simulate: {seconds: 3}}}\n" + alert("title: A, cancelButton: OK")),
    Fix(rule: "rule-3", before: alert("title: A"), after: alert("title: A, cancelButton: OK")),
    Fix(
      rule: "rule-3", before: alert("title: A, otherButtons: [B]"),
      after: alert("title: A, cancelButton: B")),
    Fix(
      rule: "rule-3", before: alert("title: A, cancelButton: B, cancelButtonIndex: -1"),
      after: alert("title: A, cancelButton: B")),
    Fix(
      rule: "rule-44", before: alert("title: A, message: A, cancelButton: B"),
      after: alert("title: A, cancelButton: B")),
    Fix(
      rule: "never-asked",
      before:
        "dialogs: {a: {alert: {cancelButton: C, addedButtons: [B, D]}, delegate: {returns: {\"alertViewShouldEnableFirstOtherButton:\": true}}}}",
      after:
        "dialogs: {a: {alert: {cancelButton: C, otherButtons: [B], addedButtons: [D]}, delegate: {returns: {\"alertViewShouldEnableFirstOtherButton:\": true}}}}"
    ),
    Fix(
      rule: "rule-25",
      before: "dialogs: {a: {actionSheet: {cancelButton: C, otherButtons: [B, Delete All]}}}",
      after:
        "dialogs: {a: {actionSheet: {cancelButton: C, destructiveButton: Delete All, otherButtons: [B]}}}"
    ),
    Fix(
      rule: "rule-20",
      before: """
        screens: {s: {controls: [{toolbarButton: T, then: {present: a}}]}}
        dialogs: {a: {actionSheet: {cancelButton: C, otherButtons: [B]}}}
        """,
      after: """
        screens: {s: {controls: [{toolbarButton: T, then: {present: a}}]}}
        dialogs: {a: {actionSheet: {from: rootView, cancelButton: C, otherButtons: [B]}}}
        """),
    Fix(
      rule: "rule-19",
      before: """
        screens: {s: {controls: [{button: T, then: {present: a}}]}}
        dialogs: {a: {actionSheet: {from: {rect: t}, cancelButton: C, otherButtons: [B]}}}
        """,
      after: """
        screens: {s: {controls: [{button: T, then: {present: a}}]}}
        dialogs: {a: {actionSheet: {from: rootView, cancelButton: C, otherButtons: [B]}}}
        """),
    Fix(
      rule: "rule-21",
      before: """
        device: tablet
        screens: {s: {controls: [{toolbarButton: T, then: {present: a}}]}}
        dialogs:
          a:
            actionSheet: {otherButtons: [B]}
        """,
      after: """
        device: tablet
        screens: {s: {controls: [{toolbarButton: T, then: {present: a}}]}}
        dialogs:
          a:
            actionSheet: {otherButtons: [B]}
            delegate:
              does:
                "willPresentActionSheet:": [{disable: toolbar}]
                "actionSheet:didDismissWithButtonIndex:": [{enable: toolbar}]
        """),
    Fix(
      rule: "translation",
      before: alert("title: A, cancelButton: B") + "\nstrings: {de: {A: Ä, X: Y}}",
      after: alert("title: A, cancelButton: B")
        + "\nstrings:\n  de:\n    A: Ä\n    # to be translated\n    B: B"),
    Fix(
      rule: "expect",
      before: alert("title: A, cancelButton: B") + "\nscenarios:\n  x:\n    steps: [tapOn: B]",
      after: alert("title: A, cancelButton: B")
        + """

        scenarios:
          x:
            steps: [tapOn: B]
            expect: |
              a willPresentAlertView:
              a didPresentAlertView:
              a alertView:clickedButtonAtIndex: 0
              a alertView:willDismissWithButtonIndex: 0
              a alertView:didDismissWithButtonIndex: 0
        """),
  ]

  private let folder = Result { try Folder() }

  @Test(arguments: fixes + SpokenFixes.all) func aCorrectionIsMadeOnce(_ fix: Fix) throws {
    let folder = try folder.get()
    let head = "rehearsal: 1\n# Mine.\n"
    let path = try folder.file("a.yaml", head + fix.before + "\n")
    _ = try Command.run("check", "--fix=\(fix.rule)", path)
    #expect(try folder.text("a.yaml") == head + fix.after + "\n")
    _ = try Command.run("check", "--fix=\(fix.rule)", path)
    #expect(try folder.text("a.yaml") == head + fix.after + "\n")
  }

  @Test("Exploring finds nothing new after a correction", arguments: SpokenFixes.all)
  func exploredAgain(_ fix: Fix) throws {
    let folder = try folder.get()
    func findings(_ document: String) throws -> Set<String> {
      let path = try folder.file("a.yaml", "rehearsal: 1\n" + document + "\n")
      let run = try Command.run("explore", "--format", "json", path)
      #expect(run.status < 64, "\(run.errors)")
      return Set(
        run.output.matches(of: /"(kind|rule|finding)": ?"([a-z-]+)"/).map { String($0.output.2) })
    }
    #expect(try findings(fix.after).isSubset(of: findings(fix.before)))
  }

  /// All scenarios get their calls at once, in whatever form they are written.
  @Test func manyScenariosExpectTheirCalls() throws {
    let folder = try folder.get()
    let head = """
      rehearsal: 1
      dialogs: {a: {alert: {title: A, cancelButton: B}}}
      scenarios:

      """
    let names = (0..<200).map { "s\($0)" }
    let flow = "  flow: {steps: [tapOn: B]}\n"
    let text = head + flow + names.map { "  \($0):\n    steps: [tapOn: B]\n" }.joined()
    let path = try folder.file("many.yaml", text)
    #expect(try Command.run("check", "--fix=expect", path).status == 0)
    let after = try folder.text("many.yaml")
    #expect(after.split(separator: "\n").count { $0 == "    expect: |" } == names.count + 1)
    #expect(try Command.run("test", path).status == 0)
  }

  @Test func aStubIsStillWarnedOf() throws {
    let folder = try folder.get()
    let document = "rehearsal: 1\n" + FixTests.alert("title: A, cancelButton: B")
    let path = try folder.file("a.yaml", document + "\nstrings: {de: {A: Ä}}\n")
    let run = try Command.run("check", "--fix", path)
    #expect(run.errors.contains("“B” is still to be translated into de"))
  }

  @Test func aDryRunWritesNothing() throws {
    let folder = try folder.get()
    let text = "rehearsal: 1\ntitel: A\n"
    let path = try folder.file("a.yaml", text)
    let run = try Command.run("check", "--fix", "--dry-run", path)
    #expect(run.output.contains("-titel: A\n+title: A\n"))
    #expect(try folder.text("a.yaml") == text)
  }

  @Test(arguments: [("\n", true), ("yes\n", true), ("n\n", false), ("\u{4}", false)])
  func fixAsksBeforeItWrites(_ answer: String, _ isAgreed: Bool) throws {
    let folder = try Folder()
    let text = "rehearsal: 1\n" + FixTests.alert("titel: A, cancelButton: OK") + "\n"
    let path = try folder.file("a.yaml", text)
    let shown = try PseudoTerminal.answering(answer, ["check", "--fix", path])
    #expect(shown.contains("\n-dialogs: {a: {alert: {titel: A, cancelButton: OK}}}\n"))
    #expect(shown.contains("\n+dialogs: {a: {alert: {title: A, cancelButton: OK}}}\n"))
    #expect(shown.contains("Write these corrections to \(path)? [Y/n] "))
    #expect(try folder.text("a.yaml") == (isAgreed ? text.replacing("titel", with: "title") : text))
  }

  @Test func standardInputIsAFilter() throws {
    let run = try Command.run("check", "--fix", "-", input: "rehearsal: 1\ntitel: A\n")
    #expect(run.output == "rehearsal: 1\ntitle: A\n")
  }

  @Test func anUnknownRuleIsRefusedWithTheNearest() throws {
    let run = try Command.run("check", "--fix=rule3", "-", input: "rehearsal: 1\n")
    #expect(run.status == 64)
    #expect(run.errors.contains("Did you mean “rule-3”?"))
  }

  @Test func everySampleIsLeftAlone() throws {
    for sample in ["sign-out", "login", "choose-layout", "download"] {
      let path = Sample.path(sample)
      #expect(try Command.run("check", "--fix", "--dry-run", path).lines.count == 1)
    }
  }
}
