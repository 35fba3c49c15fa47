internal import DialogModel
internal import PrototypeFile
internal import Texts

/// Something that may stand where somebody types.
package struct Completion: Hashable, Sendable {
  /// What it is.
  package enum Kind: Sendable { case key, word, name, selector, text }

  /// The word itself.
  package var label: String
  package var kind: Kind
  /// What it takes, in a few words; `nil` if that says nothing.
  package var detail: String?
  /// The description, in the person's language.
  package var note: String?
  /// What is written into the document.
  package var insertion: String

  /// A text that shows.
  package static func text(_ text: String, detail: String) -> Completion {
    Completion(label: text, kind: .text, detail: detail, insertion: FlowText.text(text))
  }
}

/// What may stand at a place, and the bytes that it replaces.
package struct Completions: Hashable, Sendable {
  /// The 0-based bytes of the word that is being typed.
  package let range: Range<Int>
  package let items: [Completion]
  /// Whether the title is typed that a step of a scenario taps.
  package let isTapped: Bool

  /// The completions at a 0-based byte of a document, which need not be well-formed.
  ///
  /// - Parameter names: the names of the document, when it was last well-formed.
  package init(_ bytes: [UInt8], at offset: Int, names: DocumentNames) {
    let place = TypedPlace(bytes, at: offset)
    let end = Completions.wordEnd(bytes, place.word)
    range = place.word.lowerBound..<end
    let shape = place.shape
    var items: [Completion] = []
    switch place.position {
    case .block:
      if shape?.isLines == true { items = Completions.inExpect(names) }
    case .key: items = Completions.keys(of: shape, place, names, hasColon: Self.isColon(bytes, end))
    case .value: items = Completions.values(of: shape, names)
    case .item:
      items =
        Completions.values(of: shape, names)
        + Completions.keys(of: shape, place, names, hasColon: Self.isColon(bytes, end))
    }
    let tapped = TypedPlace.TypedStep.key(StepKey.tapOn.rawValue)
    isTapped = place.path.last == tapped && place.position == .value
    var seen: Set<String> = []
    self.items = items.filter { seen.insert($0.label).inserted }
  }

  private static func isColon(_ bytes: [UInt8], _ place: Int) -> Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: ":")
  }

  /// The end of a word that is being typed in its middle.
  private static func wordEnd(_ bytes: [UInt8], _ word: Range<Int>) -> Int {
    let quote = word.first.map { bytes[$0] }
    let isQuoted = quote.map { "\"'".utf8.contains($0) } ?? false
    var end = word.upperBound
    while end < bytes.count, bytes[end].isWord { end += 1 }
    if isQuoted, end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      // A method ends with a colon, which is inside the quotes.
      var inner = end
      while inner < bytes.count, bytes[inner].isWord || bytes[inner] == UInt8(ascii: ":") {
        inner += 1
      }
      if inner < bytes.count, bytes[inner] == quote { end = inner }
    }
    if isQuoted, end < bytes.count, bytes[end] == quote { end += 1 }
    return end
  }

  // MARK: - Keys

  private static func keys(
    of shape: Shape?, _ place: TypedPlace, _ names: DocumentNames, hasColon: Bool
  ) -> [Completion] {
    guard let shape = shape?.holder else { return [] }
    func colon(_ value: Shape) -> String {
      if hasColon { return "" }
      return value.isWrittenBelow && !place.isInFlow ? ":" : ": "
    }
    switch shape {
    case .object(let table):
      return table.completions(beside: place.others, colon: colon)
    case .bySelector(let value, let scope, let beside, _):
      let methods = selectors(scope).filter { !place.others.contains($0.label) }
      return beside.completions(beside: place.others, colon: colon)
        + methods.map {
          var item = $0
          item.insertion += colon(value)
          return item
        }
    case .named(.word(let words), let value):
      return words.filter { !place.others.contains($0) }.map {
        Completion(label: $0, kind: .word, insertion: $0 + colon(value))
      }
    case .named(.reference(let kind), let value):
      return names.names(of: kind).filter { !place.others.contains($0) }.map {
        Completion(label: $0, kind: .name, insertion: FlowText.text($0) + colon(value))
      }
    default: return []
    }
  }

  // MARK: - Values

  private static func values(of shape: Shape?, _ names: DocumentNames) -> [Completion] {
    func words(_ words: [String], _ kind: Completion.Kind = .word) -> [Completion] {
      words.map { Completion(label: $0, kind: kind, insertion: FlowText.text($0)) }
    }
    switch shape {
    case .boolean:
      return ["true", "false"].map { Completion(label: $0, kind: .word, insertion: $0) }
    case .yes: return [Completion(label: "true", kind: .word, insertion: "true")]
    case .word(let all): return words(all)
    case .reference(let reference): return words(names.names(of: reference), .name)
    case .selector(let scope): return selectors(scope)
    case .pattern: return words(names.texts, .text)
    case .language: return words(names.languages, .name)
    case .icon: return words(Icon.allCases.map(\.rawValue))
    case .list(let item, _): return values(of: item, names)
    case .either(let first, let second):
      return values(of: first, names) + values(of: second, names)
    default: return []
    }
  }

  private static func selectors(_ scope: SelectorScope) -> [Completion] {
    scope.selectors.map { selector in
      Completion(
        label: selector.name, kind: .selector, detail: selector.owner.protocolName,
        insertion: FlowText.text(selector.name))
    }
  }

  /// The targets and the methods of expected calls.
  private static func inExpect(_ names: DocumentNames) -> [Completion] {
    names.names(of: .target).map { Completion(label: $0, kind: .name, insertion: $0) }
      + Selector.allCases.map {
        Completion(
          label: $0.name, kind: .selector, detail: $0.owner.protocolName, insertion: $0.name)
      }
  }
}

