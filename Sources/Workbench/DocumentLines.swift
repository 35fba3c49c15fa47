import PrototypeFile
import Scenario

extension OpenDocument {
  /// The 1-based lines of the document with the expected calls at 0-based places; none where the
  /// scenario has no `expect`.
  public func lines(ofExpectedCalls places: [Int], of scenario: String) -> [Int] {
    guard let revision, let root = revision.tree else { return [] }
    let source = SourceLines(revision.text)
    guard let expect = ExpectPlace(ofScenario: scenario, in: root, source) else { return [] }
    return places.map { expect.line(ofCall: $0, in: source) }
  }
}
