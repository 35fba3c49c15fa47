import DialogModel

/// What the system shows over the application or in its place.
struct SystemScene: Equatable {
  /// A notification as the system lists it.
  struct Entry: Equatable {
    /// Which one it is, among all that were ever delivered.
    var id: Int
    /// The text.
    var body: String
    /// How long ago it was delivered, in words.
    var age: String
    /// The title of the button that opens it; `nil` for none.
    var action: String?
  }

  /// An alert of the system.
  struct Alert: Equatable {
    /// Which notification it is about; `nil` for another application's alert.
    var notification: Int?
    var title: String
    var message: String?
    var close: String
    /// The title of the button that opens the application; `nil` for none.
    var action: String?
  }

  /// The lock screen.
  struct Lock: Equatable {
    var isDark: Bool
    /// What is listed, the newest first.
    var entries: [Entry]
    /// Whether the slider opens the newest notification; else it unlocks.
    var slideOpensNewest: Bool
  }

  /// Whether the application is in front.
  var showsApplication = true
  var lock: Lock?
  var banner: Entry?
  /// The alerts from the lowest to the topmost.
  var alerts: [Alert] = []
  /// What Notification Center lists, the newest first.
  var center: [Entry] = []
  var isCenterDown = false
  var isSwitching = false
  /// Whether the application can be ended in the switcher.
  var isRunning = true
  /// The number on the icon.
  var badge = 0

  /// Whether a part of the system covers what is in front and takes all taps.
  var isModal: Bool { lock != nil || !alerts.isEmpty || isCenterDown || isSwitching }
  /// Whether anything of the system is over what is in front.
  var isEmpty: Bool { !isModal && banner == nil }
}

/// What a person asks of the system on the stage.
enum SystemRequest: Equatable {
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
}
