import DialogModel
import DialogSimulator
import SampleRows
import Testing

@testable import EventLog

/// What `key:value` asks of rows.
@Suite struct FilterKeyTests {
  private static let rows: [Row] = [
    launch(input: 1),
    row(.call(.willPresentAlertView, .none, returned: nil), at: 1000),
    row(.call(.alertViewShouldEnableFirstOtherButton, .none, returned: true), at: 1000),
    row(.call(.didPresentAlertView, .none, returned: nil), at: 1250),
    clicked(1, at: 2500),
    row(.console(.text("did it: at 09:41")), at: 2500),
    row(.animation(.hidden), at: 70_000),
  ]

  private func filter(_ text: String) -> Filter { Filter(text) { _ in nil } }

  private func kept(_ text: String) -> [Int] {
    let filter = filter(text)
    return FilterKeyTests.rows.indices.filter { place in
      let row = FilterKeyTests.rows[place]
      let text: String =
        switch row.content {
        case .call(let selector, let argument, let returned):
          TextLine.call(selector, argument, returned)
        case .console(let line): "\(line)"
        default: ""
        }
      return filter.keeps(row, target: place == 0 ? "application" : "sign out", text: text)
    }
  }

  @Test(
    arguments: [
      ("kind:will", [1]), ("kind:did", [3]), ("kind:asks", [2]), ("kind:clicks", [4]),
      ("kind:call", [1, 2, 3, 4]), ("kind:input", [0]), ("kind:console", [5]),
      ("kind:animation", [6]), ("kind:will,did", [1, 3]), ("KIND:Will,ASKS", [1, 2]),
      ("kind:steps", [5, 6]), ("-kind:call", [0, 5, 6]), ("kind:will kind:did", []),
      // Half typed.
      ("kind:", [0, 1, 2, 3, 4, 5, 6]), ("-time:", [0, 1, 2, 3, 4, 5, 6]),
      ("kind:will,", [1]),
      ("call:didPresent", [3]), ("call:DIDpresent", [3]), ("call:alertView", [1, 2, 3, 4]),
      ("-call:alert", [0, 5, 6]), ("call:\"did it\"", []),
      ("target:app", [0]), ("target:\"sign out\" kind:will", [1]), ("-target:\"sign out\"", [0]),
      ("time:>1s", [3, 4, 5, 6]), ("time:>=1s", [1, 2, 3, 4, 5, 6]), ("time:<1s", [0]),
      ("time:<=1000ms", [0, 1, 2]), ("time:1s", [1, 2]), ("time:=1.25s", [3]),
      ("time:1s..1.25s", [1, 2, 3]), ("time:..1s", [0, 1, 2]), ("time:2s..", [4, 5, 6]),
      ("time:>1min", [6]), ("-time:>1s", [0, 1, 2]), ("time:<0s", []), ("time:0ms", [0]),
      ("time:>1s kind:call", [3, 4]),
      ("has:answer", [2]), ("has:arguments", [4]), ("-has:answer kind:call", [1, 3, 4]),
      // Selectors, kinds in words, times and quotes are texts.
      ("alertView:clicked", [4]), ("console:no", []), ("09:41", [5]), ("\"it: at\"", [5]),
      ("-\"did it\" kind:console", []), ("\"", [0, 1, 2, 3, 4, 5, 6]), ("\"did it", [5]),
      // A label that ends in a colon.
      ("it:", [5]),
    ])
  func keeps(_ text: String, _ rows: [Int]) {
    #expect(kept(text) == rows)
    #expect(filter(text).problems == [])
  }

  @Test(
    arguments: [
      ("typ:will", FilterProblem.unknownKey("typ")), ("-typ:will", .unknownKey("typ")),
      ("kind:wil", .unknownKind("wil")), ("kind:will,dit", .unknownKind("dit")),
      ("time:1", .time("1")), ("time:>", .time(">")), ("time:2s..1s", .time("2s..1s")),
      ("time:..", .time("..")), ("time:1h", .time("1h")), ("time:><1s", .time("><1s")),
      ("time:1e9s", .time("1e9s")), ("time:99999999999999999999s", .time("99999999999999999999s")),
      ("has:title", .unknownHas("title")), ("/(/", .pattern("/(/")),
    ])
  func whatCannotBeReadIsExplainedAndKeepsEverything(_ text: String, _ problem: FilterProblem) {
    #expect(filter(text).problems == [problem])
    #expect(!problem.sentence.isEmpty && filter(text).isEmpty)
    #expect(kept(text) == Array(FilterKeyTests.rows.indices))
    // The other parts still hold.
    #expect(kept("kind:did \(text)") == [3])
  }

