import Glibc
import PrototypeFile
import Serving
import Session
import Texts

/// Hands what a program writes to a run, and what the run says to the program.
struct ProgramLink {
  let input: Int32
  let output: Int32
  /// How long the program may keep silent, or not read, in milliseconds; negative for any time.
  let milliseconds: Int32
  private var reader = LineReader()
  private var bytes = [UInt8](repeating: 0, count: 1 << 16)

  init(input: Int32, output: Int32, milliseconds: Int32) {
    (self.input, self.output, self.milliseconds) = (input, output, milliseconds)
    // A program that does not read must not hold up the run for ever.
    for descriptor in [input, output] where milliseconds >= 0 {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Serves until the run has ended or the program has gone.
  ///
  /// - Returns: why the program was given up; `nil` if it was not.
  mutating func serve(_ run: inout ServedRun) -> String? {
    if let fault = send(run.begin()) {
      run.close()
      return fault
    }
    while run.end == nil {
      let count = receive()
      if count < 0 {
        run.close()
        return tr("the program said nothing for {n} s", ["n": Self.seconds(milliseconds)])
      }
      if count > 0 { reader.add(bytes[..<count]) } else { reader.end() }
      while run.end == nil, let piece = reader.next() {
        if let fault = send(run.take(piece)) {
          run.close()
          return count > 0 ? fault : nil
        }
      }
      if count == 0 { run.close() }
    }
    return nil
  }

  /// How many bytes came; 0 if the program has gone, and -1 if it kept silent too long.
  private mutating func receive() -> Int {
    while true {
      var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let ready = poll(&source, 1, milliseconds)
      if ready == 0 { return -1 }
      if ready < 0, errno != EINTR { return 0 }
      guard ready > 0 else { continue }
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return max(0, count)
    }
  }

  /// Sends lines; why that was given up, if it was.
  private func send(_ lines: [String]) -> String? {
    guard !lines.isEmpty else { return nil }
    let all = lines.map { Array($0.utf8) + [0x0A] }.joined()
    var rest = Array(all)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard count < 0, errno == EAGAIN || errno == EINTR else {
        return tr("the program reads nothing any more")
      }
      var wanted = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      if poll(&wanted, 1, milliseconds) == 0 {
        return tr("the program read nothing for {n} s", ["n": Self.seconds(milliseconds)])
      }
    }
    return nil
  }

  private static func seconds(_ milliseconds: Int32) -> String {
    String(Double(milliseconds) / 1000)
  }
}
