internal import DialogModel
internal import DocumentWriter
internal import Glibc
internal import PrototypeFile
internal import Texts

/// A connection to the window of `rehearsal run`, which shows a run while this program performs it too.
///
/// Both simulate, from the same inputs in the same order: what a person does comes from the window, and
/// what code does goes there.
@MainActor
final class WindowLink {
  private let stream: any WindowStream
  private var reader = LineReader()
  /// A call that was read too early.
  private var call: JSONValue?
  /// A line that was not read yet.
  private var ahead: LineReader.Piece?
  /// What came while an answer was awaited.
  private var later: [JSONValue] = []
  /// Whether nothing comes any more.
  private(set) var isOver = false

  /// How many messages may come while an answer is awaited.
  private static let mostLater = 10_000
  /// Of a program whose tasks go on between calls; `nil` where they stand still.
  var turns: TaskTurns?
  /// What the window knows of what is wrong in the program.
  var toldFindings = ToldFindings()

  /// The connection that this program was started for; `nil` where it was not started by a window.
  static var given: WindowLink? {
    if let said = Here.window {
      let link = WindowLink(said)
      link.turns = said.turns
      return link
    }
    guard let path = getenv("REHEARSAL_SOCKET") else { return nil }
    // What this program starts is not shown.
    defer { unsetenv("REHEARSAL_SOCKET") }
    guard let socket = WindowSocket(String(cString: path)) else {
      StandardError.write(
        "Rehearsal: the socket that $REHEARSAL_SOCKET names takes no connection\n")
      return nil
    }
    return WindowLink(socket)
  }

  private init(_ stream: any WindowStream) { self.stream = stream }

  // MARK: Saying

  /// Says what the program does; it is done in the window before the next line is read there.
  func say(_ input: Input, in prototype: Prototype) {
    guard let words = ProgramPart.words(of: input, in: prototype) else { return }
    send(.object([("say", .text(words.words))]))
  }

  /// Has a document run in the window.
  func open(_ text: String) {
    var entries: [(key: String, value: JSONValue)] = [
      ("open", .text(text)), ("mirror", .bool(true)),
    ]
    if turns != nil { entries.append(("tasks", .bool(true))) }
    send(.object(entries))
  }

  /// Asks the window to stand still because the program is about to act.
  func askToHold() { send(.object([("hold", .bool(true))])) }

  /// Says what is wrong in the program, here and in the window.
  func tell(_ finding: String) {
    StandardError.write("Rehearsal: \(finding)\n")
    send(.object([("finding", .text(finding))]))
  }

  /// Says that no task goes on now.
  ///
  /// - Parameter wake: when one does, in milliseconds since the launch; `nil` for none.
  func rest(wake: Int?) {
    var entries: [(key: String, value: JSONValue)] = [("rest", .bool(true))]
    // A run does not come to its last moment.
    if let wake, wake < SimulatedTime.latest.milliseconds {
      entries.append(("wake", .real(Double(wake) / 1000)))
    }
    if let turns { entries.append(("heard", .integer(turns.heard - later.count))) }
    turns?.isStill = false
    turns?.wake = wake
    send(.object(entries))
  }

  private func send(_ message: JSONValue) { stream.send(Array((message.line + "\n").utf8)) }

  // MARK: Hearing

  /// The next message; `nil` when nothing comes any more.
  func next() -> JSONValue? {
    if let call = takeCall() { return call }
    if !later.isEmpty { return later.removeFirst() }
    while let line = line() {
      guard let message = try? JSONReader.value(of: line) else { continue }
      if message.isNews { turns?.heard += 1 }
      if let error = message["error"]?.text {
        StandardError.write("Rehearsal: the window says: \(error)\n")
      }
      return message
    }
    return nil
  }

  /// Whether a message can be read without waiting for the window, or nothing comes any more.
  func hasNews() -> Bool {
    if ahead == nil { ahead = reader.next() }
    return !later.isEmpty || ahead != nil || isOver || stream.isReadable
  }

  /// Calls back on any thread once there is something to read.
  func whenReadable(_ body: @escaping @Sendable () -> Void) { stream.whenReadable(body) }

  /// Has a call read again.
  func keep(_ message: JSONValue) { call = message }

  /// The call that was kept and not read again.
  func takeCall() -> JSONValue? {
    defer { call = nil }
    return call
  }

  /// Reads until the window calls.
  func wait(forCall number: Int) { wait { $0["id"]?.integer == number } }

  /// Reads until what was said has been done.
  func waitUntilDone() { wait { $0["done"] != nil || $0["error"] != nil } }

  /// Reads until an answer comes; what else comes is read again afterwards.
  private func wait(for isAnswer: (JSONValue) -> Bool) {
    var others: [JSONValue] = []
    while let message = next(), !isAnswer(message) {
      if message.isNews { others.append(message) }
    }
    later = others + later
    if later.count > WindowLink.mostLater { end(tellingOf: "the window is too far ahead") }
  }

  private func line() -> [UInt8]? {
    while !isOver {
      defer { ahead = nil }
      switch ahead ?? reader.next() {
      case .line(let line)?: return line
      case .tooLong?: end(tellingOf: "a line of the window is too long")
      case nil:
        if let bytes = stream.receive() { reader.add(bytes) } else { end() }
      }
    }
    return nil
  }

  /// Nothing can be followed any more.
  func end(tellingOf fault: String? = nil) {
    if let fault { StandardError.write("Rehearsal: \(fault)\n") }
    isOver = true
    stream.end()
  }
}

extension JSONValue {
  /// Whether the window tells of something, and does not answer.
  fileprivate var isNews: Bool {
    self["input"] != nil || self["id"] != nil || self["wake"] != nil || self["held"] != nil
  }
}
