public import PrototypeFile
internal import Texts

/// The properties of one part of a document, from the table of its keys.
public struct PropertySheet: Hashable, Sendable {
  /// One property.
  public struct Property: Hashable, Sendable {
    /// The key in the document.
    public let key: String
    /// Where it is in the document.
    public let path: PartAddress
    /// What it is for, in a sentence in the person's language.
    public let note: String
    /// What can be entered.
    public internal(set) var kind: Kind
    /// What the document says, as a text or in flow form; `nil` where it says nothing.
    public internal(set) var value: String?
    /// What holds where the document says nothing, as a document would write it, or in words; `nil`
    /// for nothing.
    public let standard: String?
    /// Whether it can be left out.
    public let isRequired: Bool
    /// The lines of the document that say it; `nil` where they are not shown.
    public var excerpt: Excerpt?
    /// The key of the map that has it, where that is shown key by key; `nil` for a property of the part
    /// itself.
    public var group: String?
  }

  /// Lines of a document.
  public struct Excerpt: Hashable, Sendable {
    /// The text without the common indent, and without the last line end.
    public let text: String
    /// The 1-based lines.
    public let lines: ClosedRange<Int>
  }

  /// What can be entered.
  public enum Kind: Hashable, Sendable {
    /// A text of one line or several.
    case text
    case boolean
    /// One of some words.
    case choice([String])
    /// A whole number.
    case integer
    /// A number of seconds.
    case seconds
    /// The name of something in the document.
    case reference([String])
    /// Actions.
    case actions
    /// A file next to the document.
    case file
    /// The name of an icon that comes with the program, or a picture file.
    case icon
    /// Whether there is a delegate, and what it implements.
    case delegate
    /// What a dialog comes out of, in flow form.
    case source([String])
    /// The answer of a delegate.
    case answer(DelegateQuestion)
    /// Off, on, or on with more.
    case toggle
    /// Which of some methods there are; `isOnly` if the value lists these, else those that lack.
    case methods([String], isOnly: Bool)
    /// Some of these words.
    case words([String])
    /// Texts.
    case texts
    /// Nothing yet, but one more entry: one of some names, or any name.
    case addition([String]?)
    /// A value with parts, which ``ValueOutline`` lists.
    case parts
    /// Any value, in flow form.
    case value
  }

  /// The part.
  public let path: PartAddress
  /// Its properties, in the order of the table.
  public let properties: [Property]
}

extension DocumentEditor {
  /// The properties of a part; none of a list of steps, and `nil` for another one without keys.
  ///
  /// - Parameter leavingOut: keys that are shown in another way.
  public func properties(
    at address: PartAddress, leavingOut: Set<String> = []
  ) -> PropertySheet? {
    guard let shape = (try? form.place(at: address)).map({ $0.shape.parted?.shape ?? $0.shape })
    else { return nil }
    if case .list(.object(let table), _) = shape, table == StepKey.self {
      return PropertySheet(path: address, properties: [])
    }
    guard case .object(let table) = shape else { return nil }
    return PropertySheet(path: address, properties: properties(table, address, leavingOut))
  }

  private func properties<Key: KeyTable>(
    _ table: Key.Type, _ address: PartAddress, _ leavingOut: Set<String>
  ) -> [PropertySheet.Property] {
    let written = Key.allCases.filter { value(at: address / $0) != nil }
    let names = written.map(\.rawValue)
    var required: Set<String> = []
    for rule in Key.rules {
      switch rule {
      case .required(let key): required.insert(key.rawValue)
      case .one(let keys, _), .some(let keys, _):
        // What the part is can't be left out.
        if keys.count(where: { names.contains($0.rawValue) }) == 1 {
          required.formUnion(keys.map(\.rawValue).filter(names.contains))
        }
      case .apart, .beside, .needs: break
      }
    }
    return Key.allCases.flatMap { key -> [PropertySheet.Property] in
      let name = key.rawValue
      guard !leavingOut.contains(name),
        names.contains(name) || Key.refusal(of: name, beside: names) == nil
      else { return [] }
      let entry = key.entry
      let path = address / key
      var kind = kind(of: entry.shape)
      if kind == .texts, value(at: path)?.isListOfLines == false { kind = .value }
      let property = PropertySheet.Property(
        key: name, path: path, note: entry.note(), kind: kind,
        value: value(at: path).flatMap { FlowText.text(of: $0, kind) }, standard: entry.standard(),
        isRequired: required.contains(name))
      return NestedProperties(editor: self).all(of: property, entry.shape)
    }
  }

