public import PrototypeEditing
import PrototypeFile
import Texts

/// What conditions are called in the person's language.
public enum ConditionText {
  /// A kind of sentence, as a list offers it.
  public enum Kind: String, CaseIterable, Sendable {
    case isNotEmpty, isEmpty, hasAtLeast, hasAtMost, equals, differs, contains, lacks, begins, ends
    case matches

    /// What is between the field and the value.
    public var title: String {
      switch self {
      case .isNotEmpty: tr("is not empty")
      case .isEmpty: tr("is empty")
      case .hasAtLeast: tr("has at least")
      case .hasAtMost: tr("has at most")
      case .equals: tr("is")
      case .differs: tr("is not")
      case .contains: tr("contains")
      case .lacks: tr("does not contain")
      case .begins: tr("begins with")
      case .ends: tr("ends with")
      case .matches: tr("matches")
      }
    }

    /// Whether it has a number of characters, a text, or nothing after it.
    public var value: Value {
      switch self {
      case .isNotEmpty, .isEmpty: .nothing
      case .hasAtLeast, .hasAtMost: .number
      default: .text
      }
    }

    /// What comes after a kind of sentence.
    public enum Value: Sendable { case nothing, number, text }

    /// The kind of a test.
    public init(_ test: ConditionTest) {
      self =
        switch test {
        case .isNotEmpty: .isNotEmpty
        case .isEmpty: .isEmpty
        case .hasAtLeast: .hasAtLeast
        case .hasAtMost: .hasAtMost
        case .equals: .equals
        case .differs: .differs
        case .contains: .contains
        case .lacks: .lacks
        case .begins: .begins
        case .ends: .ends
        case .matches: .matches
        }
    }

    /// The test of this kind with what a person has written.
    public func test(_ text: String) -> ConditionTest {
      let number = Int(text).flatMap { $0 >= 0 ? $0 : nil }
      return switch self {
      case .isNotEmpty: .isNotEmpty
      case .isEmpty: .isEmpty
      case .hasAtLeast: .hasAtLeast(number)
      case .hasAtMost: .hasAtMost(number)
      case .equals: .equals(text)
      case .differs: .differs(text)
      case .contains: .contains(text)
      case .lacks: .lacks(text)
      case .begins: .begins(text)
      case .ends: .ends(text)
      case .matches: .matches(text)
      }
    }
  }

  /// What a person writes for a test.
  public static func value(of test: ConditionTest) -> String {
    switch test {
    case .isNotEmpty, .isEmpty: ""
    case .hasAtLeast(let length), .hasAtMost(let length): length.map(String.init) ?? ""
    case .equals(let text), .differs(let text), .contains(let text), .lacks(let text),
      .begins(let text), .ends(let text), .matches(let text):
      text
    }
  }

  /// The whole condition in one sentence.
  public static func sentence(_ form: ConditionForm, for question: DelegateQuestion) -> String {
    let isNone = form.joint == .none
    let conditions = list(form, question)
    guard let about = question.about else {
      return isNone
        ? tr("The answer is NO as soon as {conditions}.", ["conditions": conditions])
        : tr("The answer is YES only while {conditions}.", ["conditions": conditions])
    }
    return isNone
      ? tr("{button} is off as soon as {conditions}.", ["button": about, "conditions": conditions])
      : tr("{button} is off until {conditions}.", ["button": about, "conditions": conditions])
  }

  private static func list(_ form: ConditionForm, _ question: DelegateQuestion) -> String {
    let parts = form.rows.map { part($0, question) }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let both = ["some": parts.dropLast().listed(), "last": last] as KeyValuePairs
    return form.joint == .all ? tr("{some} and {last}", both) : tr("{some} or {last}", both)
  }

  private static func part(_ row: ConditionForm.FormRow, _ question: DelegateQuestion) -> String {
    switch row.content {
    case .written: return tr("what is written there holds")
    case .group(let form):
      let conditions = list(form, question)
      let isOne = form.rows.count == 1
      guard form.joint == .none else { return isOne ? conditions : "(\(conditions))" }
      guard isOne else { return tr("none of ({conditions})", ["conditions": conditions]) }
      // A group has brackets of its own.
      if case .group = form.rows[0].content { return tr("not {group}", ["group": conditions]) }
      return tr("not ({conditions})", ["conditions": conditions])
    case .test(let subject, let test):
      let name = name(of: subject, in: question)
      let kind = Kind(test)
      let value = value(of: test)
      switch kind.value {
      case .nothing: return "\(name) \(kind.title)"
      case .text: return "\(name) \(kind.title) “\(value)”"
      case .number:
        let length = ntr("{n} character", "{n} characters", Int(value) ?? 0)
        return "\(name) \(kind.title) \(value.isEmpty ? "…" : length)"
      }
    }
  }

  /// What a person calls a text.
  public static func name(
    of subject: ConditionForm.Subject, in question: DelegateQuestion
  ) -> String {
    question.fields.first { $0.subject == subject }?.name ?? fallback(subject)
  }

  private static func fallback(_ subject: ConditionForm.Subject) -> String {
    switch subject {
    case .own: tr("The text")
    case .replacement: tr("What is typed")
    case .field(let index): tr("Text field {number}", ["number": String(index + 1)])
    }
  }

  /// What a text is now; of a secure one only its length.
  public static func now(_ text: String, isSecure: Bool, counts: Bool) -> String {
    if text.isEmpty { return tr("now empty") }
    if isSecure || counts {
      return ntr("now {n} character", "now {n} characters", text.utf16.count)
    }
    return tr("now “{text}”", ["text": text])
  }
}
