import Dispatch
import Glibc
import PrototypeFile
import Session
import Texts

/// A program in a process of its own, which connects to a socket.
///
/// Two threads read and write, so that the main thread never waits for it.
public final class ProgramProcess: ProgramPeer {
  /// The name of the variable with the path of the socket.
  nonisolated public static let variable = "REHEARSAL_SOCKET"

  private let channel: ProgramChannel

  /// Starts a program; it is ended when this object is freed.
  ///
  /// - Parameters:
  ///   - folder: where it runs; `nil` for where this process is.
  ///   - onNews: called on any thread when there is something to take.
  @MainActor
  public init(
    _ command: ProgramCommand, in folder: String? = nil, onNews: @escaping @Sendable () -> Void
  ) {
    channel = ProgramChannel(onNews)
    start(command, in: folder)
  }

  @MainActor
  private func start(_ command: ProgramCommand, in folder: String?) {
    ProgramProcess.count += 1
    guard let place = getenv("XDG_RUNTIME_DIR"), place.pointee != 0 else {
      return channel.fail(tr("there is no $XDG_RUNTIME_DIR"))
    }
    let path =
      String(cString: place) + "/rehearsal-\(getpid())-\(ProgramProcess.count).sock"
    setenv(ProgramProcess.variable, path, 1)
    defer { unsetenv(ProgramProcess.variable) }
    do throws(WriteFailure) {
      let socket = try RunSocket(path)
      channel.begin(try HeldProgram(command.words, in: folder), socket)
    } catch {
      channel.fail(error.reason)
    }
  }

  @MainActor private static var count = 0

  deinit { channel.end() }

  /// Sends lines; this never waits.
  public func send(_ lines: [String]) { channel.send(lines) }

  /// The next thing that the program has done; `nil` if there is none yet.
  public func next() -> ProgramEvent? { channel.next() }

  /// Ends the process; nothing comes any more.
  public func end() { channel.end() }
}

/// What passes between the threads of a program's process.
private final class ProgramChannel: Sendable {
  /// How many bytes wait to be taken before the program has to wait, too.
  private static let mostTaken = 1024 * 1024
  /// How many bytes wait to be read by the program before it is given up.
  private static let mostSent = 64 * 1024 * 1024

  private struct Content {
    var events: [ProgramEvent] = []
    var taken = 0
    var bytes = 0
    var outgoing: [UInt8] = []
    /// The program; `nil` once it has ended.
    var program: HeldProgram?
    var socket: RunSocket?
    var connection: Int32 = -1
    /// How it has ended.
    var end: ProgramEnd?
    /// Whether nothing is to come any more.
    var isOver = false
  }

  private let content = Guarded(Content())
  private let onNews: @Sendable () -> Void
  /// There is room for what the program says.
  private let room = DispatchSemaphore(value: 0)
  /// There is something to send.
  private let work = DispatchSemaphore(value: 0)
  /// The process has ended.
  private let exit = DispatchSemaphore(value: 0)

  init(_ onNews: @escaping @Sendable () -> Void) { self.onNews = onNews }

  func fail(_ reason: String) { finish(.notStarted(reason), hadConnected: false) }

  func begin(_ program: HeldProgram, _ socket: RunSocket) {
    content.withLock { ($0.program, $0.socket) = (program, socket) }
    let threads: [@Sendable () -> Void] = [
      { self.watch(program) }, { self.hear(at: socket) },
    ]
    for thread in threads where !SeparateThread.run(thread) {
      finish(.notStarted(ProgramChannel.noThread), hadConnected: false)
    }
  }

  private static var noThread: String {
    errno = EAGAIN
    return WriteFailure.last.reason
  }

  // MARK: The main thread

  func next() -> ProgramEvent? {
    let (event, hasRoom) = content.withLock { content -> (ProgramEvent?, Bool) in
      guard content.taken < content.events.count else { return (nil, false) }
      let event = content.events[content.taken]
      content.taken += 1
      let wasFull = content.bytes > ProgramChannel.mostTaken
      if case .said(.line(let line)) = event { content.bytes -= line.count + 1 }
      if content.taken == content.events.count {
        content.events.removeAll(keepingCapacity: true)
        content.taken = 0
      }
      return (event, wasFull && content.bytes <= ProgramChannel.mostTaken)
    }
    if hasRoom { room.signal() }
    return event
  }

