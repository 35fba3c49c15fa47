import DialogModel
import PrototypeFile

extension DocumentWriter {
  func task(_ task: PrototypeTask) throws(NotWritable) -> Written {
    guard task.cancelTitle == PrototypeTask(id: task.id, work: task.work).cancelTitle else {
      throw notWritable("cancelTitle")
    }
    var entries = entry("title", template(task.title))
    entries += entry("message", template(task.message))
    switch task.work {
    case .simulated(let milliseconds, let showsProgress, let outcome):
      var simulation = entry("seconds", .seconds(milliseconds: milliseconds))
      simulation += entry("progress", yes(showsProgress))
      simulation += entry("outcome", word(outcome, unless: .success))
      entries += entry("simulate", .map(simulation, .inline))
    case .command(let words):
      entries += entry("command", .list(words.map { .text($0) }, .inline))
    }
    entries += entry("loader", word(task.loader, unless: .inPlace))
    entries += entry("delegate", task.hasDelegate ? nil : .word("none"))
    entries += entry("cancellable", yes(task.isCancellable))
    entries += entry("whenDone", list(try actions(task.whenDone)))
    entries += entry("whenFailed", list(try actions(task.whenFailed)))
    return .map(
      entries + entry("whenCancelled", list(try actions(task.whenCancelled))), .block)
  }
}
