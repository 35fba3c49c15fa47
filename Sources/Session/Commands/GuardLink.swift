import CPipe
import Glibc

/// The connection to a guard: when it is closed, the guard ends everything; before the guard ends,
/// it says here what happened.
final class GuardLink: Sendable {
  private struct Content: Sendable {
    var bytes: [UInt8] = []
    var isClosed = false
    var isEnding = false
    var watch: GuardWatch?

    mutating func read(_ near: Int32) {
      var buffer = [UInt8](repeating: 0, count: 256)
      while !isClosed {
        let count = recv(near, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { break }
        isClosed = count <= 0
        bytes += buffer[..<max(0, count)]
      }
      if isClosed { watch?.expectEnd() }
    }
  }

  /// What the guard gets as its standard input; whoever starts the guard closes it here.
  let far: Int32
  /// Where it says something; whoever waits for that, until ``isClosed``, reads it with
  /// ``hasEnded``.
  let near: Int32
  private let content = Guarded(Content())

  init() {
    var ends: [Int32] = [-1, -1]
    // Closed in other child processes: a second open end would keep the command running.
    _ = rehearsal_socket_pair_create(&ends)
    (near, far) = (ends[0], ends[1])
  }

  /// Makes the guard end everything; what it says then can still be read.
  func endGuard() {
    content.withLock { content in
      _ = shutdown(near, Int32(SHUT_WR))
      content.isEnding = true
      content.watch?.expectEnd()
    }
  }

  /// Keeps hold of the guard's process, once it has been started.
  func hold(_ process: pid_t) {
    content.withLock { content in
      var watch = GuardWatch(process)
      if content.isEnding { watch.expectEnd() }
      content.watch = watch
    }
  }

  /// Lets go of the guard that is held, which has ended.
  ///
  /// - Returns: its status, as `wait` tells it.
  func collect() -> Int32 {
    // In the lock: until then its number is of no other process.
    content.withLock { content in
      defer { content.watch = nil }
      return content.watch.map { ChildProcess.wait(for: $0.process) } ?? 0
    }
  }

  /// Makes a guard that the command has stopped go on, and kills one that does not do its work.
  ///
  /// To be called again and again as long as there is a guard.
  func tend() {
    guard !hasEnded else { return }
    content.withLock { $0.watch?.look() }
  }

  /// Whether ``tend()`` has killed the guard.
  var wasKilled: Bool { content.withLock { $0.watch?.hasKilled == true } }

  /// Whether the guard says nothing more, because it has ended or is about to.
  ///
  /// Does not wait.
  var isClosed: Bool {
    content.withLock { content in
      content.read(near)
      return content.isClosed
    }
  }

  /// Whether the guard has ended, in whatever way, and what it left behind has another parent.
  ///
  /// Does not wait.
  var hasEnded: Bool {
    content.withLock { content in
      content.read(near)
      // A process that ends closes its files first; only later its children get another parent.
      return content.isClosed && content.watch.map { ChildProcess.hasEnded($0.process) } ?? true
    }
  }

  /// What the guard has said so far.
  var report: GuardReport {
    content.withLock { content in
      content.read(near)
      return GuardReport(String(decoding: content.bytes, as: UTF8.self))
    }
  }

  deinit {
    close(near)
  }
}

/// What a guard says about a command before it ends.
struct GuardReport: Hashable, Sendable {
  /// The index of the watched file that differs, so that the command did not run.
  var changed: Int?
  /// The signal that has ended the command; 0 for none.
  var signal: Int32 = 0
  /// Whether the command was ended because it had too many processes.
  var hadTooManyProcesses = false
  /// How many processes could not be ended.
  var left = 0
  /// Whether the guard did all that it has to do; if not, it was killed.
  var isComplete = false

  /// The report in the lines of a guard.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "changed": changed = words.last.flatMap { Int($0) }
      case "processes": hadTooManyProcesses = true
      case "signal": signal = words.last.flatMap { Int32($0) } ?? 0
      case "left": left = words.last.flatMap { Int($0) } ?? 0
      case "end": isComplete = true
      default: break
      }
    }
  }
}
