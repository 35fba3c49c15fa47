package import DialogModel
internal import Texts

extension InputReader {
  /// Returns the step of a scenario that the words describe.
  ///
  /// - Throws: ``Finding`` if they describe none, or name something that there is not.
  package func step(_ named: NamedInput) throws(Finding) -> ScenarioStep {
    let document = YAMLDocument(Array(named.words.utf8))
    if let problem = document.problems.first { throw problem }
    var reader = Reader(names: names, .bare, problems: [])
    let none = Finding(
      .shape, at: Mark(line: 1, column: 1),
      tr("these words say no step: {words}", ["words": named.words]))
    guard let root = document.root else { throw none }
    // A step without a value is its word alone.
    let node =
      root.text.map { word in
        YAMLNode(
          .map([
            .init(
              key: root, value: YAMLNode(.scalar("true", .plain), start: root.start, end: root.end))
          ]),
          start: root.start, end: root.end)
      } ?? root
    reader.check(node, .object(StepKey.self))
    let item = ScenarioReader.items(node, &reader).first?.content
    if let problem = reader.problems.all.first(where: { $0.severity == .error }) { throw problem }
    guard case .step(let step)? = item else { throw none }
    return step
  }

  /// The keys and places that lead to what a finding is about, in words.
  package func path(to finding: Finding, in named: NamedInput) -> [String] {
    var path: [String] = []
    var node = YAMLDocument(Array(named.words.utf8)).root
    while let here = node {
      if let entries = here.entries {
        let entry = entries.last { $0.key.start <= finding.mark }
        if let entry { path.append(entry.name) }
        node = entry?.value
      } else if let items = here.list {
        let place = items.lastIndex { $0.start <= finding.mark }
        if let place { path.append(String(place)) }
        node = place.map { items[$0] }
      } else {
        node = nil
      }
    }
    return path
  }
}
