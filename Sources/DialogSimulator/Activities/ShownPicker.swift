public import DialogModel

/// What an activity picker that is up shows.
public struct ShownPicker: Hashable, Sendable {
  /// What stands in its place on the screen.
  public enum Content: Hashable, Sendable {
    /// The icons.
    case choosing
    /// The view of a custom activity.
    indirect case view(ActivityID)
    /// What a built-in activity that is performed for real shows.
    case builtIn(BuiltInActivity)
  }

  /// What there is to choose from, in the order of the icons.
  public let choices: [ActivityChoice]
  /// What stands in its place on the screen.
  public internal(set) var content = Content.choosing
  /// Whether that fills the screen: on a phone, and with iOS 6's bug on a tablet too.
  public internal(set) var fillsScreen = false
  /// Which presentation of a picker it is.
  public internal(set) var number: Int

  /// A picker with nothing to choose from.
  public static let none = ShownPicker(choices: [], number: 0)

  /// Whether it holds the controls of an activity's view.
  func holds(_ holder: ControlID.Holder) -> Bool {
    guard case .view(let activity) = content else { return false }
    return holder == .activity(activity)
  }
}

/// One presentation of an activity picker, from its coming to its `completionHandler`.
///
/// It outlives what can be seen of it: an activity may work on after the picker has gone.
public struct PickerRun: Hashable, Sendable {
  /// Counts presentations.
  public internal(set) var number: Int
  /// The picker in the document.
  public let dialog: DialogID
  /// What was chosen, if anything was.
  public internal(set) var choice: ActivityChoice?
  /// Whether what was chosen goes on, and will say when it has finished.
  public internal(set) var isWorking = false
  /// Whether a person performs it for real, so that nobody knows when it ends.
  public internal(set) var isLive = false
  /// How what was chosen finished, if it has.
  var outcome: Bool?
  /// Whether it can be seen.
  var isUp = true
  /// What is left of its work while the application is suspended.
  var paused: PausedWork?
}

/// The rest of an activity's work while the application is suspended.
struct PausedWork: Hashable, Sendable {
  /// How much time is left.
  let milliseconds: Int
  /// What is done then.
  let frame: Frame
}
