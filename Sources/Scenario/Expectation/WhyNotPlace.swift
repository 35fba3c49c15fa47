public import DialogModel
public import EventLog
public import PrototypeFile
import Texts

extension WhyNot.Reason {
  /// The 1-based line of the document that the reason is about: the delegate of its dialog, or the
  /// dialog; `nil` where it is about none.
  public func line(_ prototype: Prototype, in root: YAMLNode) -> Int? {
    guard let dialog, prototype.dialogs.indices.contains(dialog) else { return nil }
    let entry = root["dialogs"]?.entries?.first {
      $0.key.text == prototype.dialogs[dialog].id
    }
    let delegate = entry?.value.entries?.first { $0.key.text == "delegate" }
    return (delegate ?? entry)?.key.start.line
  }

  /// The sentence, with the rule and the line.
  ///
  /// - Parameter file: the name of the document.
  public func sentence(file: String, line: Int?) -> String {
    let more = [
      rule.map { "\($0.name), docs/behaviour.md#\($0.name)" }, line.map { "\(file):\($0)" },
    ].compactMap { $0 }
    return more.isEmpty ? sentence : "\(sentence) (\(more.joined(separator: "; ")))"
  }
}
