internal import DialogModel
internal import Texts

extension Reader {
  mutating func readScenario(_ entry: YAMLNode.Entry) -> ScenarioScript {
    let fields = fields(entry.value, ScenarioKey.self)
    var script = ScenarioScript(name: entry.name, line: entry.key.start.line)
    script.steps = (fields[.steps]?.things ?? []).compactMap { readStep($0) }
    script.expect = fields[.expect].map { readExpected($0) }
    script.language = fields[.language]?.text
    script.device = fields[.device].flatMap(word)
    script.era = fields[.era].flatMap(word)
    script.start = fields[.start].flatMap { start($0) }
    script.axes = StageAxes(
      textSize: fields[.textSize].flatMap(word), direction: fields[.direction].flatMap(word),
      contrast: fields[.contrast].flatMap(word))
    script.pace = fields[.pace].flatMap { readPace($0) }
    script.notes = fields[.notes]?.text
    return script
  }

  private func readPace(_ node: YAMLNode) -> ScenarioPace? {
    if node.text == ScenarioKey.human { return .human }
    return node.milliseconds.map { .steady(milliseconds: $0) }
  }

  /// Reads the expected calls, one for each line of a block or item of a list.
  private func readExpected(_ node: YAMLNode) -> [String] {
    node.items.compactMap(\.text).flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { line in
        var line = line.drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
      }
      .filter { !$0.isEmpty }
  }

  private mutating func readStep(_ node: YAMLNode) -> ScenarioStep? {
    let fields = fields(node, StepKey.self)
    guard let key = fields.keys(among: StepKey.kinds).first, let value = fields[key],
      let kind = readKind(key, value, fields)
    else { return nil }
    let line = fields.mark(of: key).line
    var step = ScenarioStep(
      kind, line: line, timeout: fields[.timeout]?.milliseconds ?? ScenarioStep.defaultTimeout)
    step.say = fields[.say]?.text
    step.notes = fields[.notes]?.text
    return step
  }
}