extension UInt8 {
  /// Whether it can be in an id or a key.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension TypedPlace {
  /// The values that are allowed at the path; `nil` if the format has no such path.
  var shape: Shape? {
    var shape = Shape.object(DocumentKey.self)
    for step in path {
      switch step {
      case .item:
        guard case .list(let item, _)? = shape.parted?.shape else { return nil }
        shape = item
      case .key(let name):
        guard let value = shape.holder?.value(of: name) else { return nil }
        shape = value
      }
    }
    return shape
  }
}

extension Shape {
  /// The map whose keys may stand at a place: a single item represents a list.
  var holder: Shape? {
    guard let parted = parted?.shape else { return nil }
    if case .list(let item, _) = parted { return item.parted?.shape }
    return parted
  }

  /// The values that are allowed, without links to sections of the reference.
  var plainReference: String {
    var text = ""
    var rest = reference[...]
    while let open = rest.firstIndex(of: "["), let middle = rest.place(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")"), open < middle.lowerBound
    {
      text += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// Whether it is the list of calls that a scenario expects.
  fileprivate var isLines: Bool {
    if case .list(.text, _)? = parted?.shape { return true }
    return false
  }

  /// Whether its values are usually written on the lines below.
  fileprivate var isWrittenBelow: Bool {
    switch self {
    case .object, .named, .bySelector: true
    case .list(let item, _): !item.isText
    default: false
    }
  }
}

extension KeyTable {
  /// The keys that may stand next to others, with their descriptions.
  fileprivate static func completions(
    beside others: [String], colon: (Shape) -> String
  ) -> [Completion] {
    allCases.filter { key in
      !others.contains(key.rawValue) && refusal(of: key.rawValue, beside: others) == nil
    }.map { key in
      Completion(
        label: key.rawValue, kind: .key, detail: key.entry.shape.plainReference, note: key.text,
        insertion: key.rawValue + colon(key.shape))
    }
  }

  /// The description of a key, with its default.
  var text: String {
    let note = entry.note()
    return entry.standard().map {
      note + " " + tr("Without it: {value}.", ["value": $0])
    } ?? note
  }

  /// The description of the key of a name; `nil` if the table has no such key.
  static func note(of name: String) -> (text: String, shape: Shape)? {
    Self(rawValue: name).map { ($0.text, $0.shape) }
  }
}
