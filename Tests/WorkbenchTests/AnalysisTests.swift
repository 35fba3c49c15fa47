import Glibc
import Session
import Testing

@testable import Workbench

/// What is found out about a version off the main thread.
@MainActor
@Suite struct AnalysisTests {
  private let queue = AnalysisQueue()

  private func waitUntil(_ isTrue: () -> Bool) async throws {
    for _ in 0..<500 where !isTrue() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isTrue())
  }

  @Test func resultsComeInOrderAndThenTheEnd() async throws {
    let analysis = Analysis(in: queue)
    var found: [String] = []
    var hasEnded = false
    analysis.begin(["a", "b", "c"].map { word in { word } }) {
      found.append($0)
    } end: {
      hasEnded = true
    }
    #expect(found.isEmpty)
    try await waitUntil { hasEnded }
    #expect(found == ["a", "b", "c"])
  }

  @Test func workIsDoneOffTheMainThread() async throws {
    let analysis = Analysis(in: queue)
    let main = UInt(pthread_self())
    var isOther: Bool?
    analysis.begin([{ UInt(pthread_self()) != main }]) { isOther = $0 }
    try await waitUntil { isOther != nil }
    #expect(isOther == true)
  }

  @Test func aNewerRoundReplacesTheOneBefore() async throws {
    let analysis = Analysis(in: queue)
    let begun = Guarded<[Int]>([])
    var found: [Int] = []
    for number in 0..<10 {
      let work: @Sendable () -> Int = {
        begun.withLock { $0.append(number) }
        return number
      }
      analysis.begin([work]) { found.append($0) }
    }
    try await waitUntil { !found.isEmpty }
    #expect(found == [9])
    #expect(begun.withLock { $0 } == [9])
  }

  /// As when a result changes the document.
  @Test func aResultThatBeginsANewerRoundDropsTheRest() async throws {
    let analysis = Analysis(in: queue)
    var found: [String] = []
    var hasEnded = false
    analysis.begin(["first", "dropped"].map { word in { word } }) { [analysis] word in
      found.append(word)
      analysis.begin([{ "second" }]) { found.append($0) }
    } end: {
      hasEnded = true
    }
    try await waitUntil { found.count > 1 }
    #expect(found == ["first", "second"])
    #expect(!hasEnded)
  }

  @Test func aResultThatComesAfterTheEndOfItsRoundIsDropped() async throws {
    let (analysis, other) = (Analysis(in: queue), Analysis(in: queue))
    let hasBegun = Guarded(false)
    let mayEnd = Guarded(false)
    var found: [String] = []
    let work: @Sendable () -> String = {
      hasBegun.withLock { $0 = true }
      while !mayEnd.withLock({ $0 }) { usleep(1_000) }
      return "late"
    }
    analysis.begin([work]) { found.append($0) }
    other.begin([{ "other" }]) { found.append($0) }
    try await waitUntil { hasBegun.withLock { $0 } }
    analysis.cancel()
    mayEnd.withLock { $0 = true }
    try await waitUntil { !found.isEmpty }
    #expect(found == ["other"])
  }
}