  func kind(of shape: Shape) -> PropertySheet.Kind {
    switch shape {
    case .text, .template, .pattern, .regex, .id, .moment, .timeZone, .language: .text
    case .path: .file
    case .icon: .icon
    case .boolean: .boolean
    case .yes: .choice(["true"])
    case .integer: .integer
    case .seconds: .seconds
    case .word(let words): .choice(words)
    case .reference(let reference): .reference(names(of: reference))
    case .list(.object(let table), _) where table == ActionKey.self: .actions
    case .object(let table), .list(.object(let table), _):
      PropertySheet.Kind.outlined.contains { $0 == table } ? .parts : .value
    case .list(.word(let words), _): .words(words)
    case .list(.text, _): .texts
    case .either(let one, let other):
      if case .word(let words) = one, case .boolean = other {
        .choice(words + ["true", "false"])
      } else if case .object(let table) = other, table == SourceKey.self {
        .source(dialogSources)
      } else if case .object(let table) = other,
        table == DelegateKey.self || table == TextFieldDelegateKey.self
      {
        .delegate
      } else {
        .value
      }
    default: .value
    }
  }

  /// The ids that a reference can name.
  public var ids: (screens: [String], dialogs: [String], tasks: [String], notifications: [String]) {
    func names(_ key: DocumentKey) -> [String] {
      map.root[key.rawValue]?.entries?.map(\.name) ?? []
    }
    return (names(.screens), names(.dialogs), names(.tasks), names(.notifications))
  }

  private func names(of reference: Shape.Reference) -> [String] {
    switch reference {
    case .screen: ids.screens
    case .dialog, .shownDialog, .alert, .popover: ids.dialogs
    case .task: ids.tasks
    case .notification: ids.notifications
    case .flag: map.root[DocumentKey.flags.rawValue]?.entries?.map(\.name) ?? []
    case .steps: map.root[DocumentKey.steps.rawValue]?.entries?.map(\.name) ?? []
    case .start, .part: ids.screens + ids.dialogs
    default: []
    }
  }

  /// Reads a value that a person has entered in flow form, such as `[{present: done}]`.
  ///
  /// - Throws: a refusal if it is none.
  public static func value(ofFlow text: String) throws(EditRefusal) -> YAMLNode {
    let document = YAMLDocument(Array("v: \(text)\n".utf8))
    guard document.problems.isEmpty, let value = document.root?["v"],
      document.root?.entries?.count == 1
    else {
      throw EditRefusal(
        document.problems.first?.message ?? tr("this is no value"),
        hint: tr("write it as in the document, on one line"))
    }
    return value
  }
}

extension PropertySheet.Kind {
  /// The tables of what is shown as an outline.
  fileprivate static var outlined: [any KeyTable.Type] {
    [PromiseKey.self, KnownKey.self, SituationKey.self, StepKey.self]
  }
}

extension YAMLNode {
  /// Whether it can be shown with an item on each line.
  fileprivate var isListOfLines: Bool {
    (list ?? [self]).allSatisfy { $0.text?.contains { $0.isNewline } == false }
  }
}

extension FlowText {
  /// A value as a property of a kind has it.
  static func text(of node: YAMLNode, _ kind: PropertySheet.Kind) -> String? {
    switch kind {
    case .value, .parts, .actions, .source, .delegate, .methods, .words, .texts: whole(node)
    default: node.text ?? whole(node)
    }
  }

  /// A value as it is, however long.
  static func whole(_ node: YAMLNode) -> String? {
    switch node.content {
    case .refused: nil
    case .scalar(let scalar, let style):
      style == .plain && (node.boolean != nil || node.integer != nil) ? scalar : text(scalar)
    case .list(let items):
      "[" + items.compactMap { whole($0) }.joined(separator: ", ") + "]"
    case .map(let entries):
      "{"
        + entries.compactMap { entry in
          whole(entry.value).map { FlowText.entry(entry.name, $0) }
        }.joined(separator: ", ") + "}"
    }
  }
}
