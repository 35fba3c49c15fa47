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
  /// A message that was read too early.
  private var kept: JSONValue?
  /// Whether nothing comes any more.
  private(set) var isOver = false

  /// The connection that this program was started for; `nil` where it was not started by a window.
  static var given: WindowLink? {
    if let said = Here.window { return WindowLink(said) }
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
    send(.object([("open", .text(text)), ("mirror", .bool(true))]))
  }

  private func send(_ message: JSONValue) { stream.send(Array((message.line + "\n").utf8)) }

  // MARK: Hearing

  /// The next message; `nil` when nothing comes any more.
  func next() -> JSONValue? {
    if let kept = takeKept() { return kept }
    while let line = line() {
      guard let message = try? JSONReader.value(of: line) else { continue }
      if let error = message["error"]?.text {
        StandardError.write("Rehearsal: the window says: \(error)\n")
      }
      return message
    }
    return nil
  }

  /// Has a message read again.
  func keep(_ message: JSONValue) { kept = message }

  /// The message that was kept and not read again.
  func takeKept() -> JSONValue? {
    defer { kept = nil }
    return kept
  }

  /// Reads until the window calls: nothing but this call can come.
  func wait(forCall number: Int) {
    while let message = next(), message["id"]?.integer != number {}
  }

  /// Reads until what was said has been done.
  func waitUntilDone() {
    while let message = next(), message["done"] == nil, message["error"] == nil {}
  }

  private func line() -> [UInt8]? {
    while !isOver {
      switch reader.next() {
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
