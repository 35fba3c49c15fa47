import DialogModel
public import DialogSimulator
import Texts

extension Stop.RepeatedCall {
  /// The method; for a task that was run and for a control event of a field, the key of the
  /// document.
  var word: String {
    if let selector { return selector.name }
    if case .field = target { return "on" }
    return "run"
  }
}

extension Stop {
  /// Where a control was tapped if the program ended while it performed that; no method was called.
  var tappedTarget: Target? {
    guard limit == .programEnded, let tap = repeating.first, tap.selector == nil else { return nil }
    return tap.target
  }
}

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
      case .text(let count):
        tr("stopped because a text would be longer than {size}", ["size": size(count)])
      case .field(let count):
        tr("stopped because the text of a field would be longer than {size}", ["size": size(count)])
      case .logTexts(let count):
        tr(
          "stopped because the texts of the log would be longer than {size}",
          ["size": size(count)])
      case .crash: tr("would crash: the delegate is gone")
      case .programEnded: tr("the program ended")
      }
    guard !stop.repeating.isEmpty else { return limit }
    let calls = stop.repeating.map { "\(names.name(of: $0.target)) \($0.word)" }
    if let tapped = stop.tappedTarget {
      return tr("the program ended inside a tap on {name}", ["name": names.name(of: tapped)])
    }
    if stop.limit == .programEnded {
      return tr("the program ended inside {calls}", ["calls": calls.listed()])
    }
    if stop.limit.isOfTexts || stop.isCrash {
      return limit + "; " + tr("in {calls}", ["calls": calls.listed()])
    }
    return limit + "; " + tr("these repeat: {calls}", ["calls": calls.listed()])
  }

  /// A number of bytes, in MiB where that is a whole number.
  private static func size(_ bytes: Int) -> String {
    let (million, rest) = bytes.quotientAndRemainder(dividingBy: 1024 * 1024)
    return rest == 0
      ? tr("{n} MiB", ["n": String(million)]) : tr("{n} bytes", ["n": grouped(bytes)])
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
