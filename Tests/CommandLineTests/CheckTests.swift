import TestTools
import Testing

/// `rehearsal check`.
@Suite struct CheckTests {
  /// Samples show what is unusual too, so that some have warnings; none has an error.
  @Test func noSampleHasErrors() throws {
    let run = try Command.run("rehearsal", ["check"] + Sample.names.map { Sample.path($0) })
    #expect(run.status == 0)
    #expect(run.lines.count == Sample.names.count)
    #expect(run.lines.allSatisfy { $0.contains(#/: (ok|\d+ warnings?)$/#) })
    #expect(run.complaints.allSatisfy { $0.contains(": warning: ") })
    #expect(run.lines.contains("\(Sample.path("sign-out")): ok"))
  }

  @Test func everythingIsSaidOfEveryFile() throws {
    let folder = try Folder()
    let bad = try folder.file("bad.yaml", "rehearsal: 1\na: 1\nb: 2\n")
    let unsure = try folder.file("unsure.yaml", "rehearsal: 1\nscenarios:\n  x: {steps: []}\n")
    let good = try folder.file("good.yaml", "rehearsal: 1\n")
    let gone = folder.path("gone.yaml")
    let warning =
      "\(unsure):3:3: warning: scenario “x” expects no calls, so it can hardly fail; "
      + "see docs/checks.md#expect\n"
    let choices =
      "here: title, device, start, screens, dialogs, tasks, notifications, strings, scenarios, "
      + "application, clock, era and 10 more (see “rehearsal schema”)"
    let errors =
      "\(bad):2:1: error: unknown key “a”; \(choices)\n"
      + "\(bad):3:1: error: unknown key “b”; \(choices)\n"
    #expect(
      try Command.run("check", unsure, good)
        == Finished(status: 0, output: "\(unsure): 1 warning\n\(good): ok\n", errors: warning))
    #expect(
      try Command.run("check", bad, unsure, good)
        == Finished(
          status: 65, output: "\(bad): 2 errors\n\(unsure): 1 warning\n\(good): ok\n",
          errors: errors + warning))
    #expect(
      try Command.run("check", gone, bad)
        == Finished(
          status: 66, output: "\(bad): 2 errors\n",
          errors: "\(gone): there is no such file\n" + errors))
  }

  @Test func notesAreToldWhereTheyAreAskedFor() throws {
    let document = """
      rehearsal: 1
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs: {a: {actionSheet: {title: A, cancelButton: No}}}
      """
    #expect(
      try Command.run("check", "-", input: document)
        == Finished(status: 0, output: "standard input: ok\n", errors: ""))
    let noted = try Command.run("check", "--notes", "-", input: document)
    #expect(noted.output == "standard input: 1 note\n")
    #expect(noted.errors.hasPrefix("standard input:3:29: note: a sheet usually has no title"))
    // All corrections leave it alone; its own is made, and so are all where notes are asked for.
    #expect(try Command.run("check", "--fix", "-", input: document).output == document)
    for options in [["--fix=rule-23"], ["--fix", "--notes"]] {
      let fixed = try Command.run("rehearsal", ["check"] + options + ["-"], input: document)
      #expect(!fixed.output.contains("title: A"), "\(options)")
    }
  }

  @Test(arguments: ["check", "test", "trace"])
  func patternsAreRead(_ command: String) throws {
    let document = """
      rehearsal: 1
      scenarios:
        x:
          steps: [{waitFor: /a(b/}]
          expect: []
      """
    let run = try Command.run(command, "-", input: document)
    #expect(run.status == 65)
    #expect(run.complaints.count == 1)
    #expect(run.errors.hasPrefix("standard input:4:23: error: "), "\(run.errors)")
  }

  @Test func standardInput() throws {
    #expect(
      try Command.run("check", "-", input: "rehearsal: 1")
        == Finished(status: 0, output: "standard input: ok\n", errors: ""))
    #expect(try Command.run("check", "-", input: "rehearsal: 2").status == 65)
  }
}
