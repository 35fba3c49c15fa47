import DialogModel

// What the application asks for inside `application:didFinishLaunchingWithOptions:`, before a view is
// in the window.

extension Rules {
  /// X12: a screen is pushed before the first one has been loaded: it comes over the root without
  /// animation and appears at the launch, and the root loads when something pops to it.
  static let pushedAtLaunch = Rule.x12

  /// X13: a view that is presented then is kept until the first screen has appeared.
  static let keptAtLaunch = Rule.x13
}

extension Views {
  /// Whether the first screen's view has not been needed yet.
  var isBeforeFirst: Bool { appearances.isEmpty && loaded.isEmpty }

  /// Whether the view of the first screen, or of one that takes its place, is still to appear.
  func isLaunching(_ screen: ScreenID?) -> Bool {
    guard let screen else { return false }
    return appearances.isEmpty || appearances[.screen(screen)] == .appearing
  }
}

extension RuleSet {
  /// The rows of a call of the first screen, which may have been pushed before the launch's end.
  func ofFirstScreen(in views: Views) -> RuleSet {
    views.stack.count > 1 ? adding(Rules.pushedAtLaunch) : self
  }
}
