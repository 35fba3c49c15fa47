public import DialogModel
public import DialogSimulator

/// What a person asks of the system on the stage.
public enum SystemRequest: Equatable, Sendable {
  /// Opens the application with a notification.
  case open(Int)
  /// Closes a notification's banner or alert.
  case close(Int)
  /// Another application's alert goes.
  case endInterruption
  /// Unlocks the device with the slider.
  case slide
  case pullDown(Bool)
  /// Leaves the switcher.
  case leaveSwitcher
  case launch
  case kill

  /// The input of the request in a state of a run; `nil` for a notification that the system no longer
  /// shows.
  public func input(in state: State) -> Input? {
    let shown = state.notifications
    switch self {
    case .open(let number):
      return shown.delivery(number).map { .openNotification($0.notification, delivery: number) }
    case .close(let number):
      return shown.delivery(number).map {
        shown.isOnlyListed(number)
          ? .removeFromCenter($0.notification, delivery: number)
          : .closeNotification($0.notification, delivery: number)
      }
    case .endInterruption: return .interrupt(false)
    case .slide: return .slide
    case .pullDown(let down): return .pullDown(down)
    case .leaveSwitcher: return .switcher(false)
    case .launch: return .launchApp
    case .kill: return .killApp
    }
  }
}

extension Notifications {
  /// Whether a delivery is in Notification Center, and in no alert or banner that could be closed.
  fileprivate func isOnlyListed(_ number: Int) -> Bool {
    banner?.number != number && !alerts.contains { $0.number == number }
      && center.contains { $0.number == number }
  }

  /// The delivery with a number, wherever it is.
  fileprivate func delivery(_ number: Int) -> DeliveredNotification? {
    (alerts + lockScreen + center + waitingBanners + [banner].compactMap { $0 })
      .first { $0.number == number }
  }
}
