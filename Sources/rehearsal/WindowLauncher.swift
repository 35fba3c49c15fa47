import ArgumentParser
import CGLibBridge
import CPipe
import EventLog
import Glibc
import Session
import Texts

/// A request to the window: one JSON object with strings.
struct WindowRequest {
  private var fields: [(String, String)] = []

  subscript(_ key: String) -> String? {
    get { fields.first { $0.0 == key }?.1 }
    set {
      fields.removeAll { $0.0 == key }
      if let newValue { fields.append((key, newValue)) }
    }
  }

  /// The request as JSON.
  var json: String {
    let pairs = fields.map { "\(JSONText.quoted($0.0)):\(JSONText.quoted($0.1))" }
    return "{\(pairs.joined(separator: ","))}"
  }
}

/// Replaces this process by the window's program, which inherits a descriptor with the request.
enum WindowLauncher {
  /// Replaces this process by the window's program; returns only by throwing.
  ///
  /// - Parameter otherwise: a command that does something similar without a display.
  /// - Throws: an exit with 69 after saying why there is no window.
  static func launch(_ request: WindowRequest, otherwise: String?) throws -> Never {
    guard hasDisplay else {
      let advice = otherwise.map { " " + tr("To see the calls without one:") + " \($0)" }
      Output.diagnose(tr("There is no display to open a window on.") + (advice ?? ""))
      throw ExitStatus.unavailable
    }
    try replaceProcess(by: try program(for: request))
  }

  /// Lets the window's program draw a picture, on a display of its own if there is none.
  ///
  /// - Throws: an exit with the status of that program if it can't, or with 69 after saying why it can't draw.
  static func draw(_ request: WindowRequest) throws {
    let program = try program(for: request)
    if hasDisplay, !isDead { try replaceProcess(by: program) }
    guard let display = try PrivateDisplay() else {
      Output.diagnose(
        tr("There is no display to draw on, and “Xvfb” is not installed, which would give one."))
      throw ExitStatus.unavailable
    }
    let status = display.run(program)
    if status != 0 { throw ExitCode(status) }
  }

  /// The window's program, which inherits a descriptor with the request.
  ///
  /// - Throws: an exit with 69 after saying why that can't be.
  private static func program(for request: WindowRequest) throws -> String {
    guard let program = Installation.windowProgram else {
      Output.diagnose(
        tr("“rehearsal-window” is neither beside “rehearsal” nor in ../libexec/rehearsal.")
          + " " + tr("Build both with: swift build"))
      throw ExitStatus.unavailable
    }
    let json = Array(request.json.utf8CString.dropLast())
    let descriptor = rehearsal_request_fd_create(json, json.count)
    guard descriptor >= 0 else {
      Output.diagnose(tr("The request for the window could not be written."))
      throw ExitStatus.unavailable
    }
    setenv("REHEARSAL_REQUEST_FD", String(descriptor), 1)
    return program
  }

  private static func replaceProcess(by program: String) throws -> Never {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.fileBytes), nil]
    execv(program.fileBytes, &arguments)
    let reason = strerror(errno).map { String(cString: $0) } ?? ""
    Output.diagnose("\(FileName.text(program)): \(reason)")
    throw ExitStatus.unavailable
  }

  /// Whether the display of this computer that is named is not there, so that one must be lent.
  ///
  /// One of another computer, or of Wayland, is left to the window's program.
  private static var isDead: Bool {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard value("WAYLAND_DISPLAY") == nil, value("BROADWAY_DISPLAY") == nil,
      let name = value("DISPLAY"), name.hasPrefix(":")
    else { return false }
    return !rehearsal_display_answers(String(name.dropFirst().prefix { $0 != "." }))
  }

  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"].contains { (name: String) in
      getenv(name).map { String(cString: $0) }?.isEmpty == false
    }
  }
}
