internal import PrototypeFile
internal import Scenario
internal import Texts

/// Reads a catalogue of Xcode, which is JSON.
struct CatalogReader {
  private var file = TranslationFile()
  /// The bytes, in which the lines of texts are found: they come in the order of the file.
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  /// Reads a file.
  ///
  /// - Throws: a fault with its line.
  static func read(_ bytes: [UInt8]) throws(LineFault) -> TranslationFile {
    let bytes = Array(TranslationText.withoutMark(bytes[...]))
    var reader = CatalogReader(bytes: bytes)
    let root: JSONValue
    do throws(JSONReader.Failure) {
      root = try JSONReader.value(of: bytes)
    } catch {
      throw reader.fault(error)
    }
    guard case .object(let texts)? = root["strings"] else {
      throw LineFault(
        line: 1,
        message: tr("this is no catalogue of texts: it has no map “{key}”", ["key": "strings"]))
    }
    reader.file.source = root["sourceLanguage"]?.text
    for entry in texts { try reader.take(entry.key, entry.value) }
    return reader.file
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ failure: JSONReader.Failure) -> LineFault {
    switch failure {
    case .unexpected(let place):
      LineFault(
        line: bytes.prefix(place).count { $0 == 0x0A } + 1, message: tr("this is no JSON"))
    case .tooDeep: LineFault(line: 1, message: tr("it has more levels than a catalogue of texts"))
    }
  }

  private mutating func take(_ text: String, _ value: JSONValue) throws(LineFault) {
    let line = moved(to: text)
    let most = value["comment"]?.text.flatMap { TranslationText.most(in: $0) }
    guard case .object(let languages)? = value["localizations"] else { return }
    for (language, localization) in languages {
      guard let unit = localization["stringUnit"] else {
        try file.leaveOut(
          line,
          tr(
            "“{text}” has forms by number or device in {language}; a document has one text",
            ["text": text, "language": language]))
        continue
      }
      let translation = unit["state"]?.text == "new" ? nil : unit["value"]?.text
      try file.add(
        TranslationFile.Entry(
          language: language, text: text,
          translation: translation?.isEmpty == true ? nil : translation, most: most, line: line))
    }
  }

  /// The line of a key, looked for after the one before; where it is written with other escapes, the
  /// line of that one.
  private mutating func moved(to key: String) -> Int {
    let wanted = Array(JSONText.quoted(key).utf8)
    var start = place
    while start + wanted.count <= bytes.count {
      guard let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return line }
      if bytes[quote...].starts(with: wanted) {
        line += bytes[place..<quote].count { $0 == 0x0A }
        place = quote
        return line
      }
      start = quote + 1
    }
    return line
  }
}
