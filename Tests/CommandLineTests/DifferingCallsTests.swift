import DialogModel
import PrototypeFile
import Scenario
import TestTools
import Testing

/// A run whose calls are not those that a scenario expects is reported, whichever calls differ.
@MainActor @Suite struct DifferingCallsTests {
  private let folder: Folder
  init() throws { folder = try Folder() }

  /// What a scenario may expect instead: without one of its lines, or with two neighbours swapped.
  private func variants(of lines: [String]) -> [[String]] {
    let withoutOne = lines.indices.map { place in
      Array(lines[..<place] + lines[(place + 1)...])
    }
    let swapped = lines.indices.dropLast().map { place in
      var lines = lines
      lines.swapAt(place, place + 1)
      return lines
    }
    return (withoutOne + swapped).filter { Expectation($0) != Expectation(lines) }
  }

  @Test func eachLeftOutAndEachSwappedLineOfTheSamplesIsReported() throws {
    var (reported, explained) = (0, 0)
    for name in Sample.names {
      let bytes = try Sample.bytes(name)
      let prototype = try #require(PrototypeDocument.load(bytes, in: .bare).prototype)
      for script in prototype.scenarios {
        for lines in variants(of: script.expect ?? []) {
          var changed = script
          changed.expect = lines
          let result = ScenarioRunner.run(changed, in: prototype.applying(changed))
          #expect(!result.isGood || Expectation(lines).mismatch(result.calls) == nil)
          let file = TestedFile(name: name, content: .tested([result]))
          var reports: [any TestReport] = [TextReport(), TapReport(), JUnitReport()]
          for place in reports.indices {
            let lines = reports[place].lines(about: file) + reports[place].lastLines()
            #expect(!lines.isEmpty)
          }
          reported += 1
          if result.why != nil { explained += 1 }
        }
      }
    }
    #expect(reported > 1_000)
    #expect(explained > reported / 2)
  }

  /// The first call that was not expected is one of the separate alert of a task.
  private static let head = """
    rehearsal: 1
    start: s
    screens: {s: {controls: [{button: Go, id: go, then: [{run: t}]}]}}
    dialogs: {a: {alert: {title: A, cancelButton: Cancel}}}
    tasks: {t: {simulate: {seconds: 1}, title: Working, loader: separate}}
    scenarios:
      x:
        steps: [{tapOn: Go}, {wait: 3}]
        expect: "a willPresentAlertView:"

    """

  @Test(arguments: ["text", "tap", "junit"])
  func callsOfTheAlertOfATaskAreReported(format: String) throws {
    let file = try folder.file("x.yaml", Self.head)
    let tested = try Command.run("test", file, "--format", format)
    #expect(tested.status == 1)
    #expect(tested.output.contains("t willPresentAlertView:"))
  }

  @Test func callsOfTheAlertOfATaskAreAccepted() throws {
    let file = try folder.file("x.yaml", Self.head)
    #expect(try Command.run("test", file, "--accept").status == 0)
    #expect(try Command.run("test", file).status == 0)
  }

  /// The button presents a dialog before, and runs a task after the change.
  @Test func anEditThatMakesATaskShowIsPerformed() throws {
    let document = Self.head.replacing("run: t", with: "present: a")
      .replacing("\"a willPresentAlertView:\"", with: "[\"a willPresentAlertView:\", ...]")
    let file = try folder.file("x.yaml", document)
    #expect(try Command.run("test", file).status == 0)
    #expect(
      try Command.run("edit", file, "set", "/screens/s/controls/0/then", "[{run: t}]").status == 0)
    let tested = try Command.run("test", file)
    #expect(tested.status == 0, "\(tested.output)")
  }
}
