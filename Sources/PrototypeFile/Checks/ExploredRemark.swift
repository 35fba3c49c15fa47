/// What exploring, or measuring the texts, has to say about parts of a document, before it has a place
/// in the text.
public struct ExploredRemark: Sendable {
  /// What it is.
  public let rule: FindingRule
  /// How severe it is.
  public let severity: Finding.Severity
  /// What it is about, the main part first.
  public let parts: [ModelPart]
  /// One sentence, in the person's language.
  public let message: String

  /// A remark about parts of a document.
  public init(
    _ rule: FindingRule, _ severity: Finding.Severity, about parts: [ModelPart], _ message: String
  ) {
    (self.rule, self.severity, self.parts, self.message) = (rule, severity, parts, message)
  }
}

extension Revision {
  /// Gives remarks their places, and leaves out those that the author knows.
  ///
  /// - Parameter isWhole: whether all that can be found is among them.
  /// - Returns: the finding of each remark, `nil` for one that is known; and warnings of what is known
  ///   and was not found.
  public func findings(
    _ remarks: [ExploredRemark], isWhole: Bool
  ) -> (findings: [Finding?], unused: [Finding]) {
    guard let prototype, let tree else { return (remarks.map { _ in nil }, []) }
    var checks = DocumentChecks(
      placing: prototype, root: tree, of: text, environment.files)
    let findings = checks.findings(remarks, more.known, isWhole: isWhole)
    return (findings, checks.problems)
  }
}
