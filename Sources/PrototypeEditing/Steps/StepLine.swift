internal import DialogModel
public import PrototypeFile

/// A step of a scenario, as a list shows it: a word and a value.
public struct StepLine: Hashable, Sendable {
  /// Where the step is in the document.
  public let path: PartAddress
  /// The key that says what is done.
  public let word: String
  /// What the value can be.
  public let kind: PropertySheet.Kind
  /// The value: a text as it is, anything else in flow form.
  public let value: String
  /// The 1-based line in the document.
  public let line: Int
  /// The caption for an audience, and the notes for who presents; the value of each is `nil` where
  /// the step has none.
  public let remarks: [PropertySheet.Property]

  /// The words that a step can begin with, each with what it does, in the person's language.
  public static var words: [(word: String, note: String)] {
    StepKey.kinds.map { ($0.rawValue, $0.entry.note()) }
  }

  /// Whether the word alone says all.
  public var hasValue: Bool { kind != .choice(["true"]) }
}

extension DocumentEditor {
  /// The steps of a scenario, in order.
  ///
  /// - Parameter scenario: where the scenario is in the document.
  public func steps(of scenario: PartAddress) -> [StepLine] {
    let list = scenario / ScenarioKey.steps
    return (value(at: list)?.items ?? []).enumerated().map { index, node in
      let path = list / index
      let kind = StepKey.kinds.first { node[$0.rawValue] != nil }
      let value = kind.flatMap { node[$0.rawValue] }
      return StepLine(
        path: path, word: kind?.rawValue ?? "",
        kind: kind.map { self.kind(of: $0.entry.shape) } ?? .value,
        value: value.flatMap { $0.text ?? FlowText.whole($0) } ?? "", line: node.start.line,
        remarks: [StepKey.say, .notes].map { key in
          PropertySheet.Property(
            key: key.rawValue, path: path / key, note: key.entry.note(), kind: .text,
            value: node[key.rawValue].flatMap { $0.text ?? FlowText.whole($0) }, standard: nil,
            isRequired: false)
        })
    }
  }

  /// The change that gives a step another value.
  public func setting(_ step: StepLine, to text: String) -> DocumentEdit {
    .set(path: step.path / .named(step.word), DocumentEditor.value(text, step.kind))
  }

  /// The change of the text that writes another word before the same value; `nil` where another
  /// word needs another value, or the step has keys that belong to its word.
  public func rewording(_ step: StepLine, as word: String) -> [SourceEdit]? {
    let kept: [StepKey] = [.say, .notes, .timeout]
    guard let entries = value(at: step.path)?.entries, let new = StepKey(rawValue: word),
      kind(of: new.entry.shape) == step.kind, step.kind == .text || !step.hasValue,
      let key = entries.first(where: { $0.name == step.word })?.key,
      entries.allSatisfy({ entry in
        entry.name == step.word || kept.contains { $0.rawValue == entry.name }
      })
    else { return nil }
    return try? plan(.key(word), at: key.start).edits
  }

  /// The change that makes another step of one, with its caption and its notes.
  public func setting(_ step: StepLine, word: String) -> DocumentEdit? {
    guard let entries = value(at: step.path)?.entries, let new = StepKey(rawValue: word) else {
      return nil
    }
    let kept: [StepKey] = [.say, .notes, .timeout]
    let others = entries.compactMap { entry -> (String, YAMLNode)? in
      guard let key = StepKey(rawValue: entry.name), kept.contains(key) else { return nil }
      return (entry.name, entry.value)
    }
    let isAlike = kind(of: new.entry.shape) == step.kind && step.hasValue
    let value = isAlike ? DocumentEditor.value(step.value, step.kind) : standard(of: new)
    return .set(path: step.path, .map([(word, value)] + others))
  }

  /// The change that adds a step.
  ///
  /// - Parameter index: the 0-based place; `nil` for the end.
  public func adding(_ word: String, to scenario: PartAddress, at index: Int?) -> DocumentEdit? {
    guard let key = StepKey(rawValue: word) else { return nil }
    let list = scenario / ScenarioKey.steps
    let step = YAMLNode.map([(word, standard(of: key))])
    guard let steps = value(at: list)?.list, !steps.isEmpty else {
      return .set(path: list, .list([step]))
    }
    return .insert(path: index.map { list / $0 } ?? list / .end, step)
  }

  private static func value(_ text: String, _ kind: PropertySheet.Kind) -> YAMLNode {
    switch kind {
    case .boolean, .integer, .seconds, .choice(["true"]): return .plain(text)
    case .value, .actions:
      guard let first = text.first, "[{".contains(first), let value = try? value(ofFlow: text)
      else { return .text(text) }
      return value
    default: return .text(text)
    }
  }

  /// A value that a new step can have.
  private func standard(of key: StepKey) -> YAMLNode {
    let dialog = YAMLNode.text(ids.dialogs.first ?? "dialog")
    switch key {
    case .present, .dismiss: return dialog
    case .setClock: return .text("2012-09-21T09:41")
    case .setTimeZone: return .text("Europe/London")
    case .perform: return .map([(ActionKey.goBack.rawValue, .plain("true"))])
    case .answer:
      return .map([(Selector.alertViewShouldEnableFirstOtherButton.name, .plain("true"))])
    case .assertProperty: return .map([("dialog", dialog), ("visible", .plain("true"))])
    default: break
    }
    switch kind(of: key.entry.shape) {
    case .boolean, .choice(["true"]): return .plain("true")
    case .integer, .seconds: return .plain("1")
    case .choice(let words), .reference(let words): return .text(words.first ?? "")
    default: return .text("OK")
    }
  }
}
