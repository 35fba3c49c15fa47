/// What a line of a log says after the name of a method: addresses, a text, a number, an answer.
struct LogWords {
  /// The first address of an object, `0x7fd0a2`; `nil` where there is none.
  private(set) var address: String?
  /// The first class in a description, `<UIAlertView: 0x7fd0a2>`.
  private(set) var type: String?
  /// The first word that is a view controller's class by its ending.
  private(set) var controller: String?
  /// The first text in quotes, straight or typographic.
  private(set) var title: String?
  /// The first number that is not part of a word, of an address, of a time, of a place in a source
  /// or of the description of an object in angle brackets; one that is called an index before others.
  private(set) var number: Int?
  /// What follows an arrow or “returns”: YES, NO, true, false, 1 or 0.
  private(set) var answer: Bool?

  private var isIndex = false
  private var previous = ""

  /// Whether a byte can be in a name.
  static func isName(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
      || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F
  }

  init(_ bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    var answers = false
    /// How many angle brackets are open.
    var depth = 0
    while place < bytes.endIndex {
      let byte = bytes[place]
      if let quote = LogWords.quoted(bytes, at: place) {
        if title == nil { title = String(decoding: bytes[quote.text], as: UTF8.self) }
        place = quote.end
        continue
      }
      if byte == 0x3C { depth += 1 }
      if byte == 0x3E {
        if place > bytes.startIndex, bytes[place - 1] == 0x2D || bytes[place - 1] == 0x3D {
          answers = true
        } else {
          depth = max(0, depth - 1)
        }
      }
      // The arrows → and ⇒.
      if bytes[place...].starts(with: [0xE2, 0x86, 0x92])
        || bytes[place...].starts(with: [0xE2, 0x87, 0x92])
      {
        answers = true
      }
      let next = place + 1
      let isNegative = byte == 0x2D && next < bytes.endIndex && LineWords.isDigit(bytes[next])
      guard LogWords.isName(byte) || isNegative else {
        place += 1
        continue
      }
      var end = place + 1
      while end < bytes.endIndex, LogWords.isName(bytes[end]) { end += 1 }
      take(bytes, place..<end, &answers, isInside: depth > 0)
      place = end
    }
  }

  private mutating func take(
    _ bytes: ArraySlice<UInt8>, _ place: Range<Int>, _ answers: inout Bool, isInside: Bool
  ) {
    let word = String(decoding: bytes[place], as: UTF8.self)
    defer { previous = word }
    if controller == nil, word.hasSuffix("Controller") || word.hasSuffix("VC"),
      LineWords.isUpper(bytes[place.lowerBound])
    {
      controller = word
    }
    if LogWords.answering.contains(word.lowercased()) {
      answers = true
    } else if answers {
      if answer == nil { answer = LogWords.answers[word] }
      answers = false
    } else if word.hasPrefix("0x"), word.count > 4 {
      if address == nil { address = word }
      if type == nil, isInside { type = previous }
    } else if !isInside, let value = Int(word), isAlone(bytes, place) {
      let isNamed = LogWords.indices.contains(previous.lowercased())
      if number == nil || (isNamed && !isIndex) { (number, isIndex) = (value, isNamed) }
    }
  }

  /// Whether digits are a number of their own.
  private func isAlone(_ bytes: ArraySlice<UInt8>, _ place: Range<Int>) -> Bool {
    guard !LogWords.places.contains(previous.lowercased()) else { return false }
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && LineWords.isDigit(bytes[index])
    }
    let (before, after) = (place.lowerBound - 1, place.upperBound)
    let joints: Set<UInt8> = [0x2E, 0x2C, 0x3A, 0x2D, 0x2F]
    if bytes.indices.contains(before), joints.contains(bytes[before]), isDigit(before - 1) {
      return false
    }
    if bytes.indices.contains(after), joints.contains(bytes[after]), isDigit(after + 1) {
      return false
    }
    // A minus between digits is part of a date.
    return !(bytes[place.lowerBound] == 0x2D && isDigit(before))
  }

  /// The text in quotes that begins at a place, and where it ends.
  private static func quoted(
    _ bytes: ArraySlice<UInt8>, at place: Int
  ) -> (text: Range<Int>, end: Int)? {
    guard let quote = quotes.first(where: { bytes[place...].starts(with: $0.open) }) else {
      return nil
    }
    let isStraight = quote.open == [0x27]
    // An apostrophe is in a word.
    if isStraight, place > bytes.startIndex, isName(bytes[place - 1]) { return nil }
    let start = place + quote.open.count
    var end = start
    while end < bytes.endIndex {
      if let close = quote.close.first(where: { bytes[end...].starts(with: $0) }) {
        return (start..<end, end + close.count)
      }
      end += 1
    }
    return isStraight ? nil : (start..<bytes.endIndex, bytes.endIndex)
  }

  private static let quotes: [(open: [UInt8], close: [[UInt8]])] = [
    ("\"", ["\""]), ("'", ["'"]), ("“", ["”", "“"]), ("„", ["“", "”"]), ("«", ["»"]), ("»", ["«"]),
    ("‘", ["’"]), ("‚", ["‘", "’"]), ("‹", ["›"]), ("「", ["」"]),
  ].map { pair in (Array(pair.0.utf8), pair.1.map { Array($0.utf8) }) }

  private static let answering: Set<String> = [
    "returns", "returned", "return", "returning", "answer", "answers", "answered", "result",
  ]
  private static let answers = [
    "YES": true, "true": true, "1": true, "NO": false, "false": false, "0": false,
    "yes": true, "no": false,
  ]
  private static let indices: Set<String> = ["index", "buttonindex", "button", "i"]
  /// Words before the number of a line, of a thread or of a process.
  private static let places: Set<String> = [
    "line", "thread", "tid", "pid", "m", "mm", "swift", "number", "animated", "queue", "ms",
  ]
}
