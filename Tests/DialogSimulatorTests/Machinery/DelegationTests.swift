import DialogModel
import Testing

@testable import DialogSimulator

/// Who gets a question, what it answers, and what happens inside: `none`, `without`, `only`,
/// `returns`, `does`, for every method of an alert's delegate.
@Suite("Delegates")
struct DelegationTests {
  /// An alert's life that holds every call of its delegate but `cancel`, and one with that.
  private static let tapped = [
    "willPresent(A)", "shouldEnable(A)→true", "didPresent(A)", "clicked(A,1)", "willDismiss(A,1)",
    "didDismiss(A,1)",
  ]
  private static let cancelled = [
    "willPresent(A)", "shouldEnable(A)→true", "didPresent(A)", "cancel(A)", "willDismiss(A,0)",
    "didDismiss(A,0)",
  ]

  private func tapped(_ dialog: Dialog) -> Run {
    var run = Run(dialog)
    run.present("A")
    run.tap("A", 1, at: 1000)
    run.settle()
    return run
  }

  private func cancelled(_ dialog: Dialog) -> Run {
    var run = Run(dialog)
    run.present("A")
    run.systemCancel("A", at: 1000)
    return run
  }

  @Test("The default implements everything and answers true")
  func everything() {
    #expect(tapped(confirm("A")).calls.entries == Self.tapped)
    #expect(cancelled(confirm("A")).calls.entries == Self.cancelled)
  }

  @Test("none: nothing is called, nothing inside runs, and the alert works")
  func none() {
    let inside = Dictionary(uniqueKeysWithValues: Selector.alerts.map { ($0, [log("never")]) })
    let dialog = confirm("A", delegate: .none, does: inside)
    #expect(tapped(dialog).calls == "")
    #expect(tapped(dialog).console == [])
    #expect(tapped(dialog).up == "")
    #expect(cancelled(dialog).calls == "")
    #expect(cancelled(dialog).up == "")
  }

  @Test("without: one method less, the others as before", arguments: Selector.alerts)
  func without(selector: Selector) {
    let dialog = confirm("A", without: [selector], does: [selector: [log("never")]])
    let lacking = { (calls: [String]) in calls.filter { !$0.hasPrefix(selector.word + "(") } }
    #expect(tapped(dialog).calls.entries == lacking(Self.tapped))
    #expect(tapped(dialog).console == [])
    // C2: without cancel a click is simulated.
    let expected =
      selector == .cancel
      ? Self.cancelled.map { $0 == "cancel(A)" ? "clicked(A,0)" : $0 } : lacking(Self.cancelled)
    #expect(cancelled(dialog).calls.entries == expected)
    #expect(cancelled(dialog).console == [])
  }

  @Test("only: this one method", arguments: Selector.alerts)
  func only(selector: Selector) {
    let dialog = alert("A", cancel: "Cancel", others: ["OK"], only: [selector])
    let having = { (calls: [String]) in calls.filter { $0.hasPrefix(selector.word + "(") } }
    #expect(tapped(dialog).calls.entries == having(Self.tapped))
    #expect(
      cancelled(dialog).calls.entries
        == (selector == .clicked ? ["clicked(A,0)"] : having(Self.cancelled)))
  }

  @Test("returns: the answer is told and decides", arguments: [true, false])
  func returns(answer: Bool) {
    var run = Run(confirm("A", returns: [.shouldEnable: .always(answer)]))
    run.present("A")
    #expect(
      run.calls.entries == ["willPresent(A)", "shouldEnable(A)→\(answer)", "didPresent(A)"])
    #expect(run.simulator.state.showings.first?.firstOtherEnabled == answer)
    // Shown again, it gets its question again.
    run.dismiss("A", at: 1000)
    run.present("A", at: 2000)
    #expect(run.callsSoFar.entries.last == "shouldEnable(A)→\(answer)")
  }

  @Test("returns: the launch may answer false; nothing else follows from it")
  func launchReturns() {
    let run = Run(
      application: hearing(returns: [.applicationDidFinishLaunchingWithOptions: .always(false)]))
    #expect(
      run.calls == "application:didFinishLaunchingWithOptions:→false → applicationDidBecomeActive:")
  }

  @Test("does: inside the method, before anything else goes on", arguments: Selector.alerts)
  func does(selector: Selector) {
    let dialog = confirm("A", does: [selector: [log("1"), log("2")]])
    let story = (selector == .cancel ? cancelled(dialog) : tapped(dialog)).story.entries
    let call = story.firstIndex { $0.hasPrefix(selector.word + "(") }
    #expect(call.map { Array(story[($0 + 1)...($0 + 2)]) } == ["console: 1", "console: 2"])
    #expect(story.count { $0.hasPrefix("console") } == 2)
  }

  @Test(
    "does: inside the application's methods",
    // No notification arrives yet.
    arguments: Selector.allCases.filter {
      $0.owner == .application && $0 != .applicationDidReceiveLocalNotification
    })
  func applicationDoes(selector: Selector) {
    var run = Run(
      era: selector == .applicationWillTerminate ? .ios3 : .ios6,
      application: hearing(does: [selector: [log("inside")]]))
    run.home()
    run.launchApp()
    run.perform(.memoryWarning)
    let story = run.story.entries
    let calls = story.indices.filter { story[$0].hasPrefix(selector.word) }
    #expect(!calls.isEmpty)
    for call in calls { #expect(story[call + 1] == "console: inside") }
  }

  @Test("A button's actions run only when the call is made")
  func buttonActions() {
    let ok = Button(
      title: template("OK"), then: [log("then")], afterwards: [log("afterwards")])
    func heard(_ without: [Selector]) -> [String] {
      tapped(alert("A", cancel: "Cancel", others: [ok], without: without)).console
    }
    #expect(heard([]) == ["then", "afterwards"])
    #expect(heard([.clicked]) == ["afterwards"])
    #expect(heard([.didDismiss]) == ["then"])
    // Dismissed by code with its index, a button hears of didDismiss as well.
    var run = Run(alert("A", cancel: "Cancel", others: [ok]), showing: "A")
    run.dismiss("A", 1)
    run.settle()
    #expect(run.console == ["afterwards"])
  }
}
