internal import DialogModel
internal import Texts

/// The keys of a presented view.
package enum PresentedViewKey: String, KeyTable {
  case title, style, transition, orientations, image, controls

  package static let objectType = ObjectType(
    "presentedView", tr("A view with controls, over the whole screen."),
    example: """
      dialogs:
        new-event:
          presentedView:
            title: New Event
            style: pageSheet
            transition: crossDissolve
            controls:
              - textField: Name
                id: event-name
              - barButton: Done
                then: [{dismiss: new-event}]
      """)

  package var entry: KeyEntry {
    switch self {
    case .title: KeyEntry(.text, tr("The title in its navigation bar; without one, no bar."))
    case .style:
      KeyEntry(
        .word(of: PresentedView.Style.self), default: "fullScreen",
        tr("How it covers a tablet’s screen; on a phone it covers all of it."))
    case .transition:
      KeyEntry(
        .word(of: PresentedView.Transition.self), default: "coverVertical",
        tr("How it comes in and goes out."))
    case .orientations: ScreenKey.orientations.entry
    case .image: KeyEntry(.path, tr("A picture behind its controls."))
    case .controls: KeyEntry(.controls, tr("The controls in the view."))
    }
  }
}

/// The keys of a form sheet.
package enum FormSheetKey: String, KeyTable {
  case title, transition, orientations, image, controls

  package static let objectType = ObjectType(
    "formSheet", tr("A view with controls, smaller than a tablet’s screen."),
    example: """
      dialogs:
        rename:
          formSheet:
            title: Rename
            controls:
              - textField: New name
              - button: Done
                then: [{dismiss: rename}]
      """)

  package var entry: KeyEntry { (PresentedViewKey(rawValue: rawValue) ?? .controls).entry }
}

/// The keys of the view of an activity.
package enum ActivityViewKey: String, KeyTable {
  case title, controls

  package static let objectType = ObjectType(
    "activityView", tr("A view that an activity shows."),
    example: """
      dialogs:
        share:
          activityPicker:
            items: [{text: Hello}]
            activities:
              - type: org.example.note
                title: Note
                view:
                  title: Note
                  controls:
                    - button: Done
                      then: [{finish: true}]
      """)

  package var entry: KeyEntry { (PresentedViewKey(rawValue: rawValue) ?? .controls).entry }
}
