import Glibc
import Session
import Testing

/// Work on another thread, whose result comes at once or later.
@Suite @MainActor struct ErrandTests {
  @Test func quickWorkIsDoneAtOnce() {
    var results: [Int] = []
    let isOver = Errand.run(patience: 10_000, { 1 }, then: { results.append($0) })
    #expect(isOver)
    #expect(results == [1])
  }

  @Test func slowWorkComesLater() async {
    let result = await withCheckedContinuation { continuation in
      let isOver = Errand.run(
        patience: 1,
        {
          usleep(200_000)
          return 2
        }, then: { continuation.resume(returning: $0) })
      #expect(!isOver)
    }
    #expect(result == 2)
  }

  /// A result that was taken at once does not come again.
  @Test func aResultComesOnce() async throws {
    var results: [Int] = []
    for number in 0..<200 { Errand.run({ number }, then: { results.append($0) }) }
    try await Task.sleep(for: .milliseconds(200))
    #expect(results.sorted() == Array(0..<200))
  }
}
