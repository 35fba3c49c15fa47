internal import DialogModel

extension UIKitCode {
  /// The file with all classes.
  func file(named name: String) -> CodeFile {
    let count = max(prototype.screens.count, 1)
    let screens = ScreenCode(code: self)
    var classes = (0..<count).map { screens.type(.screen($0)) }
    for (index, dialog) in prototype.dialogs.enumerated() {
      if dialog.presentedView != nil || dialog.popover != nil {
        classes.append(screens.type(.view(index)))
      }
      for (number, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
        guard case .shows = activity.behaviour else { continue }
        classes.append(screens.type(.activity(ActivityID(DialogID(index), index: number))))
      }
      classes += PickerCode(code: self).classes(index)
    }
    if hasHub { classes.append(HubCode(code: self).type()) }
    let type = names.type(name)
    if isObjectiveC {
      return CodeFile("\(type)\(form == .probe ? "Probe" : "").m", head + objectiveC(classes, type))
    }
    let received =
      isToday && classes.contains { $0.protocols.contains("UNUserNotificationCenterDelegate") }
    let blocks = [head + imports] + classes.map(\.swift) + (received ? [HubCode.received] : [])
    return CodeFile("\(type).swift", blocks.spaced)
  }

  private var head: [CodeLine] {
    var lines = comment("Made by Rehearsal from \(document); form \(form.rawValue).")
    lines += PlatformChange.head(prototype, form)
    for promise in prototype.promises {
      if let name = promise.name { lines += comment("Promised by the document: \(name)") }
    }
    return lines
  }

  private var imports: [CodeLine] {
    [CodeLine("import UIKit")]
      + (isToday && hasHub && usesNotifications ? [CodeLine("import UserNotifications")] : [])
  }

  private var usesNotifications: Bool {
    !prototype.notifications.isEmpty
      || prototype.everyAction.contains {
        switch $0 {
        case .setBadge, .cancelAllNotifications, .setNotifications: true
        default: false
        }
      }
  }

  private func objectiveC(_ classes: [CodeClass], _ name: String) -> [CodeLine] {
    var lines = [CodeLine("#import <UIKit/UIKit.h>")]
    if form == .probe {
      lines += [CodeLine("#import <XCTest/XCTest.h>"), CodeLine("")] + ProbeCode.head
    }
    if classes.count > 1 {
      lines += [CodeLine(""), CodeLine("@class \(classes.map(\.name).joined(separator: ", "));")]
    }
    let declared = classes.map { $0.interface(declaresAll: classes.count > 1) }
    let blocks = [lines] + declared + classes.map(\.implementation)
    guard form == .probe else { return blocks.spaced }
    return (blocks + [ProbeCode.test(name, className(.screen(0)))]).spaced
  }
}

extension HubCode {
  /// What is told of a notification, as it was in 2013.
  static let received: [CodeLine] = [
    "struct ReceivedNotification {",
    "  let alertBody: String?",
    "  let alertAction: String?",
    "  let userInfo: [AnyHashable: Any]?",
    "",
    "  init(_ notification: UNNotification) {",
    "    alertBody = notification.request.content.body",
    "    alertAction = nil",
    "    userInfo = notification.request.content.userInfo",
    "  }",
    "}",
  ].map { CodeLine($0) }
}
