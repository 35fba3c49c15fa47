import Glibc
import Session
import Testing

@testable import Workbench

/// Work with files off the main thread.
@MainActor
@Suite struct WriteQueueTests {
  @Test func resultsComeInTheOrderOfTheWork() {
    let queue = WriteQueue()
    var found: [Int] = []
    for number in 0..<100 {
      queue.add({ number }) { found.append($0) }
    }
    #expect(found.isEmpty)
    queue.finish()
    #expect(found == Array(0..<100))
  }

  @Test func oneWorkIsDoneAfterTheOther() {
    let queue = WriteQueue()
    let running = Running()
    for _ in 0..<50 {
      queue.add {
        running.count.withLock { $0 += 1 }
        usleep(100)
        let all = running.count.withLock { $0 }
        running.most.withLock { $0 = max($0, all) }
        running.count.withLock { $0 -= 1 }
      }
    }
    queue.finish()
    #expect(running.most.withLock { $0 } == 1)
  }

  private final class Running: Sendable {
    let count = Guarded(0)
    let most = Guarded(0)
  }

  @Test func whatFollowsFromAResultIsWaitedForToo() {
    let queue = WriteQueue()
    var found: [String] = []
    queue.add({ "one" }) { [queue] word in
      found.append(word)
      queue.add({ "three" }) { found.append($0) }
      queue.finish()
    }
    queue.add({ "two" }) { found.append($0) }
    queue.finish()
    #expect(found == ["one", "two", "three"])
  }

  @Test func resultsArriveWithoutWaiter() async throws {
    let queue = WriteQueue()
    var found: [Int] = []
    for number in 0..<3 { queue.add({ number }) { found.append($0) } }
    for _ in 0..<500 where found.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(found == [0, 1, 2])
  }
}

/// Calls that wait for a pause.
@MainActor
@Suite struct DebounceTests {
  @Test func onlyTheLastRequestIsCalled() async throws {
    let debounce = Debounce(milliseconds: 30)
    var found: [Int] = []
    for number in 0..<50 { debounce.call { found.append(number) } }
    #expect(found.isEmpty && debounce.isWaiting)
    for _ in 0..<500 where found.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(found == [49] && !debounce.isWaiting)
  }

  @Test func aCancelledRequestIsNotCalled() async throws {
    let debounce = Debounce(milliseconds: 1)
    var found: [Int] = []
    debounce.call { found.append(1) }
    debounce.cancel()
    #expect(!debounce.isWaiting)
    let other = Debounce(milliseconds: 30)
    other.call { found.append(2) }
    for _ in 0..<500 where found.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(found == [2])
  }
}
