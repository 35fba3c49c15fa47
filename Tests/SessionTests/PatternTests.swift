import Session
import Testing

/// Patterns in PCRE's syntax, bounded.
@Suite struct PatternTests {
  private func complaint(_ pattern: String) -> String? {
    do {
      _ = try Pattern(pattern)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(
    arguments: [
      ("", "", true),
      ("b", "abc", true),
      ("^b", "abc", false),
      ("^a.c$", "abc", true),
      ("A", "abc", false),
      ("(?i)A", "abc", true),
      (#"\d{2,}"#, "a 12", true),
      ("^.$", "é", true),
      ("(?i)É", "é", true),
      (#"(?<=a)b(?!d)"#, "abc", true),
      (#"(\w)\1"#, "hello", true),
    ])
  func isFound(_ pattern: String, _ text: String, _ found: Bool) throws {
    #expect(try Pattern(pattern).isFound(in: text) == found)
  }

  @Test func atMostTwoHundredCharacters() {
    #expect(complaint(String(repeating: "é", count: 200)) == nil)
    #expect(complaint(String(repeating: "é", count: 201)) == "a pattern has at most 200 characters")
    #expect(complaint(String(repeating: "(", count: 201)) == "a pattern has at most 200 characters")
  }

  /// Each of these takes two to the number of letters tries; a bounded search gives up.
  @Test(arguments: [
    "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "^(.*a){20}$", "(*LIMIT_MATCH=4000000000)^(a+)+$",
  ])
  func whatTakesTooLongIsNotFound(_ pattern: String) throws {
    let pattern = try Pattern(pattern)
    #expect(!pattern.isFound(in: String(repeating: "a", count: 5000) + "!"))
  }

  /// The messages speak of the pattern as it was written.
  @Test(arguments: ["(", "[a", "a{2,1}", "*", #"\"#, "(?<n>a)(?<n>b)", "(?z)"])
  func aBrokenPatternHasAMessage(_ pattern: String) throws {
    let message = try #require(complaint(pattern))
    #expect(message.contains("‘\(pattern)’") || message.contains(pattern))
    #expect(!message.contains("LIMIT"))
  }

  @Test func theMessageNamesThePlace() {
    #expect(
      complaint("ab(")
        == "Error while compiling regular expression ‘ab(’ at char 3: missing terminating )")
  }
}
