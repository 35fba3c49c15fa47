internal import DialogModel
internal import Texts

/// Reads tasks.
enum TaskReader {
  static func task(_ entry: YAMLNode.Entry, _ reader: inout Reader) -> PrototypeTask? {
    let fields = reader.fields(entry.value, TaskKey.self)
    // An alert with text fields can run the task, and is still there.
    let around = Surroundings(fieldCount: 2, hasIndexedFields: false)
    let texts = Surroundings(fieldCount: 2, hasPercent: true)
    let failing = Surroundings(fieldCount: 2, hasError: true, hasIndexedFields: false)
    let work = work(fields, &reader)
    var task = PrototypeTask(id: entry.name, work: work ?? .command([]))
    task.title = reader.within(texts) { TemplateReader.template(fields[.title], &$0) }
    task.message = reader.within(texts) { TemplateReader.template(fields[.message], &$0) }
    task.loader = fields[.loader]?.choice() ?? task.loader
    task.hasDelegate = fields[.delegate] == nil
    if !task.hasDelegate, fields[.loader] != nil, task.loader != .separate {
      reader.problems.error(
        .meaning, fields.mark(of: .delegate),
        tr("only a task with “loader: separate” has an alert of its own"))
    }
    task.isCancellable = fields[.cancellable]?.boolean ?? task.isCancellable
    task.whenDone = reader.within(around) { ActionReader.actions(fields[.whenDone], &$0) }
    task.whenFailed = reader.within(failing) { ActionReader.actions(fields[.whenFailed], &$0) }
    task.whenCancelled = reader.within(around) { ActionReader.actions(fields[.whenCancelled], &$0) }
    return work.map { _ in task }
  }

  private static func work(_ fields: Fields<TaskKey>, _ reader: inout Reader) -> PrototypeTask.Work?
  {
    if let command = fields[.command] {
      let words = command.items.compactMap(\.text)
      if words.first?.isEmpty == true {
        reader.problems.error(.meaning, command.start, tr("the name of the program is empty"))
      }
      return .command(words)
    }
    guard let node = fields[.simulate] else { return nil }
    let simulation = reader.fields(node, SimulateKey.self)
    return .simulated(
      milliseconds: simulation[.seconds]?.milliseconds ?? 0,
      showsProgress: simulation[.progress]?.boolean ?? false,
      outcome: simulation[.outcome]?.choice() ?? .success)
  }
}
