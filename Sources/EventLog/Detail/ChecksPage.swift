import CBehaviour
import Texts

/// The sections of docs/checks.md, as it was when the program was built.
public enum ChecksPage {
  /// A section: its heading and its lines, without marks of Markdown.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// What is under it, a paragraph each.
    public var lines: [String]
  }

  /// The section about a finding; `nil` where the page has none.
  ///
  /// - Parameter word: the finding's word.
  public static func section(about word: String) -> Section? {
    section(about: word, in: String(cString: rehearsal_checks_page()))
  }

  /// The same for a page of this text.
  static func section(about word: String, in page: String) -> Section? {
    var sections: [(heading: Substring, lines: [Substring])] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("##") {
        sections.append((line, []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    let mark = "`\(word)`"
    let found =
      sections.first { $0.heading.hasSuffix("(\(mark))") }
      ?? sections.first { $0.lines.contains { $0.has(mark) } }
    return found.map { heading, lines in
      let start = heading.place(of: "</a>")?.upperBound ?? heading.startIndex
      return Section(
        title: plain(heading[start...].drop { $0 == "#" || $0 == " " }), lines: lines.map(plain))
    }
  }

  private static func plain(_ text: Substring) -> String {
    text.filter { $0 != "`" && $0 != "*" }
  }
}
