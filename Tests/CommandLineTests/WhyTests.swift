import TestTools
import Testing

/// A failure says why, and JSON Lines say what rows come from.
@Suite struct WhyTests {
  private static let head = """
    rehearsal: 1
    screens: {s: {controls: [{button: Go, then: [{present: ask}]}]}}
    dialogs:
      ask:
        alert:
          title: Ask
          cancelButton: Cancel
          otherButtons:
            - title: Delete
              then: [{present: sure}]
      sure: {alert: {title: Sure?, cancelButton: OK}, delegate: none}
    scenarios:
      x:
        steps: [{tapOn: Go}, {tapOn: Delete}]
        expect: |

    """
  private static let calls = [
    "ask willPresentAlertView:", "ask alertViewShouldEnableFirstOtherButton: -> true",
    "ask didPresentAlertView:", "ask alertView:clickedButtonAtIndex: 1",
    "ask alertView:willDismissWithButtonIndex: 1", "ask alertView:didDismissWithButtonIndex: 1",
  ]

  private let folder: Folder
  init() throws { folder = try Folder() }

  private func document(_ calls: [String]) throws -> String {
    try folder.file("f.yaml", Self.head + calls.map { "      \($0)\n" }.joined())
  }

  /// What is expected, and the end of the report.
  @Test(
    arguments: [
      (
        calls.filter { !$0.contains("willDismiss") },
        "because “sure” was presented inside clicked of “ask” (K4, docs/behaviour.md#K4; f:10)"
      ),
      (
        calls.map { $0.replacing("clickedButtonAtIndex: 1", with: "clickedButtonAtIndex: 2") },
        "because of “tapOn \"Delete\"” (D1, docs/behaviour.md#D1; f:14)"
      ),
      (
        Array(calls.dropFirst(2)),
        "because “ask” was presented (P1, docs/behaviour.md#P1; f:2)"
      ),
      (
        calls + ["sure willPresentAlertView:"],
        "because “sure” has no delegate (P7, docs/behaviour.md#P7)"
      ),
    ])
  func aFailureEndsWithWhy(_ calls: [String], _ why: String) throws {
    let file = try document(calls)
    let wanted = why.replacing("f:", with: "\(file):")
    let text = try Command.run("test", file).lines
    #expect(text.dropLast().last == "  \(wanted)")
    let tap = try Command.run("test", file, "--format", "tap").lines
    #expect(tap.contains { $0.hasPrefix("  why: ") })
    let junit = try Command.run("test", file, "--format", "junit").output
    #expect(junit.contains("docs/behaviour.md#"))
  }

  @Test func jsonLinesHaveSequenceAndCause() throws {
    let file = try document(Self.calls)
    let lines = try Command.run("trace", file, "--format", "jsonl", "--all").lines
    #expect(lines.first?.hasSuffix(#","rules":["L1"],"sequence":1,"cause":{"input":1}}"#) == true)
    let leaves = lines.first { $0.contains("willDismiss") }
    // It comes from the action, which is the row before the calls of the other alert.
    #expect(
      leaves?.hasSuffix(
        #""rules":["D1","G8","K4"],"sequence":13,"cause":{"input":3,"row":10,"step":2,"line":14}}"#)
        == true, "\(leaves ?? "")")
    // Without the other rows the numbers stay.
    let calls = try Command.run("trace", file, "--format", "jsonl").lines
    #expect(calls.count == Self.calls.count)
    #expect(calls.first?.contains(#""sequence":4,"cause":{"input":2,"row":3"#) == true)
  }
}
