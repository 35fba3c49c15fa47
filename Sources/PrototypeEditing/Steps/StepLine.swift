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

extension StepLine {
  /// The keys that a step keeps when it gets another word.
  private static let kept: [StepKey] = [.say, .notes, .timeout]

  /// The steps of a scenario, or those with a name, in order.
  ///
  /// - Parameter scenario: where they are in the document.
  public static func all(of scenario: PartAddress, in editor: DocumentEditor) -> [StepLine] {
    let list = list(of: scenario)
    return (editor.value(at: list)?.items ?? []).enumerated().map { index, node in
      let path = list / index
      let kind = StepKey.kinds.first { node[$0.rawValue] != nil }
      return StepLine(
        path: path, word: kind?.rawValue ?? "",
        kind: kind.map { editor.kind(of: $0.entry.shape) } ?? .value,
        value: kind.flatMap { text(of: $0, in: node) } ?? "", line: node.start.line,
        remarks: [StepKey.say, .notes].map { key in
          PropertySheet.Property(
            key: key.rawValue, path: path / key, note: key.entry.note(), kind: .text,
            value: text(of: key, in: node), standard: nil, isRequired: false)
        })
    }
  }

  /// The list of the steps of a scenario; steps with a name are a list themselves.
  private static func list(of scenario: PartAddress) -> PartAddress {
    scenario.holder(at: DocumentKey.scenarios) == nil ? scenario : scenario / ScenarioKey.steps
  }

  /// The value at a key: a text as it is, anything else in flow form.
  private static func text(of key: StepKey, in node: YAMLNode) -> String? {
    node[key.rawValue].flatMap { $0.text ?? FlowText.whole($0) }
  }

  /// The change that gives the step another value.
  public func setting(_ text: String) -> DocumentEdit {
    .set(path: path / .named(word), StepLine.value(text, kind))
  }

  /// The change of the text that writes another word before the same value; `nil` where the other
  /// word needs another value, or the step has keys that belong to its word.
  public func rewording(as word: String, in editor: DocumentEditor) -> [SourceEdit]? {
    guard let entries = editor.value(at: path)?.entries, let new = StepKey(rawValue: word),
      editor.kind(of: new.entry.shape) == kind, kind == .text || !hasValue,
      let key = entries.first(where: { $0.name == self.word })?.key,
      entries.allSatisfy({ entry in
        entry.name == self.word || StepLine.kept.contains { $0.rawValue == entry.name }
      })
    else { return nil }
    return try? editor.plan(.key(word), at: key.start).edits
  }

  /// The change that makes another step of this one, with its caption and its notes.
  public func replacing(by word: String, in editor: DocumentEditor) -> DocumentEdit? {
    guard let entries = editor.value(at: path)?.entries, let new = StepKey(rawValue: word) else {
      return nil
    }
    let others = entries.filter { entry in
      StepKey(rawValue: entry.name).map(StepLine.kept.contains) ?? false
    }.map { ($0.name, $0.value) }
    let isAlike = editor.kind(of: new.entry.shape) == kind && hasValue
    let value = isAlike ? StepLine.value(value, kind) : StepLine.standard(of: new, in: editor)
    return .set(path: path, .map([(word, value)] + others))
  }

  /// The change that adds a step to a scenario, or to steps with a name.
  ///
  /// - Parameter index: the 0-based place; `nil` for the end.
  public static func adding(
    _ word: String, to scenario: PartAddress, at index: Int?, in editor: DocumentEditor
  ) -> DocumentEdit? {
    guard let key = StepKey(rawValue: word) else { return nil }
    let list = list(of: scenario)
    let step = YAMLNode.map([(word, standard(of: key, in: editor))])
    guard let steps = editor.value(at: list)?.list, !steps.isEmpty else {
      return .set(path: list, .list([step]))
    }
    return .insert(path: index.map { list / $0 } ?? list / .end, step)
  }

  private static func value(_ text: String, _ kind: PropertySheet.Kind) -> YAMLNode {
    switch kind {
    case .boolean, .integer, .seconds, .choice(["true"]): return .plain(text)
    case .value, .actions:
      guard let first = text.first, "[{".contains(first),
        let value = try? DocumentEditor.value(ofFlow: text)
      else { return .text(text) }
      return value
    default: return .text(text)
    }
  }

  /// A value that a new step can have.
  private static func standard(of key: StepKey, in editor: DocumentEditor) -> YAMLNode {
    let dialog = YAMLNode.text(editor.ids.dialogs.first ?? "dialog")
    switch key {
    case .present, .dismiss: return dialog
    case .setClock: return .text("2012-09-21T09:41")
    case .setTimeZone: return .text("Europe/London")
    case .perform: return .map([(ActionKey.goBack.rawValue, .plain("true"))])
    case .answer:
      return .map([(Selector.alertViewShouldEnableFirstOtherButton.name, .plain("true"))])
    case .endTask:
      let tasks = editor.value(at: .document / DocumentKey.tasks)?.entries
      return .map([("task", .text(tasks?.first?.name ?? "task")), ("with", .plain("success"))])
    case .endActivity: return .map([("completed", .plain("true"))])
    case .assertProperty: return .map([("dialog", dialog), ("visible", .plain("true"))])
    case .assertScheduled: return .list(editor.ids.notifications.prefix(1).map { .text($0) })
    case .settings:
      return .map([
        (
          NotificationSettingsKey.style.rawValue,
          .text(NotificationSettings.Style.alert.rawValue)
        )
      ])
    case .reuse:
      let steps = editor.value(at: .document / DocumentKey.steps)?.entries
      return .text(steps?.first?.name ?? "steps")
    case .assertFlag:
      let flags = editor.value(at: .document / DocumentKey.flags)?.entries
      return .map([(flags?.first?.name ?? "flag", .plain("true"))])
    default: break
    }
    switch editor.kind(of: key.entry.shape) {
    case .boolean, .choice(["true"]): return .plain("true")
    case .integer, .seconds: return .plain("1")
    case .choice(let words), .reference(let words): return .text(words.first ?? "")
    default: return .text("OK")
    }
  }
}
