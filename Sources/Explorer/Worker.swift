import DialogSimulator
import Synchronization

/// Does two things, and returns when both are done.
///
/// They may be done at the same time, the second on another thread.
public typealias Both = (_ first: () -> Void, _ second: @escaping @Sendable () -> Void) -> Void

/// One of the threads that try moves, with what it found last.
final class Worker: Sendable {
  private let content: Mutex<(trier: Trier, tried: [Tried])>

  init(_ trier: Trier) { content = Mutex((trier, [])) }

  /// Tries the moves from some nodes.
  func work(on nodes: ArraySlice<Frontier.Entry>, in explorer: Explorer) {
    content.withLock { $0.tried = $0.trier.tried(nodes, in: explorer) }
  }

  /// What was found last, which is kept no more.
  func take() -> [Tried] {
    content.withLock { content in
      defer { content.tried = [] }
      return content.tried
    }
  }

  /// Who tries the moves, for another run.
  var trier: Trier { content.withLock { $0.trier } }
}

extension Explorer {
  /// Tries the moves from some nodes, which changes nothing; half of them at the same time as the
  /// others, where there is someone to do both.
  ///
  /// The nodes have the same cost. So none of them has a shorter way that another one begins, and what
  /// follows from each does not depend on what follows from the others.
  func tried(
    _ nodes: [Frontier.Entry], _ workers: [Worker], _ both: Both?
  ) -> [Tried] {
    let half = nodes.count / 2
    guard let both, workers.count > 1, 2 * nodes.count >= batch else {
      workers[0].work(on: nodes[...], in: self)
      return workers[0].take()
    }
    both({ workers[0].work(on: nodes[..<half], in: self) }) {
      workers[1].work(on: nodes[half...], in: self)
    }
    return workers[0].take() + workers[1].take()
  }
}
