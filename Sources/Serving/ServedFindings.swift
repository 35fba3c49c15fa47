import PrototypeFile
import Texts

extension ServedRun {
  /// How many findings are kept; one more says that there are others.
  static let mostFindings = 100
  /// How many Unicode scalars a finding has at most.
  static let longestFinding = 2000

  /// The program says what is wrong in itself; it has no answer.
  mutating func find(_ value: JSONValue) throws(ClientMessage.Fault) {
    guard let text = value.text else { throw fault("finding", tr("it is a text")) }
    switch findings.count {
    case ..<ServedRun.mostFindings:
      findings.append(OneLine.beginning(text, atMost: ServedRun.longestFinding))
    case ServedRun.mostFindings:
      findings.append(
        tr(
          "It finds more than {count} things wrong; the rest is not kept.",
          ["count": String(ServedRun.mostFindings)]))
    default: break
    }
  }
}
