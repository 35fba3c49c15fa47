public import DialogModel
public import DialogSimulator

/// Rows as comma-separated values (RFC 4180), the same in every language.
///
/// Every line ends in CR and LF, as the RFC says; the caller adds both. A row that is not a call
/// has its kind in the column of the call and its words in the column of the arguments. No method
/// has the name of a kind.
public struct CSVLine: Sendable {
  private let words: RowWords

  /// Lines about a prototype.
  public init(_ prototype: Prototype) {
    words = RowWords(names: Names(prototype))
  }

  /// The end of each line, before its line feed.
  public static let moreOfLineEnd = "\r"

  /// The first line, which names the columns.
  ///
  /// - Parameter all: whether there is a column for the rule too.
  public static func header(all: Bool = false) -> String {
    "time,target,call,arguments,returned" + (all ? ",rule" : "")
  }

  /// The line of a row; `nil` for a row that no `expect` lists, unless all are wanted.
  ///
  /// - Parameter all: also what is not a call, and in each line its rule.
  public func line(_ row: Row, all: Bool = false) -> String? {
    var fields = [row.time.seconds, words.names.name(of: row.target)]
    if case .call(let selector, let argument, let returned) = row.content {
      let answer = ActivityWords.returned(argument)
      let call = answer == nil ? TextLine.call(selector, argument, nil) : selector.name
      fields += [selector.name, String(call.dropFirst(selector.name.count + 1))]
      fields.append(answer ?? returned.map { "\($0)" } ?? "")
    } else {
      guard all || row.isListed, let (kind, text) = words.words(row.content) else { return nil }
      fields += [kind, text, ""]
    }
    if all { fields.append(row.rule.name) }
    return fields.map(CSVLine.quoted).joined(separator: ",")
  }

  /// The field in quotes where it needs them: with a comma, a quote or a line end in it.
  public static func quoted(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r"
    }
    guard needsQuotes else { return field }
    var result = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
