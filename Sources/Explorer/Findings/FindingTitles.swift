import Texts

extension FindingKind {
  /// What the kind is called in a list, in a few words.
  public var title: String {
    switch self {
    case .deadEnd: tr("Dead end")
    case .noWayOut: tr("No way out")
    case .neverShown: tr("Never shown")
    case .neverEnabled: tr("Never enabled")
    case .changesNothing: tr("Changes nothing")
    case .refused: tr("Refused")
    case .twice: tr("Done twice")
    case .race: tr("Depends on the moment")
    case .lostTap: tr("Lost tap")
    case .uninvited: tr("Comes uninvited")
    case .outlives: tr("Goes on elsewhere")
    case .pilesUp: tr("Piles up")
    case .limit: tr("Never ends")
    case .trap: tr("No way back")
    case .decidingLack: tr("Decided by what is missing")
    case .destroysWithoutAsking: tr("Destroys without asking")
    case .cancelActs: tr("Cancel acts")
    case .neverReturns: tr("Answers that are the same")
    case .asksOften: tr("Asks often")
    case .neitherAskedNorTold: tr("Neither asked nor told")
    case .endsUntitled: tr("No title at the end")
    case .overPopover: tr("Over a popover")
    case .uncovered: tr("In no scenario")
    case .brokenPromise: tr("Broken promise")
    }
  }
}
