package import PrototypeFile

/// A tree as it is to be: parts of the tree that is there, and new ones.
package indirect enum Draft: Sendable {
  /// A part of the document, as it is.
  case kept(YAMLNode)
  /// A text, or the word of a value.
  case scalar(Scalar)
  /// A list; `old` is the list of the document that it changes.
  case list([Item], old: YAMLNode?)
  /// A map; `old` is the map of the document that it changes.
  case map([Entry], old: YAMLNode?)

  /// A text, or the word of a value such as `true`.
  package struct Scalar: Hashable, Sendable {
    package var text: String
    /// Whether it is written without quotes even if it could be something else than a text.
    package var isWord = false

    package init(text: String, isWord: Bool = false) {
      (self.text, self.isWord) = (text, isWord)
    }
  }

  /// An item of a list.
  package struct Item: Sendable {
    /// Its place in the old list; `nil` for a new one.
    package var origin: Int?
    package var value: Draft
    /// The lines of its comment; `nil` to leave it as it is.
    package var comment: [String]?
    /// The spaces and the comment after it on its line, if it is new.
    var lineComment: String?

    package init(origin: Int? = nil, value: Draft, comment: [String]? = nil) {
      (self.origin, self.value, self.comment) = (origin, value, comment)
    }
  }

  /// An entry of a map.
  package struct Entry: Sendable {
    /// Its place in the old map; `nil` for a new one.
    package var origin: Int?
    package var key: String
    package var value: Draft
    /// The lines of its comment; `nil` to leave it as it is.
    package var comment: [String]?
    /// The spaces and the comment after it on its line, if it is new.
    var lineComment: String?

    package init(
      origin: Int? = nil, key: String, value: Draft, comment: [String]? = nil
    ) {
      (self.origin, self.key, self.value, self.comment) = (origin, key, value, comment)
    }
  }

  /// A text.
  package static func text(_ text: String) -> Draft { .scalar(Scalar(text: text)) }

  /// A number, or a word of the format.
  package static func word(_ word: String) -> Draft { .scalar(Scalar(text: word, isWord: true)) }

  /// A new part with the content of a tree that is not part of the document.
  package init(copying node: YAMLNode) {
    switch node.content {
    case .scalar(let text, let style):
      self = .scalar(Scalar(text: text, isWord: style == .plain))
    case .list(let items): self = .list(items.map { Item(value: Draft(copying: $0)) }, old: nil)
    case .map(let entries):
      self = .map(
        entries.map { Entry(key: $0.name, value: Draft(copying: $0.value)) }, old: nil)
    case .refused: self = .word("")
    }
  }

  /// A new map.
  package static func map(_ entries: [(String, Draft)]) -> Draft {
    .map(entries.map { Entry(key: $0.0, value: $0.1) }, old: nil)
  }

  /// A new list.
  package static func list(_ items: [Draft]) -> Draft {
    .list(items.map { Item(value: $0) }, old: nil)
  }

  /// Whether it is a list or a map with nothing in it.
  var isEmptied: Bool {
    switch self {
    case .kept, .scalar: false
    case .list(let items, _): items.isEmpty
    case .map(let entries, _): entries.isEmpty
    }
  }

  /// Whether a part gets a comment, or loses one.
  var changesComments: Bool {
    switch self {
    case .kept, .scalar: false
    case .list(let items, _):
      items.contains { $0.comment != nil || $0.lineComment != nil || $0.value.changesComments }
    case .map(let entries, _):
      entries.contains { $0.comment != nil || $0.lineComment != nil || $0.value.changesComments }
    }
  }

  /// Whether a list or a map that changes gets a part.
  var hasNewParts: Bool {
    switch self {
    case .kept, .scalar: false
    case .list(let items, _): items.contains { $0.origin == nil || $0.value.hasNewParts }
    case .map(let entries, _): entries.contains { $0.origin == nil || $0.value.hasNewParts }
    }
  }

  // MARK: - Changes

  /// Replaces the part at a path of the old tree.
  ///
  /// - Returns: whether the part is still there.
  @discardableResult
  package mutating func update(_ path: some Collection<TreeStep>, _ change: (inout Draft) -> Void)
    -> Bool
  {
    guard let step = path.first else {
      change(&self)
      return true
    }
    open()
    switch (step, self) {
    case (.value(let origin), .map(var entries, let old)):
      guard let place = entries.firstIndex(where: { $0.origin == origin }) else { return false }
      self = .word("")
      defer { self = .map(entries, old: old) }
      return entries[place].value.update(path.dropFirst(), change)
    case (.item(let origin), .list(var items, let old)):
      guard let place = items.firstIndex(where: { $0.origin == origin }) else { return false }
      self = .word("")
      defer { self = .list(items, old: old) }
      return items[place].value.update(path.dropFirst(), change)
    default: return false
    }
  }

  /// Makes a list or a map that is kept one whose parts are kept, so that they can be changed.
  package mutating func open() {
    guard case .kept(let node) = self else { return }
    switch node.content {
    case .list(let items):
      self = .list(
        items.enumerated().map { Item(origin: $0.offset, value: .kept($0.element)) }, old: node)
    case .map(let entries):
      self = .map(
        entries.enumerated().map {
          Entry(origin: $0.offset, key: $0.element.name, value: .kept($0.element.value))
        }, old: node)
    case .scalar, .refused: break
    }
  }

  /// The entries, if this is a map.
  package var entries: [Entry]? {
    get {
      var copy = self
      copy.open()
      if case .map(let entries, _) = copy { return entries }
      return nil
    }
    set {
      open()
      if case .map(_, let old) = self, let newValue { self = .map(newValue, old: old) }
    }
  }

  /// The items, if this is a list.
  package var items: [Item]? {
    get {
      var copy = self
      copy.open()
      if case .list(let items, _) = copy { return items }
      return nil
    }
    set {
      open()
      if case .list(_, let old) = self, let newValue { self = .list(newValue, old: old) }
    }
  }
}
