import DialogModel
public import DialogSimulator

/// What a person may mean with the last word of a filter.
public struct FilterCompletion: Sendable {
  /// One way to go on.
  public struct Choice: Hashable, Sendable {
    /// The whole word.
    public let word: String
    /// What it asks for; empty for a value, which says it itself.
    public let meaning: String
    /// The whole text of the filter with the word.
    public let text: String
  }

  /// The most ways that are shown.
  private static let most = 8

  /// The values that a log has.
  public struct Values: Sendable {
    /// The names of targets.
    public var targets: [String] = []
    /// The selectors that were called.
    public var methods: [String] = []
    /// The kinds of its rows.
    public var kinds: [FilterKind] = []

    /// No values.
    public init() {}

    func of(_ key: FilterKey) -> [String] {
      switch key {
      case .kind: kinds.map(\.rawValue)
      case .target: targets
      case .call: methods
      case .time: FilterSpan.examples
      case .has: FilterHas.allCases.map(\.rawValue)
      }
    }
  }

  /// The ways to go on, the likeliest first; none where the last word is a text, or complete.
  public static func choices(_ text: String, _ values: Values) -> [Choice] {
    let last = FilterWord.pieces(text).last.flatMap { text.hasSuffix(String($0)) ? $0 : nil } ?? ""
    let before = text.dropLast(last.count)
    let sign = last.hasPrefix("-") ? "-" : ""
    let body = last.dropFirst(sign.count)
    func choice(_ word: String, _ meaning: String) -> Choice {
      Choice(word: word, meaning: meaning, text: before + sign + word)
    }
    guard let colon = body.firstIndex(of: ":") else {
      let typed = body.lowercased()
      return FilterKey.allCases.filter { $0.rawValue.hasPrefix(typed) }
        .map { choice("\($0.rawValue):", $0.meaning) }
    }
    guard let key = FilterKey(rawValue: body[..<colon].lowercased()) else { return [] }
    let typed = body[body.index(after: colon)...]
    // Of a list of kinds the last one.
    let done = key == .kind ? typed.lastIndex(of: ",").map { typed[...$0] } ?? "" : ""
    let rest = typed.dropFirst(done.count).lowercased()
    let fitting = values.of(key).filter { $0.lowercased().hasPrefix(rest) }
    let others = values.of(key).filter { value in
      let value = value.lowercased()
      return !value.hasPrefix(rest) && Needle(rest).isFound(in: value)
    }
    let found = (fitting + others).prefix(most)
    if found.count == 1, found.first?.lowercased() == rest { return [] }
    return found.map { choice("\(key.rawValue):\(done)\(quoted($0))", "") }
  }

  /// A value in quotes if it has a space.
  private static func quoted(_ value: String) -> String {
    value.contains(" ") ? "\"\(value)\"" : value
  }
}

extension EventLog {
  /// How many rows before the end are looked through for values.
  private static let examined = 20_000

  /// The values of the last rows for the completion of a filter.
  ///
  /// - Parameter name: the name of a row's target.
  public func filterValues(name: (Row) -> String) -> FilterCompletion.Values {
    var values = FilterCompletion.Values()
    var targets: Set<Target> = []
    var (methods, kinds): (Set<Selector>, Set<FilterKind>) = ([], [])
    var names: Set<String> = []
    let first = max(entries.startIndex, entries.endIndex - EventLog.examined)
    entries.forEachLine(in: first..<entries.endIndex) { line, _ in
      if let selector = line.selector { methods.insert(selector) }
      if targets.insert(line.target).inserted { names.insert(name(entries[line.place].row)) }
      kinds.formUnion(FilterKind.kinds(of: line))
    }
    values.targets = names.filter { !$0.isEmpty }.sorted()
    values.methods = methods.map(\.name).sorted()
    values.kinds = FilterKind.allCases.filter(kinds.contains)
    return values
  }
}
