import DialogModel
import Testing

@testable import Scenario

/// What reports say, in full.
@Suite struct ReportTests {
  private static func result(
    _ name: String, _ outcome: ScenarioResult.Outcome = .held, expects: Bool = true, line: Int = 7
  ) -> ScenarioResult {
    ScenarioResult(
      name: name, line: line, expectsCalls: expects, calls: [],
      end: SimulatedTime(milliseconds: 450), outcome: outcome,
      expectationLine: 12)
  }

  private static func differing() throws -> ScenarioResult {
    let made = ["a x: 1", "a z:"].map { CallLine($0) }
    let mismatch = try #require(Expectation(["a x: 0", "a y:", "a z:"]).mismatch(made))
    return result("differs", .differs(mismatch))
  }

  private static func files() throws -> [TestedFile] {
    let failure = ScenarioFailure(line: 9, message: "“B” does not show", showing: ["nothing"])
    return [
      TestedFile(
        name: "a.yaml",
        content: .tested([
          result("holds"), result("free", expects: false), try differing(),
          result("step", .failed(failure)), result("endless", .stopped("stopped")),
          result("new", .accepted),
        ])),
      TestedFile(name: "none.yaml", content: .tested([])),
      TestedFile(name: "bad.yaml", content: .invalid(["bad.yaml:1:1: error: “<x>” & more"])),
      TestedFile(name: "gone.yaml", content: .unreadable("there is no such file")),
    ]
  }

  private func lines(_ report: some TestReport, _ files: [TestedFile]) -> [String] {
    var report = report
    return files.flatMap { report.lines(about: $0) } + report.lastLines()
  }

