import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.8: activity pickers.
@Suite("2.8 Activity pickers") struct ActivitiesTests {
  @Test("V1: each activity is asked in order, before the picker moves")
  func v1() {
    var run = Run(
      picker(
        "A", items: [.text("t"), .url("u")],
        own: [activity("x", accepts: [.url]), activity("y", accepts: [.image])]))
    run.present("A", at: 0)
    #expect(
      run.timed
        == "@0 A0.canPerform(text,url)→true [V1] → @0 A1.canPerform(text,url)→false [V1]")
    #expect(run.story.entries.suffix(1) == ["[A enters 300]"])
    run.settle()
    #expect(run.simulator.state.showings[0].picker?.choices == [.custom(0)])
  }

  @Test("V1: what is shown again is asked again")
  func v1Again() {
    var run = Run(picker("A", own: [activity("x")]), showing: "A")
    run.cancel("A")
    run.settle()
    run.present("A")
    #expect(run.calls == "completion(A,nil,false) → A0.canPerform(text)→true")
  }

  @Test("V1: it comes in under an alert, which hears nothing")
  func v1Above() {
    var run = Run(confirm("A"), picker("B"), showing: "A")
    run.present("B")
    #expect(
      run.story.entries.filter { !$0.contains("offered") } == [
        "> present(B)", "present(B)", "[B enters 300]",
      ])
  }

  @Test("V2: performed at once, it finishes before the picker goes")
  func v2() {
    var run = Run(picker("A", own: [activity("x")]), showing: "A")
    run.choose("A", at: 1000)
    #expect(
      run.timed
        == """
        @1000 A0.prepare(text) [V2]
        @1000 A0.activityViewController→nil [V2]
        @1000 A0.performActivity [V2]
        @1000 A0.activityDidFinish(true) [V2]
        @1300 completion(A,x,true) [V2]
        """)
    run.settle()
    #expect(run.up == "")
    #expect(run.simulator.state.pickers.isEmpty)
  }

  @Test("V2: given up")
  func v2GivenUp() {
    var run = Run(picker("A", own: [activity("x", completion: .finishes(false))]), showing: "A")
    run.choose("A")
    #expect(
      run.calls.entries.suffix(2) == ["A0.activityDidFinish(false)", "completion(A,x,false)"])
  }

  @Test("V3: long work goes on when the picker has gone")
  func v3() {
    var run = Run(picker("A", own: [activity("x", milliseconds: 900)]), showing: "A")
    run.choose("A", at: 0)
    #expect(
      run.timed
        == """
        @0 A0.prepare(text) [V2]
        @0 A0.activityViewController→nil [V2]
        @0 A0.performActivity [V2]
        @900 A0.activityDidFinish(true) [V3]
        @900 completion(A,x,true) [V3]
        """)
    run.wait(until: 500)
    #expect(run.up == "")
    #expect(!run.simulator.state.isMoving)
  }

  @Test("V3: work that ends while the picker goes is told when that has gone", arguments: [1, 299])
  func v3Short(milliseconds: Int) {
    var run = Run(picker("A", own: [activity("x", milliseconds: milliseconds)]), showing: "A")
    run.choose("A", at: 0)
    #expect(
      run.timed.entries.suffix(2) == [
        "@\(milliseconds) A0.activityDidFinish(true) [V3]", "@300 completion(A,x,true) [V3]",
      ])
  }

  @Test("V3: while it works the picker can be shown again, and each is told of once")
  func v3Twice() {
    var run = Run(picker("A", own: [activity("x", milliseconds: 900)]), showing: "A")
    run.choose("A", at: 0)
    run.present("A", at: 400)
    run.choose("A", at: 700)
    #expect(run.calls.entries.filter { $0.hasPrefix("completion") }.count == 2)
  }

  @Test("V3: while the application is suspended it stops; back, it goes on for the time left")
  func v3Suspended() {
    var run = Run(
      picker("A", own: [activity("x", milliseconds: 900)]), application: hearing(only: []),
      showing: "A")
    run.choose("A", at: 0)
    run.home(at: 500)
    run.wait(until: 5000)
    #expect(!run.callsSoFar.entries.contains("A0.activityDidFinish(true)"))
    run.launchApp(at: 6000)
    #expect(
      run.timed.entries.suffix(2) == [
        "@6400 A0.activityDidFinish(true) [V3]", "@6400 completion(A,x,true) [V3]",
      ])
  }

  @Test("V4: its own view takes the picker's place, and goes when it finishes")
  func v4() {
    var run = Run(picker("A", own: [activity("x", view: [.finish(true)])]), showing: "A")
    run.choose("A", at: 0)
    run.tapControl(0, of: 0, in: "A", at: 1000)
    #expect(
      run.timed
        == """
        @0 A0.prepare(text) [V2]
        @0 A0.activityViewController→vc [V4]
        @1000 A0.activityDidFinish(true) [V4]
        @1400 completion(A,x,true) [V4]
        """)
    #expect(run.simulator.state.showings[0].picker?.fillsScreen == true)
  }

  @Test("V4: while its view comes in, its controls do nothing")
  func v4Entering() {
    var run = Run(picker("A", own: [activity("x", view: [.finish(true)])]), showing: "A")
    run.choose("A", at: 0)
    run.tapControl(0, of: 0, in: "A", at: 399)
    #expect(run.denied.entries == ["> tap(0) ignored: entering [S3]"])
    run.tapControl(0, of: 0, in: "A", at: 400)
    #expect(run.calls.entries.last == "completion(A,x,true)")
  }

  @Test("V5: cancelled on a phone")
  func v5() {
    var run = Run(picker("A"), showing: "A")
    run.cancel("A", at: 0)
    #expect(run.timed == "@300 completion(A,nil,false) [V5]")
  }

  @Test("V5: a handler is no delegate's: it is called without one, unless it is left out")
  func v5Handler() {
    var run = Run(picker("A", delegate: .none), showing: "A")
    run.cancel("A")
    #expect(run.calls == "completion(A,nil,false)")
    run = Run(picker("A", without: [.completionHandler]), showing: "A")
    run.cancel("A")
    #expect(run.calls == "")
  }

  @Test("V5: what the handler does")
  func v5Does() {
    var run = Run(
      picker("A", does: [.completionHandler: [present("B")]]), confirm("B"), showing: "A")
    run.cancel("A")
    #expect(
      run.calls == "completion(A,nil,false) → willPresent(B) → shouldEnable(B)→true → didPresent(B)"
    )
  }

  @Test("V6: a tap beside the popover")
  func v6() {
    var run = Run(picker("A"), device: .tablet, showing: "A")
    run.tapOutside(at: 0)
    #expect(
      run.timed
        == """
        @0 shouldDismiss(A)→true [V6]
        @300 popoverDidDismiss(A) [V6]
        @300 completion(A,nil,false) [V6]
        """)
  }

  @Test("V6: a popover that may not go stays")
  func v6Stays() {
    var run = Run(
      picker("A", returns: [.shouldLeave: .always(false)]), device: .tablet, showing: "A")
    run.tapOutside()
    #expect(run.calls == "shouldDismiss(A)→false")
    #expect(run.up == "A")
  }

  @Test("V6: a popover has no Cancel")
  func v6NoCancel() {
    var run = Run(picker("A"), device: .tablet, showing: "A")
    run.cancel("A")
    #expect(run.denied.entries == ["> cancelPicker(A) ignored: notShowing [V5]"])
  }

  @Test("V7: on a tablet the delegate does not hear that the popover goes")
  func v7() {
    var run = Run(
      picker("A", own: [activity("x"), activity("y", view: [.finish(false)])]), device: .tablet,
      showing: "A")
    run.choose("A", 0, at: 0)
    #expect(
      run.timed
        == """
        @0 A0.prepare(text) [V7]
        @0 A0.activityViewController→nil [V7]
        @0 A0.performActivity [V7]
        @0 A0.activityDidFinish(true) [V7]
        @300 completion(A,x,true) [V7]
        """)
    run.settle()
    run.present("A")
    run.settle()
    run.choose("A", 1)
    run.settle()
    #expect(run.simulator.state.showings[0].picker?.fillsScreen == false)
    run.tapControl(0, of: 1, in: "A")
    #expect(
      run.calls.entries.suffix(2) == ["A1.activityDidFinish(false)", "completion(A,y,false)"])
    #expect(!run.calls.entries.contains("popoverDidDismiss(A)"))
  }
}
