public import PrototypeEditing
package import PrototypeFile
import Texts

/// What properties, their words and their buttons are called.
public enum PropertyWords {
  /// The label of a property.
  public static func label(_ property: PropertySheet.Property) -> String {
    switch property.kind {
    case .choice(let words) where areFields(words): return tr("Fields")
    case .methods: return tr("Implements")
    case .addition(nil): return tr("New flag")
    case .addition: return tr("Inside a method")
    case .actions where property.group != nil && property.key.hasSuffix(":"):
      return tr("Inside {method}", ["method": property.key])
    case .boolean where property.group == DocumentKey.flags.rawValue: return property.key
    default: break
    }
    return label(property.key)
  }

  private static func label(_ key: String) -> String {
    switch key {
    case "title": tr("Title")
    case "message": tr("Message")
    case "style": tr("Style")
    case "image", "launchImage": tr("Picture")
    case "then": tr("When pressed")
    case "afterwards": tr("After it has gone")
    case "from": tr("Comes out of")
    case "delegate": tr("Delegate")
    case "placeholder": tr("Placeholder")
    case "text": tr("Text")
    case "icon": tr("Icon")
    case "alertViewShouldEnableFirstOtherButton:": tr("May be tapped")
    case "textFieldShouldBeginEditing:": tr("May begin")
    case "textField:shouldChangeCharactersInRange:replacementString:": tr("May change")
    case "textFieldShouldClear:": tr("May be cleared")
    case "textFieldShouldReturn:": tr("May return")
    case "textFieldShouldEndEditing:": tr("May end")
    case "popoverControllerShouldDismissPopover:": tr("May be closed")
    default: spelled(key)
    }
  }

  /// The heading over the keys of a map; `nil` where a row above says it.
  public static func heading(_ property: PropertySheet.Property) -> String? {
    property.group.map(label)
  }

  /// A key in words: `clearsOnBeginEditing` is “Clears on begin editing”.
  public static func spelled(_ key: String) -> String {
    if let title = KeyWords.title(key) { return title }
    var words = ""
    for (place, character) in key.enumerated() {
      if place == 0 {
        words += character.uppercased()
      } else if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }

  /// A word of the format as a choice: `blackTranslucent` is “Black Translucent”.
  public static func titled(_ word: String) -> String {
    switch word {
    case "ios3": return "iOS 3"
    case "ios6": return "iOS 6"
    case "ltr": return tr("Left to right")
    case "rtl": return tr("Right to left")
    case "url": return "URL"
    case "asciiCapable": return "ASCII"
    default: break
    }
    if let title = ChoiceWords.title(word) { return title }
    // A number is no word.
    guard word.first?.isLetter == true else { return word }
    return word.reduce(into: "") { title, character in
      if title.isEmpty {
        title += character.uppercased()
      } else {
        if character.isUppercase { title.append(" ") }
        title.append(character)
      }
    }
  }

  /// What the fields of an alert are called, by the style that has them.
  public static var fields: [(word: String, title: String)] {
    [
      ("default", tr("None")), ("plainText", tr("Text")), ("secureText", tr("Secure")),
      ("loginAndPassword", tr("Login")),
    ]
  }

  /// Whether some words are the styles of an alert.
  public static func areFields(_ words: [String]) -> Bool {
    Set(words) == Set(fields.map(\.word))
  }

  /// What the role of a button is called, by the key that has the button.
  package static func role(_ key: ActionSheetKey) -> String {
    switch key {
    case .cancelButton: tr("Cancel")
    case .destructiveButton: tr("Destructive")
    default: tr("Normal")
    }
  }

  /// The key that has a button.
  package static func role(of path: PartAddress) -> ActionSheetKey {
    [.cancelButton, .destructiveButton].first { path.ends(in: $0) } ?? .otherButtons
  }

  /// The keys of an alert or a sheet that are shown before its buttons.
  public static let firstKeys = ["title", "message", "style"]

  /// The icon of a kind of dialog.
  package static func icon(ofKind kind: DialogKey) -> String {
    switch kind {
    case .actionSheet: "rehearsal-sheet-symbolic"
    case .activityPicker: "rehearsal-share-symbolic"
    case .popover: "rehearsal-popover-symbolic"
    case .presentedView, .formSheet: "rehearsal-view-symbolic"
    default: "rehearsal-alert-symbolic"
    }
  }
}
