internal import PrototypeFile
internal import Texts

/// Changes of a document's tree at places of its long form.
extension Draft {
  /// Gives the part at a place another value; makes it if there is none.
  mutating func set(_ value: Draft, at place: LongPlace) {
    update(place.path) { part in
      guard !place.rest.isEmpty else {
        part = value
        return
      }
      part.writeOut(place)
      part.make(place.rest[...], value, in: place.container)
    }
  }

  /// Adds an item or an entry, with comments.
  mutating func insert(_ value: Draft, _ comments: Comments = Comments(), at slot: LongSlot) {
    let holder = slot.holder
    update(holder.path) { part in
      part.writeOut(holder)
      guard holder.rest.isEmpty else {
        let made: Draft =
          slot.key.map { .map([Entry(key: $0, value, comments)], old: nil) }
          ?? .list([Item(value, comments)], old: nil)
        return part.make(holder.rest[...], made, in: holder.container)
      }
      if part.items == nil, part.entries == nil { part = slot.key == nil ? .list([]) : .map([]) }
      if let key = slot.key {
        part.add(
          Entry(key: key, value, comments), known: holder.shape.parted?.shape.knownKeys ?? [])
      } else {
        // A part that moves to the end of its own list was counted there before it was taken out.
        let index = min(slot.index, part.items?.count ?? 0)
        part.items?.insert(Item(value, comments), at: index)
      }
    }
  }

  /// Takes out the item or the entry.
  ///
  /// - Throws: a refusal if the part is all that is written of the one that has it.
  mutating func remove(
    _ place: LongPlace, _ slot: LongSlot, _ address: PartAddress
  ) throws(EditRefusal) {
    if let short = place.through.last {
      // The only item of a list that is written without one.
      guard short == .onlyItem else {
        let (path, parent) = (address.text, address.parent.text)
        throw EditRefusal(
          tr("“{path}” is all that there is of “{parent}”", ["path": path, "parent": parent]),
          hint: tr("remove “{path}”", ["path": parent]))
      }
      update(place.path) { $0 = .list([]) }
      return
    }
    update(slot.holder.path) { part in
      part.entries?.remove(at: slot.index)
      part.items?.remove(at: slot.index)
    }
  }

  /// Gives an item or an entry another place among its neighbours.
  mutating func move(_ slot: LongSlot, to index: Int) throws(EditRefusal) {
    guard (0..<slot.count).contains(index) else {
      throw EditRefusal(
        tr("there are places from 0 to {last}", ["last": String(slot.count - 1)]))
    }
    update(slot.holder.path) { part in
      if var entries = part.entries {
        entries.insert(entries.remove(at: slot.index), at: index)
        part.entries = entries
      } else if var items = part.items {
        items.insert(items.remove(at: slot.index), at: index)
        part.items = items
      }
    }
  }

  /// Writes the comment above an item or an entry.
  mutating func comment(_ slot: LongSlot, _ lines: [String]) throws(EditRefusal) {
    guard slot.holder.becomes == nil else { throw EditRefusal.noComment }
    update(slot.holder.path) { part in
      part.entries?[slot.index].comment = lines
      part.items?[slot.index].comment = lines
    }
  }

  // MARK: - Parts that are made

  /// Writes a short form out, before a part is added to it.
  private mutating func writeOut(_ place: LongPlace) {
    switch place.becomes {
    case nil: break
    case .onlyItem: self = .list([self])
    case .mainKey(let key): self = .map([(key, self)])
    case .empty:
      let shape = place.container ?? place.shape
      let isList = if case .list = shape.parted?.shape { true } else { false }
      self = isList ? .list([]) : .map([])
    }
  }

  /// Makes parts, each in the one before, and the last with a value.
  private mutating func make(
    _ rest: ArraySlice<LongPlace.PlaceStep>, _ value: Draft, in shape: Shape?
  ) {
    guard let step = rest.first else {
      self = value
      return
    }
    let container = shape?.parted?.shape
    switch step {
    case .key(let key):
      var made = Draft.map([])
      made.make(rest.dropFirst(), value, in: container?.value(of: key))
      if entries == nil { self = .map([]) }
      add(Entry(key: key, value: made), known: container?.knownKeys ?? [])
    case .item(let before):
      var made = Draft.map([])
      var inside: Shape?
      if case .list(let item, _) = container { inside = item }
      made.make(rest.dropFirst(), value, in: inside)
      if items == nil { self = .list([]) }
      let fillers = (0..<before).map { _ in Item(value: .map([])) }
      items?.append(contentsOf: fillers + [Item(value: made)])
    }
  }

  /// Adds an entry after those that come before it in the format's order.
  private mutating func add(_ new: Entry, known: [String]) {
    guard var entries else { return }
    var place = entries.count
    if let own = known.firstIndex(of: new.key) {
      let last = entries.lastIndex { entry in
        known.firstIndex(of: entry.key).map { $0 < own } ?? false
      }
      place = last.map { $0 + 1 } ?? 0
    }
    entries.insert(new, at: place)
    self.entries = entries
  }
}
