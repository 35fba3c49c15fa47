public import DialogModel
public import DialogSimulator
import Texts

/// Rows as `trace` prints them: one line each, the same in every language.
public struct TextLine: Sendable {
  private let words: RowWords

  /// Lines about a prototype.
  public init(_ prototype: Prototype) {
    words = RowWords(names: Names(prototype))
  }

  /// The line of a row; `nil` for a row that no `expect` lists, unless all are wanted.
  ///
  /// - Parameter all: also what is not a call, and at the end of each line its rule in brackets.
  ///
  /// Characters that are invisible, or that change the visible order, are escaped.
  public func line(_ row: Row, all: Bool = false) -> String? {
    line(row, at: row.time.seconds, all: all).map { OneLine.text($0) }
  }

  /// The same, with the text of the row's time.
  func line(_ row: Row, at seconds: String, all: Bool) -> String? {
    // One text that grows: a long run has a million lines.
    var line = seconds
    line += "  "
    line += words.names.name(of: row.target)
    line += "  "
    if case .call(let selector, let argument, let returned) = row.content {
      line += TextLine.call(selector, argument, returned)
    } else if !all, row.isListed {
      line += DelegateChange.crashText
    } else {
      guard all, let (kind, text) = words.words(row.content) else { return nil }
      line += "\(kind): \(JSONText.quoted(text))"
    }
    if all { line += "  [\(row.rule.name)]" }
    return line
  }

  /// A call without time and target: `alertView:clickedButtonAtIndex: 1`.
  public static func call(
    _ selector: Selector, _ argument: Row.CallArgument, _ returned: Bool?
  ) -> String {
    let arguments =
      switch argument {
      case .none: ""
      case .buttonIndex(let index): " \(index)"
      case .null: " nil"
      case .change(let range, let text): " " + change(range, text)
      case .items(let kinds): " " + ActivityWords.kinds(kinds)
      case .completed(let completed): " \(completed)"
      case .completion(let type, let completed): " " + ActivityWords.completion(type, completed)
      case .item(_, let type): type.map { " " + JSONText.quoted($0) } ?? ""
      case .viewController: ""
      case .animated, .orientation, .orientations, .controller, .presentation, .notification:
        ViewWords.arguments(argument).map { $0.isEmpty ? "" : " " + $0 } ?? ""
      }
    var text = selector.name
    text += arguments
    if let answer = ActivityWords.returned(argument) ?? returned.map({ $0 ? "true" : "false" }) {
      text += " -> "
      text += answer
    }
    return text
  }

  /// The arguments of a change: `{0,1} "a"`.
  public static func change(_ range: TextRange, _ text: String) -> String {
    "{\(range.location),\(range.length)} \(JSONText.quoted(text))"
  }
}
