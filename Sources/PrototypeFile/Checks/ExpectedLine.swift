internal import DialogModel
internal import Texts

/// A line of expected calls, and the names in it.
package struct ExpectedLine {
  private let line: String
  /// The word that says what the call is about.
  private let target: Range<String.Index>?
  /// The method; empty where there is none.
  let method: Substring

  /// What the call is about; `nil` for an empty line.
  var targetName: Substring? { target.map { line[$0] } }

  package init(_ line: String) {
    self.line = line
    var words = line.split { $0 == " " || $0 == "\t" }
    // As in a comparison of calls: a number is a time only before a target.
    if words.count > 2, ExpectedLine.isTime(words[0]), !words[1].contains(":") {
      words.removeFirst()
    }
    target = words.first.map { $0.startIndex..<$0.endIndex }
    method = words.dropFirst().first ?? ""
  }

  /// Whether it says that the application would crash; it is no call.
  var isCrash: Bool {
    !method.isEmpty
      && line[method.startIndex...].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
        == DelegateChange.crashText
  }

  /// The line with another target; `nil` if the target stays.
  package func replacingTarget(_ change: (Substring) -> String?) -> String? {
    guard let target, let changed = change(line[target]) else { return nil }
    return line.replacingCharacters(in: target, with: changed)
  }

  /// The line with another name as the argument of some methods; `nil` if it stays.
  ///
  /// - Parameter isMethod: whether a call has such an argument, by its target and its method.
  package func replacingArgument(
    _ old: String, _ new: String, where isMethod: (Substring, Substring) -> Bool
  ) -> String? {
    guard let target, isMethod(line[target], method) else { return nil }
    let rest = line[method.endIndex...]
    let quoted = "\"\(old)\""
    guard let place = rest.place(of: quoted),
      rest[..<place.lowerBound].allSatisfy({ $0 == " " || $0 == "\t" })
    else { return nil }
    return line.replacingCharacters(in: place, with: "\"\(new)\"")
  }

  /// The line with another id as the first argument of some methods; `nil` if it stays.
  package func replacingWord(
    _ old: String, _ new: String, where isMethod: (Substring, Substring) -> Bool
  ) -> String? {
    guard let target, isMethod(line[target], method) else { return nil }
    let words = line[method.endIndex...].split { $0 == " " || $0 == "\t" }
    guard let word = words.first, word == old else { return nil }
    return line.replacingCharacters(in: word.startIndex..<word.endIndex, with: new)
  }

  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(TextForm.isDigit) }
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: Range<String.Index>, with text: String
  ) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
