import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Testing
import Texts

@testable import Scenario

/// Session files and JSON Lines whose numbers are not those of a run, and files that ask for far more
/// than they have.
@Suite struct SessionLimitTests {
  private static let text = """
    rehearsal: 1
    screens: {s: {controls: [{textField: F, id: f}, {button: Ask, id: ask, then: [{present: a}]}]}}
    dialogs: {a: {alert: {title: A, cancelButton: C, otherButtons: [O]}}}
    tasks: {j: {command: ["true"]}}

    """
  private static let head: String = {
    let prototype = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype ?? Prototype()
    return SessionLine.head(
      .init(name: "d", text: text, setting: RunSetting(prototype, orientation: .portrait)),
      program: "test", zones: nil)
  }()

  private func read(_ lines: [String]) throws(LineFault) -> RecordedSession {
    try RecordedSession(Array(([Self.head] + lines).map { $0 + "\n" }.joined().utf8))
  }

  private func input(_ words: String, at time: String = "0") -> String {
    "{\"time\":\(time),\"input\":\(JSONText.quoted(words))}"
  }

  private func fault(_ lines: [String]) -> LineFault? {
    do throws(LineFault) {
      _ = try read(lines)
      return nil
    } catch {
      return error
    }
  }

  private static let billion = 1_000_000_000
  private static let century = 3_162_240_000

