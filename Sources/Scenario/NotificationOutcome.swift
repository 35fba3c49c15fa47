import DialogModel
import DialogSimulator
import Texts

extension Scene {
  /// What the step that answers a notification does now.
  ///
  /// It waits while the notification is still to fire or to show. Where a person must do something
  /// first, and where nothing can bring it, no waiting helps: the step fails at once and says so.
  ///
  /// - Parameter now: whether it is tried at once, whatever is above it.
  func outcome(ofOpening notification: NotificationID, _ now: Bool) -> StepOutcome {
    let input = Input.openNotification(notification, delivery: nil)
    let shown = state.notifications
    let isOfNotification = { (delivered: DeliveredNotification) in
      delivered.notification == notification
    }
    let isListed = shown.center.contains(where: isOfNotification)
    let isToCome =
      shown.scheduled.contains { $0.notification == notification }
      || shown.waitingBanners.contains(where: isOfNotification)
    switch simulator.ignored(input) {
    case nil:
      // The simulator would pull Notification Center down by itself.
      let isInCenter =
        !state.isLocked && shown.topAlert == nil
        && shown.banner.map(isOfNotification) != true && !state.centerIsDown
      guard isInCenter else { return .input(input) }
    case .alertIsUp where now: return .input(input)
    case .alertIsUp where isListed || shown.alerts.contains(where: isOfNotification):
      return .fails(sentenceOnAlert(above: notification))
    default:
      guard isListed, !isToCome || isInFront else {
        return isToCome || !isStill ? .notYet : .fails(sentenceOnAbsent(notification))
      }
    }
    return isToCome && !isInFront ? .notYet : .fails(sentenceOnCenter(of: notification))
  }

  /// What the step that lets a notification fire does now.
  func outcome(ofFiring notification: NotificationID, _ now: Bool) -> StepOutcome {
    let input = Input.fireNotification(notification, scheduled: nil)
    if simulator.ignored(input) == nil { return now || !state.isMoving ? .input(input) : .notYet }
    return isStill ? .fails(sentenceOnAbsent(notification)) : .notYet
  }

  /// What the step that takes a notification out of Notification Center does now.
  func outcome(ofRemoving notification: NotificationID) -> StepOutcome {
    let input = Input.removeFromCenter(notification, delivery: nil)
    let name = ["name": prototype.name(of: notification)] as KeyValuePairs
    switch simulator.ignored(input) {
    case nil: return .input(input)
    case .locked: return .fails(tr("the device is locked; first “slide: true”"))
    default: return .fails(tr("{name} is not listed in Notification Center", name))
    }
  }

  /// Whether exactly these are scheduled, the soonest first.
  func outcome(ofSchedule wanted: [NotificationID]) -> StepOutcome {
    let found = state.notifications.scheduled.map(\.notification)
    if found == wanted { return .holds }
    func words(_ list: [NotificationID]) -> String {
      "[" + list.map { prototype.name(of: $0) }.joined(separator: ", ") + "]"
    }
    return .fails(
      tr(
        "{found} is scheduled, not {wanted}", ["found": words(found), "wanted": words(wanted)]))
  }

  /// Whether this is the number on the application's icon.
  func outcome(ofBadge wanted: Int) -> StepOutcome {
    let found = state.notifications.badge
    return found == wanted
      ? .holds
      : .fails(
        tr(
          "the badge is {found}, not {wanted}", ["found": String(found), "wanted": String(wanted)])
      )
  }

  private func sentenceOnAlert(above notification: NotificationID) -> String {
    let name = prototype.name(of: notification)
    guard let alert = state.notifications.topAlert else {
      return tr(
        "another application’s alert is above {name}; first “interrupt: false”", ["name": name])
    }
    return tr(
      "the alert of {other} is above {name}; first “closeNotification: {other}”",
      ["name": name, "other": prototype.name(of: alert.notification)])
  }

  private func sentenceOnCenter(of notification: NotificationID) -> String {
    let name = prototype.name(of: notification)
    return state.isLocked
      ? tr(
        "{name} is in Notification Center, and the device is locked; first “slide: true”, then "
          + "“pullDown: true”", ["name": name])
      : tr("{name} is in Notification Center; first “pullDown: true”", ["name": name])
  }

  private func sentenceOnAbsent(_ notification: NotificationID) -> String {
    tr(
      "nothing brings {name}; first schedule it, for example with “do: {schedule}”",
      [
        "name": prototype.name(of: notification),
        "schedule": "{schedule: \(prototype.name(of: notification))}",
      ])
  }
}
