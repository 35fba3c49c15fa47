internal import DialogModel
internal import Texts

extension Reader {
  /// Reports a node that does not fit the shape of its place.
  ///
  /// It checks the parts of lists, and of maps whose names the document chooses. The keys of a
  /// table are checked by ``fields(_:_:judged:)``, and names by the functions that resolve them.
  ///
  /// - Parameter key: the key whose value it is, for a line that shows what would be right.
  mutating func check(_ node: YAMLNode, _ shape: Shape, of key: String? = nil) {
    guard !node.isRefused, !problems.isFull else { return }
    if case .either(let first, let second) = shape {
      if first.accepts(node) { return check(node, first, of: key) }
      if second.accepts(node) { return check(node, second, of: key) }
    }
    guard shape.accepts(node) else { return mismatch(node, shape, of: key) }
    switch shape {
    case .list(let item, let least): checkList(node, item, least, of: key)
    case .named(let form, let value):
      for entry in node.entries ?? [] {
        checkName(entry.key, form)
        check(entry.value, value, of: entry.key.text)
      }
    case .bySelector(let value, _, let beside, _):
      let names = beside.names
      for entry in node.entries ?? [] where !names.contains(entry.key.text ?? "") {
        check(entry.value, value)
      }
    default: break
    }
  }

  private mutating func checkList(
    _ node: YAMLNode, _ item: Shape, _ least: Int, of key: String?
  ) {
    let nodes = item.isText ? node.items : node.things
    // A single item is written at the key itself.
    for part in nodes { check(part, item, of: node.list == nil ? key : nil) }
    guard nodes.count < least else { return }
    problems.report(
      .shape, node.start, tr("the list has nothing in it, and something is expected"),
      sample(of: .list(item), at: key))
  }

  private mutating func checkName(_ key: YAMLNode, _ form: Shape.NameForm) {
    guard let name = key.text, !key.isRefused else { return }
    switch form {
    case .id, .text, .reference: break
    case .name:
      if name.isEmpty { problems.error(.shape, key.start, tr("there is no name here")) }
    case .language:
      if !TextForm.isLanguage(name) { mismatchedName(key, .language) }
    case .word(let words):
      if !words.contains(name) { mismatchedName(key, .word(words)) }
    }
  }

  /// Reports a name of a map that is none of those that it can have.
  private mutating func mismatchedName(_ key: YAMLNode, _ shape: Shape) {
    var advice = advice(on: key, shape, at: nil)
    if case .value(let name) = advice.suggestion { advice.suggestion = .key(name) }
    problems.report(.shape, key.start, expected(key, shape), advice)
  }

  private mutating func mismatch(_ node: YAMLNode, _ shape: Shape, of key: String?) {
    if case .integer(let least, let most) = shape, let number = node.clampedInteger {
      let message =
        number < least
        ? tr("the number must be at least {least}", ["least": String(least)])
        : tr("the number must be at most {most}", ["most": String(most)])
      return problems.refuseNumber(node, message, sample(of: shape, at: key))
    }
    if case .seconds = shape, node.isLongTime {
      let most = SimulatedTime.latest.milliseconds / 1000
      return problems.refuseNumber(
        node, tr("the number must be at most {most}", ["most": String(most)]),
        sample(of: shape, at: key))
    }
    if case .regex = shape, node.text != nil {
      return problems.error(.shape, node.start, TextForm.patternTooLong)
    }
    problems.report(.shape, node.start, expected(node, shape), advice(on: node, shape, at: key))
  }

  private func expected(_ node: YAMLNode, _ shape: Shape) -> String {
    let expected = Phrases.few(of: shape.expected)
    guard !node.isEmpty else {
      return tr("{expected} is expected here", ["expected": expected])
    }
    return tr(
      "{expected} is expected here, this is {found}",
      ["expected": expected, "found": Phrases.found(node, asText: shape.asksForText)])
  }
}

extension Shape {
  /// Whether a node is of this shape; its parts are not checked.
  package func accepts(_ node: YAMLNode) -> Bool {
    switch self {
    case .text, .template, .pattern, .path, .icon: node.isText
    case .regex: node.text.map { TextForm.isShortPattern($0) } ?? false
    case .moment: node.text.map { Moment.hasForm($0) } ?? false
    case .timeZone: node.word.map { TextForm.isTimeZone($0) } ?? false
    case .language: node.word.map { TextForm.isLanguage($0) } ?? false
    case .boolean: node.boolean != nil
    case .yes: node.boolean == true
    case .integer(let least, let most): node.integer.map { $0 >= least && $0 <= most } ?? false
    case .seconds: node.milliseconds != nil
    case .word(let words): node.text.map { words.contains($0) } ?? false
    case .id, .reference, .selector: node.text?.isEmpty == false && !node.isNull
    case .anything: true
    case .object, .named, .bySelector: node.entries != nil || node.isNull
    case .list(let item, _): node.list != nil || node.isNull || item.accepts(node)
    case .either(let first, let second): first.accepts(node) || second.accepts(node)
    }
  }

  /// Whether any text is allowed here, so that YAML's words for null are texts as well.
  package var isText: Bool {
    switch self {
    case .text, .template, .pattern, .regex, .path, .icon: true
    case .either(let first, let second): first.isText || second.isText
    default: false
    }
  }
}

extension YAMLNode {
  /// A text that is none of YAML's words for true, false and null.
  fileprivate var word: String? {
    boolean == nil && !isNull ? text : nil
  }
}
