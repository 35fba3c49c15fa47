import Testing

/// The keys of the window's actions.
@Suite struct KeyTests {
  /// Two actions with the same key: only one of them would hear of it.
  @Test func noKeyIsGivenTwice() throws {
    let source = try #require(
      Project.sources.get().first { $0.path.hasSuffix("RehearsalApp/Keys.swift") })
    var seen: Set<Substring> = []
    for line in source.text.split(separator: "\n") where !line.contains("shown:") {
      for match in line.matches(of: #/"((?:<\w+>)+\w+)"/#) {
        #expect(seen.insert(match.output.1).inserted, "\(match.output.1)")
      }
    }
    #expect(seen.count > 20)
  }
}
