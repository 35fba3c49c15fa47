internal import Scenario
internal import Texts

/// Reads XLIFF: version 1.2, as Xcode writes it, and 2.0.
final class XLIFFReader: XMLTaker {
  private var file = TranslationFile()
  /// The elements that are open, outermost first.
  private var path: [String] = []
  private var language: String?
  /// The text that is read.
  private var unit: TranslationFile.Entry?
  /// Why that can't be in a document.
  private var refusal: String?
  private var isReady = true
  private var note = ""
  /// What the text between tags belongs to.
  private var taking: Part?

  private enum Part { case source, target, note }

  /// Elements whose text is a part of the text around them.
  private static let transparent: Set<String> = ["g", "mrk", "pc", "sc", "ec", "sm", "em"]
  /// The states of a translation that is not one yet.
  private static let unready: Set<String> = [
    "new", "needs-translation", "needs-adaptation", "needs-l10n",
  ]

  /// Reads a file.
  ///
  /// - Throws: a fault with its line.
  static func read(_ bytes: [UInt8]) throws(LineFault) -> TranslationFile {
    let reader = XLIFFReader()
    try XMLEvents.read(bytes, to: reader)
    return reader.file
  }

  func begin(_ name: String, _ attributes: [String: String], _ line: Int) throws(LineFault) {
    defer { path.append(name) }
    guard let parent = path.last else {
      guard name == "xliff" else {
        throw LineFault(
          line: line,
          message: tr(
            "this is no XLIFF: it begins with <{name}>", ["name": OneLine.beginning(name)]))
      }
      return languages(attributes["srcLang"], attributes["trgLang"])
    }
    if taking != nil, taking != .note { return inside(name) }
    switch (name, parent) {
    case ("file", "xliff"):
      languages(attributes["source-language"], attributes["target-language"])
    case ("trans-unit", _), ("unit", _):
      unit = TranslationFile.Entry(language: language, text: "", line: line)
      (refusal, isReady, note) = (nil, true, "")
      if attributes["size-unit"] == "char" {
        unit?.most = attributes["maxwidth"].flatMap { Int($0) }
      }
    case ("source", "trans-unit"), ("source", "segment"): taking = .source
    case ("target", "trans-unit"), ("target", "segment"):
      taking = .target
      if unit?.translation == nil { unit?.translation = "" }
      if let state = attributes["state"], XLIFFReader.unready.contains(state) { isReady = false }
    // Those of a unit, or of its notes.
    case ("note", "trans-unit"), ("note", "notes"): taking = .note
    default: break
    }
  }

  private func languages(_ source: String?, _ target: String?) {
    if let source { file.source = source }
    language = target ?? language
  }

  /// An element inside a text.
  private func inside(_ name: String) {
    guard !XLIFFReader.transparent.contains(name) else { return }
    refusal = tr(
      "there is a <{name}> in the text; a document has plain texts",
      ["name": OneLine.beginning(name)])
  }

  func take(_ text: String) {
    switch taking {
    case .source: unit?.text += text
    case .target: unit?.translation? += text
    case .note: note += text + "\n"
    case nil: break
    }
  }

  func end(_ name: String, _ line: Int) throws(LineFault) {
    path.removeLast()
    switch name {
    case "source", "target", "note":
      if ["trans-unit", "segment", "notes"].contains(path.last) { taking = nil }
    case "trans-unit", "unit":
      guard var unit else { return }
      self.unit = nil
      if let refusal { return try file.leaveOut(unit.line, refusal) }
      if !isReady || unit.translation?.isEmpty == true { unit.translation = nil }
      unit.most = unit.most ?? TranslationText.most(in: note)
      try file.add(unit)
    default: break
    }
  }
}
