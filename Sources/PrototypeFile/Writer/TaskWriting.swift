internal import DialogModel

extension Writer {
  func task(_ task: PrototypeTask) throws(NotWritable) -> Written {
    guard task.cancelTitle == PrototypeTask(id: task.id, work: task.work).cancelTitle else {
      throw notWritable("cancelTitle")
    }
    var entries = entry(TaskKey.title, template(task.title))
    entries += entry(TaskKey.message, template(task.message))
    switch task.work {
    case .simulated(let milliseconds, let showsProgress, let outcome):
      var simulation = entry(SimulateKey.seconds, .seconds(milliseconds: milliseconds))
      simulation += entry(SimulateKey.progress, yes(showsProgress))
      simulation += entry(SimulateKey.outcome, word(outcome, unless: .success))
      entries += entry(TaskKey.simulate, .map(simulation, .inline))
    case .command(let words):
      entries += entry(TaskKey.command, .list(words.map { .text($0) }, .inline))
    }
    entries += entry(TaskKey.loader, word(task.loader, unless: .inPlace))
    entries += entry(TaskKey.cancellable, yes(task.isCancellable))
    entries += entry(TaskKey.whenDone, list(try actions(task.whenDone)))
    entries += entry(TaskKey.whenFailed, list(try actions(task.whenFailed)))
    return .map(
      entries + entry(TaskKey.whenCancelled, list(try actions(task.whenCancelled))), .block)
  }
}
