import Testing

/// `rehearsal check`.
@Suite struct CheckTests {
  @Test func everySampleIsInOrder() throws {
    let paths = Sample.names.map { Sample.path($0) }
    let run = try Command.run("rehearsal", ["check"] + paths)
    #expect(run.status == 0)
    // What these samples are about is what a reviewer would ask about.
    let remarked = ["added-buttons": 1, "not-so-fast-cancel": 1, "not-so-fast-nil": 2]
    let expected = Sample.names.map { name in
      let verdict = remarked[name].map { $0 == 1 ? "1 warning" : "\($0) warnings" } ?? "ok"
      return "\(Sample.path(name)): \(verdict)\n"
    }
    #expect(run.output == expected.joined())
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
    let errors = "\(bad):2:1: error: unknown key “a”\n\(bad):3:1: error: unknown key “b”\n"
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

  @Test func standardInput() throws {
    #expect(
      try Command.run("check", "-", input: "rehearsal: 1")
        == Finished(status: 0, output: "standard input: ok\n", errors: ""))
    #expect(try Command.run("check", "-", input: "rehearsal: 2").status == 65)
  }
}
