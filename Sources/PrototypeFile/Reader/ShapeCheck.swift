internal import Texts

extension Reader {
  /// Reports a node that does not fit the shape of its place.
  ///
  /// It checks the parts of lists, and of maps whose names the document chooses. The keys of a
  /// table are checked by ``fields(_:_:judged:)``, and names by the functions that resolve them.
  mutating func check(_ node: YAMLNode, _ shape: Shape) {
    guard !node.isRefused, !isFull else { return }
    if case .either(let first, let second) = shape {
      if first.accepts(node) { return check(node, first) }
      if second.accepts(node) { return check(node, second) }
    }
    guard shape.accepts(node) else { return mismatch(node, shape) }
    switch shape {
    case .list(let item, let least): checkList(node, item, least)
    case .named(let form, let value):
      for entry in node.entries ?? [] {
        checkName(entry.key, form)
        check(entry.value, value)
      }
    case .bySelector(let value, _, let beside, _):
      let names = beside.names
      for entry in node.entries ?? [] where !names.contains(entry.key.text ?? "") {
        check(entry.value, value)
      }
    default: break
    }
  }

  private mutating func checkList(_ node: YAMLNode, _ item: Shape, _ least: Int) {
    let nodes = item.isText ? node.items : node.things
    for node in nodes { check(node, item) }
    guard nodes.count < least else { return }
    error(.shape, node.start, tr("the list has nothing in it, and something is expected"))
  }

  private mutating func checkName(_ key: YAMLNode, _ form: Shape.NameForm) {
    guard let name = key.text, !key.isRefused else { return }
    switch form {
    case .id, .text: break
    case .name:
      if name.isEmpty { error(.shape, key.start, tr("there is no name here")) }
    case .language:
      if !TextForm.isLanguage(name) { mismatch(key, .language) }
    case .word(let words):
      if !words.contains(name) { mismatch(key, .word(words)) }
    }
  }

  private mutating func mismatch(_ node: YAMLNode, _ shape: Shape) {
    if case .integer(let least, let most) = shape, let number = node.integer {
      let message =
        number < least
        ? tr("the number must be at least {least}", ["least": String(least)])
        : tr("the number must be at most {most}", ["most": String(most)])
      return error(.shape, node.start, message)
    }
    if case .regex = shape, node.text != nil {
      return error(.shape, node.start, TextForm.patternTooLong)
    }
    let expected = Phrases.either(shape.expected)
    let words = shape.words
    let hint = node.text.map { nearestHint($0, among: words) } ?? quotesHint(node, shape)
    guard !node.isEmpty else {
      return error(.shape, node.start, tr("{expected} is expected here", ["expected": expected]))
    }
    error(
      .shape, node.start,
      tr(
        "{expected} is expected here, this is {found}",
        ["expected": expected, "found": Phrases.found(node, asText: shape.asksForText)]),
      hint: hint)
  }

  /// A hint to quote a method: YAML reads the colon at its end as the colon of a key.
  private func quotesHint(_ node: YAMLNode, _ shape: Shape) -> String? {
    guard case .selector = shape.item, let entry = node.entries?.first, entry.value.isEmpty else {
      return nil
    }
    return tr("put “{text}” in quotes", ["text": entry.name + ":"])
  }
}

extension Shape {
  /// Whether a node is of this shape; its parts are not checked.
  func accepts(_ node: YAMLNode) -> Bool {
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
  var isText: Bool {
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
