internal import DialogModel
internal import Texts

/// What an unknown key is answered with, from the surest to the vaguest: a word that people try for
/// a key, a key of a map inside, a near spelling, a word for what no map has, a key of another map.
///
/// A mistake may take its time: the compiler makes no copy of all this for each of the tables, which
/// would be half a megabyte of every program.
extension Reader {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  mutating func reportUnknown<Key: KeyTable>(
    _ entry: YAMLNode.Entry, _ allowed: inout AllowedKeys<Key>
  ) {
    guard !problems.isFull else { return }
    let list = allowed.list
    var advice = adviceOnKey(entry, &allowed)
    // Once for a map is enough, where there is something better to say.
    if advice.hint == nil || !allowed.isListed { advice.choices = problems.shared(list) }
    allowed.isListed = true
    problems.report(
      .shape, entry.key.start, tr("unknown key “{name}”", ["name": entry.name]), advice)
  }

  private mutating func adviceOnKey<Key: KeyTable>(
    _ entry: YAMLNode.Entry, _ allowed: inout AllowedKeys<Key>
  ) -> Advice {
    let table = lookup(Key.self)
    let word = entry.name.comparedWord
    let tried = (table.tried[word] ?? []).map { Key.tried[$0] }
    if let advice = advice(on: entry, among: tried, &allowed) { return advice }
    if let advice = adviceInside(entry, table, &allowed) { return advice }
    if let near = problems.nearestName(entry.name, among: table.names) {
      let key = table.names.firstIndex(of: near).map { table.keys[$0] }
      let isFree = key.map { allowed.canAdd($0) } ?? false
      if let key, isFree { allowed.claim(key) }
      return Advice(hint: Phrases.didYouMean(near), suggestion: isFree ? .key(near) : nil)
    }
    return Advice(hint: EverywhereWords.advice(on: word) ?? Elsewhere.hint(for: entry.name))
  }

  /// Answers a word of the table's list.
  private func advice<Key: KeyTable>(
    on entry: YAMLNode.Entry, among tried: [Tried<Key>], _ allowed: inout AllowedKeys<Key>
  ) -> Advice? {
    for meaning in tried {
      if let key = meaning.key, allowed.canAdd(key) {
        allowed.claim(key)
        return advice(on: entry.value, meaning, key)
      }
    }
    if let other = tried.first(where: { $0.key == nil }) {
      return Advice(
        hint: tr(
          "{explanation}: “{line}”",
          ["explanation": other.explanation?() ?? "", "line": other.line?.text ?? ""]))
    }
    for meaning in tried {
      guard let key = meaning.key, allowed.present.contains(key) else { continue }
      if let inner = meaning.inner {
        return Advice(hint: Elsewhere.hint(for: inner.name, in: [key.rawValue]))
      }
      return Advice(hint: tr("“{key}” says this, and is here already", ["key": key.rawValue]))
    }
    return nil
  }

  private func advice<Key: KeyTable>(
    on value: YAMLNode, _ meaning: Tried<Key>, _ key: Key
  ) -> Advice {
    if let inner = meaning.inner { return inside(key, inner.name, inner.shape(), value) }
    guard let convert = meaning.value else {
      return Advice(
        hint: tr("write “{line}”", ["line": key.rawValue]), suggestion: .key(key.rawValue))
    }
    let converted = convert(value)
    return rewriting(key, converted, or: converted ?? Sample(names: names).value(key.shape))
  }

  /// Answers a key of a map that a key of this table has as its value: `present` next to `button`
  /// belongs into `then`.
  private func adviceInside<Key: KeyTable>(
    _ entry: YAMLNode.Entry, _ table: KeyLookup<Key>, _ allowed: inout AllowedKeys<Key>
  ) -> Advice? {
    let name = entry.name
    if let selector = Selector(name: name) {
      return adviceInside(entry, selector, table, &allowed)
    }
    let holders = table.keys.indices.filter { place in
      allowed.allowed.contains(table.keys[place])
        && table.shapes[place].objects.contains { $0.names.contains(name) }
    }
    guard let place = holders.first, holders.count <= 3 else { return nil }
    let object = table.shapes[place].objects.first { $0.names.contains(name) }
    guard holders.count == 1, allowed.canAdd(table.keys[place]), let object,
      object.areEnough([name]), let shape = object.shape(of: name)
    else {
      return Advice(hint: Elsewhere.hint(for: name, in: holders.map { table.names[$0] }))
    }
    allowed.claim(table.keys[place])
    return inside(table.keys[place], name, shape, entry.value)
  }

  /// Answers a method that is written among the keys of a delegate.
  private func adviceInside<Key: KeyTable>(
    _ entry: YAMLNode.Entry, _ selector: Selector, _ table: KeyLookup<Key>,
    _ allowed: inout AllowedKeys<Key>
  ) -> Advice? {
    for (key, shape) in zip(table.keys, table.shapes) where allowed.allowed.contains(key) {
      guard case .bySelector(let value, let scope, _, _) = shape, scope.contains(selector),
        value.accepts(entry.value)
      else { continue }
      guard allowed.canAdd(key) else {
        return Advice(hint: Elsewhere.hint(for: selector.name, in: [key.rawValue]))
      }
      allowed.claim(key)
      return inside(key, selector.name, value, entry.value)
    }
    return nil
  }

  /// `KEY: {INNER: VALUE}`, with the value that is there if it fits.
  private func inside<Key: KeyTable>(
    _ key: Key, _ inner: String, _ shape: Shape, _ value: YAMLNode
  ) -> Advice {
    func map(_ value: String) -> String {
      let map = "{\(Quoting.oneLine(inner, .brackets)): \(value)}"
      if case .list = key.shape { return "[\(map)]" }
      return map
    }
    let own = shape.accepts(value) && !value.isEmpty ? FlowText.of(value) : nil
    return rewriting(key, own.map(map), or: map(own ?? Sample(names: names).value(shape)))
  }

  /// - Parameters:
  ///   - value: the new value, made from that of the document; `nil` if it could not be made.
  ///   - sample: a value to show in its place.
  private func rewriting<Key: KeyTable>(
    _ key: Key, _ value: String?, or sample: String
  ) -> Advice {
    Advice(
      hint: Phrases.line(FlowText.entry(key.rawValue, value ?? sample), isOwn: value != nil),
      suggestion: value.map { .entry(key: key.rawValue, value: $0) })
  }
}

extension Shape {
  /// The tables of the maps that may stand here, also as items of a list.
  var objects: [any KeyTable.Type] {
    switch self {
    case .object(let table): [table]
    case .list(let item, _): item.objects
    case .either(let first, let second): first.objects + second.objects
    default: []
    }
  }
}
