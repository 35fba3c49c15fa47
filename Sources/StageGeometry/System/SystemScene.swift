import DialogModel

/// What the system shows over the application or in its place.
public struct SystemScene: Equatable, Sendable {
  /// A notification as the system lists it.
  public struct Entry: Equatable, Sendable {
    /// Which one it is, among all that were ever delivered.
    public var id: Int
    /// The text.
    public var body: String
    /// How long ago it was delivered, in words.
    public var age: String
    /// The title of the button that opens it; `nil` for none.
    public var action: String?
  }

  /// An alert of the system.
  public struct Alert: Equatable, Sendable {
    /// Which notification it is about; `nil` for another application's alert.
    public var notification: Int?
    /// The title.
    public var title: String
    /// The message; `nil` for none.
    public var message: String?
    /// The title of the button that closes it.
    public var close: String
    /// The title of the button that opens the application; `nil` for none.
    public var action: String?
  }

  /// The lock screen.
  public struct Lock: Equatable, Sendable {
    /// Whether the screen is off.
    public var isDark: Bool
    /// What is listed, the newest first.
    public var entries: [Entry]
    /// Whether the slider opens the newest notification; else it unlocks.
    public var slideOpensNewest: Bool

    /// A lock screen.
    public init(isDark: Bool, entries: [Entry], slideOpensNewest: Bool) {
      (self.isDark, self.entries, self.slideOpensNewest) = (isDark, entries, slideOpensNewest)
    }
  }

  /// Whether the application is in front.
  public var showsApplication = true
  /// The lock screen; `nil` while the device is unlocked.
  public var lock: Lock?
  /// The notification in the banner; `nil` for no banner.
  public var banner: Entry?
  /// The alerts from the lowest to the topmost.
  public var alerts: [Alert] = []
  /// What Notification Center lists, the newest first.
  public var center: [Entry] = []
  /// Whether Notification Center is pulled down.
  public var isCenterDown = false
  /// Whether the switcher is open.
  public var isSwitching = false
  /// Whether the application can be ended in the switcher.
  public var isRunning = true
  /// The number on the icon.
  public var badge = 0

  /// Nothing but the application.
  public init() {}

  /// Whether a part of the system covers what is in front and takes all taps.
  public var isModal: Bool { lock != nil || !alerts.isEmpty || isCenterDown || isSwitching }
  /// Whether anything of the system is over what is in front.
  public var isEmpty: Bool { !isModal && banner == nil }

  /// Whether the same part takes the taps, with the same alert on top.
  public func isSamePart(as other: SystemScene) -> Bool {
    alerts.last == other.alerts.last && (lock == nil) == (other.lock == nil)
      && lock?.isDark == other.lock?.isDark && isCenterDown == other.isCenterDown
      && isSwitching == other.isSwitching
  }
}
