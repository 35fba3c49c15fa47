internal import Scenario
internal import Texts

/// Reads a property list of texts, in UTF-8 or with a mark in UTF-16.
struct StringsReader {
  /// The last line of the comment on a text that is not translated yet.
  static let stub = "to be translated"

  private var rest: Substring.UnicodeScalarView
  private var line = 1
  /// The comments since the last text.
  private var comment = ""

  /// Reads a file.
  ///
  /// - Throws: a fault with its line.
  static func read(_ bytes: [UInt8]) throws(LineFault) -> TranslationFile {
    let text = try TranslationText.decoded(bytes)
    var reader = StringsReader(rest: text.unicodeScalars[...])
    var file = TranslationFile()
    while try reader.skip() {
      let start = reader.line
      let key = try reader.text()
      var value = key
      _ = try reader.skip()
      if reader.take("=") {
        _ = try reader.skip()
        value = try reader.text()
        _ = try reader.skip()
      }
      guard reader.take(";") else {
        throw reader.fault(tr("“;” is missing after “{text}”", ["text": OneLine.beginning(value)]))
      }
      let isStub = value == key && reader.comment.hasSuffix(stub)
      try file.add(
        TranslationFile.Entry(
          language: nil, text: key, translation: isStub || value.isEmpty ? nil : value,
          most: TranslationText.most(in: reader.comment), line: start))
      reader.comment = ""
    }
    return file
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private func fault(_ message: String) -> LineFault { LineFault(line: line, message: message) }

  @discardableResult
  private mutating func next() -> Unicode.Scalar? {
    let scalar = rest.popFirst()
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    next()
    return true
  }

  /// Passes over spaces and comments.
  ///
  /// - Returns: whether something follows.
  private mutating func skip() throws(LineFault) -> Bool {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        next()
      } else if rest.starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else if rest.starts(with: "//".unicodeScalars) {
        let text = rest.prefix { $0 != "\n" }
        comment = String(Substring(text.dropFirst(2)))
        rest = rest[text.endIndex...]
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(LineFault) {
    let start = line
    rest.removeFirst(2)
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      if scalar == "*", rest.first == "/" {
        next()
        let end = text.lastIndex { !$0.properties.isWhitespace }
        comment = end.map { String(Substring(text[...$0])) } ?? ""
        return
      }
      text.append(scalar)
    }
    throw LineFault(
      line: start, message: tr("a comment never ends; it lacks “{end}”", ["end": "*/"]))
  }

  /// A text in quotes, or a word without them.
  private mutating func text() throws(LineFault) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains($0)
      }
      guard !word.isEmpty else {
        throw fault(tr("there is no text in quotes; a line is “key” = “text”;"))
      }
      rest = rest[word.endIndex...]
      return String(Substring(word))
    }
    let start = line
    next()
    var result = String.UnicodeScalarView()
    while let scalar = next() {
      switch scalar {
      case "\"": return String(result)
      case "\\": escape(&result)
      default: result.append(scalar)
      }
    }
    throw LineFault(line: start, message: tr("a text never ends; it lacks “{end}”", ["end": "\""]))
  }

  private mutating func escape(_ result: inout String.UnicodeScalarView) {
    switch next() {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "U", "u":
      let first = unit()
      // Two halves of a pair are two escapes.
      guard (0xD800..<0xDC00).contains(first), rest.starts(with: "\\U".unicodeScalars) else {
        return result.append(Unicode.Scalar(first) ?? "\u{FFFD}")
      }
      rest.removeFirst(2)
      let second = unit()
      let pair = 0x10000 + (first - 0xD800) << 10 + (max(second, 0xDC00) - 0xDC00)
      result.append(Unicode.Scalar(pair) ?? "\u{FFFD}")
    case let other?: result.append(other)
    case nil: break
    }
  }

  /// Up to four hexadecimal digits.
  private mutating func unit() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = rest.first, digit.isASCII, let number = Character(digit).hexDigitValue
      else {
        break
      }
      value = value << 4 + UInt32(number)
      next()
    }
    return value
  }
}
