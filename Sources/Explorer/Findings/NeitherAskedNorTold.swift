import DialogModel
import Texts

/// A control that destroys something by a task: no dialog asks before, and none tells after.
enum NeitherAskedNorTold {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    Destroys.acts(graph).compactMap { act in
      guard let task = act.facts.runs.first(where: { !tells($0, graph.prototype) }) else {
        return nil
      }
      return ExploredFinding(
        .neitherAskedNorTold, at: [.control(act.control), .task(task)],
        tr(
          "“{name}” neither asks before nor says after that “{task}” is done.",
          ["name": graph.words.name(act.control), "task": graph.words.name(task)]), way: act.way)
    }
  }

  /// Whether a dialog, another screen or a text tells of the end of a task.
  private static func tells(_ id: TaskID, _ prototype: Prototype) -> Bool {
    guard let task = prototype[id] else { return true }
    return task.whenDone.unconditional.contains { action in
      switch action {
      case .present, .presentNew, .presentView, .setTexts, .setFieldText, .presentNow, .goTo,
        .navigate:
        true
      default: false
      }
    }
  }
}
