import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// What a document promises, and what exploring says of it.
@Suite struct PromiseTests {
  /// A shop whose payment shows a receipt, or an error.
  private static func shop(_ promise: String, more: String = "") -> String {
    """
    rehearsal: 1
    flags: {paid: false}
    screens:
      cart:
        controls:
          - {button: Pay, id: pay, then: {run: paying}}
          - {button: More, then: {goTo: list}}
      list: {controls: [{button: Back, then: {goTo: cart}}\(more)]}
    dialogs:
      receipt: {alert: {title: Paid, cancelButton: {title: OK, then: {set: {flag: paid, to: true}}}}}
      error: {alert: {title: Not Paid, cancelButton: OK}}
    tasks:
      paying: {loader: inPlace, simulate: {seconds: 9}, whenDone: {present: receipt}, whenFailed: {present: error}}
    promises: [\(promise)]
    """
  }

  private static func verdict(_ text: String, states: Int = 3_000) throws -> PromiseVerdict {
    var options = ExploreOptions()
    options.mostStates = states
    var explorer = Explorer(
      try Documents.prototype(text), options,
      matches: { $1.contains($0.contains("Pa") ? "Pa" : $0) },
      forFindings: true)
    explorer.run()
    return try #require(PromiseVerdict.all(in: explorer).first)
  }

  @Test(
    "A promise that holds",
    arguments: [
      "{never: {shown: [receipt, error]}}",
      "{after: {tapOn: Pay}, always: {any: [{shown: [receipt]}, {shown: [error]}]}}",
      "{after: {tapOn: /Pa./}, always: {not: {running: paying}}}",
      "{after: {tapOn: Pay}, reach: {shown: [receipt]}}",
      "{from: any, reach: {shown: [cart]}}",
      "{from: any, reach: {all: [{shown: [cart]}, {not: {shown: [error]}}]}}",
      "{while: {shown: [error]}, not: {tapOn: Pay}}",
      "{while: {running: paying}, not: {tapOn: {control: pay}}}",
      "{after: {endTask: {task: paying, with: success}}, always: {shown: [receipt]}}",
    ])
  func held(_ promise: String) throws {
    #expect(try PromiseTests.verdict(PromiseTests.shop(promise)) == .held)
  }

  @Test(
    "A promise that is broken has the shortest way",
    arguments: [
      ("{never: {shown: [receipt]}}", 2), ("{never: {flag: paid}}", 3),
      ("{never: {running: paying}}", 1),
      ("{after: {tapOn: Pay}, always: {shown: [receipt]}}", 2),
      ("{after: {tapOn: OK}, always: {flag: paid}}", 3),
      ("{after: {endTask: {task: paying, with: failure}}, reach: {shown: [old]}}", 2),
      ("{while: {flag: paid}, not: {tapOn: Pay}}", 4),
      ("{while: {not: {flag: paid}}, not: {tapOn: {button: 0, dialog: error}}}", 3),
    ])
  func broken(_ promise: String, _ length: Int) throws {
    let text = PromiseTests.shop(promise) + "\n"
    let old = "screens:\n  old: {controls: [{label: Old}]}"
    let start = "start: cart\n"
    let document = text.replacing("screens:", with: start + old)
    guard case .broken(let way) = try PromiseTests.verdict(document) else {
      Issue.record("\(try PromiseTests.verdict(document))")
      return
    }
    #expect(way.count { $0 != .time } == length, "\(way)")
  }

  @Test("From a screen without a way back nothing leads to the first one")
  func noWayBack() throws {
    let trap = PromiseTests.shop(
      "{from: any, reach: {shown: [cart]}}", more: ", {button: End, then: {goTo: end}}"
    ).replacing("  list:", with: "  end: {controls: [{label: End}]}\n  list:")
    guard case .broken(let way) = try PromiseTests.verdict(trap) else {
      Issue.record("it is not broken")
      return
    }
    #expect(way.count { $0 != .time } == 2)
  }

  /// Also an end that another end would hide, because both orders lead to the same.
  @Test("All orders of ends are ways on from a step")
  func ordersOfEnds() throws {
    let document = """
      rehearsal: 1
      flags: {first: false, second: false}
      screens: {s: {controls: [{button: Go, then: [{run: one}, {run: two}]}]}}
      tasks:
        one: {loader: none, simulate: {seconds: 9}, whenDone: {set: {flag: first, to: true}}}
        two: {loader: none, simulate: {seconds: 9}, whenDone: {set: {flag: second, to: true}}}
      promises: [{from: any, reach: {all: [{flag: first}, {flag: second}]}}]
      """
    #expect(try PromiseTests.verdict(document) == .held)
  }

  @Test(
    "Of a step that is possible nowhere nothing is promised",
    arguments: [
      "{after: {tapOn: Pya}, always: {shown: [receipt]}}",
      "{while: {shown: [cart]}, not: {tapOn: {outside: true}}}",
    ])
  func empty(_ promise: String) throws {
    let text = PromiseTests.shop(promise)
    #expect(try PromiseTests.verdict(text) == .empty)
    var explorer = Explorer(try Documents.prototype(text), forFindings: true)
    explorer.run()
    let found = Findings.all(in: explorer).filter { $0.kind == .brokenPromise }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.places == [.promise(0)])
  }

  @Test("Where a bound was reached, what is not broken is not decided")
  func notDecided() throws {
    let held = PromiseTests.shop("{from: any, reach: {shown: [cart]}}")
    guard case .notDecided(let states) = try PromiseTests.verdict(held, states: 3) else {
      Issue.record("not all was tried")
      return
    }
    #expect(states >= 3)
    let broken = PromiseTests.shop("{never: {shown: [list]}}")
    guard case .broken = try PromiseTests.verdict(broken, states: 6) else {
      Issue.record("a way that breaks it was found")
      return
    }
  }

  /// The options need not say that the device turns.
  @Test("What a promise needs is tried")
  func extras() throws {
    let text = PromiseTests.shop("{after: {rotate: landscape}, always: {shown: [cart]}}")
    guard case .broken = try PromiseTests.verdict(text) else {
      Issue.record("it also turns in the list")
      return
    }
  }
}
