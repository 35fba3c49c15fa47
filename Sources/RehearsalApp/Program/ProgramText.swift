import Serving
import Texts

/// Sentences about a person's own program.
enum ProgramText {
  /// How a program has ended, and what becomes of the run.
  static func sentence(_ end: ProgramEnd, hadConnected: Bool, _ name: String) -> String {
    switch end {
    case .notStarted(let reason):
      return tr("{name} can’t be started: {reason}", ["name": name, "reason": reason])
    case .ended(status: let status?) where !hadConnected && status != 0:
      return tr(
        "{name} has ended with status {code} before it connected; the terminal has what it printed.",
        ["name": name, "code": String(status)])
    case .ended where !hadConnected:
      return tr(
        "{name} has ended without connecting to the socket that ${variable} names.",
        ["name": name, "variable": ProgramProcess.variable])
    case .quit, .ended(status: nil), .ended(status: 0):
      return tr("{name} has ended; from now on the document alone answers.", ["name": name])
    case .ended(status: let status?):
      return tr(
        "{name} has ended with status {code}; the terminal has what it printed.",
        ["name": name, "code": String(status)])
    case .killed(let signal):
      return tr(
        "{name} was ended by signal {signal}; the terminal has what it printed.",
        ["name": name, "signal": String(signal)])
    case .wrongNesting:
      return tr(
        "{name} was ended: it said what does not belong there, such as “return” outside a call.",
        ["name": name])
    case .rubbish:
      return tr("{name} was ended: nothing that it said was understood.", ["name": name])
    case .readsNothing:
      return tr("{name} was ended: it did not read what it was told.", ["name": name])
    }
  }
}
