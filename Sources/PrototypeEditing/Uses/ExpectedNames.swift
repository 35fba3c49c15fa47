internal import PrototypeFile

extension LongForm {
  /// The changed lines of expected calls in every scenario.
  func expected(_ change: (ExpectedLine) -> String?, isCertain: Bool) -> [OtherUse] {
    var uses: [OtherUse] = []
    func add(_ node: YAMLNode, _ path: TreePath) {
      let lines = (node.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        guard let changed = change(ExpectedLine(String(line))) else { continue }
        uses.append(use(path, .line(number, changed), .expectation, isCertain: isCertain))
      }
    }
    for (path, scenario) in entries(at: [DocumentKey.scenarios.rawValue]) {
      for (inside, part) in scenario.values where part.name == ScenarioKey.expect.rawValue {
        let path = path + [inside]
        if let items = part.value.list {
          for (index, item) in items.enumerated() { add(item, path + [.item(index)]) }
        } else {
          add(part.value, path)
        }
      }
    }
    return uses
  }

  /// The values of a map's entries, with their paths; none if there is no map.
  func entries(at keys: [String]) -> [(path: TreePath, value: YAMLNode)] {
    var (node, path) = (root, TreePath())
    for key in keys {
      guard let index = node.entries?.firstIndex(where: { $0.name == key }) else { return [] }
      node = node.entries?[index].value ?? node
      path.append(.value(index))
    }
    return node.values.map { (path + [$0], $1.value) }
  }
}

extension YAMLNode {
  /// The entries of a map with the steps to their values.
  var values: [(TreeStep, Entry)] {
    (entries ?? []).enumerated().map { (.value($0.offset), $0.element) }
  }
}
