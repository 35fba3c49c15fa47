import Texts

/// What a report says about a scenario that failed.
public struct Complaint: Hashable, Sendable {
  /// The kind of the failure; tools read these names in reports.
  public enum Kind: String, Sendable {
    /// The calls differ, or their order does.
    case calls
    /// A step or an assertion failed.
    case step
    /// A limit was reached.
    case limit
    /// The application would crash.
    case crash
  }

  /// The kind of the failure.
  public let kind: Kind
  /// The 1-based line in the document.
  public let line: Int
  /// What is wrong, in one sentence.
  public let message: String
  /// Details, one line each: further differences, or what is on the screen.
  public let details: [String]
  /// Expected and made calls, laid side by side.
  public let listing: [Listing.Line]
  /// Why, as far as that is known.
  public var why: Why?
}

extension ScenarioResult {
  /// What is wrong; `nil` where nothing is.
  public var complaint: Complaint? {
    switch outcome {
    case .held, .accepted: return nil
    case .failed(let failure):
      let showing = failure.showing.map { "  \($0)" }
      return Complaint(
        kind: .step, line: failure.line, message: failure.message,
        details: [tr("What shows:")] + showing, listing: [])
    case .stopped(let why):
      return Complaint(kind: .limit, line: line, message: why, details: [], listing: [])
    case .crashed(let why):
      return Complaint(
        kind: .crash, line: line, message: why,
        details: [tr("If that is meant, end its “expect” with the line about it.")], listing: [])
    case .differs(let mismatch):
      let explanation = Explanation(mismatch)
      return Complaint(
        kind: .calls, line: expectationLine ?? line, message: explanation.sentences.first ?? "",
        details: Array(explanation.sentences.dropFirst()), listing: Listing(mismatch).lines,
        why: why)
    }
  }
}
