import DialogModel
public import EventLog
import PrototypeFile

/// What VoiceOver has said, as the lines of a list: under each input what was heard after it.
public struct SpeechOutline: Sendable {
  /// A line of the list.
  public enum Item: Hashable, Sendable {
    /// The heading of an input, by its 1-based number.
    case heading(input: Int)
    /// Something that was said, by its 0-based place among all.
    case line(Int)
  }

  /// The lines, oldest first.
  public private(set) var items: [Item] = []
  /// What was said, oldest first.
  public private(set) var said: [Utterance] = []
  /// How much is listed after each input.
  private var counts: [Int: Int] = [:]
  private var inputs: Set<Int> = []
  /// How much was said of each kind.
  private var ofKinds: [HeardKind: Int] = [:]
  /// What is listed.
  public var filter = HeardFilter() { didSet { list(said.indices, anew: true) } }

  /// Nothing has been said.
  public init() {}

  /// Adds what was said after the rest.
  public mutating func append(_ new: [Utterance]) {
    let first = said.count
    said += new
    for utterance in new {
      inputs.insert(utterance.input)
      ofKinds[HeardKind(utterance.kind), default: 0] += 1
    }
    list(first..<said.count, anew: false)
  }

  /// Lists what the filter keeps.
  private mutating func list(_ places: Range<Int>, anew: Bool) {
    if anew { (items, counts) = ([], [:]) }
    for place in places where filter.keeps(said[place]) {
      let input = said[place].input
      if counts[input] == nil { items.append(.heading(input: input)) }
      items.append(.line(place))
      counts[input, default: 0] += 1
    }
  }

  /// How much was said of a kind, listed or not.
  public func count(of kind: HeardKind) -> Int { ofKinds[kind] ?? 0 }

  /// How much the filter hides.
  public var hiddenCount: Int { said.count - counts.values.reduce(0, +) }

  /// What was said up to a moment.
  ///
  /// - Parameters:
  ///   - milliseconds: the simulated time of the moment.
  ///   - input: the 1-based number of the last input before it: more may follow at the same time.
  public func until(milliseconds: Int, input: Int) -> SpeechOutline {
    var outline = SpeechOutline()
    outline.filter = filter
    outline.append(
      said.filter { $0.time.milliseconds <= milliseconds && $0.input <= input })
    return outline
  }

  /// How much is listed of what was said after an input, by its 1-based number.
  public func count(ofInput input: Int) -> Int { counts[input] ?? 0 }

  /// The 0-based row of the last heading; `nil` before anything was said.
  public var lastHeading: Int? {
    items.lastIndex { if case .heading = $0 { true } else { false } }
  }

  /// After how many inputs something was said.
  public var inputCount: Int { inputs.count }

  /// What was said at a line of the list; `nil` for a heading.
  public func utterance(at row: Int) -> Utterance? {
    guard items.indices.contains(row), case .line(let place) = items[row] else { return nil }
    return said[place]
  }

  /// Where what is reached at a line is in the order of reading: its 1-based number, and how much
  /// there is; `nil` for what only happens.
  public func readingPlace(at row: Int) -> (number: Int, count: Int)? {
    guard items.indices.contains(row), case .line(let place) = items[row],
      said[place].kind == .element
    else { return nil }
    let first = said[..<place].lastIndex { $0.kind != .element } ?? 0
    let texts = said[first].kind == .shown ? said[first].parts.count { !$0.isWord } : 0
    let end = said[place...].firstIndex { $0.kind != .element } ?? said.endIndex
    return (texts + place - first, texts + end - first - 1)
  }

  /// How many words are said before a person comes to the first button of the dialog that a line is
  /// about; `nil` for a line about something else.
  public func wordsBeforeButton(at row: Int) -> Int? {
    guard items.indices.contains(row), case .line(let place) = items[row],
      let first = said[...place].lastIndex(where: { $0.kind != .element }),
      said[first].kind == .shown, said[first].parts.first?.isWord == true,
      place > first || said[place].kind == .shown
    else { return nil }
    return said[first].parts.filter { !$0.isWord }.map { SpokenWords.count(in: $0.text) }
      .reduce(0, +)
  }

  /// What can be reached before what a line is about; `nil` for the first, and for what only happens.
  public func reachedBefore(_ row: Int) -> Utterance? {
    guard items.indices.contains(row), case .line(let place) = items[row], place > 0,
      said[place].kind == .element, said[place - 1].kind == .element
    else { return nil }
    return said[place - 1]
  }

  /// The lines that are listed as a transcript, or those of some rows.
  public func transcript(of rows: [Int]? = nil) -> String {
    let lines = (rows ?? Array(items.indices)).compactMap { utterance(at: $0) }
    return lines.map { SpeechText.line($0) + "\n" }.joined()
  }

  /// The rows of a heading's group, the heading left out; the row itself for a line.
  public func rows(of row: Int) -> [Int] {
    guard items.indices.contains(row), case .heading = items[row] else { return [row] }
    return items.indices[(row + 1)...].prefix {
      if case .line = items[$0] { true } else { false }
    }.map { $0 }
  }

  /// What is heard at a line, for a voice: the line, or what was said after the input of a heading.
  public func words(at row: Int) -> String? {
    guard items.indices.contains(row) else { return nil }
    switch items[row] {
    case .line(let place): return said[place].sentence
    case .heading(let input):
      return said.filter { $0.input == input }.map(\.sentence).joined(separator: " ")
    }
  }

  /// What is heard since the last input, for a voice; `nil` before anything was said.
  public var lastWords: String? {
    said.last.map { last in
      said.filter { $0.input == last.input }.map(\.sentence).joined(separator: " ")
    }
  }
}

extension Utterance {
  /// The parts as a sentence, with the pauses of a voice.
  fileprivate var sentence: String {
    let words = parts.map(\.text).joined(separator: ", ")
    return words.last?.isPunctuation == true ? words : words + "."
  }
}
