internal import DialogModel
internal import Texts

/// Reads the conditions of answers and of actions.
enum ConditionReader {
  static func condition(_ node: YAMLNode, _ reader: inout Reader) -> Condition? {
    let fields = reader.fields(node, ConditionKey.self)
    if let all = fields[.all] { return .all(all.things.compactMap { condition($0, &reader) }) }
    if let any = fields[.any] { return .any(any.things.compactMap { condition($0, &reader) }) }
    if let not = fields[.not] { return condition(not, &reader).map { .not($0) } }
    if let replacement = fields[.replacement] {
      let tests = reader.fields(replacement, TextTestKey.self)
      let test = test(&reader) { tests[$0] }
      guard reader.surroundings.hasReplacement else {
        reader.problems.error(
          .meaning, fields.mark(of: .replacement),
          tr(
            "only “{selector}” is asked about a replacement",
            ["selector": Selector.textFieldShouldChangeCharacters.name]))
        return nil
      }
      return .text(.replacement, test)
    }
    if let key = fields.keys(among: SituationReader.keys).first, let value = fields[key] {
      return SituationReader.condition(key, value, fields.mark(of: key), &reader)
    }
    let test = test(&reader) { key in ConditionKey(rawValue: key.rawValue).flatMap { fields[$0] } }
    guard !fields.keys(among: ConditionKey.tests).isEmpty else { return nil }
    return subject(fields[.field], node, &reader).map { .text($0, test) }
  }

  private static func test(_ reader: inout Reader, _ value: (TextTestKey) -> YAMLNode?) -> TextTest
  {
    let least = value(.minLength)?.integer
    let most = value(.maxLength)?.integer
    if let least, let most, least > most, let node = value(.maxLength) {
      reader.problems.error(
        .meaning, node.start, tr("“maxLength” is less than “minLength”, so it never holds"))
    }
    if let pattern = value(.matches), let text = pattern.text {
      checkPattern(text, pattern.start, &reader)
    }
    return TextTest(
      minLength: least, maxLength: most, equals: value(.equals)?.text,
      matches: value(.matches)?.text)
  }

  /// Reads the field that a condition tests.
  private static func subject(_ node: YAMLNode?, _ condition: YAMLNode, _ reader: inout Reader)
    -> Condition.Subject?
  {
    if let node, node.integer == nil { return reader.field(named: node).map { .named($0) } }
    guard reader.surroundings.fieldCount > 0, reader.surroundings.hasIndexedFields else {
      reader.problems.error(
        .meaning, (node ?? condition).start,
        tr("there is no text field here that a condition could look at"),
        hint: tr("“field” takes the id of any text field, or DIALOG/field-0"))
      return nil
    }
    guard let node else {
      if reader.surroundings.ownField != nil { return .ownField }
      reader.problems.error(
        .meaning, condition.start, tr("it is not said which text field this looks at"),
        hint: tr("“field” says which one: 0 or 1"))
      return nil
    }
    guard let index = node.integer else { return nil }
    guard (0..<reader.surroundings.fieldCount).contains(index) else {
      reader.problems.error(
        .meaning, node.start,
        tr("there is no text field {index} here", ["index": String(index)]))
      return nil
    }
    return index == reader.surroundings.ownField ? .ownField : .field(index)
  }

  /// Reports a regular expression that is not valid.
  static func checkPattern(_ pattern: String, _ mark: Mark, _ reader: inout Reader) {
    guard let problem = reader.environment.patternProblem(pattern) else { return }
    reader.problems.error(
      .meaning, mark, tr("the pattern cannot be read: {problem}", ["problem": problem]))
  }
}
