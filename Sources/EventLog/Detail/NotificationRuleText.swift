import DialogModel
import Texts

/// What the rows about notifications say.
enum NotificationRuleText {
  static func sentence(_ rule: Rule) -> String {
    switch rule {
    case .n1:
      tr("An app in front is told at once, and the system only lists the notification.")
    case .n2: tr("Who answers a notification brings the app back, which is told on the way.")
    case .n3: tr("An app that does not run is launched with the notification in its options.")
    case .n4: tr("An app that runs in the background is told as one that is suspended.")
    case .n5: tr("A notification that is closed or ignored is told to nobody.")
    case .n6: tr("The app’s icon opens the app without a word about notifications.")
    case .n7: tr("Another app’s alert takes the events away until it goes.")
    case .n8: tr("A notification that repeats is delivered and stays on the list.")
    case .n9: tr("A notification that fires once leaves the list.")
    case .n10: tr("What has no date, or a past one, is delivered at once.")
    case .n11: tr("The system keeps a copy of what is scheduled.")
    case .n12: tr("Of more than 64 the one that fires last is dropped.")
    case .n13: tr("In front but inactive, the application is told at once.")
    case .n14: tr("What is scheduled twice is two copies, and each fires.")
    case .n15: tr("Code sets the number on the app’s icon; 0 removes it.")
    case .n16: tr("What is taken out of Notification Center is told to nobody.")
    case .n17: tr("Settings hold for what fires from then on; what is up stays up.")
    default: more(rule)
    }
  }

  private static func more(_ rule: Rule) -> String {
    switch rule {
    case .u1: tr("No view appears when a notification brings the app back.")
    case .u2: tr("At a launch by a notification the first view comes as at any launch.")
    case .u3: tr("A dialog that is up hears nothing of a notification, and stays.")
    case .u4: tr("What is presented when the app is told begins before the app is active.")
    case .u5: tr("Notifications of one instant are told in the order of scheduling.")
    case .u6: tr("What is presented now is told when the actions have ended.")
    case .u7: tr("Badge, sound, and alert or banner come at once, if the app is not in front.")
    case .u8: tr("The badge becomes the number; 0 leaves it.")
    case .u9: tr("The newest alert is on top; its answer sends the others to the center.")
    case .u10: tr("Banners come one after the other, five seconds each.")
    case .u11: tr("Notifications show over another app, too.")
    case .u12: tr("A locked device lists the notification, and its screen wakes.")
    case .u13: tr("Under the lock an app is in the background, even if it was in front.")
    case .u14: tr("Who slides across a notification unlocks the device and opens the app.")
    case .u15: tr("A plain unlock empties the list on the lock screen.")
    case .u16: tr("Notification Center takes the app’s events away until it goes.")
    case .u17: tr("A tap in Notification Center tells the app before it is active again.")
    case .u18: tr("An older notification opens the app, and it alone leaves the center.")
    case .u19: tr("What fired while the app did not run is never told to it.")
    case .u20: tr("A notification that shows stays when the app is ended.")
    case .u21: tr("The icon takes a banner away; an alert must be answered first.")
    case .u22: tr("The power button moves an alert to the lock screen.")
    case .u23: tr("What is cancelled leaves the list, the center and the lock screen.")
    case .u24: tr("A skipped time moves on, and of two equal times the first counts.")
    case .u25: tr("In a month that is too short the last day counts.")
    default: tr("A minute has 60 seconds and an hour 3,600, whatever the clocks do.")
    }
  }
}
