import DialogModel
public import DialogSimulator
import Texts

/// Which rows are shown: words that must occur, words that must not, patterns and keys.
///
/// `text` keeps rows that contain it, `"two words"` those with both next to each other, `-text`
/// drops them, `/pattern/` keeps what matches. ``FilterKey`` lists what `key:value` asks for. A row
/// must fit all parts. Case is ignored.
public struct Filter: Sendable {
  /// Looks for a pattern in a text; `nil` for text that is not a valid pattern.
  public typealias PatternMaker = (String) -> (@Sendable (String) -> Bool)?

  /// What one part asks of a row.
  enum Part: Sendable {
    case contains(Needle)
    case target(Needle)
    case call(Needle)
    case kind(Set<FilterKind>)
    case has(FilterHas)
    case pattern(@Sendable (String) -> Bool)
  }

  private var parts: [(part: Part, negated: Bool)] = []
  /// The parts about the time, which rows that say the same do not share.
  private var spans: [(span: FilterSpan, negated: Bool)] = []
  /// What cannot be read, in the order of the text; those parts keep every row.
  public private(set) var problems: [FilterProblem] = []

  /// Reads a filter as a person types it.
  ///
  /// - Parameter pattern: makes the search for a pattern, given without its slashes.
  public init(_ text: String, pattern: PatternMaker) {
    for word in FilterWord.words(text) { add(word, pattern) }
  }

  private mutating func add(_ word: FilterWord, _ pattern: PatternMaker) {
    if word.isPhrase, word.key == nil {
      // A phrase is not complete before its first letter.
      if !word.value.isEmpty { parts.append((.contains(Needle(word.value)), word.negated)) }
      return
    }
    guard let key = word.key else { return add(plain: word, pattern) }
    guard let known = FilterKey(rawValue: key.lowercased()) else {
      guard FilterKey.isMeant(key), !word.value.isEmpty else { return add(plain: word, pattern) }
      return problems.append(.unknownKey(key))
    }
    // The word is not complete yet: the filter keeps every row.
    guard !word.value.isEmpty else { return }
    do throws(FilterProblem) {
      if known == .time {
        spans.append((try FilterSpan(word.value), word.negated))
      } else {
        parts.append((try Filter.part(known, word.value), word.negated))
      }
    } catch { problems.append(error) }
  }

  private mutating func add(plain word: FilterWord, _ pattern: PatternMaker) {
    let body = word.body
    guard body != "-" else { return }
    guard body.count > 2, body.hasPrefix("/"), body.hasSuffix("/") else {
      return parts.append((.contains(Needle(body)), word.negated))
    }
    if let search = pattern(String(body.dropFirst().dropLast())) {
      parts.append((.pattern(search), word.negated))
    } else {
      problems.append(.pattern(body))
    }
  }

  private static func part(_ key: FilterKey, _ value: String) throws(FilterProblem) -> Part {
    switch key {
    case .target: .target(Needle(value))
    case .call: .call(Needle(value))
    case .kind: .kind(try FilterKind.kinds(value))
    case .has: .has(try FilterHas(value))
    case .time: throw .unknownKey(key.rawValue)
    }
  }

  /// Whether it keeps every row.
  public var isEmpty: Bool { parts.isEmpty && spans.isEmpty }

  /// Whether it says what no method and target alone can tell: a time, or what must not be.
  public var asksForMore: Bool {
    !spans.isEmpty || parts.contains { $0.negated }
  }

  /// Why no run can stop at what the filter fits, in one sentence or two; `nil` where it can.
  ///
  /// A run stops before a call is made: then there is no answer, and what is no call stops nothing.
  public var problemAsBreakpoint: String? {
    for (part, negated) in parts {
      switch part {
      case .has(.answer):
        return tr("An answer is not known before the method is called. Stop at the method.")
      case .kind(let kinds) where !negated && kinds.isDisjoint(with: FilterKind.ofCalls):
        return tr(
          "A run stops before calls only. Kinds of calls are {kinds}.",
          [
            "kinds": FilterKind.allCases.filter(FilterKind.ofCalls.contains).map(\.rawValue)
              .listed()
          ])
      default: break
      }
    }
    return nil
  }

  /// Whether it asks for the time of rows.
  var asksForTime: Bool { !spans.isEmpty }

  /// Whether the time of a row fits, in milliseconds; `nil` for a row without a time.
  func keeps(time: Int?) -> Bool {
    spans.allSatisfy { span, negated in (time.map(span.contains) ?? false) != negated }
  }

  /// Whether a row is shown.
  ///
  /// - Parameters:
  ///   - target: the name of what the row is about.
  ///   - text: what the row says.
  public func keeps(_ row: Row, target: String, text: String) -> Bool {
    keeps(time: row.time.milliseconds) && keeps(row.content, target: target, text: text)
  }

  /// The same without the time of the row; without a content for what is no row.
  public func keeps(_ content: Row.Content?, target: String, text: String) -> Bool {
    keeps(content, method: content?.selector?.name, target: target, text: text)
  }

  private func keeps(
    _ content: Row.Content?, method: String?, target: String, text: String
  ) -> Bool {
    parts.allSatisfy { part, negated in
      let found =
        switch part {
        case .contains(let word): word.isFound(in: text) || word.isFound(in: target)
        case .target(let word): word.isFound(in: target)
        case .call(let word): method.map(word.isFound) ?? false
        case .kind(let kinds): content.map { row in kinds.contains { $0.fits(row) } } ?? false
        case .has(let what): content.map(what.fits) ?? false
        case .pattern(let search): search("\(target) \(text)")
        }
      return found != negated
    }
  }

  /// Whether a call that was not made is shown; it has no time.
  func keeps(_ missing: CallMarks.Missing) -> Bool {
    let content = Selector(name: missing.selector).map {
      Row.Content.call($0, .none, returned: nil)
    }
    return keeps(time: nil)
      && keeps(
        content, method: missing.selector, target: missing.target,
        text: "\(missing.selector) \(missing.rest)")
  }
}

extension Row.Content {
  /// The method of a call.
  var selector: Selector? {
    if case .call(let selector, _, _) = self { selector } else { nil }
  }
}
