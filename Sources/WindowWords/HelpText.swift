import Texts

/// A page of the documentation for a label of the window.
///
/// The pages are written in the plain part of Markdown: headings, paragraphs, lists, tables, code and
/// links; of a link only its text is left.
public struct HelpText: Sendable {
  /// The title of the page: its first heading.
  public let title: String
  /// The page in Pango's markup.
  public let markup: String

  /// The longest page, in bytes.
  public static let most = 1 << 19

  /// A page of this text.
  public init(_ text: String) {
    var (title, blocks): (String?, [String]) = (nil, [])
    var (isCode, isParagraph) = (false, false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
        isParagraph = false
        continue
      }
      if isCode {
        blocks.append("<tt>\(HelpText.escaped(line))</tt>")
        continue
      }
      // Pictures are on the site; a label has none.
      if line.hasPrefix("![") { continue }
      let level = line.prefix { $0 == "#" }.count
      if level > 0, line.dropFirst(level).hasPrefix(" ") {
        let words = HelpText.inline(line.dropFirst(level + 1))
        if title == nil { title = String(line.dropFirst(level + 1)) }
        if blocks.last != "" { blocks.append("") }
        let bold = "<big><b>\(words)</b></big>"
        blocks.append(level == 1 ? "<big>\(bold)</big>" : bold)
        isParagraph = false
      } else if line.hasPrefix("|") {
        if let row = HelpText.row(line) { blocks.append(row) }
        isParagraph = false
      } else if line.allSatisfy(\.isWhitespace) {
        if blocks.last != "" { blocks.append("") }
        isParagraph = false
      } else {
        let isItem = line.drop { $0 == " " }.hasPrefix("- ")
        let words =
          isItem
          ? "• " + HelpText.inline(line.drop { $0 == " " }.dropFirst(2)) : HelpText.inline(line)
        if isParagraph, !isItem, let last = blocks.popLast() {
          blocks.append(last + " " + words)
        } else {
          blocks.append(words)
        }
        isParagraph = true
      }
    }
    self.title = title ?? ""
    markup = blocks.drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// A row of a table: its first cell in bold, the others after it; `nil` for the line below the heads.
  private static func row(_ line: Substring) -> String? {
    guard !line.allSatisfy({ "|-: ".contains($0) }) else { return nil }
    var cells: [Substring] = []
    var (start, isCode) = (line.index(after: line.startIndex), false)
    for place in line.indices.dropFirst() {
      if line[place] == "`" { isCode.toggle() }
      guard line[place] == "|", !isCode, line[line.index(before: place)] != "\\" else { continue }
      cells.append(line[start..<place])
      start = line.index(after: place)
    }
    let words = cells.map { inline($0) }
    guard let first = words.first else { return nil }
    return (["<b>\(first)</b>"] + words.dropFirst()).filter { !$0.isEmpty }.joined(separator: " — ")
  }

  /// A line with its code, its emphasis and the texts of its links.
  private static func inline(_ text: Substring) -> String {
    let all = Array(text)
    var (result, place) = ("", all.first == " " ? 1 : 0)
    func end(_ mark: String, from start: Int) -> Int? {
      let mark = Array(mark)
      return all.indices.dropFirst(start).first {
        $0 + mark.count <= all.count && Array(all[$0..<$0 + mark.count]) == mark
      }
    }
    while place < all.count {
      let rest = all[place...]
      if rest.first == "`", let close = end("`", from: place + 1) {
        result += "<tt>\(escaped(String(all[place + 1..<close])))</tt>"
        place = close + 1
      } else if rest.starts(with: "**"), let close = end("**", from: place + 2) {
        result += "<b>\(escaped(String(all[place + 2..<close])))</b>"
        place = close + 2
      } else if rest.first == "*", let close = end("*", from: place + 1), close > place + 1 {
        result += "<i>\(escaped(String(all[place + 1..<close])))</i>"
        place = close + 1
      } else if rest.first == "[", let middle = end("](", from: place),
        let close = end(")", from: middle)
      {
        result += inline(Substring(String(all[place + 1..<middle])))
        place = close + 1
      } else if rest.first == "<", let close = end(">", from: place) {
        // An anchor of the page.
        place = close + 1
      } else {
        result += escaped(String(all[place]))
        place += 1
      }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    MarkupText.escaped(String(text))
  }
}
