import Glibc
import Testing

/// `rehearsal replay`, and sessions in `rehearsal diff`.
@Suite struct ReplayTests {
  @Test(arguments: Sample.names)
  func everySampleIsTheSameAgain(_ name: String) throws {
    let folder = try Folder()
    let file = "\(folder.path)/it.session.jsonl"
    let document = Sample.path(name)
    let traced = try Command.run("trace", "--format", "jsonl", "--session", file, document)
    let replayed = try Command.run("replay", "--format", "jsonl", file)
    #expect(replayed.status == 0, "\(replayed.errors)")
    #expect(replayed.errors.isEmpty)
    // Causes and places belong to a scenario, which a replay does not play.
    func rows(_ text: String) -> [String] {
      text.split(separator: "\n").map { line in
        line.firstRange(of: ",\"sequence\"").map { String(line[..<$0.lowerBound]) + "}" }
          ?? String(line)
      }
    }
    #expect(rows(replayed.output) == rows(traced.output))
    #expect(try Command.run("diff", "--by", "all", file, document).status == 0)
    #expect(try Command.run("diff", file, file).status == 0)
  }

  /// The recorded session among the samples: a person wanted to confirm and tapped Cancel.
  @Test func theWrongTap() throws {
    let file = Sample.path("sign-out").replacing(
      "sign-out.rehearsal.yaml", with: "wrong-tap.session.jsonl")
    #expect(try Command.run("replay", file).status == 0)
    let differing = try Command.run("diff", "\(Sample.path("sign-out"))#confirm", file)
    #expect(differing.status == 1)
    #expect(differing.lines.first?.contains("clickedButtonAtIndex: 0” in the second") == true)
  }

  @Test func anotherVersionOfTheDocument() throws {
    let folder = try Folder()
    let file = "\(folder.path)/it.session.jsonl"
    let document = Sample.path("sign-out")
    _ = try Command.run("trace", "--session", file, document)
    let same = try Command.run("replay", "--document", document, file)
    #expect(same.status == 0)
    let other = try Command.run("replay", "--document", Sample.path("coffee"), file)
    #expect(other.status == 1)
    #expect(other.errors.contains("is not performed"))
    #expect(other.errors.contains("the recording"))
  }

  @Test func aRunIsDrawn() throws {
    let drawn = try Command.run(
      "replay", "--format", "mermaid", Sample.file("data/samples/wrong-tap.session.jsonl"))
    #expect(drawn.output.hasPrefix("sequenceDiagram") && drawn.status == 0)
  }

  @Test func whatIsNoSession() throws {
    let folder = try Folder()
    #expect(try Command.run("replay", "\(folder.path)/none").status == 66)
    #expect(try Command.run("replay", folder.path).status == 66)
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    #expect(try Command.run("replay", "\(folder.path)/pipe").status == 66)
    let document = try Command.run("replay", Sample.path("sign-out"))
    #expect(document.status == 65)
    #expect(document.errors.contains(":1: error: this is no session file"))
  }

  @Test func aPasswordIsNotInTheFile() throws {
    let folder = try Folder()
    let file = "\(folder.path)/it.session.jsonl"
    _ = try Command.run(
      "trace", "--scenario", "both-filled", "--session", file, Sample.path("login"))
    let session = try Command.run("diff", file, file)
    #expect(session.status == 0)
    let lines = try Command.run("replay", "--all", file).output
    #expect(lines.contains("•"))
    #expect(!lines.contains("\"pw\""))
  }
}
