public import DialogModel

/// What an activity picker that is up shows.
public struct ShownPicker: Hashable, Sendable {
  /// What a picker shows on the screen.
  public enum Content: Hashable, Sendable {
    /// The icons.
    case choosing
    /// The view of a custom activity.
    indirect case view(ActivityID)
    /// The view of a built-in activity that is performed for real.
    case builtIn(BuiltInActivity)
  }

  /// The activities that can be chosen, in the order of the icons.
  public let choices: [ActivityChoice]
  /// What it shows on the screen.
  public internal(set) var content = Content.choosing
  /// Whether the content fills the screen: on a phone, and with iOS 6's bug on a tablet too.
  public internal(set) var fillsScreen = false
  /// The screens that were pushed inside the view of the activity, from the lowest to the top.
  public internal(set) var screens: [ScreenID] = []
  /// The push or the pop inside that view which is running, if there is one.
  public internal(set) var passage: InnerPassage?
  /// The number of the presentation.
  public internal(set) var number: Int

  /// A picker without activities.
  public static let none = ShownPicker(choices: [], number: 0)

  /// What holds the controls that show: the top screen, else the view of the activity.
  public var holder: ControlID.Holder? {
    guard case .view(let activity) = content else { return nil }
    return screens.last.map { .screen($0) } ?? .activity(activity)
  }

  /// Whether it holds controls that show.
  func holds(_ holder: ControlID.Holder) -> Bool { self.holder == holder }

  /// Whether a view is the activity's, or that of a screen inside it, under others or coming too.
  func contains(_ holder: ControlID.Holder) -> Bool {
    switch (holder, content) {
    case (.activity(let activity), .view(let own)): activity == own
    case (.screen(let screen), .view): screens.contains(screen) || passage?.to == screen
    default: false
    }
  }
}

/// The way from one screen to another inside the view of an activity; `nil` is that view itself.
public struct InnerPassage: Hashable, Sendable {
  /// Whether the upper one goes; else it comes.
  public let isPop: Bool
  /// The screen before.
  public let from: ScreenID?
  /// The screen after.
  public let to: ScreenID?
}

/// One presentation of an activity picker, from its start to its `completionHandler`.
///
/// It can last longer than the picker: an activity may work on after the picker has gone.
public struct PickerRun: Hashable, Sendable {
  /// The number of the presentation.
  public internal(set) var number: Int
  /// The picker in the document.
  public let dialog: DialogID
  /// The activity that was chosen, if any.
  public internal(set) var choice: ActivityChoice?
  /// Whether the chosen activity works and will finish.
  public internal(set) var isWorking = false
  /// Whether a person performs it for real, so that its end is not known.
  public internal(set) var isLive = false
  /// How the chosen activity finished, if it has.
  var outcome: Bool?
  /// Whether the picker, or what replaced it, shows.
  var isUp = true
  /// The rest of its work while the application is suspended.
  var paused: PausedWork?
}

/// The rest of an activity's work while the application is suspended.
struct PausedWork: Hashable, Sendable {
  /// How much time is left.
  let milliseconds: Int
  /// The steps that are performed then.
  let frame: Frame
}
