internal import DialogModel
internal import Texts

extension Reader {
  mutating func readScenario(_ entry: YAMLNode.Entry) -> ScenarioScript {
    let fields = fields(entry.value, ScenarioKey.self)
    var script = ScenarioScript(name: entry.name, line: entry.key.start.line)
    if entry.name.isEmpty {
      error(entry.key.start, tr("the scenario has no name"))
    }
    script.steps = (fields[.steps]?.items ?? []).compactMap { readStep($0) }
    script.expect = fields[.expect].map { readExpected($0) }
    script.device = fields[.device].flatMap(word)
    script.era = fields[.era].flatMap(word)
    script.start = fields[.start].flatMap { start($0) }
    return script
  }

  /// The expected calls, one a line, whether they stand in a block or in a list.
  private func readExpected(_ node: YAMLNode) -> [String] {
    node.items.compactMap(\.text).flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { line in
        let start = line.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
      }
      .filter { !$0.isEmpty }
  }

  private mutating func readStep(_ node: YAMLNode) -> ScenarioStep? {
    let fields = fields(node, StepKey.self)
    let kinds = fields.keys(among: StepKey.kinds)
    guard let key = onlyKind(kinds, fields, node, tr("a step does one thing")),
      let value = fields[key]
    else { return nil }
    checkManners(fields, key)
    guard let kind = readKind(key, value, fields) else { return nil }
    let line = fields.mark(of: key).line
    return ScenarioStep(
      kind, line: line, timeout: fields[.timeout]?.milliseconds ?? ScenarioStep.defaultTimeout)
  }

  /// Some manners belong to one kind of step only.
  private mutating func checkManners(_ fields: Fields<StepKey>, _ kind: StepKey) {
    for (manner, owner) in [(StepKey.now, StepKey.tapOn), (.dialog, .tapOn), (.target, .answer)]
    where fields[manner] != nil && kind != owner {
      error(
        fields.mark(of: manner),
        tr(
          "“{key}” can only stand beside “{owner}”",
          ["key": manner.rawValue, "owner": owner.rawValue]))
    }
  }
}
