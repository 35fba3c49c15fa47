import Testing
import Texts

/// What is shown in one line, and nothing in it unseen.
@Suite struct OneLineTests {
  @Test(
    arguments: [
      ("plain é 🙂", "plain é 🙂"),
      ("a\nb\r\nc\td", #"a\nb\r\nc\td"#),
      ("\u{1B}[31mred\u{0}", #"\u001b[31mred\u0000"#),
      ("\u{202E}txt.exe", #"\u202etxt.exe"#),
      ("\u{2028}\u{85}\u{FEFF}", #"\u2028\u0085\ufeff"#),
      ("a\u{200B}b\u{2060}c\u{AD}d", #"a\u200bb\u2060c\u00add"#),
      ("a\u{3164}b\u{115F}\u{34F}", #"a\u3164b\u115f\u034f"#),
      ("a\u{E0001}b", #"a\U000e0001b"#),
    ])
  func aTextFitsInALine(_ text: String, _ line: String) {
    #expect(OneLine.text(text) == line)
    #expect(OneLine.text(line) == line)
  }

  @Test func ofALongTextTheBeginningIsShown() {
    #expect(OneLine.beginning("a\nb", atMost: 3) == #"a\nb"#)
    #expect(OneLine.beginning("a\nbc", atMost: 3) == #"a\nb…"#)
    #expect(OneLine.beginning(String(repeating: "W", count: 1 << 20)).utf8.count == 303)
  }

  @Test(
    arguments: [
      // A family, a rainbow flag, a keycap, the flag of Scotland.
      "👨\u{200D}👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈", "1\u{FE0F}\u{20E3}",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      // Persian and Hindi words, and an ideograph's variant.
      "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "葛\u{E0100}",
    ])
  func aJoinerThatIsNeededStays(_ text: String) {
    #expect(OneLine.text(text) == text)
  }

  @Test(
    arguments: [
      ("a\u{200D}b", #"a\u200db"#), ("\u{200C}", #"\u200c"#), ("a\u{FE0F}", #"a\ufe0f"#),
      ("1\u{FE0F}", #"1\ufe0f"#), ("👨\u{200D}", #"👨\u200d"#), ("a\u{E0100}", #"a\U000e0100"#),
      ("a\u{E0041}", #"a\U000e0041"#), ("a\u{180B}", #"a\u180b"#),
    ])
  func aJoinerThatJoinsNothingIsShown(_ text: String, _ line: String) {
    #expect(OneLine.text(text) == line)
  }

  /// Two names must not look like one; in other texts these blanks are what somebody meant.
  @Test(
    arguments: [
      ("x\u{2800}y", #"x\u2800y"#), ("x\u{A0}y", #"x\u00a0y"#), ("x\u{2003}y", #"x\u2003y"#),
      ("x\u{3000}y", #"x\u3000y"#), ("x\u{FFF9}\u{FFFB}y", #"x\ufff9\ufffby"#),
      ("x\u{FFFC}y", #"x\ufffcy"#), ("x y", "x y"), ("é 🙂", "é 🙂"),
    ])
  func aBlankInAFileNameIsASpace(_ name: String, _ shown: String) {
    #expect(FileName.text(name) == shown)
  }

  @Test(
    arguments: [
      ("/a/b\nerror: none.yaml", #"b\nerror: none.yaml"#), ("b", "b"), ("/a/", ""),
      ("/a\u{202E}/b", "b"),
    ])
  func theLastPartOfAPath(_ path: String, _ name: String) {
    #expect(FileName.lastText(of: path) == name)
  }
}
