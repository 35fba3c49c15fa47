/// The call that a line describes, without its time and without repeated spaces.
public struct CallLine: Hashable, Sendable {
  /// The line with one space between its words and none around them.
  public let text: String

  /// The call that a line describes, as written in a document or printed by `trace`.
  ///
  /// Spaces inside a quoted text are kept, because they are part of what was typed. A character
  /// that a line of a document cannot contain is escaped, as in JSON.
  public init(_ line: String) {
    var words = CallLine.words(line)
    // A number is a time only before a target, because a dialog may be called “1.000” too.
    if words.count > 2, CallLine.isTime(words[0]), !words[1].contains(":") { words.removeFirst() }
    text = words.joined(separator: " ")
  }

  /// Whether the line describes no call: it is empty, or a comment.
  var isEmpty: Bool { text.isEmpty || text.hasPrefix("#") }

  /// What the call is about; empty where the line is.
  public var target: Substring { text.prefix { $0 != " " } }

  /// The name of the method; empty where there is none.
  public var selector: Substring { rest.prefix { $0 != " " } }

  /// Target and method, or what there is of them.
  var start: String { selector.isEmpty ? String(target) : "\(target) \(selector)" }

  /// The arguments of the method; empty where it has none.
  public var arguments: Substring { arguments(andReturned: false) }

  /// The returned value; empty where there is none.
  public var returned: Substring { arguments(andReturned: true) }

  private var rest: Substring { text.dropFirst(target.count + 1) }

  private func arguments(andReturned returned: Bool) -> Substring {
    let behind = rest.dropFirst(selector.count + 1)
    if behind.hasPrefix("-> ") { return returned ? behind.dropFirst(3) : "" }
    // The last arrow: an earlier one is part of a text.
    var arrow: Substring.Index?
    var place = behind.startIndex
    while place < behind.endIndex {
      if behind[place...].hasPrefix(" -> ") { arrow = place }
      place = behind.index(after: place)
    }
    guard let arrow else { return returned ? "" : behind }
    return returned ? behind[arrow...].dropFirst(4) : behind[..<arrow]
  }

  /// Whether a word is a number of seconds, with decimals or without.
  private static func isTime(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if !isQuoted, scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n" {
        if !word.isEmpty { words.append(String(word)) }
        word.removeAll()
        continue
      }
      if scalar == "\"" && !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && scalar == "\\" && !isEscaped
      if isQuoted && mustBeEscaped(scalar) {
        word += escape(scalar)
      } else {
        word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// Whether YAML takes a character for a line end, or for none at all.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    let digits = String(scalar.value, radix: 16)
    return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
  }
}
