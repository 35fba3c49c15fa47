/// What a line of a log says after the name of a method: addresses, a text, a number, an answer.
struct LogWords {
  /// The first address of an object, `0x7fd0a2`; `nil` where there is none.
  private(set) var address: String?
  /// The first text in quotes.
  private(set) var title: String?
  /// The first number that is not part of a word, of an address or of the description of an object
  /// in angle brackets.
  private(set) var number: Int?
  /// What follows an arrow or “returns”: YES, NO, true, false, 1 or 0.
  private(set) var answer: Bool?

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
      if byte == 0x22 {
        let end = bytes[(place + 1)...].firstIndex(of: 0x22) ?? bytes.endIndex
        if title == nil { title = String(decoding: bytes[(place + 1)..<end], as: UTF8.self) }
        place = min(end + 1, bytes.endIndex)
        continue
      }
      if byte == 0x3C { depth += 1 }
      if byte == 0x3E {
        if place > bytes.startIndex, bytes[place - 1] == 0x2D {
          answers = true
        } else {
          depth = max(0, depth - 1)
        }
      }
      let next = place + 1
      let isNegative = byte == 0x2D && next < bytes.endIndex && LogWords.isName(bytes[next])
      guard LogWords.isName(byte) || isNegative else {
        place += 1
        continue
      }
      var end = place + 1
      while end < bytes.endIndex, LogWords.isName(bytes[end]) { end += 1 }
      take(String(decoding: bytes[place..<end], as: UTF8.self), &answers, isInside: depth > 0)
      place = end
    }
  }

  private mutating func take(_ word: String, _ answers: inout Bool, isInside: Bool) {
    if word == "returns" || word == "returned" {
      answers = true
    } else if answers {
      if answer == nil { answer = LogWords.answers[word] }
      answers = false
    } else if word.hasPrefix("0x"), word.count > 4 {
      if address == nil { address = word }
    } else if number == nil, !isInside {
      number = Int(word)
    }
  }

  private static let answers = [
    "YES": true, "true": true, "1": true, "NO": false, "false": false, "0": false,
  ]
}
