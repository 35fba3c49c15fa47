public import PrototypeFile
import Session

/// What a program can do about an error or a warning of the document as it is now.
public struct Correction: Sendable {
  /// What it does, for a button, in the person's language.
  public let label: String
  fileprivate let edits: [SourceEdit]
  fileprivate let bytes: [UInt8]
}

extension Workbench {
  /// What corrects a problem of the document; `nil` if only a person can tell.
  public func correction(of problem: Problem) -> Correction? {
    guard let fix = QuickFix(problem), let bytes = document.bytes,
      let edits = try? fix.edits(of: bytes, in: environment), !edits.isEmpty,
      let editor = try? editor()
    else { return nil }
    // The whole lines would take the caret with them.
    return Correction(
      label: fix.label(in: editor), edits: edits.map { $0.trimmed(in: bytes) }, bytes: bytes)
  }

  /// Corrects the document, unless it was changed meanwhile.
  public func correct(_ correction: Correction, from source: EditChange.Source) {
    guard document.bytes == correction.bytes else { return }
    editText(correction.edits, named: correction.label, joins: false, from: source)
  }
}
