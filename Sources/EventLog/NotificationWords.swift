import DialogModel
import DialogSimulator

/// What happens to notifications and to the device's clock, in the words of the document format.
extension RowWords {
  func words(_ event: Row.NotificationEvent) -> String {
    switch event {
    case .scheduled(let id, let clock):
      "scheduled \(names.name(of: id))" + (clock.map { " for \($0.text)" } ?? "")
    case .dropped(let id): "dropped \(names.name(of: id))"
    case .removed(let id): "removed \(names.name(of: id))"
    case .fires(let id): "fires \(names.name(of: id))"
    case .badge(let number): "badge \(number)"
    case .sound(.default): "sound default"
    case .sound(.file(let path)): "sound \(path)"
    case .alert(let id): "alert \(names.name(of: id))"
    case .banner(let id): "banner \(names.name(of: id))"
    case .gone(let id): "gone \(names.name(of: id))"
    case .lockScreen(let id): "lockScreen \(names.name(of: id))"
    case .center(let id): "center \(names.name(of: id))"
    case .clock(let clock, let zone): "clock \(clock.map { $0.text + " " } ?? "")\(zone)"
    case .settings(let settings):
      "settings \(settings.style.rawValue), lockScreen \(settings.showsOnLockScreen)"
        + ", center \(settings.isInCenter), sounds \(settings.playsSounds)"
    }
  }

  /// A moment as a document has it.
  static func words(_ moment: WrittenMoment) -> String {
    switch moment {
    case .wallClock(let clock): clock.text
    case .instant(let instant): WallClock(inUTC: instant).map { $0.text + "Z" } ?? ""
    }
  }
}