  /// In the words of an input, whatever the document has.
  @Test(arguments: [
    ("{edit: {typed: x, location: 1, length: 9223372036854775807}}", "length", 0, billion),
    ("{edit: {deleted: '', location: -1, length: 1}}", "location", 0, billion),
    ("{moveText: {location: 0, length: 1, to: 99999999999999999999}}", "to", -1, billion),
    (
      "{commandMode: {other: {milliseconds: 9223372036854775807, lines: []}}}", "milliseconds", 0,
      century * 1000
    ),
    (
      "{commandMode: {j: {milliseconds: 1, lines: [[-1, true, x]]}}}", "milliseconds", 0,
      century * 1000
    ),
    ("{report: {job: 1, dropped: 9223372036854775807}}", "dropped", 0, billion),
    ("{report: {job: -9223372036854775808}}", "job", 0, billion),
    ("{report: {job: 1, percent: 101}}", "percent", 0, 100),
    ("{tapOn: {button: -2, dialog: nowhere}}", "button", -1, billion),
    ("{tapOn: {field: 2, dialog: a}}", "field", 0, 1),
    ("{tapOn: {control: none, in: s, segment: 1000000001}}", "segment", 0, billion),
    ("{endBuiltIn: {picker: -1, completed: true}}", "picker", 0, billion),
    ("{openNotification: {notification: n, number: -1}}", "number", 0, billion),
    ("{reload: {document: d, values: [{control: g, in: s, to: -2}]}}", "to", -1, billion),
  ])
  func aNumberOfAnInputHasBounds(
    _ words: String, _ name: String, _ least: Int, _ most: Int
  ) {
    #expect(
      fault([input("{launch: true}"), input(words)])
        == LineFault(line: 3, message: "“\(name)” must be from \(least) to \(most)"))
  }

  @Test func aNumberOfAnActionHasBounds() {
    let words = "{do: {dismiss: {dialog: a, buttonIndex: 9223372036854775807}}}"
    #expect(
      fault([input(words)])
        == LineFault(line: 2, message: "the number must be at most \(Self.billion)"))
  }

  /// The greatest numbers that are read are performed, too.
  @Test func theGreatestNumbersArePerformed() throws {
    let most = Self.billion
    let session = try read([
      input("{commandMode: {j: {milliseconds: \(Self.century)000, lines: [[0, false, \"20\"]]}}}"),
      input("{launch: true}"), input("{tapOn: {control: f, in: s}}", at: "1"),
      input("{edit: {typed: x, location: \(most), length: \(most)}}", at: "1"),
      input("{moveText: {location: \(most), length: \(most), to: \(most)}}", at: "1"),
      input("{report: {job: \(most), dropped: \(most), lines: [a]}}", at: "1"),
      input("{do: {run: j}}", at: "1"), "{\"end\":\(Self.century)}",
    ])
    let run = try #require(session.runs.first)
    let prototype = try #require(run.loaded.prototype)
    #expect(run.replayed(on: prototype).unread.isEmpty)
  }

  @Test(arguments: ["-1", "3162240001", "1e300", "9223372036854775807", "\"1\"", "null"])
  func aTimeIsFromTheBeginningToACentury(_ time: String) {
    let message = "must be a number of seconds from 0 to \(Self.century)"
    #expect(
      fault([input("{launch: true}", at: time)])
        == LineFault(line: 2, message: "“time” \(message)"))
    #expect(fault(["{\"end\":\(time)}"]) == LineFault(line: 2, message: "“end” \(message)"))
    let line = "{\"time\":\(time),\"target\":\"a\",\"call\":\"x:\",\"arguments\":[]}"
    #expect(throws: LineFault(line: 2, message: "“time” \(message)")) {
      try ComparedCall.calls(ofLines: Array("\n\(line)\n".utf8))
    }
  }

  @Test func aRowAndABranchHaveBounds() {
    #expect(
      fault(["{\"note\":\"n\",\"run\":0,\"row\":-1}"])
        == LineFault(line: 2, message: "“row” must be from 0 to \(Self.billion)"))
    #expect(
      fault([
        input("{launch: true}"), "{\"branch\":{\"inputs\":2,\"calls\":0,\"answers\":0}}",
      ]) == LineFault(line: 3, message: "“inputs” must be from 0 to 1"))
  }

  // MARK: - Runs that go on from each other

  private static let branch = "{\"branch\":{\"inputs\":2,\"calls\":1,\"answers\":0}}"

  private var begun: [String] {
    [
      input("{launch: true}"), input("{tapOn: {control: ask, in: s}}"),
      "{\"time\":0,\"target\":\"a\",\"call\":\"willPresentAlertView:\",\"arguments\":[]}",
    ]
  }

  @Test func atMostAThousandRunsContinueOthers() throws {
    let most = begun + Array(repeating: Self.branch, count: RecordedSession.mostBranches)
    #expect(try read(most).runs.count == RecordedSession.mostBranches + 1)
    #expect(
      fault(most + [Self.branch])
        == LineFault(
          line: most.count + 2,
          message: "at most 1000 runs of a session may go on from the run before"))
  }

  /// Those that runs have in common count for each of them.
  @Test func allRunsHaveAtMostAMillionInputs() throws {
    let inputs = Array(repeating: input("{home: true}"), count: 2_000)
    let branch = "{\"branch\":{\"inputs\":2000,\"calls\":0,\"answers\":0}}"
    let most = inputs + Array(repeating: branch, count: 499)
    #expect(try read(most).runs.count == 500)
    let message =
      "from this line on, the runs of the session have more than 1000000 inputs together"
    #expect(fault(most + [branch]) == LineFault(line: most.count + 2, message: message))
  }

  @Test func aRunHasWhatItSharesAndItsOwn() throws {
    let session = try read(
      begun + [
        input("{tapOn: {button: 0, dialog: a}}", at: "1"), "{\"end\":5}", Self.branch,
        input("{tapOn: {button: 1, dialog: a}}", at: "2"), Self.branch,
        "{\"branch\":{\"inputs\":1,\"calls\":0,\"answers\":0}}", input("{home: true}", at: "3"),
      ])
    #expect(
      session.runs.map { $0.inputs.map(\.time.milliseconds) }
        == [[0, 0, 1000], [0, 0, 2000], [0, 0], [0, 3000]])
    #expect(session.runs.map(\.calls.count) == [1, 1, 1, 0])
    #expect(session.runs.map(\.last.milliseconds) == [5000, 2000, 0, 3000])
    #expect(session.runs.map(\.end?.milliseconds) == [5000, nil, nil, nil])
  }

  /// A list that continues from another one has no element of it in its own memory.
  @Test func listSharesElementsOfItsParent() {
    final class Element: Sendable {}
    var list = SharedList<Element>()
    for _ in 0..<10 { list.append(Element()) }
    let first = list.elements
    for count in [10, 7, 7, 3, 0] {
      let next = list.beginning(count)
      #expect(next.count == count && next.ownCount == 0)
      #expect(zip(next.elements, first).allSatisfy { $0 === $1 })
      #expect(next.last === first.prefix(count).last)
      list = next
    }
    list.append(Element())
    #expect(list.count == 1 && list.ownCount == 1 && list.last !== first[0])
  }

  /// What continues from another run is performed from there, and gives the rows of a whole run.
  @Test func aBranchGivesTheRowsOfAWholeRun() throws {
    let session = try read(
      begun + [
        input("{tapOn: {button: 0, dialog: a}}", at: "1"), "{\"end\":2}", Self.branch,
        input("{tapOn: {button: 1, dialog: a}}", at: "2"), "{\"end\":9}",
        // It shares all inputs of the run before.
        "{\"branch\":{\"inputs\":3,\"calls\":1,\"answers\":0}}", input("{home: true}", at: "9"),
      ])
    let prototype = try #require(session.runs[0].loaded.prototype)
    var performance = SessionPerformance(of: session)
    var (loads, shared) = (0, [Int]())
    while let run = performance.nextRun,
      let performed = performance.performNext({ _ in
        loads += 1
        return prototype
      })
    {
      shared.append(performed.shared)
      #expect(Array(performed.rows) == Array(run.replayed(on: prototype).timeline.rows()))
    }
    #expect(loads == 1)
    #expect(shared.count == 3 && shared[0] == 0 && shared[1] > 0 && shared[2] > shared[1])
  }
}
