public import PrototypeFile

/// Corrects what a program can correct in a document.
public struct DocumentFixes {
  /// The document with the corrections.
  private(set) var revision: Revision
  /// Its text.
  public var bytes: [UInt8] { revision.text }
  /// The corrections that were made, in their order.
  public private(set) var made: [QuickFix] = []
  private let environment: DocumentEnvironment
  /// Whether what is only worth a thought is corrected, too.
  private let notes: Bool
  /// What is wrong with it.
  private var problems: [Finding]

  /// A correction can uncover another; after so many rounds it is a circle.
  private static let mostRounds = 20

  /// Corrects a document until nothing is left that can be corrected.
  ///
  /// Each correction is made only if the document then has fewer errors and warnings, or as many in
  /// a form that reads better.
  ///
  /// - Parameters:
  ///   - rules: the rules whose corrections are made; without it, all.
  ///   - notes: whether what is only worth a thought is corrected, too; it is where `rules` names it.
  public init(
    _ bytes: [UInt8], in environment: DocumentEnvironment, rules: Set<String>? = nil,
    notes: Bool = false
  ) {
    revision = Revision(bytes, in: environment)
    self.environment = environment
    self.notes = notes || rules?.isDisjoint(with: QuickFix.rulesOfNotes) == false
    problems = revision.check(notes: self.notes).problems
    var refused: Set<QuickFix> = []
    for _ in 0..<DocumentFixes.mostRounds {
      let fixes = problems.compactMap { QuickFix($0) }.filter { fix in
        rules?.contains(fix.rule) ?? true && !refused.contains(fix)
      }
      guard !fixes.isEmpty else { return }
      if !apply(fixes) { refused.formUnion(fixes) }
    }
  }

  /// Makes all corrections that do not touch each other; else the first that can be made.
  private mutating func apply(_ fixes: [QuickFix]) -> Bool {
    var edits: [SourceEdit] = []
    var together: [QuickFix] = []
    for fix in fixes {
      guard let own = try? fix.edits(of: revision), !own.isEmpty else { continue }
      let isFree = own.allSatisfy { new in
        edits.allSatisfy {
          $0.range.upperBound < new.range.lowerBound
            || new.range.upperBound < $0.range.lowerBound
        }
      }
      if isFree {
        edits += own
        together.append(fix)
      }
    }
    if take(edits, together) { return true }
    return together.contains { fix in
      (try? fix.edits(of: revision)).map { take($0, [fix]) } ?? false
    }
  }

  private mutating func take(_ edits: [SourceEdit], _ fixes: [QuickFix]) -> Bool {
    guard !fixes.isEmpty else { return false }
    let inOrder = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let after = Revision(inOrder.applied(to: revision.text), in: environment)
    guard after.isReadToItsEnd, !after.hasSameText(as: revision) else { return false }
    let left = after.check(notes: notes).problems
    let isStub = fixes.allSatisfy { $0.rule == "translation" }
    let hadErrors = problems.contains { $0.severity == .error }
    guard
      left.count < problems.count || (isStub && left.count <= problems.count) || hadErrors
    else { return false }
    (revision, problems) = (after, left)
    made += fixes
    return true
  }
}
