/// The delegate methods that Rehearsal knows, in the order of the behaviour tables.
public enum Selector: UInt8, CaseIterable, Sendable {
  case willPresentAlertView
  case alertViewShouldEnableFirstOtherButton
  case didPresentAlertView
  case alertViewClickedButtonAtIndex
  case alertViewWillDismissWithButtonIndex
  case alertViewDidDismissWithButtonIndex
  case alertViewCancel
  case applicationDidFinishLaunchingWithOptions
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillEnterForeground
  case applicationWillTerminate

  /// Whose delegate has the method.
  public enum Owner: Sendable {
    /// `UIAlertViewDelegate`.
    case alert
    /// `UIApplicationDelegate`.
    case application
  }

  /// What sort of call it is: that something is about to be, has been, is asked, or was tapped.
  public enum Nature: Sendable {
    case will, did, asks, clicked
  }

  /// The selector as UIKit spells it.
  public var name: String {
    switch self {
    case .willPresentAlertView: "willPresentAlertView:"
    case .alertViewShouldEnableFirstOtherButton: "alertViewShouldEnableFirstOtherButton:"
    case .didPresentAlertView: "didPresentAlertView:"
    case .alertViewClickedButtonAtIndex: "alertView:clickedButtonAtIndex:"
    case .alertViewWillDismissWithButtonIndex: "alertView:willDismissWithButtonIndex:"
    case .alertViewDidDismissWithButtonIndex: "alertView:didDismissWithButtonIndex:"
    case .alertViewCancel: "alertViewCancel:"
    case .applicationDidFinishLaunchingWithOptions: "application:didFinishLaunchingWithOptions:"
    case .applicationDidBecomeActive: "applicationDidBecomeActive:"
    case .applicationWillResignActive: "applicationWillResignActive:"
    case .applicationDidEnterBackground: "applicationDidEnterBackground:"
    case .applicationWillEnterForeground: "applicationWillEnterForeground:"
    case .applicationWillTerminate: "applicationWillTerminate:"
    }
  }

  /// The selector that UIKit spells so, if there is one.
  public init?(name: String) {
    guard let found = Selector.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// Whose delegate has the method.
  public var owner: Owner {
    rawValue < Selector.applicationDidFinishLaunchingWithOptions.rawValue ? .alert : .application
  }

  /// What sort of call it is.
  public var nature: Nature {
    switch self {
    case .alertViewShouldEnableFirstOtherButton: .asks
    case .alertViewClickedButtonAtIndex: .clicked
    case .willPresentAlertView, .alertViewWillDismissWithButtonIndex, .alertViewCancel,
      .applicationWillResignActive, .applicationWillEnterForeground, .applicationWillTerminate:
      .will
    case .didPresentAlertView, .alertViewDidDismissWithButtonIndex,
      .applicationDidFinishLaunchingWithOptions, .applicationDidBecomeActive,
      .applicationDidEnterBackground:
      .did
    }
  }

  /// Whether the method answers yes or no.
  public var returnsBool: Bool {
    self == .alertViewShouldEnableFirstOtherButton
      || self == .applicationDidFinishLaunchingWithOptions
  }
}

/// A set of selectors.
public struct SelectorSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// The set of these selectors.
  public init(_ selectors: some Sequence<Selector> = []) {
    for selector in selectors { insert(selector) }
  }

  /// Every selector there is.
  public static let all = SelectorSet(Selector.allCases)

  /// Whether the selector is in the set.
  public func contains(_ selector: Selector) -> Bool {
    bits & (1 << UInt32(selector.rawValue)) != 0
  }

  /// Puts the selector into the set.
  public mutating func insert(_ selector: Selector) {
    bits |= 1 << UInt32(selector.rawValue)
  }

  /// Takes the selector out of the set.
  public mutating func remove(_ selector: Selector) {
    bits &= ~(1 << UInt32(selector.rawValue))
  }
}
