/// Where the sources on UIKit disagree, and a document may take the other side.
public struct Choices: Hashable, Sendable {
  /// What a system cancel does to an alert without a cancel button (C3).
  public enum SystemCancelWithoutCancelButton: String, CaseIterable, Sendable {
    /// Dismisses it with -1.
    case dismiss
    /// Simulates a click of -1 first.
    case click
  }

  /// What an alert hears when the one above it has gone (K2).
  public enum CoveredAlert: String, CaseIterable, Sendable {
    /// Nothing.
    case silent
    /// `didPresentAlertView:` once more.
    case presentedAgain
  }

  /// How `firstOtherButtonIndex` is found (3.2).
  public enum FirstOtherIndex: String, CaseIterable, Sendable {
    /// The initializer fixes it.
    case fixed
    /// The first index that is not cancel, buttons added later included.
    case lazy
  }

  /// What a system cancel does to an alert without a cancel button.
  public var systemCancelWithoutCancelButton = SystemCancelWithoutCancelButton.dismiss
  /// What an alert hears when the one above it has gone.
  public var coveredAlert = CoveredAlert.silent
  /// How `firstOtherButtonIndex` is found.
  public var firstOtherIndex = FirstOtherIndex.fixed

  /// The choices of the behaviour tables.
  public init() {}
}
