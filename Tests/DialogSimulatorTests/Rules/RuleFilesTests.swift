import DialogModel
import Testing

/// The behaviour tables as data: `Tests/Corpus/rules` has a document, steps and rows for each row.
@Suite("The rules in files") struct RuleFilesTests {
  @Test("What is expected is told", arguments: RuleFile.all.flatMap(\.cases))
  func holds(_ one: RuleCase) throws {
    for era in one.eras {
      do throws(RuleFile.Fault) {
        for fault in try one.faults(in: era) {
          Issue.record("\(fault)", sourceLocation: fault.location)
        }
      } catch {
        Issue.record("\(error)", sourceLocation: error.location)
      }
    }
  }

  @Test("Every file is read")
  func files() {
    for problem in RuleFile.all.flatMap(\.problems) {
      Issue.record("\(problem)", sourceLocation: problem.location)
    }
  }

  /// Else a folder that is not found would pass.
  @Test("No case is lost")
  func count() {
    #expect(RuleFile.all.flatMap(\.cases).count >= 815)
  }

  /// A case as a file has it, with a wrong line in place of a right one.
  private func file(_ right: String = "", _ wrong: String = "") -> RuleFile {
    let text = """
      cases:
        "D1: a tap":
          document: {dialogs: {A: {alert: {cancelButton: Cancel}}}}
          showing: A
          steps:
            - tapOn: {button: 0, dialog: A}
            - at: 200
            - expect:
                callsSoFar: clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)
                up: ""

      """
    return RuleFile("x.yaml", Array(text.replacing(right, with: wrong).utf8))
  }

  @Test("What is right is read, and holds")
  func right() throws {
    #expect(file().problems.isEmpty)
    #expect(try file().cases.map { try $0.faults(in: .ios6).count } == [0])
  }

  @Test(
    "What cannot be read is told with its line",
    arguments: [
      ("cases:", "case:", "x.yaml:1: there is no key “case”"),
      ("showing:", "shown:", "x.yaml:4: there is no key “shown”"),
      ("{dialogs: {A: {alert: {cancelButton: Cancel}}}}", "B", "x.yaml:3: there is no document"),
      ("- at: 200", "- wait", "x.yaml:7: there is no such step"),
      ("- at: 200", "- at: soon", "x.yaml:7: “at” has milliseconds"),
      ("- expect:", "- expects:", "x.yaml:8: an input is one line"),
      ("up: \"\"", "up: \"", "x.yaml:10: "),
    ])
  func unreadable(right: String, wrong: String, problem: String) throws {
    let first = try #require(file(right, wrong).problems.first)
    #expect(first.description.hasPrefix(problem), "\(first)")
  }

  @Test(
    "What is not so is told with its line",
    arguments: [
      ("{cancelButton: Cancel}", "{cancelbutton: Cancel}", "x.yaml:3: “D1: a tap”: "),
      ("dialog: A}", "dialog: B}", "x.yaml:6: “D1: a tap”: "),
      ("tapOn:", "tap:", "x.yaml:6: “D1: a tap”: "),
      ("up:", "down:", "x.yaml:10: “D1: a tap”: there is no fact “down”"),
      ("up: \"\"", "up: A", "x.yaml:10: “D1: a tap”: in ios6, up expects “A” and not “”"),
      (
        " → didDismiss(A,0)", "",
        """
        x.yaml:9: “D1: a tap”: in ios6, callsSoFar expects
          clicked(A,0)
          willDismiss(A,0)
        and not
          clicked(A,0)
          willDismiss(A,0)
          didDismiss(A,0)
        """
      ),
    ])
  func wrong(right: String, wrong: String, fault: String) throws {
    let one = try #require(file(right, wrong).cases.first)
    var told: [RuleFile.Fault] = []
    do throws(RuleFile.Fault) {
      told = try one.faults(in: .ios6)
    } catch {
      told = [error]
    }
    #expect(told.map { $0.description.hasPrefix(fault) } == [true], "\(told)")
  }
}
