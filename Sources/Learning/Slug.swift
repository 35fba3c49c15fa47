/// Names of parts out of their texts: `sign-out` of “Sign Out”.
package enum Slug {
  /// The longest name, in characters.
  private static let most = 40

  /// The name that a text gives; `part` where it has no letter and no digit.
  package static func text(_ text: String) -> String {
    var name = ""
    for character in text.lowercased() {
      guard name.count < most else { break }
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    while name.last == "-" { name.removeLast() }
    if name.isEmpty { return "part" }
    return name.first?.isNumber == true ? "n-" + name : name
  }

  /// The name that a program gave, where a document may have it as an id; else one made from a text.
  package static func name(_ given: String?, or text: String) -> String {
    guard let given else { return self.text(text) }
    let isID = given.unicodeScalars.allSatisfy { scalar in
      scalar == "." || scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        || scalar.properties.numericType == .decimal
    }
    return isID && !given.isEmpty ? given : self.text(given)
  }

  /// The name, with the lowest number that makes it differ from others.
  package static func free(_ name: String, besides taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}
