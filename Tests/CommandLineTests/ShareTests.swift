import ArgumentParser
import DialogModel
import Glibc
import PrototypeFile
import TestTools
import Testing

@testable import rehearsal

/// What the options of `rehearsal share` come to, and what documents with pickers come to without a
/// window.
@Suite struct ShareTests {
  private func prototype(_ words: String...) throws -> Prototype {
    let command = try #require(try Rehearsal.parseAsRoot(["share"] + words) as? ShowShare)
    let read = PrototypeDocument.load(Array(command.document.utf8), in: .bare)
    #expect(read.problems.isEmpty)
    return try #require(read.prototype)
  }

  @Test func optionsAreThePicker() throws {
    let prototype = try prototype(
      "--text", "Hello", "--url", "https://example.org/", "--image", "in/one.png", "--file", "two",
      "--exclude", "mail")
    let picker = try #require(prototype.dialogs.first?.activityPicker)
    #expect(
      picker.items == [
        .text("Hello"), .url("https://example.org/"), .image("one.png"), .file("two"),
      ])
    #expect(picker.excluded == [.mail])
  }

  @Test func somethingMustBeShared() throws {
    let run = try Command.run("share")
    #expect(run.errors.hasPrefix("rehearsal: There is nothing to share."))
    #expect(run.status == 64)
  }

  @Test func aFileMustBeThere() throws {
    #expect(try Command.run("share", "--file", "/none/at/all").status == 66)
    for (path, reason) in [
      ("/dev/zero", "this is a pipe or a device, not a file"),
      ("/", "this is a folder, not a file"),
    ] {
      let run = try Command.run("share", "--image", path)
      #expect(run.status == 66)
      #expect(run.complaints == ["\(path): \(reason)"])
    }
  }

  @Test func allRowsSayWhyEachIsOffered() throws {
    let run = try Command.run(
      "trace", "--all", Sample.path("exclusions"), "--scenario", "not-there")
    let offers = run.lines.filter { $0.contains("  offer: ") }
    #expect(offers.count == 9)
    #expect(offers.contains(#"0.000  share  offer: "postToFacebook: not offered, excluded"  [V1]"#))
    #expect(
      offers.contains(
        #"0.000  share  offer: "message: not offered, takes only text, url"  [V1]"#))
    #expect(offers.contains(#"0.000  share  offer: "mail: offered, takes image"  [V1]"#))
  }

  @Test func theHandlersLines() throws {
    let path = Sample.path("share-picture")
    func lines(_ format: String) throws -> [String] {
      // The place and the cause at the end of JSON Lines have tests of their own.
      try Command.run("trace", path, "--scenario", "copy", "--format", format).lines
        .map { $0.replacing(#/,"sequence":.*/#, with: "}") }
    }
    let type = "UIActivityTypeCopyToPasteboard"
    #expect(try lines("text") == [#"0.600  share  completionHandler: "\#(type)" true"#])
    #expect(
      try lines("jsonl") == [
        #"{"time":0.6,"target":"share","call":"completionHandler:","arguments":["\#(type)",true]}"#
      ])
    let table = try Command.run("trace", path, "--scenario", "copy", "--format", "csv")
    #expect(
      table.output.contains(#"0.600,share,completionHandler:,"""\#(type)"" true","# + "\r\n"))
  }

  @Test func anOwnActivitysLines() throws {
    let run = try Command.run(
      "trace", Sample.path("mustache"), "--scenario", "done", "--format", "jsonl")
    #expect(
      run.lines[0].hasPrefix(
        #"{"time":0,"target":"share/org.example.mustache","call":"canPerformWithActivityItems:","#
          + #""arguments":[["image"]],"returned":true,"sequence":"#))
    #expect(run.lines[2].contains(#""arguments":[],"returned":"viewController","sequence":"#))
    let table = try Command.run(
      "trace", Sample.path("mustache"), "--scenario", "done", "--format", "csv")
    #expect(
      table.output.contains("activityViewController,,viewController"), "\(table.output)")
  }

  @Test func aLinkThatLeadsOutIsRefused() throws {
    let folder = try Folder()
    let document = try folder.file(
      "a.rehearsal.yaml",
      "rehearsal: 1\ndialogs:\n  a: {activityPicker: {items: [{file: link}]}}\n")
    try #require(symlink("/etc/passwd", folder.path("link")) == 0)
    let run = try Command.run("check", document)
    #expect(run.status == 65)
    #expect(
      run.errors.contains(":3:39: error: “link” leads out of the document’s folder by a link"))
  }
}
