import DialogModel
import Texts

/// What the rows of the behaviour tables about text fields say, in one sentence each.
enum FieldRuleText {
  static func focus(_ rule: Rule) -> String {
    switch rule {
    case .f1: tr("A field is asked whether it may edit, then told that it does.")
    case .f2: tr("A field that refuses does not edit.")
    case .f3: tr("A field that clears itself when it begins asks about that first.")
    case .f15: tr("A field is asked whether it may stop, then told that it has.")
    case .f16: tr("A field that refuses to stop goes on editing.")
    case .f17: tr("The new field is asked first; then the old one ends, and the new one begins.")
    case .f18: tr("A field that refuses to stop keeps the other one from beginning.")
    case .f19: tr("A field that refuses to edit leaves the other one alone.")
    case .f20: tr("A field that goes away is asked, and stops whatever it answers.")
    case .f21: tr("A tapped alert ends its field’s editing before it has gone.")
    case .f24: tr("A tap that is on no other field ends no editing.")
    default: tr("In the background a field goes on editing and hears nothing.")
    }
  }

  static func editing(_ rule: Rule) -> String {
    switch rule {
    case .f4: tr("A character asks first; then the text changes.")
    case .f5: tr("Typing over a selection is one change.")
    case .f6: tr("A deletion is asked like any change, with nothing to put in.")
    case .f7: tr("In an empty field there is nothing to delete.")
    case .f8: tr("A change that is refused changes nothing, and nobody hears more.")
    case .f9: tr("A paste is one change; a text of several lines is none.")
    case .f10: tr("Code that sets a text asks nobody.")
    case .f11: tr("Return asks; by itself it does not end editing.")
    case .f12: tr("Return in an alert asks the field; the alert stays.")
    case .f13: tr("The clear button asks about clearing, not about a change.")
    case .f14: tr("A field that refuses to be cleared keeps its text.")
    case .f25: tr("The first key in a secure field takes the place of the text that it had.")
    case .f26: tr("The first deletion in a secure field leaves nothing of the text that it had.")
    case .f27: tr("The clear button of a field that does not edit clears it, and it begins.")
    case .f28: tr("Where the event of Return is handled, Return ends editing.")
    default: tr("The control event comes after the change, before the alert asks.")
    }
  }
}
