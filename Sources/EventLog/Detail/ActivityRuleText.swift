import DialogModel
import Texts

/// What the rows about activity pickers say.
enum ActivityRuleText {
  static func sentence(_ rule: Rule) -> String {
    switch rule {
    case .v1: tr("A picker that comes asks each of your activities whether it can take the items.")
    case .v2: tr("A chosen activity is handed the items, asked for a view, and performs.")
    case .v3: tr("The picker goes when performActivity returns; the activity may finish later.")
    case .v4: tr("An activity’s view takes the picker’s place; performActivity is not called.")
    case .v5: tr("Cancel on a phone: the picker goes, then its handler is told nil and NO.")
    case .v6: tr("A tap beside the popover: its delegate hears, then the handler: nil and NO.")
    case .v7: tr("Where an activity is chosen, the popover’s delegate does not hear that it goes.")
    case .v8: tr("A built-in activity does its work and tells the handler how it ended.")
    case .v9: tr("activityDidFinish: counts once.")
    case .v10: tr("Where activityDidFinish: never comes, the handler is never called.")
    case .v11: tr("An activity that does not override performActivity finishes with NO.")
    case .v12: tr("iOS 6 on a tablet: an activity’s view fills the screen and stays.")
    case .v13: tr("A tap beside a phone’s picker, or what an activity shows, does nothing.")
    case .v15: tr("A field that edits is ended before its activity’s view leaves, asked or not.")
    case .v16:
      tr("An item that is made for its activity is asked first for one that stands for it.")
    case .v17: tr("After the tap on an icon such an item is asked for what this activity gets.")
    default: tr("Code that dismisses a picker: the handler is told nil and NO, nobody else hears.")
    }
  }
}
