import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// What findings leave out, because another part of a situation says it too.
@Suite struct StackTests {
  /// The ways to where nothing moves and another screen shows than the last of the stack.
  private func others(in prototype: Prototype) -> [[Move]] {
    let explorer = Documents.explored(prototype, most: 150)
    return (0..<explorer.found.count).filter { explorer.found.flags(of: $0) == .expanded }
      .map { explorer.found.way(to: $0) }
      .filter { way in
        let state = explorer.replay(way).simulator.state
        return state.screen != state.screens.last?.screen
      }
  }

  @Test("The last screen of the stack shows in samples", arguments: Documents.samples)
  func samples(_ name: String) throws {
    #expect(others(in: try Documents.sample(name)).isEmpty)
  }

  @Test("The last screen of the stack shows in documents by chance", arguments: 0..<20)
  func chance(_ seed: Int) { #expect(others(in: Documents.byChance(seed)).isEmpty) }
}
