internal import Texts

/// The rules for ids: letters and digits of any script, `.`, `_` and `-`.
enum Identifier {
  /// As much of the rules as a schema's pattern can say: which characters of ASCII are allowed.
  static let pattern = "^[^\\u0000-,/:-@\\[-\\^`{-\\u007f]+$"

  /// Whether a character may be part of an id.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "_", "-", "a"..."z", "A"..."Z", "0"..."9": return true
    default: break
    }
    // Looking a character up takes long, and there is none left in ASCII.
    if scalar.isASCII { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return true
    // Accents and vowel signs belong to the letter before them.
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// An id made from a text: lower case, every run of other characters a `-`, none at the ends;
  /// empty where the text has nothing to make one of.
  static func made(from text: String) -> String {
    let words = text.lowercased().unicodeScalars.split { $0 == "-" || !isPart($0) }
    return words.map { String($0) }.joined(separator: "-")
  }

  /// Reports an id that breaks the rules.
  static func check(_ id: String, at mark: Mark, _ problems: inout [Problem]) {
    guard id.isEmpty || !id.unicodeScalars.allSatisfy(isPart) else { return }
    guard problems.count <= Problem.mostListed else { return }
    // A schema's patterns can say this of ASCII only.
    let isShape = id.isEmpty || id.unicodeScalars.contains { $0.isASCII && !isPart($0) }
    let made = made(from: id)
    problems.append(
      Problem(
        .error, isShape ? .shape : .meaning, at: mark,
        tr("“{id}” cannot be an id: letters, digits, “.”, “_” and “-” can", ["id": id]),
        hint: made.isEmpty ? nil : tr("did you mean “{name}”?", ["name": made])))
  }

  /// Reports an id that is taken; else takes it.
  static func checkNew(
    _ id: String, at mark: Mark, _ places: inout [String: Mark], _ problems: inout [Problem]
  ) {
    guard let first = places.updateValue(mark, forKey: id) else { return }
    places[id] = first
    guard problems.count <= Problem.mostListed else { return }
    problems.append(
      Problem(
        .error, .reference, at: mark,
        tr("the id “{id}” is taken on line {line}", ["id": id, "line": String(first.line)])))
  }
}
