public import CodeWriting

/// The parts of a line of code that have colours.
///
/// A line is read by itself: no text and no comment of the generated code goes on in the next one.
public struct CodeColors: Sendable {
  /// What a part is.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case keyword, text, number, comment
  }

  /// A part, in 0-based places of Unicode scalars.
  public struct Span: Hashable, Sendable {
    /// Where it is.
    public var range: Range<Int>
    /// What it is.
    public var kind: Kind
  }

  /// The parts, from left to right.
  public private(set) var spans: [Span] = []

  /// More of a line has no colours, so that a very long one does not hold up the window.
  private static let most = 2_000

  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// The colours of a line.
  public init(_ line: String, _ form: CodeForm) {
    scalars = Array(line.unicodeScalars.prefix(CodeColors.most))
    let words = CodeColors.words(form)
    while place < scalars.count { step(words) }
  }

  private func at(_ offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(place + offset) ? scalars[place + offset] : nil
  }

  private mutating func take(_ kind: Kind, upTo end: Int) {
    let end = min(end, scalars.count)
    spans.append(Span(range: place..<end, kind: kind))
    place = end
  }

  private mutating func step(_ words: Set<String>) {
    let scalar = scalars[place]
    if scalar == "/", at(1) == "/" { return take(.comment, upTo: scalars.count) }
    if scalar == "/", at(1) == "*" { return take(.comment, upTo: endOfComment) }
    if scalar == "\"" || scalar == "@" && at(1) == "\"" { return take(.text, upTo: endOfText) }
    if CodeColors.isName(scalar) || scalar == "@" || scalar == "#" {
      var end = place + 1
      while end < scalars.count, CodeColors.isName(scalars[end]) { end += 1 }
      let word = String(String.UnicodeScalarView(scalars[place..<end]))
      if words.contains(word) { return take(.keyword, upTo: end) }
      if ("0"..."9").contains(scalar) { return take(.number, upTo: end) }
      place = end
      return
    }
    place += 1
  }

  private var endOfComment: Int {
    var end = place + 2
    while end < scalars.count, scalars[end - 1] != "*" || scalars[end] != "/" { end += 1 }
    return end + 1
  }

  private var endOfText: Int {
    var end = place + (scalars[place] == "@" ? 2 : 1)
    while end < scalars.count, scalars[end] != "\"" { end += scalars[end] == "\\" ? 2 : 1 }
    return end + 1
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  private static func words(_ form: CodeForm) -> Set<String> {
    switch form {
    case .objectiveC, .probe: objectiveC
    case .swift2013, .alertController, .swiftUI, .uiTest: swift
    case .strings: []
    case .catalogue: ["true", "false", "null"]
    }
  }

  private static let swift: Set<String> = [
    "as", "async", "await", "case", "class", "default", "deinit", "do", "else", "enum",
    "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "let",
    "nil", "override", "private", "return", "self", "some", "static", "struct", "super",
    "switch", "throw", "throws", "true", "try", "var", "weak", "where", "while", "@MainActor",
    "@State",
  ]

  private static let objectiveC: Set<String> = [
    "#import", "@class", "@end", "@implementation", "@interface", "@property", "@selector",
    "BOOL", "NO", "YES", "assign", "copy", "else", "for", "id", "if", "int", "long", "nil",
    "nonatomic", "return", "self", "static", "strong", "super", "switch", "unsigned", "void",
    "weak", "while",
  ]
}
