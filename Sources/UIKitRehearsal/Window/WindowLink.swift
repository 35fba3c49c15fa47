internal import CPipe
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
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var start = 0
  /// A message that was read too early.
  private var kept: JSONValue?

  /// The longest line that is read, in bytes.
  private static let mostBytes = 1024 * 1024

  /// The connection that this program was started for; `nil` where it was not started by a window.
  static var given: WindowLink? {
    guard let path = getenv("REHEARSAL_SOCKET") else { return nil }
    // What this program starts is not shown.
    defer { unsetenv("REHEARSAL_SOCKET") }
    guard let link = WindowLink(String(cString: path)) else {
      StandardError.write(
        "Rehearsal: the socket that $REHEARSAL_SOCKET names takes no connection\n")
      return nil
    }
    return link
  }

  private init?(_ path: String) {
    descriptor = rehearsal_socket_connect(path)
    guard descriptor >= 0 else { return nil }
  }

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

  private func send(_ message: JSONValue) {
    var rest = Array((message.line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { end() }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Hearing

  /// The next message; the program ends with the window.
  func next() -> JSONValue {
    if let kept {
      self.kept = nil
      return kept
    }
    while true {
      guard let message = try? JSONReader.value(of: line()) else { continue }
      if let error = message["error"]?.text {
        StandardError.write("Rehearsal: the window says: \(error)\n")
      }
      return message
    }
  }

  /// Has a message read again.
  func keep(_ message: JSONValue) { kept = message }

  /// Reads until the window calls: nothing but this call can come.
  func wait(forCall number: Int) { while next()["id"]?.integer != number {} }

  /// Reads until what was said has been done.
  func waitUntilDone() {
    while true {
      let message = next()
      if message["done"] != nil || message["error"] != nil { return }
    }
  }

  private func line() -> [UInt8] {
    while true {
      if let end = bytes[start...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(bytes[start..<end])
      }
      bytes.removeFirst(start)
      start = 0
      guard bytes.count <= WindowLink.mostBytes else { end() }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { end() }
      bytes += buffer[..<count]
    }
  }

  private func end() -> Never { exit(0) }
}
