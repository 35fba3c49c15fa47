internal import DialogModel
public import PrototypeFile

/// A value that has parts, such as actions or promises, as rows under one another: each has a word, a
/// value where that is simple, and what can be added to it.
public struct ValueOutline: Hashable, Sendable {
  /// One part of the value.
  public struct Row: Hashable, Sendable {
    /// The part, with its word as the key, and with what can be entered; a heading has no value.
    public let property: PropertySheet.Property
    /// How many rows it is inside of.
    public let depth: Int
    /// Its 1-based place in a list; `nil` for what is in none.
    public let number: Int?
    /// The words that can stand in place of its own, each with what is written then; empty where only
    /// this one can.
    public fileprivate(set) var words: [Choice] = []
    /// The change that removes the row with what is in it; `nil` for what is needed.
    public fileprivate(set) var removal: DocumentEdit?
    /// What can be added inside of it.
    public fileprivate(set) var additions: [Choice] = []

    /// Whether it has no value of its own, but perhaps rows.
    public var isHeading: Bool { property.kind.isWordAlone }

    /// What two outlines share whose rows are shown by the same controls.
    public var identity: [String] {
      [property.path.text, property.key, "\(property.kind)", "\(removal != nil)"]
        + (words + additions).map(\.word)
    }
  }

  /// A word, and the change that it stands for.
  public struct Choice: Hashable, Sendable {
    /// A word of the format or a name; empty for one more of what there is.
    public let word: String
    /// The change.
    public let edit: DocumentEdit
    /// Whether the word is what a part of the document is called.
    public var isName = false
  }

  /// The rows, in the document's order.
  public let rows: [Row]
  /// What can be added to the whole value.
  public let additions: [Choice]
}

extension ValueOutline {
  /// The parts of a value of a document, written or not.
  public init(of path: PartAddress, in editor: DocumentEditor) {
    self = OutlineMaking(editor, path).all((try? editor.form.place(at: path))?.shape)
  }
}

/// Makes the rows of a value.
private struct OutlineMaking {
  private let editor: DocumentEditor
  private let root: PartAddress
  private let names: DocumentNames
  private let sample: Sample
  /// More names are not offered at once.
  private static let most = 200

  init(_ editor: DocumentEditor, _ root: PartAddress) {
    (self.editor, self.root) = (editor, root)
    names = DocumentNames(editor.map.bytes)
    sample = Sample(names: editor.uses.names)
  }

  func all(_ shape: Shape?) -> ValueOutline {
    switch shape?.parted?.shape {
    case .list(let item, let least)?:
      return ValueOutline(
        rows: items(item, root, 0, least), additions: additions(of: item, to: root))
    case .object(let table)?:
      let isThere = editor.value(at: root) != nil
      return ValueOutline(
        rows: isThere ? object(table, root, 0) : [],
        additions: isThere
          ? [] : kinds(of: table, at: root).map { choice($0, .set(path: root, .map($1))) })
    default: return ValueOutline(rows: [], additions: [])
    }
  }

  // MARK: Rows

  private func items(
    _ item: Shape, _ list: PartAddress, _ depth: Int, _ least: Int
  ) -> [ValueOutline.Row] {
    let count = editor.value(at: list)?.things.count ?? 0
    return (0..<count).flatMap { index -> [ValueOutline.Row] in
      let path = list / index
      var rows: [ValueOutline.Row]
      if case .object(let table)? = item.parted?.shape, editor.value(at: path)?.entries != nil {
        rows = object(table, path, depth, number: index + 1)
      } else {
        rows = value(item, path, "", "", depth, number: index + 1)
      }
      if count > 1 {
        rows[0].removal = .remove(path: path)
      } else if depth == 0 {
        rows[0].removal = .remove(path: editor.emptied(without: list))
      } else if least == 0 {
        rows[0].removal = .remove(path: path)
      }
      return rows
    }
  }

  /// The rows of a map: the first is of the key that says what it is, if one does.
  private func object(
    _ table: any KeyTable.Type, _ path: PartAddress, _ depth: Int, number: Int? = nil
  ) -> [ValueOutline.Row] {
    let written = table.names.filter { editor.value(at: path / .named($0)) != nil }
    let main = table.kindNames.first { written.contains($0) }
    var rows: [ValueOutline.Row]
    if let main, let shape = table.shape(of: main) {
      rows = value(shape, path / .named(main), main, table.words(of: main), depth, number: number)
      rows[0].words = kinds(of: table, at: path).map { name, fresh in
        var entries = fresh
        if let new = table.shape(of: name), let old = editor.value(at: path / .named(main)),
          fits(old, new, was: shape)
        {
          entries[0].1 = old
        }
        for other in written where !entries.contains(where: { $0.0 == other }) {
          guard other != main, let old = editor.value(at: path / .named(other)),
            table.refusal(of: other, beside: entries.map(\.0)) == nil
          else { continue }
          entries.append((other, old))
        }
        return choice(name, .set(path: path, .map(entries)))
      }
    } else {
      rows = [row(path, "", "", .choice(["true"]), depth, number)]
    }
    for name in written where name != main {
      guard let shape = table.shape(of: name) else { continue }
      let own = path / .named(name)
      var inside = value(shape, own, name, table.words(of: name), depth + 1)
      if !table.isNeeded(name, beside: written) { inside[0].removal = .remove(path: own) }
      rows += inside
    }
    rows[0].additions += table.names.compactMap { name in
      guard !written.contains(name), table.refusal(of: name, beside: written) == nil,
        let shape = table.shape(of: name), isOffered(name, of: table, at: path)
      else { return nil }
      return choice(name, .set(path: path / .named(name), node(shape)))
    }
    return rows
  }

