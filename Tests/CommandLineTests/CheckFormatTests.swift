import TestTools
import Testing

/// `rehearsal check --format`.
@Suite struct CheckFormatTests {
  /// A document with a warning, a note and a dead end.
  private static let document = """
    rehearsal: 1
    screens:
      s: {controls: [{button: Go, then: [{present: a}, {goTo: end}]}]}
      end: {controls: [{label: Thanks}]}
    dialogs: {a: {actionSheet: {title: A & B, cancelButton: No}}}
    scenarios: {x: {steps: []}}
    """

  private func check(_ options: String..., input: String = document) throws -> Finished {
    try Command.run("rehearsal", ["check"] + options + ["-"], input: input)
  }

  @Test func programsGetJSON() throws {
    let run = try check("--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.count == 1)
    #expect(
      run.output.hasPrefix(
        #"{"check":1,"documents":[{"file":"standard input","errors":0,"warnings":1,"notes":0,"#
          + #""findings":[{"finding":"expect","severity":"warning","line":6,"column":13,"#),
      "\(run.output)")
    #expect(run.output.contains(#""advice":"see docs/checks.md#expect""#))
    #expect(!run.output.contains(#""explored""#))
  }

  @Test func notesAreInTheReportWhereTheyAreAskedFor() throws {
    #expect(try check("--format", "json", "--notes").output.contains(#""severity":"note""#))
    #expect(try check("--format", "sarif", "--notes").output.contains(#""level":"note""#))
    #expect(!(try check("--format", "sarif").output.contains(#""level":"note""#)))
  }

  @Test func codeHostsGetSARIF() throws {
    let run = try check("--format", "sarif")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(#""version":"2.1.0""#))
    #expect(run.output.contains(#""rules":[{"id":"expect"}]"#), "\(run.output)")
    #expect(run.output.contains(#""region":{"startLine":6,"startColumn":13}"#), "\(run.output)")
    #expect(run.output.contains(#""uri":"standard%20input""#), "\(run.output)")
    #expect(run.output.contains(#""columnKind":"unicodeCodePoints""#))
  }

  @Test func buildServersGetXML() throws {
    let run = try check("--format", "junit", "--notes")
    #expect(run.status == 0)
    #expect(run.output.contains("<testsuites tests=\"2\" failures=\"0\" errors=\"0\">"))
    #expect(run.output.contains("<system-out>warning: "), "\(run.output)")
    let bad = try check("--format", "junit", input: "rehearsal: 1\n\"a&b\": 1\n")
    #expect(bad.status == 65)
    #expect(bad.errors == "")
    #expect(bad.output.contains("failures=\"1\""))
    #expect(bad.output.contains("a&amp;b"), "\(bad.output)")
    let good = try check("--format", "junit", input: "rehearsal: 1\n")
    #expect(good.output.contains("<testcase classname=\"standard input\" name=\"check\"/>"))
  }

  @Test(arguments: ["json", "sarif", "junit"])
  func whatExploringFindsIsInTheReport(_ format: String) throws {
    #expect(!(try check("--format", format).output.contains("dead-end")))
    let run = try check("--format", format, "--explore")
    #expect(run.status == 1)
    #expect(run.errors == "")
    let words = [
      "json": #""way":{"words":["tap “Go”"#, "sarif": #""ruleId":"dead-end","level":"error""#,
      "junit": "type=\"error\">",
    ]
    #expect(run.output.contains(words[format] ?? "?"), "\(run.output)")
  }

  @Test(arguments: ["json", "sarif", "junit"])
  func allDocumentsAreOneReport(_ format: String) throws {
    let folder = try Folder()
    let first = try folder.file("first.yaml", "rehearsal: 1\na: 1\n")
    let second = try folder.file("second.yaml", "rehearsal: 1\nb: 1\n")
    let gone = folder.path("gone.yaml")
    let run = try Command.run("rehearsal", ["check", "--format", format, first, gone, second])
    #expect(run.status == 66)
    #expect(run.errors == "\(gone): there is no such file\n")
    #expect(run.output.contains(first))
    #expect(run.output.contains(second))
    let start = ["json": "{\"check\":1", "sarif": "{\"$schema\"", "junit": "<testsuites "]
    #expect(run.output.split(separator: start[format] ?? "?").count == (format == "junit" ? 2 : 1))
  }

  /// What is left is reported after the corrections.
  @Test func correctionsAreMadeBefore() throws {
    let folder = try Folder()
    let file = try folder.file("a.yaml", "rehearsal: 1\ntitel: A\n")
    let run = try Command.run("rehearsal", ["check", "--fix", "--format", "json", file])
    #expect(run.status == 0)
    #expect(run.output.contains(#""errors":0"#), "\(run.output)")
    #expect(run.errors.contains("corrected (spelling)"), "\(run.errors)")
    #expect(try folder.text("a.yaml").contains("title: A"))
  }

  @Test(arguments: [
    ["--fix", "-"], ["--fix=spelling", "-"], ["--fix", "--dry-run", "a.yaml"],
  ])
  func aReportIsAloneOnStandardOutput(_ arguments: [String]) throws {
    let run = try Command.run(
      "rehearsal", ["check", "--format", "json"] + arguments, input: "rehearsal: 1\n")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("leave out “--dry-run” and “-”"), "\(run.errors)")
  }
}
