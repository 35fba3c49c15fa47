import DialogModel
import DialogSimulator
import Gtk

/// What a stage keeps for the device around the application; each part is made when it is first
/// shown.
@MainActor
struct Surroundings {
  /// The home screen.
  var springboard: Springboard?
  /// The screen of another application.
  var otherScreen: OtherScreen?
  /// What lies over what is in front.
  var system: SystemStage?
  /// Where Notification Center can be pulled down.
  var pullZone: PullZone?
  /// What is shown for a moment when a notification opens the application.
  var cover: LaunchCover?
  /// What the application showed when it last left the front.
  var lastScreen: Picture?
  /// What was in front when the switcher came, until the switcher has it.
  var frontPicture: Picture?
  /// What the system showed when the keyboard's focus was last kept in it.
  var focusedScene: SystemScene?
  /// Whether a state of this run has been shown.
  var hasShown = false
  /// The layers below the system's parts, and the number of these, when they were last ordered.
  var stackedBelow: [ObjectIdentifier] = []
  var stackedParts = 0

  /// Whether Classic's slider opens the newest notification: from when one has lit the screen until
  /// the screen is dark again.
  var slideOpensNewest = false
  /// The number of the newest notification on the lock screen when it was last looked at.
  private var newest: Int?
  /// The minute for which ages are shown.
  var minute: Int?
  /// When a notification last opened the application.
  var openedAt: SimulatedTime?

  /// Notes whether the lock screen was lit by a notification.
  ///
  /// - Parameter isFirst: whether no state before this one was looked at.
  mutating func noteLock(_ state: State, isFirst: Bool) {
    if isFirst { openedAt = state.notifications.opened?.time }
    guard state.isLocked, state.screenIsOn else {
      slideOpensNewest = false
      newest = state.notifications.lockScreen.first?.number
      return
    }
    let first = state.notifications.lockScreen.first
    if let first, first.number != newest {
      let age = state.now.milliseconds - first.since.milliseconds
      slideOpensNewest = !isFirst || age <= Notifications.lightDuration
    }
    newest = first?.number
  }

  /// The parts on the screen.
  var parts: [Widget] {
    [
      springboard?.canvas, otherScreen?.canvas, system?.canvas, pullZone?.widget, cover?.widget,
    ].compactMap { $0 as Widget? }
  }
}

extension Stage {
  var springboard: Springboard? { around.springboard }
  var system: SystemStage? { around.system }
}