  /// The rows of a value, of which the first has its word.
  private func value(
    _ shape: Shape, _ path: PartAddress, _ key: String, _ note: String, _ depth: Int,
    number: Int? = nil
  ) -> [ValueOutline.Row] {
    let written = editor.value(at: path)
    var rows = [row(path, key, note, .choice(["true"]), depth, number)]
    switch shape {
    case .list(let item, let least):
      rows += items(item, path, depth + 1, least)
      rows[0].additions = additions(of: item, to: path)
    case .object(let table): put(table, path, below: &rows)
    case .either(_, .object(let table)) where written?.entries != nil:
      put(table, path, below: &rows)
    case .either(let single, .object(let table)):
      rows = [row(path, key, note, kind(of: single), depth, number)]
      // What is said besides makes a map of it.
      guard let main = Shape.object(table).mainKey(for: single) else { break }
      rows[0].additions = table.names.filter {
        $0 != main && isOffered($0, of: table, at: path)
      }.compactMap { name in
        table.shape(of: name).map { choice(name, .set(path: path / .named(name), node($0))) }
      }
    case .named(.reference(let kind), let item):
      let names = (written?.entries ?? []).map(\.name)
      for name in names {
        rows += value(item, path / .named(name), name, "", depth + 1)
        if names.count > 1 {
          rows[rows.count - 1].removal = .remove(path: path / .named(name))
        }
      }
      rows[0].additions = self.names.names(of: kind).filter { !names.contains($0) }.map {
        ValueOutline.Choice(
          word: $0, edit: .set(path: path / .named($0), node(item)), isName: true)
      }
    default: rows = [row(path, key, note, kind(of: shape), depth, number)]
    }
    return rows
  }

  /// Puts the rows of a map under a heading, which is that of the map where no key says what it is.
  private func put(
    _ table: any KeyTable.Type, _ path: PartAddress, below rows: inout [ValueOutline.Row]
  ) {
    let isPlain = table.kindNames.isEmpty
    let inside = object(table, path, rows[0].depth + (isPlain ? 0 : 1))
    if isPlain { rows[0].additions += inside[0].additions }
    rows += inside.dropFirst(isPlain ? 1 : 0)
  }

  private func row(
    _ path: PartAddress, _ key: String, _ note: String, _ kind: PropertySheet.Kind, _ depth: Int,
    _ number: Int?
  ) -> ValueOutline.Row {
    return ValueOutline.Row(
      property: PropertySheet.Property(
        key: key, path: path, note: note, kind: kind,
        value: kind.isWordAlone
          ? nil : editor.value(at: path).flatMap { FlowText.text(of: $0, kind) },
        standard: nil, isRequired: true), depth: depth, number: number)
  }

  private func kind(of shape: Shape) -> PropertySheet.Kind {
    if case .reference(let reference) = shape {
      return .reference(Array(names.names(of: reference).prefix(OutlineMaking.most)))
    }
    return editor.kind(of: shape)
  }

  // MARK: Choices

  private func choice(_ word: String, _ edit: DocumentEdit) -> ValueOutline.Choice {
    ValueOutline.Choice(word: word, edit: edit)
  }

  private func node(_ shape: Shape) -> YAMLNode { YAMLNode(flow: flow(shape)) }

  /// What a new part has at first, in flow form.
  private func flow(_ shape: Shape, _ own: String? = nil) -> String {
    switch shape {
    case .object(let table) where table == ConditionKey.self:
      names.names(of: .flag).first.map { "{\(FlowText.entry("flag", FlowText.text($0)))}" }
        ?? "{device: tablet}"
    case .object(let table) where table == SituationKey.self:
      // Every document has a screen or a dialog, and it need not have a task.
      "{shown: [\(FlowText.text(names.names(of: .shown).first ?? ""))]}"
    case .list(let item, _) where item.isSituation: "[\(flow(item))]"
    case .list(.object(let table), _) where table == ActionKey.self: "[{log: Hello}]"
    default: own ?? sample.value(shape)
    }
  }

  /// A short map for each key of which one says what a map is, with what the key needs.
  private func kinds(
    of table: any KeyTable.Type, at path: PartAddress
  ) -> [(String, [(String, YAMLNode)])] {
    table.kinds.filter { keys in
      keys.allSatisfy { isOffered($0.name, of: table, at: path) && isPossible($0.shape) }
    }.map { keys in
      (keys[0].name, keys.map { ($0.name, YAMLNode(flow: flow($0.shape, $0.sample))) })
    }
  }

