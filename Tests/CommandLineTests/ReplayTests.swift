import Glibc
import TestTools
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

  /// What a person did with notifications is found by their names in a document that was mended; an
  /// input about one that is gone is not performed.
  @Test func notificationsOfAMendedDocument() throws {
    let folder = try Folder()
    let file = folder.path("one.session.jsonl")
    let sample = Sample.path("watering")
    _ = try Command.run(
      "trace", "--scenario", "only-in-the-centre", "--session", file, sample)
    let text = String(decoding: try Sample.bytes("watering"), as: UTF8.self)
    // Another one comes first, so that the numbers of the others change.
    let mended = text.replacing("thirsty.", with: "dry.")
      .replacing("notifications:\n", with: "notifications:\n  fern: {after: 3600}\n")
    let first = try folder.file("mended.rehearsal.yaml", mended)
    let same = try Command.run("replay", "--document", first, file)
    #expect(same.status == 0, "\(same.errors)")
    let other = try folder.file(
      "renamed.rehearsal.yaml", text.replacing("mint", with: "sage"))
    let run = try Command.run("replay", "--document", other, file)
    #expect(run.errors.contains("is not performed"))
  }

  /// A session may take the place of a session, and of nothing else.
  @Test func noOtherFileIsReplaced() throws {
    let folder = try Folder()
    _ = try Command.run("trace", "--session", "\(folder.path)/one", Sample.path("sign-out"))
    let text = "rehearsal: 1\ndialogs: {a: {alert: {title: A}}}\n"
    let document = try folder.file("it.rehearsal.yaml", text)
    let run = try Command.run("trace", "--session", document, document)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("is no session file"))
    #expect(try folder.text("it.rehearsal.yaml") == text)
    let again = try Command.run("trace", "--session", "\(folder.path)/one", document)
    #expect(again.status == 0)
    #expect(try folder.text("one").contains("it.rehearsal.yaml"))
  }

  /// A session with two runs: the last one is compared, and each has its heading.
  @Test func eachRunOfASession() throws {
    let folder = try Folder()
    let (one, two) = (folder.path("one"), folder.path("two"))
    let sample = Sample.path("sign-out")
    _ = try Command.run("trace", "--scenario", "confirm", "--session", one, sample)
    _ = try Command.run("trace", "--scenario", "cancel", "--session", two, sample)
    let head = try #require(folder.text("two").split(separator: "\n").first)
    let document = try #require(head.firstRange(of: "\"document\":"))
    let again = "{\"reload\":" + head[document.upperBound...]
    let rest = try folder.text("two").split(separator: "\n").dropFirst()
    let both = try folder.file(
      "both", folder.text("one") + ([again] + rest.map(String.init)).joined(separator: "\n") + "\n")
    let replayed = try Command.run("replay", both)
    #expect(replayed.status == 0, "\(replayed.errors)")
    #expect(replayed.lines.count { $0.hasPrefix("# run ") } == 2)
    #expect(try Command.run("diff", both, two).status == 0)
    #expect(try Command.run("diff", "\(both)#1", one).status == 0)
    #expect(try Command.run("diff", "\(both)#1", two).status == 1)
    let none = try Command.run("diff", "\(both)#3", two)
    #expect(none.status == 64 && none.errors.contains("from 1 to 2"))
  }

  @Test(arguments: ["mermaid", "plantuml", "svg"])
  func aDiagram(_ format: String) throws {
    let folder = try Folder()
    let sample = Sample.path("sign-out")
    let file = folder.path("one")
    let traced = try Command.run("trace", "--session", file, "--format", format, sample)
    let replayed = try Command.run("replay", "--format", format, file)
    #expect(replayed.status == 0 && replayed.output == traced.output)
    #expect(try Command.run("replay", "--all", "--format", format, file).status == 64)
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

  @Test func aNumberThatNoRunHas() throws {
    let folder = try Folder()
    let file = folder.path("one")
    _ = try Command.run("trace", "--session", file, Sample.path("sign-out"))
    let lines = try folder.text("one").split(separator: "\n").map { String($0) }
    let words = "{edit: {typed: x, location: 1, length: 9223372036854775807}}"
    let more = "{\"time\":0,\"input\":\"\(words)\"}"
    let spoilt = try folder.file("two", (lines[..<2] + [more]).joined(separator: "\n") + "\n")
    let run = try Command.run("replay", spoilt)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors == "\(spoilt):3: error: “length” must be from 0 to 1000000000\n")
  }

  /// Runs that go on from each other take about as much memory as the first one alone.
  ///
  /// With a sanitizer there are more addresses than any limit, and the program does not even begin.
  @Test(.enabled(if: dlsym(nil, "__asan_init") == nil && dlsym(nil, "__tsan_init") == nil))
  func thousandRunsThatContinueEachOther() throws {
    let folder = try Folder()
    let file = folder.path("one")
    _ = try Command.run("trace", "--session", file, Sample.path("sign-out"))
    let head = try #require(folder.text("one").split(separator: "\n").first)
    var lines = [String(head)]
    for number in 0..<900 {
      let words = number == 0 ? "{launch: true}" : "{tapOn: {control: sign-out, in: account}}"
      lines.append("{\"time\":\(number),\"input\":\"\(words)\"}")
    }
    let branch = "{\"branch\":{\"inputs\":899,\"calls\":0,\"answers\":0}}"
    lines += Array(repeating: branch, count: 1000)
    let many = try folder.file("many", lines.joined(separator: "\n") + "\n")
    // Half a gigabyte of addresses, of which the program takes most before it reads anything.
    let run = try Command.run(
      path: "/bin/bash",
      [
        "-c", "ulimit -d 262144; exec \"$0\" replay --format svg \"$1\" >/dev/null",
        "\(Command.folder)/rehearsal", many,
      ])
    #expect(run.status == 0 || run.status == 1, "\(run.errors)")
    #expect(!run.errors.contains("not performed"))
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
