internal import DialogModel
internal import Texts

/// The keys of a presentation that says more than the name of the dialog.
package enum PresentKey: String, KeyTable {
  case dialog, new, animated, completion

  /// A presentation: the dialog alone, or a map.
  static var presentation: Shape { .either(.reference(.dialog), .object(PresentKey.self)) }

  package static let objectType = ObjectType(
    "presentation", tr("A presentation; the dialog’s id alone will do."),
    example: """
      screens:
        start:
          controls:
            - button: Write
              then: [{present: {dialog: draft, animated: false, completion: [{log: It is up}]}}]
      dialogs:
        draft:
          formSheet: {title: Draft}
      """)

  package static let rules: [KeyRule<PresentKey>] = [.required(.dialog)]

  package var entry: KeyEntry {
    switch self {
    case .dialog: KeyEntry(.reference(.dialog), tr("The dialog that comes."))
    case .new:
      KeyEntry(
        .boolean, default: "false",
        tr("Whether it is another instance: ID#2, #3 and so on; of an alert or a sheet only."))
    case .animated:
      KeyEntry(
        .boolean, default: "true",
        tr("Whether it is seen to come; of a presentedView or a formSheet only."))
    case .completion:
      KeyEntry(.actions, tr("What is done when it is up; of a presentedView or a formSheet only."))
    }
  }
}

/// The keys of the way to a screen that says more than its name.
package enum GoToKey: String, KeyTable {
  case screen, transition, animated

  /// The way to a screen: the screen alone, or a map.
  static var way: Shape { .either(.reference(.screen), .object(GoToKey.self)) }

  package static let objectType = ObjectType(
    "way", tr("The way to another screen; the screen’s id alone will do."),
    example: """
      screens:
        list:
          title: List
          controls:
            - row: First
              then: [{goTo: {screen: detail, transition: push}}]
        detail:
          title: Detail
      """)

  package static let rules: [KeyRule<GoToKey>] = [.required(.screen)]

  package var entry: KeyEntry {
    switch self {
    case .screen: KeyEntry(.reference(.screen), tr("The screen that comes."))
    case .transition:
      KeyEntry(
        .word(of: ScreenTransition.self), default: tr("the document’s “navigation”"),
        tr("How it comes: over the screen before, back, as a modal view, or in place of all."))
    case .animated:
      KeyEntry(
        .boolean, default: "true",
        tr("Whether it is seen to come, not in place of all; a modal screen goes as it came."))
    }
  }
}
