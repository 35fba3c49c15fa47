import DialogModel
import SampleRows
import Testing
import Texts

@testable import DialogSimulator
@testable import EventLog

/// Rows as `trace` prints them, in text and in JSON Lines.
@Suite struct LineTests {
  private static let go = ControlID(screen: home, index: 0)

  private static func call(
    _ selector: Selector, _ argument: Row.CallArgument = .none, _ returned: Bool? = nil,
    at time: Int, _ rule: Rule, of target: Target = .dialog(confirm)
  ) -> Row {
    row(.call(selector, argument, returned: returned), at: time, rule: rule, target: target)
  }

  static let calls = [
    Sample(
      call(.willPresentAlertView, at: 0, .p1),
      "0.000  confirm  willPresentAlertView:",
      #"{"time":0,"target":"confirm","call":"willPresentAlertView:","arguments":[]}"#),
    Sample(
      call(.alertViewShouldEnableFirstOtherButton, .none, false, at: 250, .p1, of: .dialog(done)),
      "0.250  done  alertViewShouldEnableFirstOtherButton: -> false",
      #"{"time":0.25,"target":"done","call":"alertViewShouldEnableFirstOtherButton:","#
        + #""arguments":[],"returned":false}"#),
    Sample(
      call(.alertViewClickedButtonAtIndex, .buttonIndex(1), at: 1100, .d1),
      "1.100  confirm  alertView:clickedButtonAtIndex: 1",
      #"{"time":1.1,"target":"confirm","call":"alertView:clickedButtonAtIndex:","#
        + #""arguments":[1]}"#),
    Sample(
      call(.alertViewDidDismissWithButtonIndex, .buttonIndex(-1), at: 61_005, .k4),
      "61.005  confirm  alertView:didDismissWithButtonIndex: -1",
      #"{"time":61.005,"target":"confirm","call":"alertView:didDismissWithButtonIndex:","#
        + #""arguments":[-1]}"#),
    Sample(
      call(
        .applicationDidFinishLaunchingWithOptions, .null, true, at: 0, .l1, of: .application),
      "0.000  application  application:didFinishLaunchingWithOptions: nil -> true",
      #"{"time":0,"target":"application","call":"application:didFinishLaunchingWithOptions:","#
        + #""arguments":[null],"returned":true}"#),
  ]

  @Test(arguments: calls)
  func callsAreLines(_ sample: Sample) {
    #expect(TextLine(prototype).line(sample.row) == sample.text)
    #expect(JSONLine(prototype).line(sample.row) == sample.json)
  }

  /// Characters that are invisible, or change the visible order, are escaped for people, and for
  /// programs it is what it is.
  @Test(
    arguments: [
      ("\u{202E}", #"\u202e"#), ("\u{2066}", #"\u2066"#), ("\u{200B}", #"\u200b"#),
      ("\u{FEFF}", #"\ufeff"#), ("\u{2028}", #"\u2028"#), ("\u{AD}", #"\u00ad"#),
      ("\u{E0041}", #"\U000e0041"#), ("\u{115F}", #"\u115f"#), ("\u{3164}", #"\u3164"#),
      ("\u{2800}", #"\u2800"#), ("x\u{FE0F}", #"x\ufe0f"#),
    ])
  func invisibleCharactersAreEscapedInTextAndMarkdown(_ odd: String, _ shown: String) {
    let typed = row(.input(.edit(.type(odd)), title: "", ignored: nil), at: 0, rule: .h2)
    let asked = Self.call(
      .textFieldShouldChangeCharacters, .change(TextRange(0, 0), odd), true, at: 0, .f1)
    func has(_ line: String?, _ text: String) -> Bool {
      // Of scalars: a character may be a quote with what follows it.
      Array((line ?? "").unicodeScalars).contains(Array(text.unicodeScalars))
    }
    for row in [typed, asked] {
      for line in [
        TextLine(prototype).line(row, all: true), MarkdownLine(prototype).line(row, all: true),
      ] {
        #expect(has(line, shown) && !has(line, odd))
      }
      #expect(has(JSONLine(prototype).line(row, all: true), odd))
    }
    #expect(has(ExpectLine(prototype).line(asked), odd))
  }

  @Test(arguments: calls)
  func callsCarryTheirRule(_ sample: Sample) {
    let rule = sample.row.rule.name
    #expect(TextLine(prototype).line(sample.row, all: true) == sample.text + "  [\(rule)]")
    #expect(
      JSONLine(prototype).line(sample.row, all: true)
        == sample.json.dropLast() + ",\"rule\":\"\(rule)\"}")
  }

  /// A row that is no call, of `confirm` at 0.25 s by the rule K4, as its kind and its words.
  struct Other: Sendable, CustomTestStringConvertible {
    let content: Row.Content
    let kind: String
    let words: String

    init(_ content: Row.Content, _ kind: String, _ words: String) {
      self.content = content
      self.kind = kind
      self.words = words
    }

    var testDescription: String { "\(kind): \(words)" }
  }

  private static func input(
    _ input: Input, _ words: String, title: String = "", ignored: Ignored? = nil
  ) -> Other {
    Other(.input(input, title: title, ignored: ignored), "input", words)
  }

  private static let enable = ControlReference(name: "go", candidates: [go])
  private static let stops = [
    Stop(
      limit: .callsWithoutTime(10_000),
      repeating: [
        .init(target: .dialog(confirm), selector: .willPresentAlertView),
        .init(target: .dialog(done), selector: .didPresentAlertView),
      ]),
    Stop(limit: .calls(1_000_000), repeating: []),
    Stop(
      limit: .milliseconds(3_155_760_000_000),
      repeating: [.init(target: .application, selector: .applicationDidBecomeActive)]),
  ]

  static let inputs = [
    input(.launch, "launch"),
    input(.tapButton(confirm, index: 1), #"tapOn \"Yes\""#, title: "Yes"),
    input(
      .tapButton(confirm, index: 1), #"tapOn \"Yes\" (ignored: disabled)"#, title: "Yes",
      ignored: .disabled),
    input(.tapControl(go), #"tapOn \"Go \\\"now\\\"\""#, title: #"Go "now""#),
    input(.tapControl(go), #"tapOn \"Go\" (ignored: covered)"#, title: "Go", ignored: .covered),
    input(.tapOutside, "tapOn outside (ignored: modal)", ignored: .modal),
    input(.perform(.present(done)), "present done"),
    input(.systemCancel(confirm), "systemCancel confirm"),
    input(.home, "home"),
    input(.launchApp, "launchApp (ignored: inFrontAlready)", ignored: .inFrontAlready),
    input(.killApp, "killApp"),
    input(
      .answer(.alertViewShouldEnableFirstOtherButton, true, target: nil),
      "answer alertViewShouldEnableFirstOtherButton: true"),
  ]

  static let others = [
    Other(.animation(.entry(milliseconds: 250)), "animation", "entry 0.250"),
    Other(.animation(.exit(milliseconds: 0)), "animation", "exit 0.000"),
    Other(.animation(.hidden), "animation", "hidden"),
    Other(.animation(.shownAgain), "animation", "shownAgain"),
    Other(.action(.present(done), waits: false), "action", "present done"),
    Other(.action(.present(done), waits: true), "action", "present done (waits)"),
    Other(
      .action(.dismiss(done, buttonIndex: nil, animated: true), waits: false), "action",
      "dismiss done"),
    Other(
      .action(.dismiss(done, buttonIndex: 2, animated: false), waits: true), "action",
      "dismiss done 2 unanimated (waits)"),
    Other(.action(.goTo(home), waits: false), "action", "goTo home"),
    Other(
      .action(.presentNew(DialogID(done.index, instance: 2)), waits: false), "action",
      "present done#2"),
    Other(
      .action(.setDelegate(done, .gone), waits: false), "action", "set done delegate gone"),
    Other(.console(.crash), "console", "would crash here: EXC_BAD_ACCESS"),
    Other(
      .action(.setTexts(done, title: nil, message: nil), waits: false), "action", "set done"),
    Other(.action(.setEnabled(enable, true), waits: false), "action", "enable go"),
    Other(.action(.setEnabled(enable, false), waits: false), "action", "disable go"),
    Other(.action(.setBadge(3), waits: false), "action", "set badge 3"),
    Other(.refused(.setBadge(1), .notRunning), "refused", "set badge 1: notRunning"),
    Other(.notification(.badge(3)), "notification", "badge 3"),
    Other(.console("two\nlines\t“x”"), "console", #"two\nlines\t“x”"#),
    Other(.refused(.present(done), .alreadyShowing), "refused", "present done: alreadyShowing"),
    Other(
      .refused(.dismiss(confirm, buttonIndex: 1, animated: true), .notShowing), "refused",
      "dismiss confirm 1: notShowing"),
    Other(
      .stopped(stops[0]), "stopped",
      "10000 calls without time passing; repeating: "
        + "confirm willPresentAlertView:, done didPresentAlertView:"),
    Other(.stopped(stops[1]), "stopped", "1000000 calls"),
    Other(
      .stopped(stops[2]), "stopped",
      "3155760000 simulated seconds; repeating: application applicationDidBecomeActive:"),
  ]

  @Test(arguments: inputs + others)
  func otherRowsAreLinesWhenAllAreWanted(_ other: Other) {
    let row = row(other.content, at: 250, rule: .k4)
    #expect(
      TextLine(prototype).line(row, all: true)
        == "0.250  confirm  \(other.kind): \"\(other.words)\"  [K4]")
    #expect(
      JSONLine(prototype).line(row, all: true)
        == "{\"time\":0.25,\"target\":\"confirm\",\"\(other.kind)\":\"\(other.words)\","
        + "\"rule\":\"K4\"}")
    // Where a run crashes is a result, and stands among the calls.
    if other.content == .console(.crash) {
      #expect(TextLine(prototype).line(row) == "0.250  confirm  \(other.words)")
      return
    }
    #expect(TextLine(prototype).line(row) == nil)
    #expect(JSONLine(prototype).line(row) == nil)
  }

  @Test func aScreenIsATarget() {
    let row = row(.console("x"), at: 5, rule: .s6, target: .screen(home))
    #expect(TextLine(prototype).line(row, all: true) == #"0.005  home  console: "x"  [S6]"#)
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.001"), (10, "0.01"), (100, "0.1"), (250, "0.25"), (999, "0.999"),
      (1000, "1"), (1100, "1.1"), (1001, "1.001"), (60_000, "60"),
      (3_155_760_000_000, "3155760000"),
    ])
  func secondsAreNumbers(_ milliseconds: Int, _ number: String) {
    #expect(JSONText.seconds(milliseconds: milliseconds) == number)
  }

  @Test(
    arguments: [
      ("", #""""#),
      ("plain", #""plain""#),
      (#"a "b" \c/"#, #""a \"b\" \\c/""#),
      ("\n\r\t", #""\n\r\t""#),
      ("\r\n", #""\r\n""#),
      ("\u{0}\u{8}\u{C}\u{1F}\u{7F}", #""\u0000\u0008\u000c\u001f\u007f""#),
      ("é 🙂 e\u{301} \u{2028}", "\"é 🙂 e\u{301} \u{2028}\""),
    ])
  func textIsEscaped(_ text: String, _ json: String) {
    #expect(JSONText.quoted(text) == json)
  }
}
