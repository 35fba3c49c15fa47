internal import DialogModel
internal import Texts

/// The keys of an alert.
package enum AlertKey: String, KeyTable {
  case title, message, style, textFields, cancelButton, otherButtons, addedButtons
  case cancelButtonIndex

  package static let objectType = ObjectType(
    "alert", tr("An alert: a title, a message, buttons, and up to two text fields."),
    example: """
      dialogs:
        erase:
          alert:
            title: Erase Photo?
            message: The copy on your computer stays.
            cancelButton: Cancel
            otherButtons: [Erase]
      """)

  package var entry: KeyEntry {
    switch self {
    case .title: KeyEntry(.template, tr("The title."))
    case .message: KeyEntry(.template, tr("The message below the title."))
    case .style:
      KeyEntry(.word(of: Alert.Style.self), default: "default", tr("Which text fields it has."))
    case .textFields:
      KeyEntry(
        .list(.object(TextFieldKey.self)), tr("More about the style’s fields, from the first on."))
    case .cancelButton: KeyEntry(ButtonKey.button, tr("The cancel button."))
    case .otherButtons: KeyEntry(.list(ButtonKey.button), tr("The other buttons."))
    case .addedButtons:
      KeyEntry(.list(ButtonKey.button), tr("Buttons that are added once the alert is made."))
    case .cancelButtonIndex:
      KeyEntry(
        .anyInteger, default: tr("0 with a cancel button, else -1"),
        tr("The index of the cancel button, set once the alert is made; -1 for none."))
    }
  }
}

/// The keys of a button that has more than a title.
package enum ButtonKey: String, KeyTable {
  case title, then, afterwards

  /// A button: its title alone, or a map.
  static var button: Shape { .either(.template, .object(ButtonKey.self)) }

  package static let objectType = ObjectType(
    "button", tr("A button of an alert or of a sheet; its title alone will do."),
    example: """
      dialogs:
        erase:
          alert:
            title: Erase?
            cancelButton: Cancel
            otherButtons:
              - title: Erase
                then: [{log: "Tapped {buttonTitle}"}]
                afterwards: [{present: erased}]
        erased:
          alert: {title: Erased, cancelButton: OK}
      """)

  package static let rules: [KeyRule<ButtonKey>] = [.required(.title)]

  package var entry: KeyEntry {
    switch self {
    case .title: KeyEntry(.template, tr("The text on the button."))
    case .then:
      KeyEntry(.actions, tr("What happens when it is tapped, inside clickedButtonAtIndex:."))
    case .afterwards:
      KeyEntry(
        .actions, tr("What happens when the dialog has gone, inside didDismissWithButtonIndex:."))
    }
  }
}
