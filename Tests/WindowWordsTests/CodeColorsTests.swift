import CodeWriting
import Testing
import WindowWords

/// The colours of lines of code.
@Suite struct CodeColorsTests {
  /// The parts of a line with the first letters of what they are.
  private static func parts(_ line: String, _ form: CodeForm) -> [String] {
    let scalars = Array(line.unicodeScalars)
    return CodeColors(line, form).spans.map { span in
      let text = String(String.UnicodeScalarView(scalars[span.range]))
      return "\(String(describing: span.kind).prefix(1)) \(text)"
    }
  }

  @Test(
    arguments: [
      (
        #"  let alert = UIAlertController(title: "A \"b\" // c", 12) // d"#,
        CodeForm.alertController,
        ["k let", #"t "A \"b\" // c""#, "n 12", "c // d"]
      ),
      (
        #"@property (nonatomic, strong) UIAlertView *x2;"#, .objectiveC,
        ["k @property", "k nonatomic", "k strong"]
      ),
      (#"[self say:@"für 1", nil];"#, .objectiveC, ["k self", #"t @"für 1""#, "k nil"]),
      (#"/* key */ "Über" = "x";"#, .strings, ["c /* key */", #"t "Über""#, #"t "x""#]),
      (#""a": true, "#, .catalogue, [#"t "a""#, "k true"]),
      (#""open \"#, .swiftUI, [#"t "open \"#]),
      ("/* open", .strings, ["c /* open"]),
      ("", .swiftUI, []),
    ] as [(String, CodeForm, [String])])
  func lineHasColours(_ line: String, _ form: CodeForm, _ parts: [String]) {
    #expect(CodeColorsTests.parts(line, form) == parts)
  }

  @Test func veryLongLineIsNotReadToItsEnd() {
    let line = String(repeating: "let ", count: 10_000)
    #expect(CodeColors(line, .swiftUI).spans.count <= 500)
  }
}
