import Glibc

/// The two streams: results go to standard output, diagnostics to standard error.
enum Output {
  /// Collects result lines and writes them in large pieces.
  struct Results: ~Copyable {
    private var buffer: [UInt8] = []

    /// Adds a line.
    mutating func line(_ text: String) {
      buffer += text.utf8
      buffer.append(0x0A)
      if buffer.count > 1 << 16 { flush() }
    }

    /// Writes what is collected.
    mutating func flush() {
      Output.write(buffer, to: STDOUT_FILENO)
      buffer.removeAll(keepingCapacity: true)
    }
  }

  /// Writes a line for the person at the terminal.
  static func diagnose(_ text: String) {
    write(Array(text.utf8) + [0x0A], to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      // The reader has closed the pipe; the error cannot be printed either.
      guard count > 0 else { return }
      start += count
    }
  }
}
