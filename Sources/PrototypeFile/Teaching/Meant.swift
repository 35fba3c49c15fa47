/// Makes a value that fits a place out of one that does not: `simulate: 3` was meant to be
/// `simulate: {seconds: 3}`.
struct Meant {
  private let fitting: Fitting
  /// How many more maps can be put around a value.
  private var mapsLeft = 3

  /// - Parameter names: the names that references can have.
  init(names: NamesOfDocument) { fitting = Fitting(names: names) }

  /// The value in YAML's flow form; `nil` if it is not clear what was meant.
  func value(_ node: YAMLNode, _ shape: Shape) -> String? {
    guard !node.isRefused, !node.isEmpty else { return nil }
    if fitting.fits(node, shape) { return FlowText.of(node) }
    if let text = scalar(node, shape) { return text }
    switch shape {
    case .object(let table): return map(node, table)
    case .list(let item, _): return list(node, item)
    case .either(let first, let second): return value(node, first) ?? value(node, second)
    case .anything, .named, .bySelector: return nil
    default:
      // A list of one item, or a map of one key, around what would have been enough.
      let item = node.list?.count == 1 ? node.list?.first : nil
      let single = item ?? (node.entries?.count == 1 ? node.entries?.first?.value : nil)
      return single.flatMap { fitting.fits($0, shape) ? FlowText.of($0) : nil }
    }
  }

  private func list(_ node: YAMLNode, _ item: Shape) -> String? {
    // A longer list is not one that a message can show.
    let nodes = node.list ?? [node]
    guard nodes.count <= 20 else { return nil }
    let items = nodes.compactMap { value($0, item) }
    return items.count == nodes.count ? "[\(items.joined(separator: ", "))]" : nil
  }

  /// A scalar that only looks different: quoted, with a unit, with other separators.
  private func scalar(_ node: YAMLNode, _ shape: Shape) -> String? {
    guard let text = node.text, text.utf8.count <= 40 else { return nil }
    let written: String? =
      switch shape {
      case .integer: text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      case .seconds: Meant.seconds(text)
      case .moment: String(text.map { $0 == "/" ? "-" : $0 })
      case .language: text.split(separator: ".").first.map { String($0) }
      default: nil
      }
    return written.flatMap { shape.accepts(Meant.plain($0)) ? $0 : nil }
  }

  /// A time with its unit, in seconds.
  private static func seconds(_ text: String) -> String? {
    // A unit that ends like a shorter one comes before it.
    let units: KeyValuePairs = [
      "milliseconds": 1, "millis": 1, "ms": 1, "hours": 3_600_000, "hour": 3_600_000,
      "hrs": 3_600_000, "minutes": 60_000, "minute": 60_000, "mins": 60_000, "min": 60_000,
      "seconds": 1_000, "second": 1_000, "secs": 1_000, "sec": 1_000, "s": 1_000, "m": 60_000,
      "h": 3_600_000, "": 1_000,
    ]
    let lower = text.lowercased()
    guard let unit = units.first(where: { lower.hasSuffix($0.key) }) else { return nil }
    let number = lower.dropLast(unit.key.count).filter { $0 != " " }
    guard let milliseconds = plain(number).milliseconds else { return nil }
    let (result, isTooLong) = milliseconds.multipliedReportingOverflow(by: unit.value)
    return isTooLong ? nil : FlowText.seconds(result / 1_000)
  }

  private static func plain(_ text: String) -> YAMLNode {
    let mark = Mark(line: 1, column: 1)
    return YAMLNode(.scalar(text, .plain), start: mark, end: mark)
  }

  /// A map of the one key that the value is meant for.
  private func map<Table: KeyTable>(_ node: YAMLNode, _ table: Table.Type) -> String? {
    // What is a map already has other errors.
    guard node.entries == nil, mapsLeft > 0 else { return nil }
    if let command = command(node, table) { return command }
    var inside = self
    inside.mapsLeft -= 1
    for key in table.lone where table.areEnough([key.rawValue]) {
      if let inner = inside.value(node, key.shape) {
        return "{\(FlowText.entry(key.rawValue, inner))}"
      }
    }
    return nil
  }

  /// A step or an action in one line: `launchApp` was meant to be `{launchApp: true}`, and `tap Go`
  /// to be `{tapOn: Go}`.
  private func command<Table: KeyTable>(_ node: YAMLNode, _ table: Table.Type) -> String? {
    // A text of the prototype seldom begins so.
    guard Table.self == StepKey.self || Table.self == ActionKey.self, let text = node.text,
      text.utf8.count <= 200, text.first?.isLowercase == true
    else { return nil }
    let words = text.split(separator: " ", maxSplits: 1)
    let word = String(words.first ?? "").comparedWord
    let tried = table.tried.first { tried in
      tried.inner == nil && tried.words.contains { $0.comparedWord == word }
    }
    let known = table.allCases.first { $0.rawValue.comparedWord == word }
    guard let key = known ?? tried?.key, table.areEnough([key.rawValue]) else { return nil }
    var inner: String?
    if let rest = words.dropFirst().first {
      if known != nil || tried?.value == nil { inner = value(Meant.plain(String(rest)), key.shape) }
    } else if known == nil, let convert = tried?.value {
      inner = convert(node)
    } else if key.shape.takesTrue {
      inner = "true"
    }
    return inner.map { "{\(FlowText.entry(key.rawValue, $0))}" }
  }
}

extension Shape {
  /// Whether `true` is a value and not a text.
  fileprivate var takesTrue: Bool {
    switch self {
    case .boolean, .yes: true
    case .either(let first, let second): first.takesTrue || second.takesTrue
    default: false
    }
  }
}
