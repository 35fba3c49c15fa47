/// A prototype: the content of a document, with every reference resolved.
public struct Prototype: Hashable, Sendable {
  /// A device that a prototype is made for.
  public enum Device: String, CaseIterable, Sendable {
    case phone, tablet
  }

  /// The era whose rules apply.
  public enum Era: String, CaseIterable, Sendable {
    /// Before multitasking: Home terminates the application.
    case ios3
    /// With multitasking.
    case ios6
  }

  /// What a launch shows first.
  public enum Start: Hashable, Sendable {
    case screen(ScreenID)
    case dialog(DialogID)
  }

  /// The title of the prototype.
  public var title: String?
  /// The device it is made for.
  public var device = Device.phone
  /// The era whose rules apply.
  public var era = Era.ios6
  /// How the stage shows it, as options and a scenario set it; a document does not.
  public var axes = StageAxes()
  /// The language that its texts are in now, as in `strings`; `nil` for the texts as written.
  public var language: String?
  /// What a launch shows first; `nil` only where there are no screens or dialogs.
  public var start: Start?
  /// The screens in the document's order.
  public var screens: [Screen] = []
  /// The dialogs in the document's order.
  public var dialogs: [Dialog] = []
  /// The place of the first separate alert of a task among the dialogs, where a run has added these;
  /// `nil` in a document.
  public var firstLoader: Int?
  /// The tasks in the document's order.
  public var tasks: [PrototypeTask] = []
  /// The notifications in the document's order.
  public var notifications: [LocalNotification] = []
  /// The flags in the document's order.
  public var flags: [Flag] = []
  /// The settings of a person for notifications.
  public var notificationSettings = NotificationSettings()
  /// The simulated clock.
  public var clock = DeviceClock()
  /// Translations: by language, then by the text as the document has it.
  public var strings: [String: [String: Template]] = [:]
  /// The application; `nil` if its delegate calls are not listed.
  public var application: Application?
  /// How an action goes to a screen if it does not say so.
  public var navigation = ScreenTransition.none
  /// The delegate of the navigation controller; `nil` if its calls are not listed.
  public var navigationController: Delegate?
  /// The delegate of the tab bar controller; `nil` if its calls are not listed.
  public var tabBarController: Delegate?
  /// The choices between sources.
  public var choices = Choices()
  /// The steps with a name in the document's order; scenarios have them in place of the name.
  public var sharedSteps: [SharedSteps] = []
  /// The scenarios in the document's order.
  public var scenarios: [ScenarioScript] = []
  /// What holds, whatever happens, in the document's order.
  public var promises: [Promise] = []

  /// An empty prototype.
  public init() {}

  /// The dialog of that name, if there is one.
  public func dialog(named name: String) -> DialogID? {
    dialogs.firstIndex { $0.id == name }.map { DialogID($0) }
  }

  /// The screen of that name, if there is one.
  public func screen(named name: String) -> ScreenID? {
    screens.firstIndex { $0.id == name }.map { ScreenID($0) }
  }

  /// The scenario of that name, if there is one.
  public func scenario(named name: String) -> ScenarioScript? {
    scenarios.first { $0.name == name }
  }
}
