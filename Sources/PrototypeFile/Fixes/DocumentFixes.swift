/// Corrects what a program can correct in a document.
public struct DocumentFixes {
  /// The document with the corrections.
  public private(set) var bytes: [UInt8]
  /// The corrections that were made, in their order.
  public private(set) var made: [QuickFix] = []
  private let environment: DocumentEnvironment

  /// A correction can uncover another; after so many rounds it is a circle.
  private static let mostRounds = 20

  /// Corrects a document until nothing is left that can be corrected.
  ///
  /// Each correction is made only if the document then has fewer errors and warnings, or as many in
  /// a form that reads better.
  ///
  /// - Parameter rules: the rules whose corrections are made; without it, all.
  public init(
    _ bytes: [UInt8], in environment: DocumentEnvironment, rules: Set<String>? = nil
  ) {
    self.bytes = bytes
    self.environment = environment
    var refused: Set<QuickFix> = []
    for _ in 0..<DocumentFixes.mostRounds {
      let problems = self.problems(self.bytes)
      let fixes = problems.compactMap { QuickFix($0) }.filter { fix in
        rules?.contains(fix.rule) ?? true && !refused.contains(fix)
      }
      guard !fixes.isEmpty else { return }
      if !apply(fixes, problems.count) { refused.formUnion(fixes) }
    }
  }

  private func problems(_ bytes: [UInt8]) -> [Problem] {
    PrototypeDocument.check(bytes, in: environment).problems
  }

  /// Makes all corrections that do not touch each other; else the first that can be made.
  private mutating func apply(_ fixes: [QuickFix], _ count: Int) -> Bool {
    var edits: [SourceEdit] = []
    var together: [QuickFix] = []
    for fix in fixes {
      guard let own = try? fix.edits(of: bytes, in: environment), !own.isEmpty else { continue }
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
    if take(edits, together, count) { return true }
    return together.contains { fix in
      (try? fix.edits(of: bytes, in: environment)).map { take($0, [fix], count) } ?? false
    }
  }

  private mutating func take(_ edits: [SourceEdit], _ fixes: [QuickFix], _ count: Int) -> Bool {
    guard !fixes.isEmpty else { return false }
    let after = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.applied(to: bytes)
    let document = YAMLDocument(after)
    guard document.problems.isEmpty, after != bytes else { return false }
    let problems = problems(after)
    let isStub = fixes.allSatisfy { $0.rule == "translation" }
    let hadErrors = self.problems(bytes).contains { $0.severity == .error }
    guard problems.count < count || (isStub && problems.count <= count) || hadErrors else {
      return false
    }
    bytes = after
    made += fixes
    return true
  }
}
