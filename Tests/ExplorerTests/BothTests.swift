import DialogModel
import Session
import Testing

@testable import Explorer

/// An exploration in which two threads try moves.
@Suite struct BothTests {
  /// An exploration by two threads, which take so few nodes at once that they always share them.
  private static func byTwo(
    _ prototype: Prototype, _ options: ExploreOptions, pieces: Int = .max,
    both: @escaping Both = SeparateThread.both
  ) -> Explorer {
    var explorer = Explorer(prototype, options, keeping: 20, forFindings: true)
    explorer.batch = 3
    while !explorer.isDone { explorer.run(nodes: pieces, both: both) }
    return explorer
  }

  private static func expectSame(_ prototype: Prototype, _ options: ExploreOptions) {
    var alone = Explorer(prototype, options, forFindings: true)
    alone.run()
    let two = byTwo(prototype, options)
    #expect(two.found == alone.found)
    #expect(two.facts == alone.facts)
  }

  @Test("Two find the same as one, in the same order", arguments: Documents.samples)
  func ofSamples(_ name: String) throws {
    BothTests.expectSame(try Documents.sample(name), ExploreOptions())
  }

  @Test("Also in documents by chance, up to a bound", arguments: 0..<Documents.byChance)
  func ofDocumentsByChance(_ seed: Int) {
    var options = ExploreOptions()
    options.mostStates = 700
    options.callsWithoutTime = Documents.calls
    BothTests.expectSame(Documents.byChance(seed), options)
  }

  @Test("Also in pieces, and where the one is done after the other")
  func inPieces() throws {
    let prototype = try Documents.sample("retry.rehearsal.yaml")
    let whole = BothTests.byTwo(prototype, ExploreOptions())
    let pieces = BothTests.byTwo(prototype, ExploreOptions(), pieces: 5)
    #expect(pieces.found == whole.found)
    let inTurn = BothTests.byTwo(prototype, ExploreOptions()) { first, second in
      second()
      first()
    }
    #expect(inTurn.found == whole.found)
    #expect(inTurn.facts == whole.facts)
  }

  @Test("Most nodes are shared")
  func shared() throws {
    var calls = 0
    let explorer = BothTests.byTwo(
      try Documents.sample("retry.rehearsal.yaml"), ExploreOptions()
    ) { first, second in
      calls += 1
      first()
      second()
    }
    #expect(calls > explorer.found.count / 12)
  }
}
