import Testing

/// The same document and scenario give the same bytes, whatever the machine around them says.
@Suite struct DeterminismTests {
  /// Twenty machines: zones, languages, homes and settings in every mixture.
  private static let surroundings: [[String]] = {
    let zones = ["UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "nonsense"]
    let languages = [
      ["LC_ALL=C", "LANGUAGE=de"], ["LC_ALL=tr_TR.UTF-8", "LANG=tr_TR.UTF-8"],
      ["LC_ALL=", "LANG=ar_EG.UTF-8", "LANGUAGE=ar:ru"],
      ["LC_ALL=C.UTF-8", "NO_COLOR=1", "TERM=xterm-256color", "GTK_THEME=HighContrast"],
    ]
    return zones.flatMap { zone in
      languages.enumerated().map { place, language in
        ["TZ=\(zone)", "HOME=/nowhere/\(place)", "COLUMNS=\(40 + place)"] + language
      }
    }
  }()

  @Test(arguments: SampleTests.cases)
  func everyScenarioOfEverySample(_ scenario: SampleTests.Case) throws {
    let formats = [["--format", "text"], ["--format", "jsonl", "--all"]]
    let commands = formats.map {
      ["trace", Sample.path(scenario.sample), "--scenario", scenario.scenario] + $0
    }
    let first = try commands.map { try Command.run("rehearsal", $0) }
    for run in first { #expect(run.status == 0) }
    for (place, variables) in DeterminismTests.surroundings.enumerated() {
      let which = place % commands.count
      let run = try Command.run("rehearsal", commands[which], environment: variables)
      // What goes to standard error is for a person, in their language.
      #expect(
        run.status == first[which].status && run.output == first[which].output, "\(variables)")
    }
  }
}
