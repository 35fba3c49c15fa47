/// A condition as a list of sentences, as a person reads and changes it.
///
/// A condition of the document is read into sentences and written back from them; what has no
/// sentence stays as it is written.
public struct ConditionForm: Hashable, Sendable {
  /// How many of the sentences must hold.
  public enum Joint: String, CaseIterable, Sendable {
    case all, any, none
  }

  /// The text that a sentence is about.
  public enum Subject: Hashable, Sendable {
    /// The field whose delegate is asked.
    case own
    /// A field of the alert, by its 0-based index.
    case field(Int)
    /// What would be put in.
    case replacement
  }

  /// What a sentence says.
  public enum Content: Hashable, Sendable {
    case test(Subject, ConditionTest)
    /// A condition without a sentence, in flow form.
    case written(String)
  }

  /// One sentence.
  public struct Row: Hashable, Sendable {
    /// What it says.
    public var content: Content
    /// Whether the document has it in one map with the sentence before it.
    var isJoined: Bool

    /// A sentence of its own.
    public init(_ content: Content) {
      self.content = content
      isJoined = false
    }

    init(_ content: Content, isJoined: Bool) {
      self.content = content
      self.isJoined = isJoined
    }
  }

  /// How many of the sentences must hold.
  public var joint: Joint
  /// The sentences, in the order of the document.
  public var rows: [Row]
  /// Whether the document has a list although there is one condition.
  private var isListed: Bool

  /// A form with one sentence.
  public init(_ content: Content) {
    (joint, rows, isListed) = (.all, [Row(content)], false)
  }

  /// Reads the value of a `when`.
  public init(_ node: YAMLNode) {
    if let items = node.only("all")?.list, !items.isEmpty {
      (joint, isListed) = (.all, true)
      rows = items.flatMap { ConditionForm.rows(of: $0, together: true) }
    } else if let items = node.only("any")?.list, !items.isEmpty {
      (joint, isListed) = (.any, true)
      rows = items.flatMap { ConditionForm.rows(of: $0, together: false) }
    } else if let items = node.only("not")?.only("any")?.list, !items.isEmpty {
      (joint, isListed) = (.none, true)
      rows = items.flatMap { ConditionForm.rows(of: $0, together: false) }
    } else {
      (joint, isListed) = (.all, false)
      rows = ConditionForm.rows(of: node, together: true)
    }
  }

  /// The sentences of one condition.
  ///
  /// - Parameter together: whether several tests in one map can be several sentences.
  private static func rows(of node: YAMLNode, together: Bool) -> [Row] {
    let written = [Row(.written(FlowText.whole(node) ?? "{}"))]
    if let inner = node.only("not") {
      guard let (subject, tests) = tests(in: inner), tests.count == 1,
        let negated = tests[0].negated
      else { return written }
      return [Row(.test(subject, negated))]
    }
    guard let (subject, tests) = tests(in: node), together || tests.count == 1 else {
      return written
    }
    return tests.enumerated().map { index, test in
      Row(.test(subject, test), isJoined: index > 0)
    }
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

// MARK: - Writing

extension ConditionForm {
  /// The value for a `when`; `nil` while a sentence is not complete.
  public var node: YAMLNode? {
    var items: [YAMLNode] = []
    var last: (subject: Subject, entries: [(String, YAMLNode)])?
    func close() {
      if let last { items.append(ConditionForm.map(last.subject, last.entries)) }
      last = nil
    }
    for row in rows {
      switch row.content {
      case .written(let flow):
        close()
        guard let value = try? DocumentEditor.value(ofFlow: flow) else { return nil }
        items.append(value)
      case .test(let subject, let test):
        guard let entry = test.entry else { return nil }
        if row.isJoined, joint == .all, !test.isNegated, let open = last, open.subject == subject,
          !open.entries.contains(where: { $0.0 == entry.0 })
        {
          last = (subject, open.entries + [entry])
          continue
        }
        close()
        if test.isNegated {
          items.append(.map([("not", ConditionForm.map(subject, [entry]))]))
        } else {
          last = (subject, [entry])
        }
      }
    }
    close()
    return joined(items)
  }

  private func joined(_ items: [YAMLNode]) -> YAMLNode? {
    guard let first = items.first else { return nil }
    let list = YAMLNode.list(items)
    switch joint {
    case .all where items.count == 1 && !isListed: return first
    case .all: return .map([("all", list)])
    case .any where items.count == 1 && !isListed: return first
    case .any: return .map([("any", list)])
    case .none: return .map([("not", .map([("any", list)]))])
    }
  }

  private static func map(_ subject: Subject, _ tests: [(String, YAMLNode)]) -> YAMLNode {
    switch subject {
    case .own: .map(tests)
    case .field(let index): .map([("field", .plain(String(index)))] + tests)
    case .replacement: .map([("replacement", .map(tests))])
    }
  }

  /// Whether the document says the same.
  public func isWritten(as node: YAMLNode) -> Bool {
    guard let own = self.node else { return false }
    return FlowText.whole(own) == FlowText.whole(node)
  }
}

extension YAMLNode {
  /// The value of a key that stands alone in its map.
  fileprivate func only(_ key: String) -> YAMLNode? {
    guard entries?.count == 1 else { return nil }
    return self[key]
  }
}
