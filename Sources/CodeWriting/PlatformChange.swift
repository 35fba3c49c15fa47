public import DialogModel

/// How well something is known.
public enum ChangeGrade: String, CaseIterable, Sendable {
  /// A maker's page or header says so.
  case documented = "A"
  /// People report it; it is not asserted.
  case reported = "B"
}

/// What has changed in the platform since 2013.
public struct PlatformChange: Hashable, Sendable {
  /// What a document does that makes a change matter to it.
  enum Trigger: Hashable, Sendable {
    case alertOrSheet, thenAndAfterwards, presentsFromAlert, enabling, presentation, systemCancel
    case tabletSheet, phoneSheet, fields, notification
  }

  /// A short name, as output has it.
  public let id: String
  /// How well it is known.
  public let grade: ChangeGrade
  /// The page or thread that says it.
  public let source: String
  /// What it was in 2013.
  public let before: String
  /// What it is today; of what is only reported, in words that say so.
  public let today: String
  /// Whether what the document says is kept: `yes`, `half` or `no`.
  public let isKept: String
  /// The methods it is about.
  public let selectors: [Selector]
  let trigger: Trigger
  /// Whether it is about SwiftUI alone.
  let isSwiftUI: Bool

  /// The table, in its order.
  public static let all: [PlatformChange] = [
    PlatformChange(
      "one-handler", .reported,
      "github.com/material-components/material-components-ios/issues/2490",
      "clicked, willDismiss and didDismiss, in this order",
      "one handler; people report that it is called after the alert has left, so that “then” and “afterwards” would be one moment",
      "no",
      [
        .alertViewClickedButtonAtIndex, .alertViewWillDismissWithButtonIndex,
        .alertViewDidDismissWithButtonIndex, .actionSheetClickedButtonAtIndex,
        .actionSheetWillDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex,
      ], .thenAndAfterwards),
    PlatformChange(
      "binding", .documented,
      "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)",
      "a tap dismisses the alert", "every action dismisses it, and its binding becomes false",
      "yes",
      [.alertViewClickedButtonAtIndex, .actionSheetClickedButtonAtIndex], .alertOrSheet,
      isSwiftUI: true),
    PlatformChange(
      "alert-from-alert", .reported,
      "github.com/pointfreeco/swift-composable-architecture/discussions/3309",
      "an alert that is shown inside clicked stacks over the one that leaves",
      "people report that an alert which is presented by another alert’s action may not come in SwiftUI",
      "half",
      [.alertViewClickedButtonAtIndex], .presentsFromAlert, isSwiftUI: true),
    PlatformChange(
      "no-stacking", .reported, "github.com/sberrevoets/SDCAlertView/issues/125",
      "alerts stack: a second one covers the first, which comes back",
      "people report that what is presented while an alert is up is dropped with a warning, and not queued",
      "no",
      [.willPresentAlertView, .alertViewClickedButtonAtIndex], .presentsFromAlert),
    PlatformChange(
      "is-enabled", .documented, "developer.apple.com/documentation/uikit/uialertaction/isenabled",
      "alertViewShouldEnableFirstOtherButton: is asked when the alert comes and at each edit",
      "the action has isEnabled, which the program sets itself", "yes",
      [.alertViewShouldEnableFirstOtherButton], .enabling),
    PlatformChange(
      "completion", .documented,
      "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      "willPresent and didPresent",
      "willPresent has no successor; didPresent is the completion of present", "half",
      [
        .willPresentAlertView, .didPresentAlertView, .willPresentActionSheet,
        .didPresentActionSheet,
      ],
      .presentation),
    PlatformChange(
      "system-cancel", .documented, "developer.apple.com/documentation/uikit/uialertviewdelegate",
      "the system cancels an alert, before iOS 4", "no alert is cancelled by the system", "no",
      [.alertViewCancel, .actionSheetCancel], .systemCancel),
    PlatformChange(
      "outside-tap", .reported, "github.com/toggl/mobileapp/issues/4932",
      "a tap beside a sheet’s popover comes as index -1",
      "people report that it runs the handler of the action that cancels", "half",
      [.actionSheetClickedButtonAtIndex], .tabletSheet),
    PlatformChange(
      "sheet-at-source", .reported, "github.com/mlemgroup/mlem/issues/2369",
      "a phone’s sheet comes from the bottom, with Cancel",
      "people report that since iOS 26 it comes at its source, and Cancel is not shown", "half",
      [.willPresentActionSheet], .phoneSheet),
    PlatformChange(
      "fields", .documented,
      "developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)",
      "an alert’s style decides its fields", "fields are added one by one, to alerts only", "yes",
      [.textFieldShouldBeginEditing], .fields),
    PlatformChange(
      "notifications", .documented,
      "developer.apple.com/documentation/usernotifications/unusernotificationcenter",
      "application:didReceiveLocalNotification:, in three states",
      "UNUserNotificationCenter: one method in front, another one after a tap, and a permission first",
      "half",
      [.applicationDidReceiveLocalNotification], .notification),
  ]

