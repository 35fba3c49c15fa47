internal import DialogModel
internal import Texts

extension Reader {
  mutating func readCondition(_ node: YAMLNode) -> Condition? {
    let fields = fields(node, ConditionKey.self)
    if let all = fields[.all] { return .all(readConditions(all)) }
    if let any = fields[.any] { return .any(readConditions(any)) }
    if let not = fields[.not] { return readCondition(not).map { .not($0) } }
    if let replacement = fields[.replacement] {
      let tests = self.fields(replacement, TextTestKey.self)
      let test = readTest { tests[$0] }
      guard surroundings.hasReplacement else {
        error(
          .meaning, fields.mark(of: .replacement),
          tr(
            "only “{selector}” is asked about a replacement",
            ["selector": Selector.textFieldShouldChangeCharacters.name]))
        return nil
      }
      return .text(.replacement, test)
    }
    let test = readTest { key in ConditionKey(rawValue: key.rawValue).flatMap { fields[$0] } }
    guard !fields.keys(among: ConditionKey.tests).isEmpty else { return nil }
    return readSubject(fields[.field], node).map { .text($0, test) }
  }

  private mutating func readConditions(_ node: YAMLNode) -> [Condition] {
    node.things.compactMap { readCondition($0) }
  }

  private mutating func readTest(_ value: (TextTestKey) -> YAMLNode?) -> TextTest {
    let least = value(.minLength)?.integer
    let most = value(.maxLength)?.integer
    if let least, let most, least > most, let node = value(.maxLength) {
      error(.meaning, node.start, tr("“maxLength” is less than “minLength”, so it never holds"))
    }
    if let pattern = value(.matches), let text = pattern.text { checkPattern(text, pattern.start) }
    return TextTest(
      minLength: least, maxLength: most, equals: value(.equals)?.text,
      matches: value(.matches)?.text)
  }

  /// Reads the field that a condition tests.
  private mutating func readSubject(_ node: YAMLNode?, _ condition: YAMLNode) -> Condition.Subject?
  {
    guard surroundings.fieldCount > 0 else {
      error(
        .meaning, (node ?? condition).start,
        tr("there is no text field here that a condition could look at"))
      return nil
    }
    guard let node else {
      if surroundings.ownField != nil { return .ownField }
      error(
        .meaning, condition.start, tr("it is not said which text field this looks at"),
        hint: tr("“field” says which one: 0 or 1"))
      return nil
    }
    guard let index = node.integer, Shape.fieldIndex.accepts(node) else { return nil }
    guard index < surroundings.fieldCount else {
      error(
        .meaning, node.start,
        tr("there is no text field {index} here", ["index": String(index)]))
      return nil
    }
    return index == surroundings.ownField ? .ownField : .field(index)
  }

  /// Reports a regular expression that is not valid.
  mutating func checkPattern(_ pattern: String, _ mark: Mark) {
    guard let problem = environment.patternProblem(pattern) else { return }
    error(.meaning, mark, tr("the pattern cannot be read: {problem}", ["problem": problem]))
  }
}
