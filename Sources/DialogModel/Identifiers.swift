/// A screen, by its 0-based place in ``Prototype/screens``.
public struct ScreenID: Hashable, Sendable {
  /// The 0-based place in the document's list of screens.
  public let index: Int

  /// The screen at a 0-based place.
  public init(_ index: Int) { self.index = index }
}

/// A dialog, by its 0-based place in ``Prototype/dialogs``.
public struct DialogID: Hashable, Sendable {
  /// The 0-based place in the document's list of dialogs.
  public let index: Int

  /// The dialog at a 0-based place.
  public init(_ index: Int) { self.index = index }
}

/// A control, by its screen and its 0-based place among the screen's controls.
public struct ControlID: Hashable, Sendable {
  /// The screen that holds the control.
  public let screen: ScreenID
  /// The 0-based place in ``Screen/controls``.
  public let index: Int

  /// The control at a 0-based place on a screen.
  public init(screen: ScreenID, index: Int) {
    self.screen = screen
    self.index = index
  }
}

/// What a row of the log is about.
public enum Target: Hashable, Sendable {
  /// The application's own delegate.
  case application
  /// A dialog.
  case dialog(DialogID)
  /// A screen, for what happens on it.
  case screen(ScreenID)
}
