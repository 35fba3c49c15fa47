import TestTools
import Testing

/// Programs that are to be seen in the window.
@Suite struct RunProgramTests {
  private func run(_ words: [String], _ environment: [String] = []) throws -> Finished {
    try Command.run(
      path: "\(Command.folder)/rehearsal", ["run"] + words,
      environment: ["PATH=/usr/bin:/bin"] + environment)
  }

  @Test func programHasToBeNamed() throws {
    let run = try run([])
    #expect(run.status == 64)
    #expect(run.complaints.first?.hasPrefix("rehearsal: Missing expected argument") == true)
  }

  @Test func unknownProgramIsNamed() throws {
    let run = try run(["no-such-program-at-all"])
    #expect(run.status == 69)
    #expect(run.complaints == ["The program “no-such-program-at-all” does not exist."])
  }

  @Test func fileThatCannotBeRunSaysHowItCan() throws {
    let folder = try Folder()
    let script = try folder.file("script", "#!/bin/sh\n")
    let refused = try run([script])
    #expect(refused.status == 69)
    #expect(
      refused.complaints == [
        "“\(script)” may not be run.",
        "Make it executable (chmod +x), or put its interpreter before it.",
      ])
    let document = try folder.file("a.rehearsal.yaml", "rehearsal: 1\n")
    let named = try run([document])
    #expect(named.status == 64)
    #expect(named.complaints.joined().contains("--document"))
  }

  @Test func documentThatCannotBeReadIsNamed() throws {
    let run = try run(["--document", "/nowhere.rehearsal.yaml", "true"])
    #expect(run.status == 66)
    #expect(run.complaints.count == 1)
  }

  @Test func optionsBeforeTheProgramAreOurs() throws {
    #expect(try run(["--help"]).output.hasPrefix("OVERVIEW: "))
    let unknown = try run(["--documnt", "a.yaml", "true"])
    #expect(unknown.status == 64)
    #expect(unknown.complaints.first?.contains("Unknown option '--documnt'") == true)
  }

  @Test func standardInputIsNoDocument() throws {
    let run = try run(["--document", "-", "true"])
    #expect(run.status == 64)
    #expect(
      run.complaints.first?.hasPrefix("rehearsal: standard input is no document here; name a file")
        == true)
  }

  @Test func optionsBehindTheProgramAreItsOwn() throws {
    // Without a display there is no window; what comes before that has been read.
    let run = try run(["--device", "tablet", "true", "--device", "watch", "--help"])
    #expect(run.status == 69)
    #expect(run.output.isEmpty)
  }
}