  private init(
    _ id: String, _ grade: ChangeGrade, _ source: String, _ before: String, _ today: String,
    _ isKept: String, _ selectors: [Selector], _ trigger: Trigger, isSwiftUI: Bool = false
  ) {
    (self.id, self.grade, self.source) = (id, grade, source)
    (self.before, self.today, self.isKept) = (before, today, isKept)
    (self.selectors, self.trigger, self.isSwiftUI) = (selectors, trigger, isSwiftUI)
  }

  /// The changes that matter to a document in a form of today.
  static func changes(in prototype: Prototype, _ form: CodeForm) -> [PlatformChange] {
    guard form.isToday else { return [] }
    let triggers = Trigger.all(in: prototype)
    return all.filter { triggers.contains($0.trigger) && (!$0.isSwiftUI || form == .swiftUI) }
  }

  /// The lines at the head of generated code.
  static func head(_ prototype: Prototype, _ form: CodeForm) -> [CodeLine] {
    changes(in: prototype, form).filter { $0.isKept != "yes" }.flatMap { change -> [CodeLine] in
      let grade = change.grade == .documented ? "documented" : "reported"
      return [
        CodeLine("// Not as before [\(grade)]: \(change.before);"),
        CodeLine("//   today \(change.today)."),
      ]
    }
  }

  /// The table as a page of Markdown.
  public static var page: String {
    let rows = all.map { change in
      "| `\(change.id)` | \(change.before) | \(change.today) | \(change.isKept) | \(change.grade.rawValue) | \(change.source) |\n"
    }
    return "| id | 2013 | today | kept | grade | source |\n| --- | --- | --- | --- | --- | --- |\n"
      + rows.joined()
  }
}

extension PlatformChange.Trigger {
  fileprivate static func all(in prototype: Prototype) -> Set<Self> {
    var found: Set<Self> = []
    for dialog in prototype.dialogs {
      guard dialog.alert != nil || dialog.actionSheet != nil else { continue }
      found.insert(.alertOrSheet)
      let own =
        dialog.givenButtons.flatMap { $0.then + $0.afterwards } + dialog.delegate.everyAction
      if !own.isEmpty { found.insert(.thenAndAfterwards) }
      if own.flat.contains(where: { $0.presented != nil }) { found.insert(.presentsFromAlert) }
      if dialog.alert?.shownFields.isEmpty == false { found.insert(.fields) }
      if dialog.delegate.returns[.alertViewShouldEnableFirstOtherButton] != nil {
        found.insert(.enabling)
      }
      let does = dialog.delegate.does
      for moment in [Moment.willPresent, .didPresent] {
        if let selector = dialog.kind.selector(for: moment), does[selector]?.isEmpty == false {
          found.insert(.presentation)
        }
      }
      if let selector = dialog.kind.selector(for: .cancel), does[selector]?.isEmpty == false {
        found.insert(.systemCancel)
      }
      if dialog.actionSheet != nil { found.formUnion([.tabletSheet, .phoneSheet]) }
    }
    if !prototype.notifications.isEmpty { found.insert(.notification) }
    return found
  }
}
