public import PrototypeFile

// How a condition is written.

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
      case .group(let form):
        close()
        guard let value = form.node else { return nil }
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
    case .none where items.count == 1 && !isListed: return .map([("not", first)])
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
