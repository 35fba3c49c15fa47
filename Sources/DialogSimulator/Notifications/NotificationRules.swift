import DialogModel

// The rows of the behaviour tables about notifications.

extension Rules {
  /// N1: the application is in front: it is told, and the system shows nothing but an entry in
  /// Notification Center.
  static let receivedInFront = Rule.n1
  /// N2: a person answers while the application is suspended; N4: while it runs in the background.
  static let answeredSuspended = Rule.n2, answeredRunning = Rule.n4
  /// N3: a person answers while the application is not running: it is launched with it.
  static let launchedWithOptions = Rule.n3
  /// N5: a person closes it, or ignores its banner: no delegate is called.
  static let closed = Rule.n5
  /// N6: the application is opened by its icon, without the notification.
  static let openedByIcon = Rule.n6
  /// N7: another application's alert over this one.
  static let otherAlert = Rule.n7
  /// N8: one that repeats is delivered and stays on the list; N9: another one leaves the list.
  static let staysScheduled = Rule.n8, leavesList = Rule.n9
  /// N10: without a date, with a past one, or presented now: it is delivered at once.
  static let deliveredAtOnce = Rule.n10
  /// N11: what is scheduled is a copy.
  static let scheduledCopy = Rule.n11
  /// N12: of more than 64 the one that fires last is dropped.
  static let overLimit = Rule.n12
  /// N13: the application is in front, but inactive: it is told at once.
  static let receivedInactive = Rule.n13
  /// N14: one that is scheduled twice is two copies, and each fires.
  static let scheduledTwice = Rule.n14
  /// N15: code sets the badge.
  static let badgeByCode = Rule.n15
  /// N16: a person takes one out of Notification Center.
  static let takenOut = Rule.n16
  /// N17: a person changes the settings for the application's notifications.
  static let settingsChange = Rule.n17
  /// U1: no view appears when a notification brings the application to the front.
  static let answeredWithViews = Rule.u1
  /// U2: the first screen's view at a launch with a notification, and the call that may follow.
  static let launchedWithViews = Rule.u2
  /// U3: a dialog that is up hears nothing, and stays.
  static let receivedUnderDialog = Rule.u3
  /// U4: a presentation inside the call begins before the application is active.
  static let presentedInside = Rule.u4
  /// U5: two that are due at one instant are delivered in the order of scheduling.
  static let receivedTogether = Rule.u5
  /// U6: what is presented now is delivered when the code that presents it has returned.
  static let receivedLater = Rule.u6
  /// U7: badge, sound, and alert or banner, if the application is not in front.
  static let shownBySystem = Rule.u7
  /// U8: the badge becomes the number; 0 leaves it as it is.
  static let badge = Rule.u8
  /// U9: the newest alert is on top, and its answer sends the others to Notification Center.
  static let alertsStack = Rule.u9
  /// U10: banners come one after the other.
  static let bannersInTurn = Rule.u10
  /// U11: another application is in front.
  static let overOther = Rule.u11
  /// U12: the device is locked; U13: with this application in front of what is locked.
  static let onLockScreen = Rule.u12, lockedInFront = Rule.u13
  /// U14: a person slides across a notification.
  static let openedFromLock = Rule.u14
  /// U15: a plain unlock empties the list on the lock screen.
  static let lockListEmptied = Rule.u15
  /// U16: Notification Center over the application takes its events away, and gives them back.
  static let centerOverApplication = Rule.u16
  /// U17: a tap in Notification Center while the application is in front.
  static let openedOverApplication = Rule.u17
  /// U18: a tap on an older one while it is not.
  static let openedFromCenter = Rule.u18
  /// U19: what fired before a launch by the icon is not delivered.
  static let missed = Rule.u19
  /// U20: what shows stays when the application ends.
  static let outlives = Rule.u20
  /// U21: the icon takes a banner away, and waits for an alert.
  static let iconDuring = Rule.u21
  /// U22: the power button moves an alert to the lock screen.
  static let movedToLock = Rule.u22
  /// U23: a cancelled notification leaves Notification Center and the lock screen.
  static let cancelled = Rule.u23
  /// U24: a time that the clocks skip is moved on, and of two equal ones the first counts.
  static let skippedOrRepeated = Rule.u24
  /// U25: the last day of a month that is too short.
  static let endOfMonth = Rule.u25
  /// U26: minutes and hours have one length.
  static let fixedUnits = Rule.u26
  /// S17: a person sets the clock, or moves the device to another zone.
  static let deviceIsSet = Rule.s17
}
