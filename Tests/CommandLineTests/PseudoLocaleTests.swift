import Glibc
import TestTools
import Testing

/// Under a language in which every text is in brackets: what people read has them, what programs
/// read is the same, byte by byte.
@Suite struct PseudoLocaleTests {
  private static let environment = ["LC_ALL=C.UTF-8", "LANGUAGE=en_XA"]

  /// The catalogue, made once beside the programs.
  private static let made: Bool = {
    let helper = Sample.file("meson-helpers/catalogues")
    let run = try? Command.run(
      path: "/usr/bin/env", ["python3", helper, Command.folder, "--pseudo"])
    return run?.status == 0
  }()

  private func both(_ arguments: [String]) throws -> (plain: Finished, pseudo: Finished) {
    try #require(PseudoLocaleTests.made)
    return (
      try Command.run("rehearsal", arguments, environment: ["LC_ALL=C.UTF-8"]),
      try Command.run("rehearsal", arguments, environment: PseudoLocaleTests.environment)
    )
  }

  /// What no translator has filled in rightly is no language.
  @Test func aPageIsInALanguageThatIsOne() throws {
    let (plain, pseudo) = try both(["explore", PseudoLocaleTests.sample, "--format", "html"])
    #expect(plain.output.contains("<html lang=\"en\">"))
    #expect(pseudo.output.contains("<html lang=\"en\">"))
  }

  private static let sample = Sample.path("sign-out")
  private static let translated = Sample.path("languages")

  @Test(
    arguments: [
      ["--help"], ["check", "--help"], ["test", sample], ["explore", sample],
      ["explain", "didDismiss"], ["check", "--notes", sample], ["fit", sample],
    ])
  func peopleReadItInTheirLanguage(_ arguments: [String]) throws {
    let (plain, pseudo) = try both(arguments)
    #expect(plain.status == pseudo.status)
    #expect(pseudo.output.contains("·]"))
    #expect(!plain.output.contains("·]"))
  }

  @Test(
    arguments: [
      ["trace", sample], ["trace", sample, "--format", "jsonl", "--all"],
      ["trace", sample, "--format", "csv"], ["trace", sample, "--format", "expect"],
      ["trace", sample, "--format", "speech"], ["trace", sample, "--format", "mermaid"],
      ["trace", sample, "--format", "plantuml"],
      ["strings", translated, "--export", "po", "--language", "de"],
      ["strings", translated, "--export", "strings", "--language", "de"],
      ["test", sample, "--format", "tap"],
      ["explore", sample, "--format", "json"], ["check", sample, "--format", "json"],
      ["check", sample, "--format", "sarif"], ["fit", sample, "--format", "json"],
      ["--version"], ["icons"],
    ])
  func programsReadTheSame(_ arguments: [String]) throws {
    let (plain, pseudo) = try both(arguments)
    #expect(plain.status == pseudo.status)
    #expect(!plain.output.isEmpty)
    #expect(plain.output == pseudo.output)
  }

  /// Messages are sentences and for people; keys, ids, kinds and numbers are not.
  @Test(
    arguments: [
      ["check", "--notes", "--format", "json"], ["check", "--notes", "--format", "sarif"],
      ["check", "--notes", "--format", "junit"], ["explore", "--format", "json"],
      ["explore", "--format", "jsonl"], ["explore", "--format", "sarif"],
      ["explore", "--format", "junit"], ["fit", "--format", "json"], ["fit", "--format", "junit"],
      ["test", "--format", "junit"], ["test", "--format", "tap"], ["test", "--format", "github"],
    ])
  func wordsOfReportsAreTheSame(_ arguments: [String]) throws {
    let folder = try Folder()
    let file = try folder.file(
      "faulty.rehearsal.yaml",
      """
      rehearsal: 1
      start: home
      screens:
        home: {title: Home, controls: [{button: Show, then: [{present: ask}]}]}
      dialogs:
        ask: {alert: {message: A question that has no title and no button to cancel it., otherButtons: [\
      Yes]}}
      scenarios:
        wrong: {steps: [{tapOn: Show}, {tapOn: Nothing}]}

      """)
    let (plain, pseudo) = try both(arguments + [file])
    #expect(plain.status == pseudo.status)
    if arguments[0] != "explore", arguments[0] != "fit" {
      #expect(pseudo.output.contains("·]"), "a report without a message tells nothing")
    }
    #expect(words(of: plain.output) == words(of: pseudo.output))
  }

  /// What is in quotes and has no blanks, in order; each translated text has one.
  private func words(of report: String) -> [String] {
    report.matches(of: #/"([^"\s]*)"/#).map { String($0.output.1) }
  }
}
