internal import Texts

/// The rules for ids: letters and digits of any script, `.`, `_` and `-`.
package enum Identifier {
  /// The part of the rules that a pattern of the schema can say: the allowed ASCII characters.
  static let pattern = "^[^\\u0000-,/:-@\\[-\\^`{-\\u007f]+$"

  /// Whether a character may be part of an id.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "_", "-", "a"..."z", "A"..."Z", "0"..."9": return true
    default: break
    }
    // The look-up of a character's properties is slow, and all ASCII characters are decided above.
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

  /// Makes an id from a text: in lower case, with one `-` for each run of other characters.
  ///
  /// It has no `-` at its ends, and is empty if the text has nothing to make an id of.
  package static func made(from text: String) -> String {
    let words = text.lowercased().unicodeScalars.split { $0 == "-" || !isPart($0) }
    return words.map { String($0) }.joined(separator: "-")
  }

  /// Reports an id that breaks the rules.
  package static func check(_ id: String, at mark: Mark, _ problems: inout [Finding]) {
    guard id.isEmpty || !id.unicodeScalars.allSatisfy(isPart) else { return }
    guard problems.count <= Finding.mostListed else { return }
    // A schema's patterns can say this of ASCII only.
    let isShape = id.isEmpty || id.unicodeScalars.contains { $0.isASCII && !isPart($0) }
    let made = made(from: id)
    problems.append(
      Finding(
        isShape ? .shape : .meaning, at: mark,
        tr("“{id}” cannot be an id: letters, digits, “.”, “_” and “-” can", ["id": id]),
        hint: made.isEmpty ? nil : Phrases.didYouMean(made)))
  }

  /// Reports an id that is already used; else registers it.
  static func checkNew(
    _ id: String, at mark: Mark, _ places: inout [String: Mark], _ problems: inout [Finding]
  ) {
    guard let first = places.updateValue(mark, forKey: id) else { return }
    places[id] = first
    guard problems.count <= Finding.mostListed else { return }
    problems.append(
      Finding(
        .reference, at: mark,
        tr("the id “{id}” is taken on line {line}", ["id": id, "line": String(first.line)])))
  }
}
