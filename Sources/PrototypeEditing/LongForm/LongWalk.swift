internal import DialogModel
internal import PrototypeFile
internal import Texts

/// A way through the long form of a document, from the root to a place.
struct LongWalk {
  private(set) var place = LongPlace(shape: .object(DocumentKey.self))
  /// The written part at the place; `nil` where nothing is written.
  private var node: YAMLNode?
  private var address = PartAddress()
  /// Why the way ends at a new part, if it does.
  private var deadEnd: EditRefusal?
  /// How many items the list at the place can have although fewer are written.
  private var silentItems = 0

  init(_ root: YAMLNode) {
    node = root
  }

  /// Goes to a part by its key, its 0-based index, or `-` for a new last item.
  mutating func step(_ token: String) throws(EditRefusal) {
    if let deadEnd { throw deadEnd }
    let (shape, single) = try parted()
    if case .list(let item, _) = shape {
      try self.item(token, item, of: shape)
    } else if let main = shape.mainKey(for: single), isSingle(single) {
      if token == main {
        place.through.append(.mainKey(main))
        place.shape = shape.value(of: main) ?? .anything
        place.key = FormatKey(main, in: shape)
      } else {
        try newKey(token, of: shape, beside: [main], becomes: .mainKey(main))
      }
    } else {
      try key(token, of: shape, single)
    }
    address = address / .named(token)
  }

  /// The place of a part by its key, or by its 0-based index, among its neighbours.
  func slot(_ token: String) throws(EditRefusal) -> LongSlot {
    let (shape, single) = try parted()
    if case .list(let item, _) = shape {
      var holder = place
      holder.becomes = expansion(of: shape)
      let count = node.map { itemCount($0, shape) } ?? 0
      let index = try index(token, count, atMost: count)
      return LongSlot(holder: holder, index: index, count: count, key: nil, shape: item)
    }
    let main = isSingle(single) ? shape.mainKey(for: single) : nil
    let names = main.map { [$0] } ?? node?.entries?.map(\.name) ?? []
    var holder = place
    holder.becomes = main.map { .mainKey($0) } ?? expansion(of: shape)
    return LongSlot(
      holder: holder, index: names.firstIndex(of: token) ?? names.count, count: names.count,
      key: token, shape: shape.value(of: token) ?? .anything)
  }

  // MARK: - Lists

  private mutating func item(
    _ token: String, _ item: Shape, of list: Shape
  ) throws(EditRefusal) {
    let count = node.map { itemCount($0, list) } ?? 0
    let index = try index(token, count, atMost: max(count, silentItems - 1))
    defer { silentItems = 0 }
    if index >= count {
      // A number that is one too great is more often a mistake than a wish for another item.
      if count > 0, token != "-", index >= silentItems { deadEnd = outOfRange(count) }
      begin(.item(after: index - count), of: list, becomes: expansion(of: list))
    } else if let items = node?.list {
      enter(.item(index), items[index])
    } else {
      place.through.append(.onlyItem)
    }
    place.shape = item
    place.key = nil
  }

  private func itemCount(_ node: YAMLNode, _ list: Shape) -> Int {
    node.list?.count ?? (list.isEmptyList(node) ? 0 : 1)
  }

  /// The index that a token means in a list of so many items.
  private func index(
    _ token: String, _ count: Int, atMost most: Int
  ) throws(EditRefusal) -> Int {
    if token == "-" { return count }
    guard let index = Int(token), index >= 0, String(index) == token else {
      throw EditRefusal(
        tr("“{path}” is a list, and “{token}” is no index in it", ["path": name, "token": token]),
        hint: tr("the first item is 0, and “-” is after the last"))
    }
    guard index <= most else { throw outOfRange(max(count, silentItems)) }
    return index
  }

  private func outOfRange(_ count: Int) -> EditRefusal {
    count == 0
      ? EditRefusal(tr("“{path}” has nothing in it", ["path": name]))
      : EditRefusal(
        tr("the last item of “{path}” is {last}", ["path": name, "last": String(count - 1)]),
        hint: tr("“-” is after the last"))
  }

  // MARK: - Maps

  private mutating func key(
    _ token: String, of shape: Shape, _ single: Shape?
  ) throws(EditRefusal) {
    let entries = node?.entries ?? []
    guard let index = entries.firstIndex(where: { $0.name == token }) else {
      return try newKey(
        token, of: shape, beside: entries.map(\.name), becomes: expansion(of: shape))
    }
    if token == AlertKey.textFields.rawValue, let node { silentItems = fieldCount(node) }
    enter(.value(index), entries[index].value)
    place.shape = shape.value(of: token) ?? .anything
    place.key = FormatKey(token, in: shape)
  }

