public import DialogModel
import Explorer
public import PrototypeEditing
public import PrototypeFile
import Texts

/// What can happen in one version of a document and not in another, in words.
public struct ComparedVersions: Sendable {
  /// What is called otherwise now.
  public let renamed: [(old: String, new: String)]
  /// What differs.
  public let difference: ExploredDifference
  /// Both versions, the new one with the ids of the old one.
  public let prototypes: (old: Prototype, new: Prototype)

  /// Explores both versions, each for some seconds at most.
  ///
  /// - Parameters:
  ///   - names: the names of both in diagnostics.
  ///   - renames: the changes that lead from one to the other, as far as these are known.
  ///   - isWanted: asked between pieces of the work.
  /// - Returns: `nil` where a version has errors, and where it was not wanted any more.
  public init?(
    _ old: Revision, _ new: Revision, names: (old: String, new: String),
    renames: RenameMap = RenameMap(), while isWanted: () -> Bool = { true }
  ) {
    guard let before = old.prototype, let after = new.prototype else { return nil }
    let parts = RenamedParts(before, after, known: renames)
    func explored(_ revision: Revision, _ prototype: Prototype, _ name: String)
      -> ExploredDocument
    {
      ExploredDocument(
        revision, name: name, [prototype.localized(nil)], ExploreOptions(), notes: false,
        seconds: ExploredDocument.usualSeconds, while: isWanted)
    }
    let was = explored(old, before, names.old)
    guard isWanted() else { return nil }
    let now = explored(new, parts.prototype, names.new)
    guard isWanted() else { return nil }
    renamed = parts.pairs
    difference = ExploredDifference(was, now)
    prototypes = (was.prototype, now.prototype)
  }

  /// What is called otherwise now, each in a sentence.
  public var renamings: [String] {
    renamed.map { pair in
      tr("“{old}” is called “{new}” now", ["old": pair.old, "new": pair.new])
    }
  }

  /// How much differs.
  public var summary: String {
    difference.changes.isEmpty
      ? tr("The same can happen in both.")
      : ntr("{n} difference", "{n} differences", difference.changes.count)
  }
}
