import ArgumentParser
import CPipe
import Glibc
import Session
import Texts

/// A display without a screen that belongs to this process, for pictures where there is none.
struct PrivateDisplay: ~Copyable {
  private let server: pid_t

  /// How long the server may take to begin, in milliseconds.
  private static let patience: Int32 = 15_000

  /// Starts Xvfb, and makes its display that of the programs which this one starts.
  ///
  /// It ends with its last client, so that nothing stays behind if this process is killed.
  ///
  /// - Throws: an exit with 69 after saying that it can't begin. `nil` if it is not installed.
  init?() throws {
    guard let path = InstalledPrograms.path(of: "Xvfb") else { return nil }
    var pair: [Int32] = [-1, -1]
    guard rehearsal_pipe_create(&pair) else { throw PrivateDisplay.failure() }
    let ends = (read: pair[0], write: pair[1])
    let process = try? ChildProcess.start(
      [
        path, "-displayfd", "3", "-screen", "0", "64x64x24", "-nolisten", "tcp", "-extension",
        "GLX", "-terminate",
      ], given: [-1, -1, -1, ends.write])
    close(ends.write)
    defer { close(ends.read) }
    guard let process else { throw PrivateDisplay.failure() }
    guard let display = PrivateDisplay.display(from: ends.read) else {
      PrivateDisplay.stop(process)
      throw PrivateDisplay.failure()
    }
    server = process
    setenv("DISPLAY", ":\(display)", 1)
    setenv("GDK_BACKEND", "x11", 1)
    for name in ["WAYLAND_DISPLAY", "XAUTHORITY"] { unsetenv(name) }
  }

  deinit { PrivateDisplay.stop(server) }

  /// Runs a program on the display to its end.
  ///
  /// - Returns: its exit status.
  func run(_ program: String) -> Int32 {
    let process: pid_t
    do throws(WriteFailure) {
      process = try ChildProcess.start([program])
    } catch {
      Output.diagnose("\(FileName.text(program)): \(error.reason)")
      return ExitStatus.unavailable.rawValue
    }
    let status = ChildProcess.wait(for: process)
    // The low bits name a signal, if one ended it.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The number that the server tells as soon as it is ready.
  private static func display(from descriptor: Int32) -> String? {
    var number = ""
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, patience) > 0 {
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return nil }
      if byte == 0x0A { return number.isEmpty ? nil : number }
      guard (0x30...0x39).contains(byte), number.utf8.count < 9 else { return nil }
      number.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return nil
  }

  private static func stop(_ process: pid_t) {
    kill(process, SIGTERM)
    ChildProcess.wait(for: process)
  }

  private static func failure() -> any Error {
    Output.diagnose(
      tr("There is no display to draw on, and “Xvfb”, which would give one, can’t begin."))
    return ExitStatus.unavailable
  }
}
