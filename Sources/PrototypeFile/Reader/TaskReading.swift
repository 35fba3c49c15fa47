internal import DialogModel
internal import Texts

extension Reader {
  mutating func readTask(_ entry: YAMLNode.Entry) -> PrototypeTask? {
    let fields = fields(entry.value, TaskKey.self)
    // An alert with text fields can run the task, and is still there.
    let around = Surroundings(fieldCount: 2)
    let texts = Surroundings(fieldCount: 2, hasPercent: true)
    let failing = Surroundings(fieldCount: 2, hasError: true)
    let work = readWork(fields)
    var task = PrototypeTask(id: entry.name, work: work ?? .command([]))
    task.title = within(texts) { reader in fields[.title].flatMap { reader.readTemplate($0) } }
    task.message = within(texts) { reader in fields[.message].flatMap { reader.readTemplate($0) } }
    task.loader = fields[.loader].flatMap(word) ?? task.loader
    task.isCancellable = fields[.cancellable]?.boolean ?? task.isCancellable
    task.whenDone = readActions(fields[.whenDone], within: around)
    task.whenFailed = readActions(fields[.whenFailed], within: failing)
    task.whenCancelled = readActions(fields[.whenCancelled], within: around)
    return work.map { _ in task }
  }

  private mutating func readActions(
    _ node: YAMLNode?, within surroundings: Surroundings
  ) -> [Action] {
    within(surroundings) { reader in node.map { reader.readActions($0) } ?? [] }
  }

  private mutating func readWork(_ fields: Fields<TaskKey>) -> PrototypeTask.Work? {
    if let command = fields[.command] {
      let words = command.items.compactMap(\.text)
      if words.first?.isEmpty == true {
        error(.meaning, command.start, tr("the name of the program is empty"))
      }
      return .command(words)
    }
    guard let node = fields[.simulate] else { return nil }
    let simulation = self.fields(node, SimulateKey.self)
    return .simulated(
      milliseconds: simulation[.seconds]?.milliseconds ?? 0,
      showsProgress: simulation[.progress]?.boolean ?? false,
      outcome: simulation[.outcome].flatMap(word) ?? .success)
  }
}
