import DialogModel
public import DialogSimulator
import Texts

/// What a run had begun and not ended when it was stopped being watched.
public struct DueText: Sendable {
  private let names: Names
  private let now: SimulatedTime
  private let work: [DueWork]

  /// The start of the lines in an `expect` that say this; a program may replace them.
  public static let mark = "# still due"

  /// The words for the end of a run.
  public init(_ simulator: Simulator) {
    names = Names(simulator.prototype)
    now = simulator.state.now
    work = simulator.dueWork
  }

  /// A comment in an `expect` for each, the same in every language.
  public var comments: [String] {
    work.map { work in
      let end = work.end.map { " until \($0.seconds)" } ?? ", without an end"
      return "\(DueText.mark)\(end): \(parts(of: work).joined(separator: ", "))"
    }
  }

  /// A sentence for each.
  public var sentences: [String] {
    work.map { work in
      let what = parts(of: work).joined(separator: ", ")
      guard let end = work.end else {
        return tr(
          "at the end, {now} s, this is still due, and time alone does not end it: {what}",
          ["now": now.seconds, "what": what])
      }
      let rest = SimulatedTime(milliseconds: end.milliseconds - now.milliseconds)
      return tr(
        "at the end, {now} s, this is still due until {end} s: {what}; “wait: {rest}” waits for it",
        ["now": now.seconds, "end": end.seconds, "what": what, "rest": rest.seconds])
    }
  }

  /// What follows the end: the calls, or for a task itself.
  private func parts(of work: DueWork) -> [String] {
    let name = names.name(of: work.target)
    func call(_ selector: Selector, _ target: String) -> String { "\(target) \(selector.name)" }
    switch work.target {
    case .activity(let activity):
      let picker = names.name(of: .dialog(activity.dialog))
      return [call(.activityDidFinish, name), call(.completionHandler, picker)]
    case .dialog: return [call(.completionHandler, name)]
    case .task: return ["task \(name)"]
    case .application, .field, .screen, .navigation, .tabs: return [name]
    }
  }
}
