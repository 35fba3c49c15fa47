/// A prototype: everything a document says, with every reference resolved.
public struct Prototype: Hashable, Sendable {
  /// A device that a prototype is made for.
  public enum Device: String, CaseIterable, Sendable {
    case phone, tablet
  }

  /// The time whose rules hold.
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

  /// The application around the dialogs, where the document describes it.
  public struct Application: Hashable, Sendable {
    /// The name under its icon.
    public var name: String?
    /// Who hears of its life.
    public var delegate: Delegate

    /// An application with its delegate.
    public init(name: String? = nil, delegate: Delegate = Delegate()) {
      self.name = name
      self.delegate = delegate
    }
  }

  /// The title of the prototype.
  public var title: String?
  /// The device it is made for.
  public var device = Device.phone
  /// The time whose rules hold.
  public var era = Era.ios6
  /// What a launch shows first; `nil` only where there are no screens or dialogs.
  public var start: Start?
  /// The screens in the document's order.
  public var screens: [Screen] = []
  /// The dialogs in the document's order.
  public var dialogs: [Dialog] = []
  /// The application; `nil` where its own calls are not listed.
  public var application: Application?
  /// The choices between sources.
  public var choices = Choices()
  /// The scenarios in the document's order.
  public var scenarios: [ScenarioScript] = []

  /// An empty prototype.
  public init() {}

  /// The name that calls on a target carry.
  public func name(of target: Target) -> String {
    switch target {
    case .application: "application"
    case .dialog(let id): dialogs[id.index].id
    case .screen(let id): screens[id.index].id
    }
  }

  /// The control of an id that came from this prototype.
  public func control(_ id: ControlID) -> Control {
    screens[id.screen.index].controls[id.index]
  }

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
