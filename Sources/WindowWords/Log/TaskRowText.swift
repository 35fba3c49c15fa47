public import DialogModel
public import DialogSimulator
public import EventLog
import Texts

/// The texts of the rows about tasks, in the person's language.
public struct TaskRowText {
  /// The names of the things in the prototype.
  public let names: Names

  /// The words for rows about the tasks of a prototype.
  public init(names: Names) { self.names = names }

  /// The bold line over the rows that a decision about a job causes.
  public func heading(_ task: TaskID, _ steering: JobSteering) -> String {
    let name = ["name": names.name(of: .task(task))] as KeyValuePairs
    return switch steering {
    case .succeed: tr("let {name} succeed", name)
    case .fail: tr("let {name} fail", name)
    case .hang: tr("let {name} hang", name)
    }
  }

  /// One sentence on what happened to a task.
  public func sentence(_ event: Row.TaskEvent, of task: String) -> String {
    let name = ["name": task] as KeyValuePairs
    switch event {
    case .started(let loader, let work):
      let how = ["name": task, "how": words(work)] as KeyValuePairs
      return switch loader {
      case .inPlace: tr("{name} started in place: {how}", how)
      case .separate: tr("{name} started with a separate alert: {how}", how)
      case .none: tr("{name} started unseen: {how}", how)
      }
    case .texts(let dialog, let title, let message):
      return sentence(names.name(of: .dialog(dialog)), title, message)
    case .progress(let percent):
      return tr("{name} reached {percent} %", ["name": task, "percent": String(percent)])
    case .message(let text): return tr("{name}: {text}", ["name": task, "text": text])
    case .output(let line): return tr("{name} wrote: {text}", ["name": task, "text": line])
    case .folded(let count):
      return ntr(
        "{name} wrote one line more", "{name} wrote {count} lines more", count,
        ["name": task, "count": StopText.grouped(count)])
    case .suspended: return tr("{name} is paused while the app is suspended", name)
    case .resumed: return tr("{name} goes on", name)
    case .hangs: return tr("{name} hangs", name)
    case .ended(.done): return tr("{name} is done", name)
    case .ended(.failed(let reason)):
      return tr(
        "{name} failed: {reason}", ["name": task, "reason": reason ?? tr("The job failed.")])
    case .ended(.cancelled): return tr("{name} was cancelled", name)
    }
  }

  /// One sentence on a task that went from one percentage to another.
  public func sentence(
    from first: Row.TaskEvent, to last: Row.TaskEvent, of task: String
  ) -> String {
    guard case .progress(let start) = first, case .progress(let end) = last else {
      return sentence(last, of: task)
    }
    return tr(
      "{name} reached {first} % to {last} %",
      ["name": task, "first": String(start), "last": String(end)])
  }

  private func sentence(_ alert: String, _ title: String?, _ message: String?) -> String {
    let parts: [String] = [
      title.map { tr("title of {name} is now “{text}”", ["name": alert, "text": $0]) },
      message.map {
        $0.isEmpty ? tr("its message is empty") : tr("its message is “{text}”", ["text": $0])
      },
    ].compactMap { $0 }
    return parts.listed()
  }

  private func words(_ work: Job.Work) -> String {
    switch work {
    case .simulated(let milliseconds, _, _):
      tr("{seconds} s, simulated", ["seconds": TaskRowText.seconds(milliseconds)])
    case .recorded(let recording):
      tr("{seconds} s, recorded", ["seconds": TaskRowText.seconds(recording.milliseconds)])
    case .command: tr("its command runs")
    }
  }

  /// Seconds without trailing zeros: `10`, `3.4`.
  public static func seconds(_ milliseconds: Int) -> String {
    var text = SimulatedTime(milliseconds: milliseconds).seconds
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
