/// What exploring finds, each by its word.
///
/// The words are those of `known`, of reports and of `docs/checks.md`.
public enum FindingKind: String, CaseIterable, Sendable {
  case deadEnd = "dead-end"
  case noWayOut = "no-way-out"
  case neverShown = "never-shown"
  case neverEnabled = "never-enabled"
  case changesNothing = "changes-nothing"
  case refused
  case twice
  case race
  case lostTap = "lost-tap"
  case uninvited
  case outlives
  case pilesUp = "piles-up"
  case limit
  case trap
  case decidingLack = "deciding-lack"
  case destroysWithoutAsking = "destroys-without-asking"
  case cancelActs = "cancel-acts"
  case neverReturns = "never-returns"
  case asksOften = "asks-often"
  case neitherAskedNorTold = "neither-asked-nor-told"
  case endsUntitled = "ends-untitled"
  case overPopover = "over-popover"
  case uncovered
  case brokenPromise = "broken-promise"

  /// How severe it is.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    case note, warning, error

    /// Whether the first is less severe.
    public static func < (first: Severity, second: Severity) -> Bool {
      allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
    }
  }

  /// How severe such a finding is, where nothing else is known.
  public var severity: Severity {
    switch self {
    case .deadEnd, .noWayOut, .twice, .limit, .trap, .brokenPromise: .error
    case .neverShown, .neverEnabled, .changesNothing, .refused, .race, .uninvited, .outlives,
      .pilesUp, .destroysWithoutAsking, .cancelActs, .endsUntitled,
      .overPopover:
      .warning
    case .lostTap, .decidingLack, .neverReturns, .asksOften, .neitherAskedNorTold, .uncovered: .note
    }
  }
}