  /// Whether a key means something in this map of this document.
  private func isOffered(
    _ name: String, of table: any KeyTable.Type, at path: PartAddress
  ) -> Bool {
    if table == StepKey.self {
      return StepKey.promised.map(\.rawValue).contains(name) || name == StepKey.dialog.rawValue
    }
    if table == ActionKey.self, name == ActionKey.finish.rawValue {
      return path.holder(at: ActivityPickerKey.activities) != nil
    }
    let isPresentation = table == PresentKey.self
    let ofViews = isPresentation ? ["animated", "completion"] : ["completion"]
    guard isPresentation || table == DismissKey.self, ofViews.contains(name) else { return true }
    let dialog = editor.value(at: path / DismissKey.dialog)?.text ?? editor.value(at: path)?.text
    let kind = dialog.flatMap { editor.kind(ofDialogAt: .entry($0, of: .dialogs)) }
    return kind == .presentedView || kind == .formSheet
  }

  /// Whether the document has what a new value would refer to.
  private func isPossible(_ shape: Shape) -> Bool {
    switch shape {
    case .reference(let kind): !names.names(of: kind).isEmpty
    case .either(let first, _): isPossible(first)
    case .list(let item, let least): least == 0 || isPossible(item)
    case .named(.reference(let kind), _): !names.names(of: kind).isEmpty
    case .object(let table) where table != ConditionKey.self && table != SituationKey.self:
      table.kinds.first?.allSatisfy { isPossible($0.shape) } ?? true
    default: true
    }
  }

  /// Whether a value can stay with another word.
  private func fits(_ old: YAMLNode, _ new: Shape, was shape: Shape) -> Bool {
    func single(_ shape: Shape) -> PropertySheet.Kind {
      if case .either(let single, .object) = shape { return kind(of: single) }
      return kind(of: shape)
    }
    guard let text = old.text else { return false }
    return switch (single(new), single(shape)) {
    case (.reference(let names), .reference): names.contains(text)
    case (.value, _), (.parts, _), (.actions, _): false
    case (let one, let other): one == other
    }
  }

  /// What can be added to a list.
  private func additions(of item: Shape, to list: PartAddress) -> [ValueOutline.Choice] {
    let items: [(String, YAMLNode)] =
      switch item.parted?.shape ?? item {
      case .object(let table) where !table.kindNames.isEmpty:
        kinds(of: table, at: list).map { ($0, .map($1)) }
      case .reference(let kind):
        names.names(of: kind).prefix(OutlineMaking.most).map { ($0, .text($0)) }
      case .word(let words): words.map { ($0, .plain($0)) }
      default: [("", node(item))]
      }
    let isThere = editor.value(at: list) != nil
    let areNames = if case .reference = item { true } else { false }
    return items.map { word, value in
      ValueOutline.Choice(
        word: word,
        edit: isThere ? .insert(path: list / .end, value) : .set(path: list, .list(of: [value])),
        isName: areNames)
    }
  }
}

extension Shape {
  fileprivate var isSituation: Bool {
    if case .object(let table) = self { table == SituationKey.self } else { false }
  }
}

extension PropertySheet.Kind {
  /// Whether there is only one value, so that the key says all.
  fileprivate var isWordAlone: Bool {
    if case .choice(let words) = self { words.count == 1 } else { false }
  }
}

extension YAMLNode {
  fileprivate init(flow: String) {
    self = (try? DocumentEditor.value(ofFlow: flow)) ?? .text(flow)
  }
}

extension KeyTable {
  /// The keys of which exactly one says what a map is; empty where none does.
  fileprivate static var kindNames: [String] { Shape.object(self).exclusiveKeys.first ?? [] }

  /// Each of these keys, with those that it needs.
  fileprivate static var kinds: [[(name: String, shape: Shape, sample: String?)]] {
    kindNames.compactMap { name in
      guard let kind = Self(rawValue: name) else { return nil }
      var keys = [kind]
      for rule in rules {
        switch rule {
        case .required(let key) where !keys.contains(key): keys.append(key)
        case .needs(let key, let others)
        where keys.contains(key) && others.allSatisfy { !keys.contains($0) }:
          keys += others.prefix(1)
        default: break
        }
      }
      return keys.map { ($0.rawValue, $0.shape, $0.sample) }
    }
  }

  /// Whether a map could not be without a key.
  fileprivate static func isNeeded(_ name: String, beside written: [String]) -> Bool {
    func isOnly(_ keys: [Self]) -> Bool {
      keys.map(\.rawValue).filter(written.contains) == [name]
    }
    return rules.contains { rule in
      switch rule {
      case .required(let key): key.rawValue == name
      case .one(let keys, _), .some(let keys, _): isOnly(keys)
      case .needs(let key, let others): written.contains(key.rawValue) && isOnly(others)
      case .apart, .beside: false
      }
    }
  }

  /// What a key is for, in a sentence.
  fileprivate static func words(of name: String) -> String {
    Self(rawValue: name)?.entry.note() ?? ""
  }
}
