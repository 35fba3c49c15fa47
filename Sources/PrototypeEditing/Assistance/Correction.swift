package import PrototypeFile
internal import Texts

/// A change that corrects one problem of a document.
package struct Correction: Hashable, Sendable {
  /// What it does, in the person's language.
  package let title: String
  /// The problem.
  package let problem: Finding
  /// The change of the text.
  package let edits: [SourceEdit]

  /// The corrections of problems, without those that only a person can make.
  package static func all(
    of problems: [Finding], in revision: Revision
  ) -> [Correction] {
    problems.compactMap { problem in
      guard let fix = QuickFix(problem), let edits = try? fix.edits(of: revision), !edits.isEmpty
      else { return nil }
      return Correction(title: fix.title, problem: problem, edits: edits)
    }
  }

  /// The change that makes every correction, as `check --fix` does; `nil` if there is none.
  package static func everything(
    in bytes: [UInt8], _ environment: DocumentEnvironment
  ) -> [SourceEdit]? {
    let after = DocumentFixes(bytes, in: environment).bytes
    let edits = LineDifference(from: bytes, to: after).edits.map { $0.trimmed(in: bytes) }
    return edits.isEmpty ? nil : edits
  }
}

extension QuickFix {
  /// What the correction does, in the person's language.
  fileprivate var title: String {
    switch change {
    case .suggestion(_, .key(let word)), .suggestion(_, .value(let word)):
      tr("Change it to {word}", ["word": word])
    case .suggestion(_, .entry(let key, let value)):
      tr("Change it to {word}", ["word": "\(key): \(value)"])
    case .edits: tr("Correct it ({rule})", ["rule": rule])
    }
  }
}
