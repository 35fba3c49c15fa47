import PrototypeFile
import Testing

/// The formats of `rehearsal trace` that other programs and documents take.
@Suite struct TraceFormatTests {
  private let sample = Sample.path("sign-out")

  @Test func commaSeparatedValues() throws {
    let run = try Command.run("trace", sample, "--format", "csv")
    #expect(run.status == 0)
    let lines = [
      "time,target,call,arguments,returned", "0.000,sign-out,willPresentAlertView:,,",
      "0.000,sign-out,alertViewShouldEnableFirstOtherButton:,,true",
      "0.250,sign-out,didPresentAlertView:,,",
      "0.250,sign-out,alertView:clickedButtonAtIndex:,0,",
      "0.250,sign-out,alertView:willDismissWithButtonIndex:,0,",
      "0.450,sign-out,alertView:didDismissWithButtonIndex:,0,",
    ]
    #expect(Array(run.output.utf8) == Array(lines.map { $0 + "\r\n" }.joined().utf8))
  }

  @Test func otherRowsAreValuesToo() throws {
    let run = try Command.run("trace", sample, "--format", "csv", "--all")
    let read = try Command.run(
      path: "/usr/bin/python3",
      [
        "-c",
        "import csv, sys, io\n"
          + "text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')\n"
          + "for row in csv.reader(text, strict=True): print(*row, sep='|')",
      ], input: run.output)
    #expect(
      read.lines.prefix(4) == [
        "time|target|call|arguments|returned|rule", "0.000|application|input|launch||L1",
        "0.000|account|input|tapOn \"Sign Out\"||S1",
        "0.000|account|action|present sign-out||P1",
      ])
    #expect(read.lines.count == 13)
  }

  @Test(arguments: SampleTests.cases)
  func aBlockToPaste(_ example: SampleTests.Case) throws {
    let run = try Command.run(
      "trace", Sample.path(example.sample), "--scenario", example.scenario, "--format", "expect")
    #expect(run.status == 0)
    #expect(run.output == "expect: |\n" + example.expect.map { "  \($0)\n" }.joined())
    let value = try #require(YAMLDocument(Array(run.output.utf8)).root?["expect"]?.text)
    #expect(value.split(separator: "\n").map(String.init) == example.expect)
  }

  @Test func noCalls() throws {
    let run = try Command.run("trace", "-", "--format", "expect", input: "rehearsal: 1")
    #expect(run == Finished(status: 0, output: "expect: []\n", errors: ""))
  }
}
