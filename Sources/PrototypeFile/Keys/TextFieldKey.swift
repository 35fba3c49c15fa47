internal import DialogModel
internal import Texts

/// The keys of a text field, in an alert or on a screen.
package enum TextFieldKey: String, KeyTable {
  case placeholder, text, secure, keyboard, returnKey, clearButton, clearsOnBeginEditing
  case enablesReturnKeyAutomatically, overlay, on, delegate

  package static let objectType = ObjectType(
    "textField",
    tr("A field of an alert; a control that is a text field has the same keys."),
    example: """
      dialogs:
        sign-in:
          alert:
            title: Sign In
            style: loginAndPassword
            cancelButton: Cancel
            otherButtons: [OK]
            textFields:
              - placeholder: E-mail
                keyboard: emailAddress
                returnKey: next
                on: {editingChanged: [{log: "Now {field:0}"}]}
              - delegate: {without: ["textFieldShouldClear:"]}
      """)

  package var entry: KeyEntry {
    switch self {
    case .placeholder: KeyEntry(.text, tr("What shows in grey while there is no text."))
    case .text: KeyEntry(.text, tr("The text that is there before anybody types."))
    case .secure:
      KeyEntry(
        .boolean, default: tr("as the alert’s style says, else false"),
        tr("Whether every character shows as a bullet."))
    case .keyboard:
      KeyEntry(
        .word(of: TextField.Keyboard.self), default: "default", tr("The keyboard that comes up."))
    case .returnKey:
      KeyEntry(
        .word(of: TextField.ReturnKey.self), default: "default", tr("The word on the Return key."))
    case .clearButton:
      KeyEntry(
        .word(of: TextField.ViewMode.self), default: "never", tr("When the clear button shows."))
    case .clearsOnBeginEditing:
      KeyEntry(.boolean, default: "false", tr("Whether the text goes when editing begins."))
    case .enablesReturnKeyAutomatically:
      KeyEntry(
        .boolean, default: "false", tr("Whether Return is disabled while there is no text."))
    case .overlay: KeyEntry(.object(OverlayKey.self), tr("Icons at the ends of the field."))
    case .on: KeyEntry(.object(ControlEventKey.self), tr("What happens at its control events."))
    case .delegate:
      KeyEntry(
        .either(.word(["none", "outside"]), .object(TextFieldDelegateKey.self)),
        tr("Who hears of the field."))
    }
  }
}

/// The keys of the icons at the ends of a text field.
package enum OverlayKey: String, KeyTable {
  case left, right, mode

  package static let objectType = ObjectType(
    "overlay", tr("Icons at the ends of a text field."),
    example: """
      screens:
        search:
          controls:
            - textField: Search
              overlay: {left: edit-find-symbolic, mode: unlessEditing}
      """)

  package var entry: KeyEntry {
    switch self {
    case .left: KeyEntry(.icon, tr("The icon where the text begins."))
    case .right: KeyEntry(.icon, tr("The icon at the other end."))
    case .mode:
      KeyEntry(.word(of: TextField.ViewMode.self), default: "always", tr("When they show."))
    }
  }
}

/// The control events of a text field.
package enum ControlEventKey: String, KeyTable {
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit

  package static let objectType = ObjectType(
    "controlEvents",
    tr("What happens at the control events of a text field, after its text has changed."),
    example: """
      screens:
        search:
          controls:
            - textField: Search
              on: {editingChanged: [{log: "{field:0}"}]}
      """)

  package var entry: KeyEntry {
    switch self {
    case .editingDidBegin: KeyEntry(.actions, tr("When editing has begun."))
    case .editingChanged: KeyEntry(.actions, tr("When somebody has changed the text."))
    case .editingDidEnd: KeyEntry(.actions, tr("When editing has ended."))
    case .editingDidEndOnExit:
      KeyEntry(.actions, tr("When Return was pressed and allowed, before what it does."))
    }
  }
}