  /// No word of a selector is taken for a wrong key.
  @Test func everySelectorIsFoundByItsWholeName() {
    for selector in Selector.allCases {
      let filter = filter(selector.name)
      #expect(filter.problems == [] && !filter.isEmpty)
      #expect(filter.keeps(nil, target: "", text: selector.name))
      for part in selector.name.split(separator: ":") where selector.name.hasSuffix(":") {
        #expect(self.filter("\(part):x").problems == [], "\(part)")
      }
    }
  }

  @Test func timeFilterChecksEachOfEqualRows() {
    var log = EventLog()
    log.append(launch(input: 1))
    for time in 0..<10 { log.append(clicked(0, at: 100 * time)) }
    var lines = FilteredOutline(RowFilter(filter("time:>450ms"), hiding: []) { _ in ("", "") })
    lines.read(log)
    #expect(lines.outline.items.filter { $0.kind == .call }.map(\.entry) == [6, 7, 8, 9, 10])
    #expect(lines.hiddenCount == 5)
  }

  @Test func aCallThatWasNotMadeHasAMethodAndNoTime() {
    let missing = CallMarks.Missing(
      target: "confirm", selector: "alertView:didDismissWithButtonIndex:", rest: "1")
    let unknown = CallMarks.Missing(target: "confirm", selector: "madeUp:", rest: "")
    #expect(filter("kind:did call:dismiss target:con 1").keeps(missing))
    #expect(!filter("kind:will").keeps(missing) && !filter("time:>0s").keeps(missing))
    #expect(filter("-time:>0s call:MADE").keeps(unknown) && !filter("kind:call").keeps(unknown))
  }
}

/// What may come next in a filter.
@Suite struct FilterCompletionTests {
  private var values: FilterCompletion.Values {
    var values = FilterCompletion.Values()
    values.targets = ["application", "sign out", "sign-in"]
    values.methods = ["alertView:clickedButtonAtIndex:", "didPresentAlertView:"]
    values.kinds = [.will, .did, .call]
    return values
  }

  @Test(
    arguments: [
      ("", ["kind:", "target:", "call:", "time:", "has:"]),
      ("k", ["kind:"]), ("-k", ["-kind:"]), ("x T", ["x target:", "x time:"]),
      ("kind:", ["kind:will", "kind:did", "kind:call"]), ("kind:w", ["kind:will"]),
      ("kind:will", []), ("kind:will,", ["kind:will,will", "kind:will,did", "kind:will,call"]),
      ("kind:will,d", ["kind:will,did"]),
      ("-target:s", ["-target:\"sign out\"", "-target:sign-in"]),
      ("target:out", ["target:\"sign out\""]),
      ("a call:Present", ["a call:didPresentAlertView:"]),
      ("time:>", ["time:>1s"]), ("has:", ["has:answer", "has:arguments"]),
      ("typ:", []), ("didPresent", []), ("alertView:", []), ("kind:x", []),
      (
        "kind:will ",
        [
          "kind:will kind:", "kind:will target:", "kind:will call:", "kind:will time:",
          "kind:will has:",
        ]
      ),
    ])
  func choices(_ typed: String, _ texts: [String]) {
    #expect(FilterCompletion.choices(typed, values).map(\.text) == texts)
  }

  @Test func aLogKnowsItsValues() {
    let log = log(
      launch(input: 1), clicked(), row(.console(.text("x"))), row(.animation(.hidden)))
    let values = log.filterValues { $0.target == .application ? "application" : "confirm" }
    #expect(values.targets == ["application", "confirm"])
    #expect(values.methods == ["alertView:clickedButtonAtIndex:"])
    #expect(values.kinds == [.clicks, .call, .steps, .input, .console])
  }

  /// What is taken from the list has a meaning.
  @Test func everyChoiceIsRead() {
    for key in FilterKey.allCases {
      #expect(!key.meaning.isEmpty)
      for choice in FilterCompletion.choices("\(key.rawValue):", values) {
        let filter = Filter(choice.text) { _ in nil }
        #expect(filter.problems == [] && !filter.isEmpty)
      }
    }
  }
}
