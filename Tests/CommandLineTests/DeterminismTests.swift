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

  /// The machines that a scenario meets: all zones and all languages, and over four scenarios
  /// every mixture.
  private static func surroundings(of number: Int) -> [[String]] {
    surroundings.enumerated().filter { ($0.offset / 4 + $0.offset + number) % 4 == 0 }
      .map(\.element)
  }

  @Test(arguments: SampleTests.cases.enumerated().map { ($0.offset, $0.element) })
  func everyScenarioOfEverySample(_ number: Int, _ scenario: SampleTests.Case) throws {
    let formats = [["--format", "text"], ["--format", "jsonl", "--all"]]
    let commands = formats.map {
      ["trace", Sample.path(scenario.sample), "--scenario", scenario.scenario] + $0
    }
    let first = try commands.map { try Command.run("rehearsal", $0) }
    for run in first { #expect(run.status == 0) }
    for (place, variables) in DeterminismTests.surroundings(of: number).enumerated() {
      let which = place % commands.count
      let run = try Command.run("rehearsal", commands[which], environment: variables)
      #expect(run == first[which], "\(variables)")
    }
  }
}
