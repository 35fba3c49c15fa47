public import EventLog
import Texts

// The texts of the chips over the list, which are the kinds of rows.
extension RowKind {
  /// The name of the kind.
  public var title: String {
    switch self {
    case .will: tr("Will")
    case .did: tr("Did")
    case .asks: tr("Asks")
    case .clicks: tr("Clicks")
    case .steps: tr("Steps")
    }
  }

  /// The explanation of the kind.
  public var explanation: String {
    switch self {
    case .will: tr("Calls that announce something")
    case .did: tr("Calls that say what has happened")
    case .asks: tr("Calls that ask the delegate")
    case .clicks: tr("Calls for a tap on a button")
    case .steps: tr("What happened without a call")
    }
  }

  /// A count of rows in at most five characters.
  public static func short(_ count: Int) -> String {
    switch count {
    case ..<10_000: StopText.grouped(count)
    case ..<1_000_000: "\(count / 1_000)k"
    default: "\(count / 1_000_000).\(count / 100_000 % 10)M"
    }
  }
}