  func send(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let isTooMuch = content.withLock { content in
      guard !content.isOver else { return false }
      for line in lines {
        content.outgoing += line.utf8
        content.outgoing.append(0x0A)
      }
      return content.outgoing.count > ProgramChannel.mostSent
    }
    if isTooMuch { finish(.readsNothing, hadConnected: true) }
    work.signal()
  }

  /// Ends the program; what does not end by itself is killed.
  func end() {
    let isThere = content.withLock { content -> Bool in
      content.isOver = true
      content.events = []
      content.taken = 0
      if content.connection >= 0 { shutdown(content.connection, Int32(SHUT_RDWR)) }
      content.program?.end()
      content.socket?.remove()
      content.socket = nil
      return content.program != nil
    }
    room.signal()
    work.signal()
    guard isThere else { return }
    SeparateThread.run {
      let latest = DispatchTime.now() + .milliseconds(HeldProgram.patience)
      guard self.exit.wait(timeout: latest) == .timedOut else {
        self.exit.signal()
        return
      }
      self.content.withLock { $0.program?.killNow() }
    }
  }

  // MARK: Other threads

  private func finish(_ end: ProgramEnd, hadConnected: Bool) {
    let isNew = content.withLock { content in
      guard !content.isOver else { return false }
      content.isOver = true
      content.events.append(.ended(end, hadConnected: hadConnected))
      if content.connection >= 0 { shutdown(content.connection, Int32(SHUT_RDWR)) }
      return true
    }
    if isNew { onNews() }
  }

  /// Waits for the end of the process; its number is free for another one only after that is known
  /// here.
  private func watch(_ program: HeldProgram) {
    var found = siginfo_t()
    while waitid(P_PID, id_t(program.process), &found, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    content.withLock {
      let status = ChildProcess.wait(for: program.process)
      let signal = program.signal(of: status)
      $0.end = signal == 0 ? .ended(status: status >> 8 & 0xFF) : .killed(signal: signal)
      $0.program = nil
    }
    exit.signal()
  }

  /// How the process has ended, if it has within a second.
  private func ending() -> ProgramEnd {
    if exit.wait(timeout: .now() + .seconds(1)) == .success { exit.signal() }
    return content.withLock { $0.end } ?? .ended(status: nil)
  }

  private func hear(at socket: RunSocket) {
    var isOver = false
    while !isOver, !socket.waits(milliseconds: 50) {
      isOver = content.withLock { $0.isOver || $0.end != nil }
    }
    let connection = isOver ? -1 : socket.accept()
    socket.remove()
    guard connection >= 0 else { return finish(ending(), hadConnected: false) }
    content.withLock {
      $0.connection = connection
      $0.events.append(.connected)
    }
    onNews()
    let written = DispatchSemaphore(value: 0)
    let writes = SeparateThread.run {
      self.write(to: connection)
      written.signal()
    }
    if writes { read(from: connection) }
    let end = writes ? ending() : .notStarted(ProgramChannel.noThread)
    finish(end, hadConnected: true)
    if writes {
      work.signal()
      written.wait()
    }
    content.withLock { $0.connection = -1 }
    close(connection)
  }

  private func read(from connection: Int32) {
    var reader = LineReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(connection, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { reader.add(buffer[..<count]) } else { reader.end() }
      var events: [ProgramEvent] = []
      var bytes = 0
      while let piece = reader.next() {
        events.append(.said(piece))
        if case .line(let line) = piece { bytes += line.count + 1 }
      }
      if !events.isEmpty {
        let (isOver, isFull) = content.withLock { [events, bytes] content in
          if !content.isOver {
            content.events += events
            content.bytes += bytes
          }
          return (content.isOver, content.bytes > ProgramChannel.mostTaken)
        }
        if isOver { return }
        onNews()
        if isFull, count > 0 { room.wait() }
      }
      guard count > 0 else { return }
    }
  }

  private func write(to connection: Int32) {
    while true {
      work.wait()
      let (bytes, isOver) = content.withLock { content in
        defer { content.outgoing = [] }
        return (content.outgoing, content.isOver)
      }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
      if isOver { return }
    }
  }
}
