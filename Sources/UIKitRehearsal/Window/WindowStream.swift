internal import CPipe
internal import Dispatch
internal import Glibc

/// What lines to and from the window go through.
@MainActor
protocol WindowStream: AnyObject {
  /// Sends bytes.
  func send(_ bytes: [UInt8])
  /// The next bytes, once there are any; `nil` where nothing comes any more.
  func receive() -> [UInt8]?
  /// Whether bytes can be received without waiting for them, or nothing comes any more.
  var isReadable: Bool { get }
  /// Calls back once, on any thread, when that is so.
  func whenReadable(_ body: @escaping @Sendable () -> Void)
  /// Nothing is said or heard any more.
  func end()
}

/// The socket of a window; the program ends with it.
@MainActor
final class WindowSocket: WindowStream {
  private let descriptor: Int32
  /// Where a thread waits for the window while the main actor is free.
  private let waiting = DispatchQueue(label: "rehearsal.window")

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

  var isReadable: Bool { WindowSocket.waits(descriptor, milliseconds: 0) }

  func whenReadable(_ body: @escaping @Sendable () -> Void) {
    waiting.async { [descriptor] in
      while !WindowSocket.waits(descriptor, milliseconds: -1), errno == EINTR {}
      body()
    }
  }

  nonisolated private static func waits(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  func end() { exit(0) }
}
