import TestTools
import Testing

/// `rehearsal compare`.
@Suite struct CompareTests {
  @Test func versionsAreCompared() throws {
    let folder = try Folder()
    let old = try folder.file("old.yaml", ExploreTests.dead)
    let same = try Command.run("compare", old, old)
    #expect(same == Finished(status: 0, output: "The same can happen in both.\n", errors: ""))
    let cured = ExploreTests.dead.replacing(
      "{label: Thanks}", with: "{button: Back, then: {goTo: s}}")
    let run = try Command.run("compare", old, "-", input: cured)
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "new: e, tap “Back”",
        "finding gone: dead-end After tap “Go” nothing can be tapped any more.", "2 differences",
      ])
    #expect(
      try Command.run("compare", "--format", "json", old, "-", input: cured).output.contains(
        "\"change\":\"new\""))
    #expect(try Command.run("compare", "-", "-").status == 64)
  }

  @Test func weakenedScenariosAreNamed() throws {
    let folder = try Folder()
    let document = "rehearsal: 1\nscreens: {s: {controls: [{button: Go, then: {log: x}}]}}\n"
    let scenario = "scenarios: {x: {steps: [{tapOn: Go}, {assertVisible: Go}]}}\n"
    let old = try folder.file("old.yaml", document + scenario)
    let weak = scenario.replacing(", {assertVisible: Go}", with: "")
    #expect(
      try Command.run("compare", old, "-", input: document + weak).lines.first
        == "scenario weakened: “x” asserts less")
    #expect(
      try Command.run("compare", old, "-", input: document).lines.first == "scenario gone: “x”")
  }

  @Test func comparisonsTellOfPromises() throws {
    let folder = try Folder()
    let promise = "promises: [{from: any, reach: {shown: [s]}}]\n"
    let old = try folder.file("old.yaml", ExploreTests.promised + promise)
    let new = try folder.file("new.yaml", ExploreTests.promised)
    let gone = try Command.run("compare", old, new)
    #expect(gone.status == 1)
    #expect(
      gone.lines.first == "promise gone: from everywhere some way leads to “s” shown",
      "\(gone.lines)")
    #expect(try Command.run("compare", new, old).output.contains("new promise: "))
  }

  /// Two of a kind with the same text are the same, whatever their ids.
  @Test func comparisonsFollowOtherIDs() throws {
    let folder = try Folder()
    let document = """
      rehearsal: 1
      screens:
        s: {controls: [{button: Go, then: {present: a}}]}
      dialogs:
        a: {alert: {title: Sure?, cancelButton: No}}

      """
    let old = try folder.file("old.yaml", document)
    let other = document.replacing("  a: ", with: "  sure: ")
      .replacing("present: a", with: "present: sure")
    let new = try folder.file("new.yaml", other)
    let run = try Command.run("compare", old, new)
    #expect(run.status == 0)
    #expect(run.lines == ["“a” is called “sure” now", "The same can happen in both."])
    let titled = try folder.file("titled.yaml", other.replacing("Sure?", with: "Really?"))
    #expect(try Command.run("compare", old, titled).output.contains("no longer reachable: s · a"))
    let page = try Command.run("compare", "--format", "html", old, titled)
    #expect(page.status == 1 && page.output.contains("<li class=\"unreachable\">"))
    // Both pictures, each in its place.
    let stills = page.output.split(separator: "<img").dropFirst().map { String($0.prefix(80)) }
    for name in ["was: no longer reachable: s · a", "now: newly reachable: s · sure"] {
      #expect(stills.contains { $0.hasPrefix(" alt=\"\(name)") }, "\(stills)")
    }
    #expect(page.output.contains("src=\"data:image/png;base64,iVBOR"), "\(page.errors)")
    let bare = try Command.run(
      path: "/bin/bash",
      [
        "-c", "PATH=/nowhere exec \"$0\" compare --format html \"$1\" \"$2\"",
        "\(Command.folder)/rehearsal", old, titled,
      ])
    #expect(bare.status == 1 && bare.output.contains("<li class=\"unreachable\">"))
    #expect(!bare.output.contains("<img"))
    #expect(bare.complaints.last == "rehearsal: the page has no stills", "\(bare.complaints)")
  }
}
