internal import DialogModel
internal import Texts

/// The keys of an action sheet.
package enum ActionSheetKey: String, KeyTable {
  case title, style, from, cancelButton, destructiveButton, otherButtons, addedButtons
  case cancelButtonIndex, destructiveButtonIndex

  package static let objectType = ObjectType(
    "actionSheet", tr("A sheet of choices, out of what the person has just used."),
    example: """
      dialogs:
        layout:
          actionSheet:
            title: Choose New Layout
            from: toolbar
            cancelButton: Cancel
            destructiveButton: Reset
            otherButtons: [3 by 3, 4 by 3, 4 by 4]
      """)

  package var entry: KeyEntry {
    switch self {
    case .title: KeyEntry(.template, tr("The title; most sheets have none."))
    case .style:
      KeyEntry(
        .word(of: ActionSheet.Style.self), default: "automatic", tr("How the sheet looks."))
    case .from: SourceKey.source
    case .cancelButton: KeyEntry(ButtonKey.button, tr("The cancel button."))
    case .destructiveButton:
      KeyEntry(ButtonKey.button, tr("The red button, for what cannot be undone."))
    case .otherButtons: KeyEntry(.list(ButtonKey.button), tr("The other buttons."))
    case .addedButtons:
      KeyEntry(.list(ButtonKey.button), tr("Buttons that are added once the sheet is made."))
    case .cancelButtonIndex:
      KeyEntry(
        .anyInteger, default: tr("the cancel button’s, else -1"),
        tr("The index of the cancel button, set once the sheet is made; -1 for none."))
    case .destructiveButtonIndex:
      KeyEntry(
        .anyInteger, default: tr("the destructive button’s, else -1"),
        tr("The index of the red button, set once the sheet is made; -1 for none."))
    }
  }
}

/// The keys of a control that is the presentation source of a dialog.
package enum SourceKey: String, KeyTable {
  case rect, barButton, phone, tablet

  /// The words for sources that are not controls.
  package static let words = ["view", "rootView", "toolbar", "tabBar"]

  /// The presentation source of a dialog: a word, or a map.
  static var source: KeyEntry {
    KeyEntry(
      .either(.word(words), .object(SourceKey.self)),
      default: tr("view on a phone, the control that presents it on a tablet"),
      tr("What it comes out of."))
  }

  package static let objectType = ObjectType(
    "source", tr("The control that a dialog comes out of."),
    example: """
      screens:
        mail:
          controls:
            - toolbarButton: Reply
              then: [{present: reply}]
      dialogs:
        reply:
          actionSheet:
            from: {barButton: reply}
            otherButtons: [Reply, Forward]
            cancelButton: Cancel
      """)

  package static let rules: [KeyRule<SourceKey>] = [
    .some(of: allCases, { tr("a dialog comes out of one thing") }),
    .apart([[.rect], [.barButton], [.phone, .tablet]]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .rect: PlaceKey.rect.entry
    case .barButton: PlaceKey.barButton.entry
    case .phone:
      KeyEntry(PlaceKey.place, default: "view", tr("What it comes out of on a phone."))
    case .tablet:
      KeyEntry(
        PlaceKey.place, default: tr("the control that presents it"),
        tr("What it comes out of on a tablet."))
    }
  }
}

/// The keys of the presentation source on one device.
package enum PlaceKey: String, KeyTable {
  case rect, barButton

  /// A word, or a map.
  static var place: Shape { .either(.word(SourceKey.words), .object(PlaceKey.self)) }

  package static let objectType = ObjectType(
    "place", tr("The control that a dialog comes out of on one device."),
    example: """
      screens:
        mail:
          controls:
            - toolbarButton: Reply
              then: [{present: reply}]
      dialogs:
        reply:
          actionSheet:
            from: {phone: toolbar, tablet: {barButton: reply}}
            otherButtons: [Reply, Forward]
            cancelButton: Cancel
      """)

  package static let rules: [KeyRule<PlaceKey>] = [
    .one(of: allCases, { tr("a dialog comes out of one thing") })
  ]

  package var entry: KeyEntry {
    switch self {
    case .rect: KeyEntry(.reference(.control), tr("A control, by its rectangle."))
    case .barButton:
      KeyEntry(.reference(.barButton), tr("A button of the navigation bar or of the toolbar."))
    }
  }
}
