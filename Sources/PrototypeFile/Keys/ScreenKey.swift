internal import DialogModel
internal import Texts

/// The keys of a screen.
package enum ScreenKey: String, KeyTable {
  case title, image, fit, barStyle, orientations, viewController, controls

  package static let objectType = ObjectType(
    "screen", tr("A screen of the application, with its controls from top to bottom."),
    example: """
      screens:
        settings:
          title: Settings
          barStyle: black
          orientations: [portrait]
          controls:
            - section:
                header: General
                controls:
                  - switch: Sounds
                  - {row: Ringtone, detail: Marimba, accessory: chevron}
            - toolbarButton: Help
      """)

  package static let rules: [KeyRule<ScreenKey>] = [.beside(.fit, [.image])]

  package var entry: KeyEntry {
    switch self {
    case .title: KeyEntry(.text, tr("The title in the navigation bar; without one, no bar."))
    case .image: KeyEntry(.path, tr("A picture of the application, as a backdrop."))
    case .fit:
      KeyEntry(
        .word(of: PictureFit.self), default: "fill",
        tr("How the backdrop is fitted into the screen."))
    case .barStyle:
      KeyEntry(.word(of: Screen.BarStyle.self), default: "default", tr("How the bars look."))
    case .orientations:
      KeyEntry(
        .list(.word(of: Orientation.self), least: 1), default: "[portrait, landscape]",
        tr("The ways that the screen can be held."))
    case .viewController: ViewControllerKey.entry
    case .controls: KeyEntry(.controls, tr("The controls on the screen."))
    }
  }
}

/// The keys of a control: one says its kind and its text.
package enum ControlKey: String, KeyTable {
  case button, barButton, toolbarButton, tab, row, label, textField
  case image, `switch`, segmented, section, space
  case id, then, outside
  // Keys that only some kinds have.
  case style, detail, subtitle, accessory, icon, screen, fit, height, isOn, titles, selected
  // Keys that only a text field has.
  case placeholder, text, secure, keyboard, returnKey, clearButton, clearsOnBeginEditing
  case enablesReturnKeyAutomatically, overlay, on, delegate

  /// The keys that say what a control is.
  package static let kinds: [ControlKey] = [
    .button, .barButton, .toolbarButton, .tab, .row, .label, .textField, .image, .switch,
    .segmented, .section, .space,
  ]
  /// The kinds that are in bars, which a section cannot hold.
  static let inBars: [ControlKey] = [.barButton, .toolbarButton, .tab, .space]
  /// The kinds that are bar button items, which can be presentation sources.
  package static let barButtons: [ControlKey] = [.barButton, .toolbarButton]

  package static let objectType = ObjectType(
    "control", tr("Something on a screen, or in a view that a dialog shows."),
    example: """
      screens:
        profile:
          controls:
            - button: Change Picture
              id: picture
              then: [{log: Not today}]
            - textField: Display name
              clearButton: whileEditing
      """)

  package static let rules: [KeyRule<ControlKey>] =
    [
      .one(of: kinds, { tr("a control is of one kind") }), .needs(.segmented, [.titles]),
      .beside(.style, [.button]), .beside(.detail, [.row]), .beside(.subtitle, [.row]),
      .beside(.accessory, [.row]), .beside(.icon, [.barButton, .toolbarButton, .tab]),
      .beside(.screen, [.tab]), .beside(.fit, [.image]), .beside(.height, [.image]),
      .beside(.isOn, [.switch]), .beside(.titles, [.segmented]), .beside(.selected, [.segmented]),
      .beside(.outside, [.button, .barButton, .toolbarButton, .tab, .row, .switch, .segmented]),
    ]
    + TextFieldKey.allCases.compactMap { ControlKey(rawValue: $0.rawValue) }
    .map { .beside($0, [.textField]) }

  package var entry: KeyEntry {
    switch self {
    case .button: KeyEntry(.text, tr("A push button with this title."))
    case .barButton: KeyEntry(.text, tr("A button in the navigation bar."))
    case .toolbarButton: KeyEntry(.text, tr("A button in the toolbar at the bottom."))
    case .tab: KeyEntry(.text, tr("A tab of the tab bar."))
    case .row: KeyEntry(.text, tr("A row of a table, with an arrow where it does something."))
    case .image: KeyEntry(.path, tr("A picture as wide as the rows."))
    case .switch: KeyEntry(.text, tr("A row with a switch; a tap turns it on or off."))
    case .segmented:
      KeyEntry(
        .text, tr("A segmented control, of which one segment is selected; the text is its name."))
    case .section:
      KeyEntry(.object(SectionKey.self), tr("A group of controls with a header and a footer."))
    case .space:
      KeyEntry(
        .word(["flexible"]), tr("The room between the items of a bar before it and those after."))
    case .style, .detail, .subtitle, .accessory, .icon, .screen, .fit, .height, .isOn, .titles,
      .selected:
      detailEntry
    case .label: KeyEntry(.text, tr("A text that cannot be tapped."))
    case .textField:
      KeyEntry(.text, tr("A field to type in; the text is its name, and its placeholder."))
    case .id:
      KeyEntry(.id, default: tr("made from its text"), tr("What other parts call it."))
    case .then: KeyEntry(.actions, tr("What a tap does."))
    case .outside:
      KeyEntry(
        .boolean, default: "false",
        tr(
          "Whether a program performs a tap, by “rehearsal serve”; without one, “then” does."))
    case .placeholder: TextFieldKey.placeholder.entry
    case .text: TextFieldKey.text.entry
    case .secure: TextFieldKey.secure.entry
    case .keyboard: TextFieldKey.keyboard.entry
    case .returnKey: TextFieldKey.returnKey.entry
    case .clearButton: TextFieldKey.clearButton.entry
    case .clearsOnBeginEditing: TextFieldKey.clearsOnBeginEditing.entry
    case .enablesReturnKeyAutomatically: TextFieldKey.enablesReturnKeyAutomatically.entry
    case .overlay: TextFieldKey.overlay.entry
    case .on: TextFieldKey.on.entry
    case .delegate: TextFieldKey.delegate.entry
    }
  }
}
