internal import DialogModel
internal import Texts

/// Reads scenarios.
enum ScenarioReader {
  static func scenario(
    _ entry: YAMLNode.Entry, _ shared: inout SharedStepsReader, _ reader: inout Reader
  ) -> ScenarioScript {
    let fields = reader.fields(entry.value, ScenarioKey.self)
    var script = ScenarioScript(name: entry.name, line: entry.key.start.line)
    let items = items(fields[.steps], &reader)
    script.steps = shared.steps(of: items, &reader)
    for item in items { script.uses[item.entry] = item.use }
    script.expect = fields[.expect].map { expected($0) }
    script.language = fields[.language]?.text
    script.device = fields[.device]?.choice()
    script.era = fields[.era]?.choice()
    script.start = fields[.start].flatMap { reader.start($0) }
    script.axes = StageAxes(
      textSize: fields[.textSize]?.choice(), direction: fields[.direction]?.choice(),
      contrast: fields[.contrast]?.choice())
    script.pace = fields[.pace].flatMap { pace($0) }
    script.notes = fields[.notes]?.text
    script.minutes = fields[.minutes]?.integer
    return script
  }

  private static func pace(_ node: YAMLNode) -> ScenarioPace? {
    if node.text == ScenarioKey.human { return .human }
    return node.milliseconds.map { .steady(milliseconds: $0) }
  }

  /// Reads the expected calls, one for each line of a block or item of a list.
  private static func expected(_ node: YAMLNode) -> [String] {
    node.items.compactMap(\.text).flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { line in
        var line = line.drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
      }
      .filter { !$0.isEmpty }
  }

  /// Reads the items of a list of steps that can be read, each with its 0-based place.
  static func items(_ list: YAMLNode?, _ reader: inout Reader) -> [SharedStepsReader.Item] {
    (list?.things ?? []).enumerated().compactMap { entry, node in
      item(node, &reader).map { SharedStepsReader.Item(entry: entry, mark: node.start, $0) }
    }
  }

  private static func item(_ node: YAMLNode, _ reader: inout Reader) -> SharedSteps.Item? {
    let fields = reader.fields(node, StepKey.self)
    guard let key = fields.keys(among: StepKey.kinds).first, let value = fields[key] else {
      return nil
    }
    let line = fields.mark(of: key).line
    if key == .reuse {
      guard let list = reader.steps(named: value) else { return nil }
      var use = SharedSteps.Use(list, line: line)
      (use.say, use.notes) = (fields[.say]?.text, fields[.notes]?.text)
      return .perform(use)
    }
    guard let kind = StepReader.kind(key, value, fields, &reader) else { return nil }
    var step = ScenarioStep(
      kind, line: line, timeout: fields[.timeout]?.milliseconds ?? ScenarioStep.defaultTimeout)
    step.isNow = fields[.now]?.boolean ?? false
    step.say = fields[.say]?.text
    step.notes = fields[.notes]?.text
    return .step(step)
  }
}
