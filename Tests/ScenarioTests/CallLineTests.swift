import Testing

@testable import Scenario

/// What counts in a line of an expectation.
@Suite struct CallLineTests {
  @Test(
    arguments: [
      ("a willPresentAlertView:", "a willPresentAlertView:"),
      ("  a   willPresentAlertView:\t ", "a willPresentAlertView:"),
      ("a willPresentAlertView:\r", "a willPresentAlertView:"),
      ("0.250  a  alertView:clickedButtonAtIndex:  1", "a alertView:clickedButtonAtIndex: 1"),
      ("12 a performActivity", "a performActivity"),
      ("0.25 a x: -> true", "a x: -> true"),
      // A dialog of that name is not a time.
      ("1.000 alertView:clickedButtonAtIndex: 1", "1.000 alertView:clickedButtonAtIndex: 1"),
      ("3 willPresentAlertView:", "3 willPresentAlertView:"),
      ("0.1.2 a x:", "0.1.2 a x:"),
      // What somebody typed keeps its spaces.
      (#"a  x:  {0,0}  "b  c"  -> true"#, #"a x: {0,0} "b  c" -> true"#),
      (#"a x: "say  \"no\"  now"   1"#, #"a x: "say  \"no\"  now" 1"#),
      (#"a x: "\"  b"   1"#, #"a x: "\"  b" 1"#),
      (#"a x: "\\"   1"#, #"a x: "\\" 1"#),
      ("a x: \"b\u{2028}c\u{85}\"", #"a x: "b\u2028c\u0085""#),
      ("...", "..."),
      ("", ""),
    ])
  func linesAreCompared(_ line: String, _ text: String) {
    #expect(CallLine(line).text == text)
    // Once is enough.
    #expect(CallLine(text).text == text)
  }

  @Test(
    arguments: [
      ("a x:", "a", "x:", "", ""),
      ("a x: 1", "a", "x:", "1", ""),
      ("a x: -> true", "a", "x:", "", "true"),
      (#"a x: {0,1} "b" -> false"#, "a", "x:", #"{0,1} "b""#, "false"),
      (#"a x: "b -> c" -> false"#, "a", "x:", #""b -> c""#, "false"),
      ("a/t activityViewController -> nil", "a/t", "activityViewController", "", "nil"),
      ("a", "a", "", "", ""),
    ])
  func aLineHasParts(
    _ text: String, _ target: String, _ selector: String, _ arguments: String, _ returned: String
  ) {
    let line = CallLine(text)
    #expect(line.target == target)
    #expect(line.selector == selector)
    #expect(line.arguments == arguments)
    #expect(line.returned == returned)
  }
}
