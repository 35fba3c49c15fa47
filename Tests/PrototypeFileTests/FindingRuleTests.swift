import PrototypeFile
import Testing

/// The words of findings, which documents and reports use.
@Suite struct FindingRuleTests {
  @Test(arguments: FindingRule.allCases)
  func thePageOfChecksHasItsWord(_ rule: FindingRule) throws {
    guard rule.severity != .error else { return }
    let page = String(decoding: try Files.bytes(at: "docs/checks.md"), as: UTF8.self)
    if let section = rule.section {
      let heading = page.split(separator: "\n").first { $0.hasPrefix("## <a id=\"\(section)\">") }
      #expect(heading?.hasSuffix("(`\(rule.rawValue)`)") == true)
    } else {
      #expect(page.contains("`\(rule.rawValue)`"))
    }
  }

  @Test func numbersAreUnique() {
    let numbers = FindingRule.allCases.compactMap(\.number)
    #expect(Set(numbers).count == numbers.count)
  }
}
