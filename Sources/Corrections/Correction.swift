public import DialogModel
public import Explorer
import PrototypeEditing
public import PrototypeFile

/// A change of a document that removes a finding and adds none.
public struct Correction: Sendable {
  /// What is changed, in the person's language.
  public let label: String
  /// The changes, one after the other.
  public let edits: [DocumentEdit]
  /// The document with them.
  public let revision: Revision
  /// What exploring the changed document has found, for stills of what is so after it.
  public let explorer: Explorer
}

/// Looks for corrections, and tries each by exploring the changed document.
public struct Corrector {
  private let bytes: [UInt8]
  private let environment: DocumentEnvironment
  /// What was found in the document as it is.
  private let explorer: Explorer
  private let found: [ExploredFinding]
  private let problems: [String: Int]
  private let explore: (Prototype) -> Explorer?

  /// How many changes are tried for a finding.
  private static let mostTried = 40

  /// A corrector of a document that was explored for findings.
  ///
  /// - Parameters:
  ///   - found: the findings of the exploration.
  ///   - explore: explores a changed document in the same way; `nil` where that takes too long.
  public init(
    _ revision: Revision, in environment: DocumentEnvironment, _ explorer: Explorer,
    _ found: [ExploredFinding], explore: @escaping (Prototype) -> Explorer?
  ) {
    bytes = revision.text
    self.environment = environment
    (self.explorer, self.found, self.explore) = (explorer, found, explore)
    problems = revision.check().problems.counts
  }

  /// The smallest change that removes a finding and adds none; `nil` if none is known.
  public func correction(of finding: ExploredFinding) -> Correction? {
    guard let editor = try? DocumentEditor(bytes, in: environment), explorer.found.bounds.isEmpty
    else { return nil }
    let sites = CorrectionSites(finding, explorer, editor)
    let planned = CorrectionCandidates(finding, sites, editor).all.compactMap(planned)
      .sorted { $0.size < $1.size }
    for candidate in planned.prefix(Corrector.mostTried) {
      if let explored = tried(candidate.revision, for: finding) {
        return Correction(
          label: candidate.label, edits: candidate.edits, revision: candidate.revision,
          explorer: explored)
      }
    }
    return nil
  }

  private struct Planned {
    let label: String
    let edits: [DocumentEdit]
    let revision: Revision
    /// How many changes there are, and over how many bytes they stretch.
    let size: Size
  }

  private struct Size: Comparable {
    let edits: Int
    let bytes: Int

    static func < (first: Size, second: Size) -> Bool {
      (first.edits, first.bytes) < (second.edits, second.bytes)
    }
  }

  private func planned(_ candidate: CorrectionCandidates.Candidate) -> Planned? {
    var now = bytes
    for edit in candidate.edits {
      guard let editor = try? DocumentEditor(now, in: environment),
        let plan = try? editor.plan(edit)
      else { return nil }
      now = plan.after
    }
    let revision = Revision(now, in: environment)
    guard now != bytes, revision.prototype != nil,
      revision.check().problems.counts.allSatisfy({ $0.value <= problems[$0.key] ?? 0 })
    else { return nil }
    return Planned(
      label: candidate.label, edits: candidate.edits, revision: revision,
      size: Size(edits: candidate.edits.count, bytes: changed(now)))
  }

  /// How many bytes of a changed text are other ones, the equal ones between them counted.
  private func changed(_ after: [UInt8]) -> Int {
    let start = zip(bytes, after).prefix { $0 == $1 }.count
    let left = min(bytes.count, after.count) - start
    let end = zip(bytes.reversed(), after.reversed()).prefix(left).prefix { $0 == $1 }.count
    return max(bytes.count, after.count) - start - end
  }

  /// What a changed document comes to; `nil` if the finding is there still, another one is new, or
  /// something is not reached any more.
  private func tried(_ revision: Revision, for finding: ExploredFinding) -> Explorer? {
    guard let prototype = revision.prototype, let after = explore(prototype), after.isDone,
      after.found.bounds.isEmpty, after.reaches(all: explorer)
    else { return nil }
    let left = Findings.all(in: after, notes: finding.severity == .note)
    let names = Set(left.map { $0.name(in: after.prototype) })
    let before = Set(found.map { $0.name(in: explorer.prototype) })
    guard !names.contains(finding.name(in: explorer.prototype)), names.isSubset(of: before)
    else { return nil }
    return after
  }
}

extension Prototype {
  /// The buttons of a dialog, in the order of their indices.
  package func buttons(of dialog: DialogID) -> [Button] {
    self[DialogID(dialog.index)].map { ButtonIndices($0, firstOtherIndex: .fixed).buttons } ?? []
  }
}

extension ExploredFinding {
  /// What it is about, also where buttons have other indices.
  fileprivate func name(in prototype: Prototype) -> String {
    "\(kind.rawValue) \(severity.rawValue)"
      + places.map { place in
        switch place {
        case .button(let dialog, let index):
          " button \(dialog.index) "
            + (prototype.buttons(of: dialog).dropFirst(max(0, index)).first?.title.sourceText ?? "")
        default: " \(place)"
        }
      }.joined()
  }
}

extension [Finding] {
  /// How many there are of each sentence.
  fileprivate var counts: [String: Int] {
    reduce(into: [:]) { $0["\($1.rule.rawValue) \($1.message)", default: 0] += 1 }
  }
}
