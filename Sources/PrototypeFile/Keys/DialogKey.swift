internal import Texts

/// The keys of a dialog: one says what it is, and another can describe its delegate.
package enum DialogKey: String, KeyTable {
  case alert, actionSheet, activityPicker, presentedView, formSheet, popover
  case delegate, viewController

  /// The keys that say what a dialog is.
  package static let kinds: [DialogKey] = [
    .alert, .actionSheet, .activityPicker, .presentedView, .formSheet, .popover,
  ]

  /// The kinds with a view controller that a document describes.
  package static let controlled: [DialogKey] = [.presentedView, .formSheet, .popover]

  package static let objectType = ObjectType(
    "dialog", tr("Something that shows above a screen: of one kind, with a delegate."),
    example: """
      dialogs:
        done:
          alert: {title: Done, cancelButton: OK}
          delegate: none
      """)

  package static let rules: [KeyRule<DialogKey>] = [
    .one(of: kinds, { tr("a dialog is of one kind") }),
    .beside(.viewController, controlled),
  ]

  package var entry: KeyEntry {
    switch self {
    case .alert: KeyEntry(.object(AlertKey.self), tr("An alert, in the middle of the screen."))
    case .actionSheet: KeyEntry(.object(ActionSheetKey.self), tr("A sheet of choices."))
    case .activityPicker:
      KeyEntry(.object(ActivityPickerKey.self), tr("A choice of ways to share something."))
    case .presentedView:
      KeyEntry(.object(PresentedViewKey.self), tr("A view over the whole screen."))
    case .formSheet:
      KeyEntry(.object(FormSheetKey.self), tr("A view smaller than a tablet’s screen."))
    case .popover:
      KeyEntry(.object(PopoverKey.self), tr("A view with an arrow to what it is about."))
    case .delegate:
      KeyEntry(
        .either(.word(["none", "outside"]), .object(DelegateKey.self)),
        default: tr("implements every method and answers true"), tr("Who hears of the dialog."))
    case .viewController: ViewControllerKey.entry
    }
  }
}

/// The keys of a popover.
package enum PopoverKey: String, KeyTable {
  case title, controls, from, modal, passthrough

  /// The passthrough views: `nil`, as in UIKit, or controls.
  static var passing: Shape { .either(.word(["nil"]), .list(.reference(.control))) }

  package static let objectType = ObjectType(
    "popover", tr("A view with an arrow to what it is about, for tablets."),
    example: """
      screens:
        page:
          controls:
            - barButton: Font
              then: [{present: fonts}]
            - barButton: Share
      dialogs:
        fonts:
          popover:
            title: Fonts
            controls: [{row: Serif}, {row: Sans}]
            from: {barButton: font}
            passthrough: [share]
      """)

  package var entry: KeyEntry {
    switch self {
    case .title: PresentedViewKey.title.entry
    case .controls: PresentedViewKey.controls.entry
    case .from: SourceKey.source
    case .modal:
      KeyEntry(.boolean, default: "false", tr("Whether a tap beside it leaves it up."))
    case .passthrough:
      KeyEntry(
        PopoverKey.passing, default: tr("the bar that it comes out of"),
        tr("Controls that stay live while it is up, beside that bar; nil: not even that."))
    }
  }
}
