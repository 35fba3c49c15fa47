internal import DialogModel
internal import Texts

/// Reads scenarios.
enum ScenarioReader {
  static func scenario(_ entry: YAMLNode.Entry, _ reader: inout Reader) -> ScenarioScript {
    let fields = reader.fields(entry.value, ScenarioKey.self)
    var script = ScenarioScript(name: entry.name, line: entry.key.start.line)
    script.steps = (fields[.steps]?.things ?? []).compactMap { step($0, &reader) }
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

  private static func step(_ node: YAMLNode, _ reader: inout Reader) -> ScenarioStep? {
    let fields = reader.fields(node, StepKey.self)
    guard let key = fields.keys(among: StepKey.kinds).first, let value = fields[key],
      let kind = StepReader.kind(key, value, fields, &reader)
    else { return nil }
    let line = fields.mark(of: key).line
    var step = ScenarioStep(
      kind, line: line, timeout: fields[.timeout]?.milliseconds ?? ScenarioStep.defaultTimeout)
    step.isNow = fields[.now]?.boolean ?? false
    step.say = fields[.say]?.text
    step.notes = fields[.notes]?.text
    return step
  }
}
