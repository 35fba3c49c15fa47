import DialogModel
import Texts

// Which rows of the behaviour tables speak of a method.

extension RulePage.Entry {
  /// Whether the row writes a method's name, or the sign that the page has for it.
  func speaks(of selector: Selector) -> Bool {
    // The last cell names the sources, which are about much more than the row.
    let texts = cells.dropLast().map(\.text)
    var name = selector.name[...]
    while name.last == ":" { name.removeLast() }
    let isWritten = texts.contains { !RulePage.Entry.places(of: name, in: $0).isEmpty }
    // The completion of a view has the name that is the sign of a picker's.
    if isWritten, selector != .completion { return true }
    guard let letters = selector.letters else { return false }
    return texts.contains { text in
      RulePage.Entry.places(of: selector.shortName[...], in: text).contains { before, after in
        guard after.hasPrefix("(") else {
          // Cancel is a button in most sentences.
          let isSign =
            selector.moment != .cancel || after.hasPrefix(" →") || before.hasSuffix("no ")
          return isSign && rule.isPlain(for: letters)
        }
        guard let letter = after.dropFirst().first else { return false }
        return letters.contains(letter)
          || (!RulePage.Entry.letters.contains(letter) && rule.isPlain(for: letters))
      }
    }
  }

  /// What the page's letters are, of dialogs, screens and views.
  private static let letters = "ABCLPQSTUVW"

  /// What is before and after each place where a word is in a text, not as a part of another word.
  private static func places(
    of word: Substring, in text: String
  ) -> [(before: Substring, after: Substring)] {
    var found: [(Substring, Substring)] = []
    var start = text.startIndex
    while let place = text[start...].place(of: word) {
      let (before, after) = (text[..<place.lowerBound], text[place.upperBound...])
      start = place.upperBound
      let isPart =
        before.last?.isLetter == true || before.last == ":" || after.first?.isLetter == true
      if !isPart { found.append((before, after)) }
    }
    return found
  }
}

extension Rule {
  /// Whether a sign without a letter means in this row what the page calls by these letters.
  fileprivate func isPlain(for letters: String) -> Bool {
    let isOfSheets = (Rule.a1...Rule.a12).contains(self) || self == .c9
    switch letters {
    case Selector.alert: return !isOfSheets && self <= .k17
    case Selector.sheet: return isOfSheets
    case Selector.popover: return (Rule.o1...Rule.o12).contains(self)
    case Selector.picker: return (Rule.v1...Rule.v17).contains(self)
    case Selector.view: return (Rule.w1...Rule.w28).contains(self)
    default: return true
    }
  }
}

extension Selector {
  fileprivate static let alert = "ABCL"
  fileprivate static let sheet = "S"
  fileprivate static let popover = "PQ"
  fileprivate static let picker = "P"
  fileprivate static let view = "V"

  /// The letters of what the page means where it writes the method's sign with one, or what comes
  /// in their place; `nil` where the page always writes the name.
  fileprivate var letters: String? {
    switch owner {
    case .alert: Selector.alert
    case .actionSheet: Selector.sheet
    case .popover: Selector.popover
    case .activityPicker: Selector.picker
    case .completion: Selector.view
    case .textField, .navigationController, .tabBarController: "FGST"
    case .viewController:
      [.didReceiveMemoryWarning, .supportedInterfaceOrientations].contains(self) ? nil : "yn"
    case .activity:
      [.canPerformWithActivityItems, .prepareWithActivityItems].contains(self) ? "i" : nil
    case .itemSource: nil
    case .application: self == .applicationDidReceiveLocalNotification ? "n" : nil
    }
  }
}
