import DialogModel
import DialogSimulator
import EventLog
import Texts

/// The texts of rows about notifications and the device, in the person's language.
struct NotificationRowText {
  let names: Names

  /// The bold line over the calls of an input.
  func heading(_ input: Input) -> String {
    switch input {
    case .openApp: tr("opened another app")
    case .switcher(true): tr("opened the task switcher")
    case .switcher(false): tr("closed the task switcher")
    case .pullDown(true): tr("pulled down Notification Center")
    case .pullDown(false): tr("pushed Notification Center away")
    case .slide: tr("slid to unlock")
    case .openNotification(let id, _): tr("opened {name}", ["name": names.name(of: id)])
    case .closeNotification(let id, _): tr("closed {name}", ["name": names.name(of: id)])
    case .removeFromCenter(let id, _):
      tr("took {name} out of Notification Center", ["name": names.name(of: id)])
    case .fireNotification(let id, _): tr("let {name} fire", ["name": names.name(of: id)])
    case .removeNotification(let id, _):
      tr("removed {name} from the list", ["name": names.name(of: id)])
    case .setNotificationSettings: tr("changed the settings for notifications")
    case .setClock: tr("set the clock")
    case .setTimeZone(let zone): tr("moved to {zone}", ["zone": zone])
    default: ""
    }
  }

  /// What a row says.
  func sentence(_ event: Row.NotificationEvent) -> String {
    switch event {
    case .scheduled(let id, let clock?):
      tr("{name} fires at {time}", ["name": names.name(of: id), "time": clock.text])
    case .scheduled(let id, nil): tr("{name} is scheduled", ["name": names.name(of: id)])
    case .dropped(let id):
      tr("{name} is dropped: 64 others fire before it", ["name": names.name(of: id)])
    case .removed(let id): tr("{name} is not on the list any more", ["name": names.name(of: id)])
    case .fires(let id): tr("{name} fires", ["name": names.name(of: id)])
    case .badge(let number): tr("the badge is {number}", ["number": String(number)])
    case .sound(.default): tr("the default sound is played")
    case .sound(.file(let path)): tr("{name} is played", ["name": path])
    case .alert(let id): tr("{name} is up in an alert", ["name": names.name(of: id)])
    case .banner(let id): tr("{name} is up in a banner", ["name": names.name(of: id)])
    case .gone(let id): tr("{name} is gone", ["name": names.name(of: id)])
    case .lockScreen(let id): tr("{name} is on the lock screen", ["name": names.name(of: id)])
    case .center(let id): tr("{name} is in Notification Center", ["name": names.name(of: id)])
    case .clock(let clock?, let zone):
      tr("the clock shows {time} in {zone}", ["time": clock.text, "zone": zone])
    case .clock(nil, let zone): tr("the device is in {zone}", ["zone": zone])
    case .settings(let settings): settingsSentence(settings)
    }
  }

  private func settingsSentence(_ settings: NotificationSettings) -> String {
    let style =
      switch settings.style {
      case .alert: tr("alerts")
      case .banner: tr("banners")
      case .none: tr("neither alerts nor banners")
      }
    let rest = [
      (settings.showsOnLockScreen, tr("the lock screen")),
      (settings.isInCenter, tr("Notification Center")), (settings.playsSounds, tr("sounds")),
    ].filter(\.0).map(\.1)
    return tr(
      "notifications may use: {list}", ["list": ([style] + rest).listed()])
  }
}
