internal import Texts

/// Builds the tree from libyaml's events, and refuses the parts of YAML that are not allowed.
///
/// A refused part becomes a ``YAMLNode/Content/refused`` node, so that the rest is still read and
/// all errors are reported at once.
struct Composer {
  /// How deep lists and maps may be nested.
  static let mostLevels = 64
  /// How many parts a document may have.
  ///
  /// Without this limit, a document with 16 MiB of commas takes seconds and a gigabyte of memory.
  static let mostNodes = 500_000

  private(set) var problems: [Finding] = []
  private let pairs: SurrogatePairs
  private let longestText: Int
  private var count = 0
  /// The number of repeated keys so far; after many, their values are not read any more.
  private var repeats = 0

  /// Thrown when the rest cannot be read; the problem is already reported.
  private struct Stop: Error {}

  init(pairs: SurrogatePairs, longestText: Int) {
    self.pairs = pairs
    self.longestText = longestText
  }

  /// Returns the root of the document; `nil` if there is none, or if the document is not complete.
  mutating func document(_ loader: borrowing YAMLLoader) -> YAMLNode? {
    do {
      var root: YAMLNode?
      while true {
        let event = try next(loader)
        switch event.kind {
        case .end: return root
        case .documentStart where root != nil:
          report(
            event.start, tr("a file holds one document, and a second one begins here"),
            hint: tr("remove the line “---”"))
          return root
        case .documentStart: root = try node(try next(loader), loader, level: 1)
        default: break
        }
      }
    } catch {
      return nil
    }
  }

  private mutating func next(_ loader: borrowing YAMLLoader) throws(Stop) -> YAMLEvent {
    do {
      return try loader.next()
    } catch {
      problems.append(error.problem(in: pairs.bytes))
      throw Stop()
    }
  }

  private mutating func node(
    _ event: borrowing YAMLEvent, _ loader: borrowing YAMLLoader, level: Int
  ) throws(Stop) -> YAMLNode {
    count += 1
    guard count <= Composer.mostNodes else {
      report(
        event.start,
        tr("a document has at most {most} parts", ["most": String(Composer.mostNodes)]))
      throw Stop()
    }
    guard problems.count <= Finding.mostListed else { throw Stop() }
    refuseAnchorAndTag(event)
    switch event.kind {
    case .scalar(let text, let style, let doubleQuoted):
      guard style == .block || text.utf8.count <= longestText else {
        // Code that compares texts or reads their characters then needs no limit of its own.
        report(
          event.start,
          tr("a text is at most {most} MiB long", ["most": String(longestText / (1024 * 1024))]))
        return YAMLNode(.refused, start: event.start, end: event.end)
      }
      let text = pairs.restored(text, doubleQuoted: doubleQuoted)
      // It can only come from an escape: libyaml refuses the character itself.
      if doubleQuoted && text.utf8.contains(0) {
        report(event.start, tr("a text cannot hold the character U+0000"))
      }
      return YAMLNode(.scalar(text, style), start: event.start, end: event.end)
    case .listStart:
      try checkLevel(level, event.start)
      return try list(event.start, loader, level: level)
    case .mapStart:
      try checkLevel(level, event.start)
      return try map(event.start, loader, level: level)
    default:
      report(
        event.start, tr("“*” begins an alias, and a document cannot have one"),
        hint: tr("write the part out, or put a text that begins with “*” in quotes"))
      return YAMLNode(.refused, start: event.start, end: event.end)
    }
  }

  private mutating func list(
    _ start: Mark, _ loader: borrowing YAMLLoader, level: Int
  ) throws(Stop) -> YAMLNode {
    var items: [YAMLNode] = []
    while true {
      let event = try next(loader)
      if case .listEnd = event.kind {
        return YAMLNode(.list(items), start: start, end: event.end)
      }
      items.append(try node(event, loader, level: level + 1))
    }
  }

  private mutating func map(
    _ start: Mark, _ loader: borrowing YAMLLoader, level: Int
  ) throws(Stop) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    // Most maps have a few keys, and it is slow to add capacity one by one.
    entries.reserveCapacity(4)
    var places = KeyPlaces()
    while true {
      let event = try next(loader)
      if case .mapEnd = event.kind {
        return YAMLNode(.map(entries), start: start, end: event.end)
      }
      let key = try node(event, loader, level: level + 1)
      let value = try node(try next(loader), loader, level: level + 1)
      guard isName(key) else { continue }
      if let first = places.take(key, in: entries) {
        repeats += 1
        report(repeated: key, entries[first].key)
        if repeats <= 100 { entries[first].value.absorb(value) }
      } else {
        entries.append(YAMLNode.Entry(key: key, value: value))
      }
    }
  }

  /// Whether a node can be a key; reports it if not.
  private mutating func isName(_ key: YAMLNode) -> Bool {
    switch key.content {
    case .scalar("<<", .plain):
      report(
        key.start, tr("“<<” merges maps, and a document cannot do that"),
        hint: tr("write the keys out"))
    case .scalar: return true
    case .list, .map: report(key.start, tr("a key is a text, not a list or a map"))
    case .refused: break
    }
    return false
  }

  private mutating func report(repeated key: YAMLNode, _ first: YAMLNode) {
    report(
      key.start,
      tr(
        "the key “{key}” is here again; it is already on line {line}",
        ["key": key.text ?? "", "line": String(first.start.line)]))
  }

  private mutating func checkLevel(_ level: Int, _ mark: Mark) throws(Stop) {
    guard level > Composer.mostLevels else { return }
    report(
      mark,
      tr(
        "lists and maps are nested at most {most} deep",
        ["most": String(Composer.mostLevels)]))
    throw Stop()
  }

  private mutating func refuseAnchorAndTag(_ event: borrowing YAMLEvent) {
    if event.hasAnchor {
      report(
        event.start, tr("“&” begins an anchor, and a document cannot have one"),
        hint: tr("put a text that begins with “&” in quotes"))
    }
    if event.hasTag {
      report(
        event.start, tr("“!” begins a tag, and a document cannot have one"),
        hint: tr("put a text that begins with “!” in quotes"))
    }
  }

  private mutating func report(_ mark: Mark, _ message: String, hint: String? = nil) {
    problems.append(Finding(.syntax, at: mark, message, hint: hint))
  }
}

/// The index of each key among the entries of a map.
private struct KeyPlaces {
  /// Empty while the map is so small that a linear search of its keys is faster.
  private var places: [String: Int] = [:]
  private static let few = 16

  /// Returns the index of a known key; for a new key, registers the next index and returns `nil`.
  mutating func take(_ key: YAMLNode, in entries: [YAMLNode.Entry]) -> Int? {
    guard let name = key.text else { return nil }
    if entries.count < KeyPlaces.few {
      return entries.indices.first { entries[$0].key.text == name }
    }
    if places.isEmpty {
      places.reserveCapacity(16 * KeyPlaces.few)
      for (place, entry) in entries.enumerated() { places[entry.name] = place }
    }
    guard let place = places.updateValue(entries.count, forKey: name) else { return nil }
    places[name] = place
    return place
  }
}

extension YAMLNode {
  /// Adds the value of a repeated key, so that references to it are not reported as unknown.
  fileprivate mutating func absorb(_ other: YAMLNode) {
    guard let mine = entries, let others = other.entries else { return }
    let names = Set(mine.map(\.key.text))
    content = .map(mine + others.filter { !names.contains($0.key.text) })
  }
}
