import ArgumentParser
import DialogModel
import OrderRules
import Texts

/// Holds the log of an application that ran elsewhere against the order of calls.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Check the order of calls in an application’s own log."),
    discussion: tr(
      "The log may be of NSLog, of the unified log or of any program that writes a method’s name in a line; other lines are passed over."
    ) + "\n\n" + tr("Example: rehearsal verify device.log"))

  @Argument(
    help: ArgumentHelp(tr("The log; - is standard input."), valueName: "log"),
    completion: .file())
  var file: String

  func run() throws {
    let name = Documents.name(file)
    guard !file.hasSuffix(".rehearsal.yaml") else {
      Output.diagnose(
        tr(
          "{file}: this is a document and no log; “rehearsal test” holds its scenarios against what they expect",
          ["file": name]))
      throw ExitStatus.badDocument
    }
    let log = AppLog(String(decoding: try Documents.read(file), as: UTF8.self))
    let check = OrderCheck(log.calls)
    guard check.calls > 0 else {
      Output.diagnose(
        tr(
          "{file}: no line has a method of a delegate, such as “alertView:clickedButtonAtIndex:”",
          ["file": name]))
      throw ExitStatus.badDocument
    }
    var results = Output.Results()
    for line in Verify.lines(check, name) { results.line(line) }
    if let unread = log.unreadSentence { results.line("  \(unread)") }
    results.flush()
    guard check.breaches.isEmpty else { throw ExitStatus.failed }
  }

  /// What is printed: the first breach with its rule and how many more there are, or that there is
  /// none, and how calls were read that the log does not tell apart.
  static func lines(_ check: OrderCheck, _ name: String) -> [String] {
    guard let breach = check.breaches.first else {
      let verdict =
        check.calls == 1
        ? tr("{file}: the one call is in order", ["file": name])
        : ntr(
          "{file}: {calls} calls about one object are in order",
          "{file}: {calls} calls about {objects} objects are in order", check.objects,
          ["file": name, "calls": String(check.calls), "objects": String(check.objects)])
      return [verdict] + check.readingSentences.map { "  \($0)" }
    }
    var lines = ["\(name):\(breach.call.line): \(breach.sentence)  [\(breach.rule.name)]"]
    if let previous = breach.previous {
      lines.append(
        "  " + tr("the call before is in line {line}", ["line": String(previous.line)]))
    }
    lines += (check.readingSentences + [check.timeSentence].compactMap { $0 }).map { "  \($0)" }
    let more = check.breaches.count - 1
    if more > 0 { lines.append("  " + ntr("and {n} more after it", "and {n} more after it", more)) }
    return lines
      + ["  " + tr("rehearsal explain {rule} tells the order", ["rule": breach.rule.name])]
  }
}
