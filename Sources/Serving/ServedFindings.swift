import PrototypeFile
import Texts

extension ServedRun {
  /// How many findings are kept.
  static let mostFindings = 100
  /// How many Unicode scalars a finding has at most.
  static let longestFinding = 2000

  /// The program says what is wrong in itself; it has no answer.
  mutating func find(_ value: JSONValue) throws(ClientMessage.Fault) {
    guard let text = value.text else { throw fault("finding", tr("it is a text")) }
    guard findings.count < ServedRun.mostFindings else { return }
    findings.append(OneLine.beginning(text, atMost: ServedRun.longestFinding))
  }
}
