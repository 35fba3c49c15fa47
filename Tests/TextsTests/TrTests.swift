import Testing
import Texts

/// Texts without a catalogue of translations: as written, with their places filled in.
@Suite struct TrTests {
  @Test(arguments: ["OK", "“quoted” – 🙂", "{name}", "}{", " two  spaces ", "100 %d %s"])
  func staysAsWritten(_ text: String) {
    #expect(tr(text) == text)
  }

  @Test(arguments: ["Share", "", "{a} and {c}"])
  func aContextIsNeverShown(_ text: String) {
    #expect(tr(text, context: "kind of dialog") == text)
    #expect(tr(text, context: "", ["a": "1"]) == tr(text, ["a": "1"]))
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b, c", ""], "a, b, c, ")])
  func listsHaveCommas(_ parts: [String], _ list: String) {
    #expect(parts.listed() == list)
  }

  /// A catalogue keeps its own header under the empty text.
  @Test func nothingStaysNothing() {
    #expect(tr("") == "")
  }

  @Test(
    arguments: [
      ("{a} and {b}", "1 and 2"),
      ("{b}, then {a}, then {b}", "2, then 1, then 2"),
      ("{a}{b}", "12"),
      ("{c} is unknown", "{c} is unknown"),
      ("{A} is another name", "{A} is another name"),
      ("{ a } is another name", "{ a } is another name"),
      ("nothing to fill in", "nothing to fill in"),
      ("", ""),
    ])
  func namesAreFilledIn(_ text: String, _ filled: String) {
    #expect(tr(text, ["a": "1", "b": "2"]) == filled)
  }

  @Test(
    arguments: [
      ("{", "{"),
      ("}", "}"),
      ("{}", "{}"),
      ("}{a}{", "}1{"),
      ("{a", "{a"),
      ("a}", "a}"),
      ("{{a}}", "{1}"),
      ("{\"{a}\": true}", "{\"1\": true}"),
      ("{x {a} y}", "{x 1 y}"),
      ("{a} {", "1 {"),
    ])
  func otherBracesStay(_ text: String, _ filled: String) {
    #expect(tr(text, ["a": "1"]) == filled)
  }

  @Test func whatIsFilledInIsNotFilledInAgain() {
    #expect(tr("{a} {b}", ["a": "{b}", "b": "{a}"]) == "{b} {a}")
  }

  @Test func anEmptyValueLeavesNothing() {
    #expect(tr("<{a}>", ["a": ""]) == "<>")
  }

  @Test func theFirstOfTwoValuesCounts() {
    #expect(tr("{a}", ["a": "1", "a": "2"]) == "1")
  }

  @Test(
    arguments: [
      (0, "0 calls"), (1, "1 call"), (2, "2 calls"), (11, "11 calls"), (1000, "1000 calls"),
    ])
  func aCountChooses(_ count: Int, _ text: String) {
    #expect(ntr("{n} call", "{n} calls", count) == text)
  }

  @Test func pluralsTakeCountAndNames() {
    #expect(ntr("{n} row of {of}", "{n} rows of {of}", 3, ["of": "log"]) == "3 rows of log")
    #expect(ntr("{n} row of {of}", "{n} rows of {of}", 1, ["of": "log"]) == "1 row of log")
    #expect(ntr("one {of}", "some {of}", 1, ["of": "log"]) == "one log")
  }
}
