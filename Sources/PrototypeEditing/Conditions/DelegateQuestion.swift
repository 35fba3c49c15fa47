public import PrototypeFile

/// A question to a delegate, and what an answer can depend on.
public struct DelegateQuestion: Hashable, Sendable {
  /// A text that a condition can be about.
  public struct Field: Hashable, Sendable {
    /// Which text it is.
    public let subject: ConditionForm.Subject
    /// What a person calls it.
    public let name: String
    /// Whether it shows as bullets.
    public let isSecure: Bool
    /// The text that it has before a person types.
    public let text: String

    /// A text.
    public init(
      _ subject: ConditionForm.Subject, _ name: String, isSecure: Bool = false, text: String = ""
    ) {
      (self.subject, self.name, self.isSecure, self.text) = (subject, name, isSecure, text)
    }
  }

  /// The method that asks.
  public let selector: String
  /// The subject of the question, as the title of a button; `nil` for the delegate’s own thing.
  public let about: String?
  /// The texts that a condition can be about; empty where an answer can depend on nothing.
  public let fields: [Field]

  /// A question of a method.
  public init(_ selector: String, about: String? = nil, fields: [Field] = []) {
    (self.selector, self.about, self.fields) = (selector, about, fields)
  }
}

extension DocumentEditor {
  /// The answers of a delegate as properties, each by the method that asks.
  ///
  /// - Parameter delegate: where the delegate is; nothing need be there.
  public func answers(
    of delegate: PartAddress, to questions: [DelegateQuestion]
  ) -> [PropertySheet.Property] {
    guard value(at: delegate).map({ $0.entries != nil }) ?? true else { return [] }
    return questions.map { question in
      let path = delegate / DelegateKey.returns / .named(question.selector)
      return PropertySheet.Property(
        key: question.selector, path: path, note: AnswerKey.when.entry.note(),
        kind: .answer(question), value: value(at: path).flatMap { FlowText.whole($0) },
        standard: "true", isRequired: false, excerpt: excerpt(of: path))
    }
  }

  /// The lines that a part is on; `nil` if the document has nothing there.
  private func excerpt(of path: PartAddress) -> PropertySheet.Excerpt? {
    guard let place = (try? place(of: path)) ?? nil else { return nil }
    let lines = place.lines.map { number in
      let line = map.source.lines[number - 1]
      return String(decoding: map.bytes[line.start..<line.end], as: UTF8.self)
    }
    let indent =
      lines.filter { !$0.allSatisfy { $0 == " " } }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return PropertySheet.Excerpt(
      text: lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n"),
      lines: place.lines)
  }

  /// The outermost part that would be empty without another one, as far as a delegate’s, or as what the
  /// whole document has.
  public func emptied(without address: PartAddress) -> PartAddress {
    var address = address
    let groups: [DocumentKey] = [
      .flags, .clock, .notificationSettings, .choices, .promises,
    ]
    while address.parent.ends(in: DelegateKey.returns) || address.parent.ends(in: DelegateKey.does)
      || address.parent.ends(in: DialogKey.delegate)
      || groups.contains(where: { PartAddress.document / $0 == address.parent }),
      value(at: address.parent)?.things.count == 1
    {
      address = address.parent
    }
    return address
  }
}

extension PropertySheet {
  /// The properties with others after them.
  ///
  /// - Parameter first: the keys before the others; all of them without it.
  public func adding(_ others: [Property], after first: [String]? = nil) -> PropertySheet {
    guard let first else { return PropertySheet(path: path, properties: properties + others) }
    return PropertySheet(
      path: path,
      properties: properties.filter { first.contains($0.key) } + others
        + properties.filter { !first.contains($0.key) })
  }
}
