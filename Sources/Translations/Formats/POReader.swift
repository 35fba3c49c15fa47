internal import Scenario
internal import Texts

/// Reads a catalogue of gettext.
struct POReader {
  private var file = TranslationFile()
  private var language: String?
  /// The entry that is read, as far as it is.
  private var entry = Entry()

  private struct Entry {
    var line = 0
    var text: String?
    var translation: String?
    /// Whether a translator has still to look at it.
    var isFuzzy = false
    var hasForms = false
    var comment = ""
    /// What a line with nothing but a text adds to.
    var part = Part.none
  }

  private enum Part { case none, context, text, translation, forms }

  /// Reads a file.
  ///
  /// - Throws: a fault with its line.
  static func read(_ bytes: [UInt8]) throws(LineFault) -> TranslationFile {
    let text = try TranslationText.decoded(bytes)
    var reader = POReader()
    var number = 0
    for line in text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isEnd) {
      number += 1
      try reader.take(Substring(line.last == "\r" ? line.dropLast() : line), number)
    }
    try reader.finish()
    for index in reader.file.entries.indices {
      reader.file.entries[index].language = reader.language
    }
    return reader.file
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" }

  private mutating func take(_ line: Substring, _ number: Int) throws(LineFault) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let first = line.unicodeScalars.first else { return }
    if first == "#" {
      // A comment begins the next entry; an entry that is not used any more is one too.
      if entry.translation != nil { try finish() }
      if line.hasPrefix("#,"), line.has("fuzzy") { entry.isFuzzy = true }
      if !line.hasPrefix("#~"), !line.hasPrefix("#|") { entry.comment += line.dropFirst() + "\n" }
      return
    }
    if first == "\"" {
      return try add(try POReader.unquoted(line, number), number)
    }
    guard let space = line.firstIndex(where: { $0 == " " || $0 == "\t" || $0 == "\"" }) else {
      throw fault(number)
    }
    let word = line[..<space]
    let value = line[space...].drop { $0 == " " || $0 == "\t" }
    switch word {
    case "msgctxt", "msgid":
      if entry.translation != nil { try finish() }
      if entry.line == 0 { entry.line = number }
      entry.part = word == "msgid" ? .text : .context
      if word == "msgid" { (entry.text, entry.line) = ("", number) }
    case "msgstr":
      guard entry.text != nil else { throw fault(number) }
      (entry.part, entry.translation) = (.translation, "")
    case "msgid_plural": (entry.part, entry.hasForms) = (.forms, true)
    case _ where word.hasPrefix("msgstr["):
      guard entry.text != nil else { throw fault(number) }
      (entry.part, entry.hasForms, entry.translation) = (.forms, true, "")
    default: throw fault(number)
    }
    try add(try POReader.unquoted(value, number), number)
  }

  private func fault(_ line: Int) -> LineFault {
    LineFault(
      line: line,
      message: tr(
        "this is no line of a catalogue; it has “msgid”, “msgstr”, “#” or a text in quotes"))
  }

  private mutating func add(_ text: String, _ number: Int) throws(LineFault) {
    switch entry.part {
    case .none: throw fault(number)
    case .text: entry.text? += text
    case .translation: entry.translation? += text
    case .context, .forms: break
    }
  }

  /// Ends an entry.
  private mutating func finish() throws(LineFault) {
    defer { entry = Entry() }
    guard let text = entry.text else { return }
    guard let translation = entry.translation else {
      throw LineFault(line: entry.line, message: tr("there is a “msgid” without “msgstr”"))
    }
    if entry.hasForms {
      return try file.leaveOut(
        entry.line, tr("“{text}” has forms by number; a document has one text", ["text": text]))
    }
    guard !text.isEmpty else { return try head(translation) }
    try file.add(
      TranslationFile.Entry(
        language: nil, text: text,
        translation: entry.isFuzzy || translation.isEmpty ? nil : translation,
        most: TranslationText.most(in: entry.comment), line: entry.line))
  }

  /// The translation of the empty text says what the file is.
  private mutating func head(_ text: String) throws(LineFault) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { part in
        String(part.drop { $0 == " " })
      }
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      case "language": language = parts[1].split(separator: " ").first.map { String($0) }
      case "content-type":
        let set = parts[1].lowercased()
        guard
          !set.has("charset=") || set.has("utf-8") || set.has("charset=charset")
            || set.has("us-ascii")
        else {
          throw LineFault(
            line: entry.line,
            message: tr("the catalogue says another “charset” than UTF-8; save it in UTF-8"))
        }
      default: break
      }
    }
  }

  /// A text in quotes, without them and with its escapes carried out.
  private static func unquoted(_ text: Substring, _ line: Int) throws(LineFault) -> String {
    var scalars = text.unicodeScalars[...]
    guard scalars.popFirst() == "\"" else { throw noText(line) }
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw noText(line) }
        return String(result)
      case "\\": result.append(try escape(&scalars, line))
      default: result.append(scalar)
      }
    }
    throw noText(line)
  }

  private static func noText(_ line: Int) -> LineFault {
    LineFault(line: line, message: tr("there is no text in quotes that ends on its line"))
  }

  private static func escape(
    _ scalars: inout Substring.UnicodeScalarView, _ line: Int
  ) throws(LineFault) -> Unicode.Scalar {
    guard let scalar = scalars.popFirst() else { throw noText(line) }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "0"..."7":
      var value = scalar.value - 0x30
      for _ in 0..<2 {
        guard let digit = scalars.first, ("0"..."7").contains(digit) else { break }
        value = value << 3 + digit.value - 0x30
        scalars.removeFirst()
      }
      return Unicode.Scalar(value & 0x7F) ?? "\u{FFFD}"
    default: return scalar
    }
  }
}
