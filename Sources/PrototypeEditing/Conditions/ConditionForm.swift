public import PrototypeFile

/// A condition as a list of sentences, as a person reads and changes it.
///
/// A condition of the document is read into sentences and groups of them, as deep as they are, and
/// written back from these; a part without a sentence stays as it is written.
public struct ConditionForm: Hashable, Sendable {
  /// How many of the sentences must hold.
  public enum Joint: String, CaseIterable, Sendable {
    case all, any, none
  }

  /// The text that a sentence is about.
  public enum Subject: Hashable, Sendable {
    /// The field whose delegate gets the question.
    case own
    /// A field of the alert, by its 0-based index.
    case field(Int)
    /// What would be put in.
    case replacement
  }

  /// What a sentence says.
  public enum Content: Hashable, Sendable {
    case test(Subject, ConditionTest)
    /// Sentences of their own, of which all, any or none must hold.
    case group(ConditionForm)
    /// A condition without a sentence, in flow form.
    case written(String)
  }

  /// One sentence.
  public struct FormRow: Hashable, Sendable {
    /// What it says.
    public var content: Content
    /// Whether the document has it in one map with the sentence before it.
    var isJoined = false

    /// A sentence of its own.
    public init(_ content: Content) { self.content = content }

    init(_ content: Content, isJoined: Bool) {
      self.content = content
      self.isJoined = isJoined
    }
  }

  /// How many of the sentences must hold.
  public var joint: Joint
  /// The sentences, in the order of the document.
  public var rows: [FormRow]
  /// Whether the document has a list although there is one condition.
  private(set) var isListed = false

  /// A form with one sentence.
  public init(_ content: Content) { self.init(.all, [FormRow(content)]) }

  /// A form of sentences; a list where they are several.
  init(_ joint: Joint, _ rows: [FormRow]) { (self.joint, self.rows) = (joint, rows) }

  /// Reads the value of a `when`.
  public init(_ node: YAMLNode) {
    let rows = ConditionForm.rows(of: node, together: true)
    if rows.count == 1, case .group(let form) = rows[0].content {
      self = form
    } else {
      self.init(.all, rows)
    }
  }

  /// Reads a list of conditions, or a condition that must not hold; `nil` for anything else.
  private init?(group node: YAMLNode) {
    func list(_ key: ConditionKey, in node: YAMLNode) -> [YAMLNode]? {
      node.only(key.rawValue)?.list.flatMap { $0.isEmpty ? nil : $0 }
    }
    let inner = node.only(ConditionKey.not.rawValue)
    isListed = true
    if let items = list(.all, in: node) {
      joint = .all
      rows = items.flatMap { ConditionForm.rows(of: $0, together: true) }
    } else if let items = list(.any, in: node) {
      joint = .any
      rows = items.flatMap { ConditionForm.rows(of: $0, together: false) }
    } else if let items = inner.flatMap({ list(.any, in: $0) }) {
      joint = .none
      rows = items.flatMap { ConditionForm.rows(of: $0, together: false) }
    } else if let inner {
      (joint, isListed) = (.none, false)
      rows = ConditionForm.rows(of: inner, together: false)
    } else {
      return nil
    }
  }

  /// The sentences of one condition.
  ///
  /// - Parameter together: whether several tests in one map can be several sentences; they are a
  ///   group without it.
  private static func rows(of node: YAMLNode, together: Bool) -> [FormRow] {
    if let inner = node.only(ConditionKey.not.rawValue), let (subject, tests) = tests(in: inner),
      tests.count == 1, let negated = tests[0].negated
    {
      return [FormRow(.test(subject, negated))]
    }
    if let form = ConditionForm(group: node) { return [FormRow(.group(form))] }
    guard let (subject, tests) = tests(in: node) else {
      return [FormRow(.written(FlowText.whole(node) ?? "{}"))]
    }
    let rows = tests.enumerated().map { index, test in
      FormRow(.test(subject, test), isJoined: index > 0)
    }
    return together || rows.count == 1 ? rows : [FormRow(.group(ConditionForm(.all, rows)))]
  }

  /// The tests of a map; `nil` for anything else.
  private static func tests(in node: YAMLNode) -> (Subject, [ConditionTest])? {
    if let inside = node.only("replacement") {
      return tests(in: inside, .replacement).map { (.replacement, $0) }
    }
    let subject: Subject
    if let field = node["field"] {
      guard let index = field.integer else { return nil }
      subject = .field(index)
    } else {
      subject = .own
    }
    return tests(in: node, subject).map { (subject, $0) }
  }

  private static func tests(in node: YAMLNode, _ subject: Subject) -> [ConditionTest]? {
    guard let entries = node.entries else { return nil }
    var tests: [ConditionTest] = []
    for entry in entries where entry.name != "field" || subject == .replacement {
      guard let test = ConditionTest(entry.name, entry.value) else { return nil }
      tests.append(test)
    }
    return tests.isEmpty ? nil : tests
  }
}

extension YAMLNode {
  /// The value of a key that is alone in its map.
  fileprivate func only(_ key: String) -> YAMLNode? {
    guard entries?.count == 1 else { return nil }
    return self[key]
  }
}
