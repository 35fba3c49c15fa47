/// Writes a tree as a document in every form that YAML has, by chance.
///
/// What it writes need not be right in every case; whoever uses it reads it again.
struct OddWriter {
  private var random: Randomness
  private let (indent, listIndent, dash): (Int, Int, Int)
  private let (comments, blanks, brackets, oddForms): (Int, Int, Int, Int)
  private let end: String

  init(_ random: Randomness) {
    var random = random
    indent = random.one(of: [2, 2, 2, 4, 1, 3])
    listIndent = random.one(of: [2, 2, 0, 4, 1])
    dash = random.one(of: [2, 2, 2, 3, 4])
    comments = random.one(of: [0, 5, 20, 40])
    blanks = random.one(of: [0, 5, 30])
    brackets = random.one(of: [0, 10, 30, 100])
    oddForms = random.one(of: [0, 5, 20])
    end = random.one(of: ["\n", "\n", "\n", "\r\n", "\r\n", "\r", "\u{85}", "\u{2028}"])
    self.random = random
  }

  /// The bytes of a document.
  mutating func document(_ tree: Tree) -> [UInt8] {
    var text = random.happens(5) ? "\u{FEFF}" : ""
    if random.happens(20) { text += "# about the file" + end }
    if random.happens(5) { text += "---" + end }
    if random.happens(brackets / 4) {
      text += flow(tree, 0, isBroken: random.happens(50)) + end
    } else {
      let column = random.happens(5) ? indent : 0
      text += spaces(column) + block(tree, column) + end
    }
    if random.happens(5) { text += "..." + end }
    if random.happens(20) { text += "# the end" + end }
    if random.happens(20), text.hasSuffix(end) { text.removeLast() }
    return Array(text.utf8)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func note() -> String {
    random.happens(comments) ? random.one(of: [" # note", "   # two: [", "\t# it's"]) : ""
  }

  /// What is between two parts: an end of a line, empty lines, and comments.
  private mutating func gap(_ column: Int) -> String {
    var text = note() + end
    if random.happens(blanks) { text += random.one(of: [end, "  " + end, end + end]) }
    if random.happens(comments) {
      text += spaces(random.one(of: [column, column, column + 2])) + "# above: x" + end
      if random.happens(20) { text += end }
    }
    return text + spaces(column)
  }

  // MARK: - Lines

  private mutating func block(_ tree: Tree, _ column: Int) -> String {
    switch tree {
    case .map(let entries) where !entries.isEmpty:
      var text = ""
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += gap(column) }
        let key = key(entry.key)
        if random.happens(oddForms / 2) {
          text += "? " + key + end + spaces(column) + ":"
        } else {
          text += key + ":"
        }
        text += value(entry.value, column, random.happens(10) ? 4 : indent, listIndent)
      }
      return text
    case .list(let items) where !items.isEmpty:
      return items.enumerated().map { index, item in
        (index > 0 ? gap(column) : "") + "-" + self.item(item, column)
      }.joined()
    default: return flow(tree, column, isBroken: false)
    }
  }

  private mutating func item(_ item: Tree, _ column: Int) -> String {
    guard (item.count ?? 0) > 0, !random.happens(brackets), !random.happens(oddForms) else {
      return value(item, column, dash, dash)
    }
    return spaces(dash - 1) + block(item, column + dash)
  }

  /// What is behind a colon or a dash.
  private mutating func value(
    _ tree: Tree, _ column: Int, _ step: Int, _ listStep: Int
  ) -> String {
    if case .scalar(let text, let isPlain) = tree {
      return scalar(text, isPlain: isPlain, column)
    }
    if (tree.count ?? 0) == 0 || random.happens(brackets) {
      return " " + flow(tree, column, isBroken: random.happens(30))
    }
    let isList = if case .list = tree { true } else { false }
    let inner = column + (isList ? listStep : step)
    return gap(inner) + block(tree, inner)
  }

  private mutating func scalar(_ text: String, isPlain: Bool, _ column: Int) -> String {
    let gaps = ["  ", "\t", end + spaces(column + 1)]
    let gap = random.happens(oddForms) ? random.one(of: gaps) : " "
    if isPlain { return text.isEmpty ? "" : gap + text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isBlock = lines.count > 1 && text.allSatisfy { $0.isASCII && $0 != "\t" }
    if isBlock, !lines[0].isEmpty, !lines[0].hasPrefix(" "), random.happens(60) {
      return literal(lines.map { String($0) }, column)
    }
    return gap + quoted(text, column: column)
  }

  private mutating func literal(_ lines: [String], _ column: Int) -> String {
    var lines = lines
    var mark = "|-"
    if lines.last?.isEmpty == true {
      lines.removeLast()
      mark = "|"
    }
    if lines.last?.isEmpty == true { mark = "|+" }
    let inner = column + random.one(of: [1, 2, 2, 4])
    if random.happens(10) { mark += String(inner - column) }
    return " " + mark + note()
      + lines.map { end + ($0.isEmpty ? "" : spaces(inner) + $0) }.joined()
  }

  // MARK: - Texts and brackets

  private mutating func key(_ key: String) -> String {
    isSafe(key) && !random.happens(oddForms) ? key : quoted(key, column: nil)
  }

  private func isSafe(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " -".contains($0)) }
      && text.last != " "
  }

  /// A text in quotes, or without if that is the same; over lines only below a column.
  private mutating func quoted(_ text: String, column: Int?) -> String {
    let isOdd = random.happens(oddForms)
    if isSafe(text), !["true", "null", "No"].contains(text), random.happens(70) {
      guard isOdd, let column, let space = text.firstIndex(of: " ") else { return text }
      return text[..<space] + end + spaces(column + 2) + text[space...].dropFirst()
    }
    if text.allSatisfy({ $0.isASCII && $0 >= " " }), random.happens(40) {
      return "'" + text.replacing("'", with: "''") + "'"
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{85}", "\u{2028}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func flow(_ tree: Tree, _ column: Int, isBroken: Bool) -> String {
    let parts: [String]
    switch tree {
    case .scalar(let text, let isPlain):
      return isPlain && !text.isEmpty ? text : isPlain ? "~" : quoted(text, column: nil)
    case .list(let items): parts = items.map { flow($0, column + 2, isBroken: false) }
    case .map(let entries):
      parts = entries.map { entry in
        let key = key(entry.key)
        let gap = key.hasSuffix("\"") && random.happens(oddForms) ? "" : " "
        return key + ":" + gap + flow(entry.value, column + 2, isBroken: random.happens(10))
      }
    }
    let isList = if case .list = tree { true } else { false }
    let (open, close) = isList ? ("[", "]") : ("{", "}")
    if parts.isEmpty { return open + close }
    let comma = random.happens(oddForms) ? "," : ""
    guard isBroken else {
      let inner = random.happens(oddForms) ? " " : ""
      return open + inner + parts.joined(separator: ", ") + comma + inner + close
    }
    var text = open
    for (index, part) in parts.enumerated() {
      text += gap(column + 2) + part + (index < parts.count - 1 ? "," : comma)
    }
    return text + gap(column + 1) + close
  }
}
