import Texts

/// What properties are called beside their keys.
enum PropertyWords {
  /// The label of a key.
  @MainActor static func label(_ key: String) -> String {
    switch key {
    case "title": tr("Title")
    case "message": tr("Message")
    case "style": tr("Style")
    case "then": tr("When pressed")
    case "afterwards": tr("After it has gone")
    case "from": tr("Comes out of")
    case "delegate": tr("Delegate")
    case "placeholder": tr("Placeholder")
    case "text": tr("Text")
    case "icon": tr("Icon")
    case "image": tr("Picture")
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

  /// A key in words: `clearsOnBeginEditing` is “Clears on begin editing”.
  static func spelled(_ key: String) -> String {
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
}
