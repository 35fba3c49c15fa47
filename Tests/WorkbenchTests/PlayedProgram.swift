import PrototypeFile
import Serving

/// A program that a test plays.
@MainActor
final class PlayedProgram {
  /// What it says to a message; nothing for one that it does not answer yet.
  var answer: (JSONValue) -> [String]
  private(set) var heard: [JSONValue] = []
  /// What it says once what it has just said is done.
  var pending: [String] = []
  private(set) var starts = 0
  /// Why it does not start the next time.
  var failure: ProgramEnd?
  /// The run holds it, as long as the program is started.
  private weak var peer: Peer?

  init(_ answer: @escaping (JSONValue) -> [String]) { self.answer = answer }

  fileprivate final class Peer: ProgramPeer {
    let program: PlayedProgram
    let onNews: @Sendable () -> Void
    var events: [ProgramEvent] = [.connected]

    init(_ program: PlayedProgram, _ onNews: @escaping @Sendable () -> Void) {
      (self.program, self.onNews) = (program, onNews)
      if let failure = program.failure { events = [.ended(failure, hadConnected: false)] }
    }

    func send(_ lines: [String]) {
      for line in lines {
        guard let message = try? JSONReader.value(of: Array(line.utf8)) else { continue }
        program.heard.append(message)
        if message["done"] != nil, let last = program.pending.popLast() {
          say([last])
        } else {
          let lines = program.answer(message)
          program.pending += lines.dropFirst()
          say(Array(lines.prefix(1)))
        }
      }
    }

    func say(_ lines: [String]) {
      events += lines.map { .said(.line(Array($0.utf8))) }
      onNews()
    }

    func next() -> ProgramEvent? { events.isEmpty ? nil : events.removeFirst() }

    func end() { events = [] }
  }

  func start(_ onNews: @escaping @Sendable () -> Void) -> any ProgramPeer {
    starts += 1
    pending = []
    let peer = Peer(self, onNews)
    self.peer = peer
    onNews()
    return peer
  }

  func say(_ line: String) { peer?.say([line]) }

  func end(_ end: ProgramEnd) {
    peer?.events.append(.ended(end, hadConnected: true))
    peer?.onNews()
  }
}
