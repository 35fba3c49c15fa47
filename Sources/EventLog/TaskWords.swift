import DialogModel
import DialogSimulator
import Texts

/// What happens to tasks, in the words of the document format.
extension RowWords {
  func words(_ event: Row.TaskEvent) -> String {
    switch event {
    case .started(let loader, let work): "started \(words(loader)), \(words(work))"
    case .texts(let dialog, let title, let message):
      "\(names.name(of: .dialog(dialog))) says"
        + (title.map { " title \(JSONText.quoted($0))" } ?? "")
        + (message.map { " message \(JSONText.quoted($0))" } ?? "")
    case .progress(let percent): "\(percent) %"
    case .message(let text): "# \(text)"
    case .output(let line): line
    case .folded(let count): "… \(count) lines"
    case .suspended: "suspended"
    case .resumed: "resumed"
    case .hangs: "hangs"
    case .ended(.done): "done"
    case .ended(.failed(let reason)): "failed: \(reason ?? "The job failed.")"
    case .ended(.cancelled): "cancelled"
    }
  }

  private func words(_ loader: Job.Loader) -> String {
    switch loader {
    case .inPlace: PrototypeTask.Loader.inPlace.rawValue
    case .separate: PrototypeTask.Loader.separate.rawValue
    case .none: PrototypeTask.Loader.none.rawValue
    }
  }

  private func words(_ work: Job.Work) -> String {
    switch work {
    case .simulated(let milliseconds, _, _):
      "simulated \(SimulatedTime(milliseconds: milliseconds).seconds)"
    case .recorded(let recording):
      "recorded \(SimulatedTime(milliseconds: recording.milliseconds).seconds)"
    case .command: "command"
    }
  }
}
