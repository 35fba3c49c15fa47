import ArgumentParser
import Testing

@testable import rehearsal

@Suite("What trace reads without the parser is what the parser reads")
struct QuickTraceTests {
  @Test(arguments: [
    ["a.yaml"], ["a.yaml", "--all"], ["--all", "a.yaml"], ["a.yaml", "--scenario", "cancel"],
    ["--scenario", "two words", "a.yaml", "--format", "csv"],
    ["--format", "jsonl", "--all", "--scenario", "x", "a.yaml"], [""],
  ])
  func equal(_ words: [String]) throws {
    let quick = try #require(Trace(simply: words[...]))
    let parsed = try Trace.parse(words)
    #expect(quick.file == parsed.file)
    #expect(quick.scenario == parsed.scenario)
    #expect(quick.format == parsed.format)
    #expect(quick.all == parsed.all)
    #expect(!parsed.record && !quick.record)
    #expect(quick.overrides.language == parsed.overrides.language)
  }

  @Test(
    "All else is left to the parser",
    arguments: [
      [], ["-"], ["a", "b"], ["a", "--"], ["a", "--scenario"], ["a", "--scenario", "-x"],
      ["a", "--scenario", "x", "--scenario", "y"], ["a", "--format", "xml"],
      ["a", "--all", "--all"],
      ["a", "--format=csv"], ["a", "--all", "--format", "expect"], ["a", "--language", "de"],
      ["--help"], ["a", "--alll"],
    ])
  func left(_ words: [String]) {
    #expect(Trace(simply: words[...]) == nil)
  }
}