  private mutating func newKey(
    _ token: String, of shape: Shape, beside names: [String], becomes: LongPlace.Short?
  ) throws(EditRefusal) {
    guard let value = shape.value(of: token) else { throw unknown(token, shape) }
    if let refusal = shape.refusal(of: token, beside: names) { throw refusal }
    if token == AlertKey.textFields.rawValue, let node { silentItems = fieldCount(node) }
    deadEnd = shape.missing(token, among: names)
    begin(.key(token), of: shape, becomes: becomes)
    place.shape = value
    place.key = FormatKey(token, in: shape)
  }

  /// How many text fields the style of an alert gives it.
  private func fieldCount(_ alert: YAMLNode) -> Int {
    let style = alert[AlertKey.style.rawValue]?.text.flatMap { Alert.Style(rawValue: $0) }
    return style?.textFields.count ?? 0
  }

  private func unknown(_ key: String, _ shape: Shape) -> EditRefusal {
    if key == "-" {
      return EditRefusal(
        tr("“{path}” is not a list, so nothing can be appended", ["path": name]))
    }
    let known = shape.knownKeys
    let near = NearestName.of(key, among: known)
    let hint =
      near.map { tr("did you mean “{name}”?", ["name": $0]) }
      ?? tr("here can be {keys}", ["keys": known.listed()])
    return EditRefusal(tr("unknown key “{name}”", ["name": key]), hint: hint)
  }

  // MARK: - The part at the place

  /// The shape of the parts at the place, and of single values that can stand there.
  private func parted() throws(EditRefusal) -> (shape: Shape, single: Shape?) {
    if node?.isRefused == true {
      throw EditRefusal(tr("“{path}” could not be read", ["path": name]))
    }
    guard let (shape, single) = place.shape.parted else {
      throw EditRefusal(tr("“{path}” is a single value, and has no parts", ["path": name]))
    }
    if case .anything = shape, node?.list != nil { return (.list(.anything), nil) }
    if let node, !fits(node, shape, single) {
      throw EditRefusal(
        tr(
          "“{path}” is {found}, and has no parts",
          ["path": name, "found": Phrases.found(node, asText: true)]))
    }
    return (shape, single)
  }

  private func fits(_ node: YAMLNode, _ shape: Shape, _ single: Shape?) -> Bool {
    if isSingle(single) {
      return shape.mainKey(for: single) != nil || expansion(of: shape) == .empty
    }
    if case .anything = shape { return !node.isText }
    return shape.accepts(node)
  }

  /// Whether a single value is written at the place.
  private func isSingle(_ single: Shape?) -> Bool {
    guard let node, node.isText, let single else { return false }
    return single.accepts(node)
  }

  /// How the part at the place is written out before something is added to it.
  private func expansion(of shape: Shape) -> LongPlace.Short? {
    guard let node else { return nil }
    if case .list = shape {
      return shape.isOnlyItem(node) ? .onlyItem : (node.list == nil ? .empty : nil)
    }
    return node.isNull || node.boolean == true ? .empty : nil
  }

  private mutating func enter(_ step: TreeStep, _ part: YAMLNode) {
    node = part
    place.path.append(step)
    place.through = []
  }

  private mutating func begin(
    _ step: LongPlace.PlaceStep, of container: Shape, becomes: LongPlace.Short?
  ) {
    if place.rest.isEmpty {
      place.container = container
      place.becomes = becomes
    }
    place.rest.append(step)
    node = nil
  }

  /// The place in messages.
  private var name: String { address.tokens.isEmpty ? "/" : address.text }
}

extension Shape {
  /// The reason why a key cannot be added to a map with other keys; `nil` if it can.
  fileprivate func refusal(of key: String, beside names: [String]) -> EditRefusal? {
    switch self {
    case .object(let table): table.refusal(of: key, beside: names)
    case .bySelector(_, let scope, _, one: true)
    where names.contains { name in scope.selectors.contains { $0.name == name } }:
      EditRefusal(tr("one delegate method with “true” or “false” is expected here"))
    default: nil
    }
  }

  /// The reason why nothing can be put into something that does not exist and has an id or a name
  /// of its own; `nil` if it can.
  fileprivate func missing(_ name: String, among names: [String]) -> EditRefusal? {
    let message: String
    switch self {
    case .named(.id, .object(let table)) where table == ScreenKey.self:
      message = tr("there is no screen “{name}”", ["name": name])
    case .named(.id, .object(let table)) where table == DialogKey.self:
      message = tr("there is no dialog “{name}”", ["name": name])
    case .named(.id, .object(let table)) where table == TaskKey.self:
      message = tr("there is no task “{name}”", ["name": name])
    case .named(.id, .object(let table)) where table == NotificationKey.self:
      message = tr("there is no notification “{name}”", ["name": name])
    case .named(.id, .boolean): message = tr("there is no flag “{name}”", ["name": name])
    case .named(.name, .list): message = tr("no steps are called “{name}”", ["name": name])
    case .named(.name, _): message = tr("there is no scenario “{name}”", ["name": name])
    default: return nil
    }
    return EditRefusal(
      message,
      hint: NearestName.of(name, among: names).map { tr("did you mean “{name}”?", ["name": $0]) })
  }
}
