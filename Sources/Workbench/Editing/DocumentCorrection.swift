import PrototypeEditing
public import PrototypeFile
import Session

/// What a program can do about an error or a warning of the document as it is now.
public struct DocumentCorrection: Sendable {
  /// What it does, for a button, in the person's language.
  public let label: String
  fileprivate let edits: [SourceEdit]
  fileprivate let revision: Revision
}

extension Workbench {
  /// What corrects a problem of the document; `nil` if only a person can tell.
  public func correction(of problem: Finding) -> DocumentCorrection? {
    guard let fix = QuickFix(problem), let revision = document.revision,
      let editor = try? revision.editor(), let edits = try? fix.edits(of: revision),
      !edits.isEmpty
    else { return nil }
    // The whole lines would take the caret with them.
    return DocumentCorrection(
      label: fix.label(in: editor), edits: edits.map { $0.trimmed(in: revision.text) },
      revision: revision)
  }

  /// Corrects the document, unless it was changed meanwhile.
  public func correct(_ correction: DocumentCorrection, from source: EditChange.Source) {
    guard document.revision == correction.revision else { return }
    editText(correction.edits, named: correction.label, joins: false, from: source)
  }
}
