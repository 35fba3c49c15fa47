internal import CPipe
internal import Glibc

/// What lines to and from the window go through.
@MainActor
protocol WindowStream: AnyObject {
  /// Sends bytes.
  func send(_ bytes: [UInt8])
  /// The next bytes, once there are any; `nil` where nothing comes any more.
  func receive() -> [UInt8]?
  /// Nothing is said or heard any more.
  func end()
}

/// The socket of a window; the program ends with it.
@MainActor
final class WindowSocket: WindowStream {
  private let descriptor: Int32

  /// `nil` where nobody listens at the path.
  init?(_ path: String) {
    descriptor = rehearsal_socket_connect(path)
    guard descriptor >= 0 else { return nil }
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return end() }
      rest = rest.dropFirst(count)
    }
  }

  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }

  func end() { exit(0) }
}

/// What a window has said, for tests: the program does not end with it.
@MainActor
package final class SaidByWindow: WindowStream {
  /// What the program has said.
  package private(set) var heard: [UInt8] = []
  private var bytes: [UInt8]?

  /// A window that has said this, after it has said hello and opened what the program has.
  package init(_ bytes: [UInt8]) {
    let hello = Array("{\"hello\":1}\n".utf8)
    self.bytes = hello + hello + bytes
  }

  /// Has a program hear all of it; the run as it is then.
  package func run(_ program: () -> Rehearsal) -> Rehearsal {
    Here.$window.withValue(self, operation: program)
  }

  func send(_ bytes: [UInt8]) { heard += bytes }

  func receive() -> [UInt8]? {
    defer { bytes = nil }
    return bytes
  }

  func end() { bytes = nil }
}
