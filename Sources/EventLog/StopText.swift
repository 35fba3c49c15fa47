import DialogModel
public import DialogSimulator
import Texts

/// Why a run stopped, in a person's words.
public enum StopText {
  /// A sentence that says which limit was reached and which calls repeat.
  public static func text(_ stop: Stop, _ names: Names) -> String {
    let limit =
      switch stop.limit {
      case .callsWithoutTime(let count):
        tr(
          "stopped after {count} calls without time passing", ["count": grouped(count)])
      case .calls(let count): tr("stopped after {count} calls", ["count": grouped(count)])
      case .milliseconds(let count):
        tr(
          "stopped after {count} simulated years", ["count": grouped(count / 31_557_600_000)])
      }
    guard !stop.repeating.isEmpty else { return limit }
    let calls = stop.repeating.map { "\(names.name(of: $0.target)) \($0.selector?.name ?? "run")" }
    return limit + "; " + tr("these repeat: {calls}", ["calls": calls.joined(separator: ", ")])
  }

  /// A count with its thousands apart.
  public static func grouped(_ count: Int) -> String {
    var digits = String(count)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: "\u{202F}")
  }
}
