import DialogModel
public import EventLog

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
  private var counts: [Int: Int] = [:]

  /// Nothing has been said.
  public init() {}

  /// Adds what was said after the rest.
  public mutating func append(_ new: [Utterance]) {
    for utterance in new {
      if said.last?.input != utterance.input { items.append(.heading(input: utterance.input)) }
      items.append(.line(said.count))
      said.append(utterance)
      counts[utterance.input, default: 0] += 1
    }
  }

  /// What was said up to a moment.
  ///
  /// - Parameters:
  ///   - milliseconds: the simulated time of the moment.
  ///   - input: the 1-based number of the last input before it: more may follow at the same time.
  public func until(milliseconds: Int, input: Int) -> SpeechOutline {
    var outline = SpeechOutline()
    outline.append(
      said.filter { $0.time.milliseconds <= milliseconds && $0.input <= input })
    return outline
  }

  /// How much was said after an input, by its 1-based number.
  public func count(ofInput input: Int) -> Int { counts[input] ?? 0 }

  /// The 0-based row of the last heading; `nil` before anything was said.
  public var lastHeading: Int? {
    items.lastIndex { if case .heading = $0 { true } else { false } }
  }

  /// After how many inputs something was said.
  public var inputCount: Int { counts.count }

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