  @Test func text() throws {
    #expect(
      lines(TextReport(), try ReportTests.files()) == [
        "ok        a.yaml: holds",
        "ok        a.yaml: free  (it has no “expect”)",
        "failed    a.yaml: differs",
        "  a.yaml:12: line 1: x: expected 0, was 1",
        "  line 2: y: is missing",
        "  - expected, + made:",
        "    - 1  a x: 0",
        "    - 2  a y:",
        "    +    a x: 1",
        "      3  a z:",
        "failed    a.yaml: step",
        "  a.yaml:9: “B” does not show",
        "  What shows:",
        "    nothing",
        "failed    a.yaml: endless",
        "  a.yaml:7: stopped",
        "accepted  a.yaml: new",
        "none.yaml: there are no scenarios",
        "6 scenarios: 2 ok, 1 accepted, 3 failed; 2 files could not be used",
      ])
  }

  @Test func colours() throws {
    let paint = Paint(isColoured: true)
    let files = [TestedFile(name: "a.yaml", content: .tested([try ReportTests.differing()]))]
    let said = lines(TextReport(paint), files)
    #expect(said.first == "\u{1B}[31mfailed\u{1B}[0m    a.yaml: differs")
    #expect(said.contains("    \u{1B}[31m- 1  a x: 0\u{1B}[0m"))
    #expect(said.contains("    \u{1B}[32m+    a x: 1\u{1B}[0m"))
    #expect(said.contains("      3  a z:"))
    #expect(said.last == "\u{1B}[1m1 scenario: 0 ok, 1 failed\u{1B}[0m")
  }

  @Test func testAnythingProtocol() throws {
    #expect(
      lines(TapReport(), try ReportTests.files()) == [
        "TAP version 13",
        "ok 1 - a.yaml: holds",
        "ok 2 - a.yaml: free",
        "not ok 3 - a.yaml: differs",
        "  ---",
        "  message: \"line 1: x: expected 0, was 1\"",
        "  severity: fail",
        "  kind: calls",
        "  at:",
        "    file: \"a.yaml\"",
        "    line: 12",
        "  details:",
        "    - \"line 2: y: is missing\"",
        "  diff:",
        "    - \"- 1  a x: 0\"",
        "    - \"- 2  a y:\"",
        "    - \"+    a x: 1\"",
        "    - \"  3  a z:\"",
        "  ...",
        "not ok 4 - a.yaml: step",
        "  ---",
        "  message: \"“B” does not show\"",
        "  severity: fail",
        "  kind: step",
        "  at:",
        "    file: \"a.yaml\"",
        "    line: 9",
        "  details:",
        "    - \"What shows:\"",
        "    - \"  nothing\"",
        "  ...",
        "not ok 5 - a.yaml: endless",
        "  ---",
        "  message: \"stopped\"",
        "  severity: fail",
        "  kind: limit",
        "  at:",
        "    file: \"a.yaml\"",
        "    line: 7",
        "  ...",
        "ok 6 - a.yaml: new",
        "# accepted, the document was changed",
        "not ok 7 - bad.yaml",
        "  ---",
        "  message: \"the document has errors\"",
        "  severity: error",
        "  problems:",
        "    - \"bad.yaml:1:1: error: “<x>” & more\"",
        "  ...",
        "not ok 8 - gone.yaml",
        "  ---",
        "  message: \"there is no such file\"",
        "  severity: error",
        "  ...",
        "1..8",
      ])
  }

  @Test func testAnythingProtocolOfNothing() {
    let nothing = ["TAP version 13", "1..0 # SKIP there are no scenarios"]
    #expect(lines(TapReport(), []) == nothing)
    #expect(lines(TapReport(), [TestedFile(name: "a", content: .tested([]))]) == nothing)
  }

  @Test func namesAreNoDirectives() {
    let file = TestedFile(name: "a", content: .tested([ReportTests.result("x # SKIP \\ \n\u{1B}")]))
    #expect(lines(TapReport(), [file])[1] == ##"ok 1 - a: x \# SKIP \\ \\n\\u001b"##)
    #expect(lines(TextReport(), [file])[0] == #"ok        a: x # SKIP \ \n\u001b"#)
  }

  @Test func junit() throws {
    #expect(
      lines(JUnitReport(), try ReportTests.files()) == [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites tests=\"8\" failures=\"3\" errors=\"2\">",
        "  <testsuite name=\"a.yaml\" tests=\"6\" failures=\"3\" errors=\"0\" time=\"2.700\">",
        "    <testcase classname=\"a.yaml\" name=\"holds\" file=\"a.yaml\" line=\"7\" time=\"0.450\"/>",
        "    <testcase classname=\"a.yaml\" name=\"free\" file=\"a.yaml\" line=\"7\" time=\"0.450\"/>",
        "    <testcase classname=\"a.yaml\" name=\"differs\" file=\"a.yaml\" line=\"12\" time=\"0.450\">",
        "      <failure message=\"line 1: x: expected 0, was 1\" type=\"calls\">"
          + "a.yaml:12: line 1: x: expected 0, was 1\nline 2: y: is missing\n- 1  a x: 0\n"
          + "- 2  a y:\n+    a x: 1\n  3  a z:</failure>",
        "    </testcase>",
        "    <testcase classname=\"a.yaml\" name=\"step\" file=\"a.yaml\" line=\"9\" time=\"0.450\">",
        "      <failure message=\"“B” does not show\" type=\"step\">"
          + "a.yaml:9: “B” does not show\nWhat shows:\n  nothing</failure>",
        "    </testcase>",
        "    <testcase classname=\"a.yaml\" name=\"endless\" file=\"a.yaml\" line=\"7\" time=\"0.450\">",
        "      <failure message=\"stopped\" type=\"limit\">a.yaml:7: stopped</failure>",
        "    </testcase>",
        "    <testcase classname=\"a.yaml\" name=\"new\" file=\"a.yaml\" line=\"7\" time=\"0.450\"/>",
        "  </testsuite>",
        "  <testsuite name=\"none.yaml\" tests=\"0\" failures=\"0\" errors=\"0\" time=\"0.000\">",
        "  </testsuite>",
        "  <testsuite name=\"bad.yaml\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\">",
        "    <testcase classname=\"bad.yaml\" name=\"document\" file=\"bad.yaml\" time=\"0.000\">",
        "      <error message=\"the document has errors\" type=\"document\">"
          + "bad.yaml:1:1: error: “&lt;x&gt;” &amp; more</error>",
        "    </testcase>",
        "  </testsuite>",
        "  <testsuite name=\"gone.yaml\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\">",
        "    <testcase classname=\"gone.yaml\" name=\"document\" file=\"gone.yaml\" time=\"0.000\">",
        "      <error message=\"there is no such file\" type=\"document\"></error>",
        "    </testcase>",
        "  </testsuite>",
        "</testsuites>",
      ])
  }

  @Test(
    arguments: [
      ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;"),
      ("\n\t\r", "&#10;&#9;&#13;"),
      ("\u{0}\u{1B}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{7F}\u{85}", "\u{FFFD}\u{FFFD}"),
      ("]]>", "]]&gt;"),
      ("é 🙂", "é 🙂"),
      ("a\u{202E}b\u{2800}\u{E0041}", #"a\u202eb\u2800\U000e0041"#),
    ])
  func xmlHoldsEveryText(_ text: String, _ escaped: String) {
    #expect(JUnitReport.escaped(text) == escaped)
  }
}
