import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.8 from V8 on: how activities end, and what keeps pickers from going.
@Suite("2.8 Activity pickers: ends") struct ActivityEndsTests {
  @Test("V8: a built-in activity")
  func v8() {
    var run = Run(
      picker(
        "A", builtIns: [.copyToPasteboard, .message],
        outcomes: [.message: Activity.Performance(milliseconds: 2000, completion: .finishes(false))]
      ),
      showing: "A")
    run.choose("A", .copyToPasteboard, at: 0)
    #expect(run.timed == "@300 completion(A,UIActivityTypeCopyToPasteboard,true) [V8]")
    run.settle()
    run.present("A", at: 1000)
    run.choose("A", .message, at: 2000)
    #expect(run.timed.entries.last == "@4000 completion(A,UIActivityTypeMessage,false) [V8]")
  }

  @Test("V8: performed by a person, it ends when they say")
  func v8Live() {
    var run = Run(picker("A", builtIns: [.message, .copyToPasteboard]), showing: "A")
    run.live([.message, .copyToPasteboard])
    run.choose("A", .message, at: 0)
    run.wait(until: 5000)
    #expect(run.simulator.state.showings[0].picker?.content == .builtIn(.message))
    #expect(run.callsSoFar == "")
    run.perform(.endBuiltIn(run.simulator.state.pickers[0].number, completed: false))
    #expect(run.timed == "@5400 completion(A,UIActivityTypeMessage,false) [V8]")
    run.settle()
    run.present("A", at: 6000)
    run.choose("A", .copyToPasteboard, at: 7000)
    run.perform(.endBuiltIn(run.simulator.state.pickers[0].number, completed: true))
    #expect(
      run.timed.entries.last == "@7300 completion(A,UIActivityTypeCopyToPasteboard,true) [V8]")
  }

  @Test("V8: a person ends it once")
  func v8Twice() {
    var run = Run(picker("A", builtIns: [.message]), showing: "A")
    run.live([.message])
    run.choose("A", .message)
    run.settle()
    let number = run.simulator.state.pickers[0].number
    run.perform(.endBuiltIn(number, completed: false))
    run.perform(.endBuiltIn(number, completed: true))
    #expect(run.calls == "completion(A,UIActivityTypeMessage,false)")
    #expect(run.denied == "> endBuiltIn(true) ignored: notShowing [V8]")
  }

  @Test("V9: a second activityDidFinish: does nothing")
  func v9() {
    var run = Run(picker("A", own: [activity("x", times: 3)]), showing: "A")
    run.choose("A")
    #expect(
      run.calls.entries.suffix(4) == [
        "A0.activityDidFinish(true)", "A0.activityDidFinish(true)", "A0.activityDidFinish(true)",
        "completion(A,x,true)",
      ])
  }

  @Test("V9: so in a view, the first one counts; without a view there is nobody to finish")
  func v9View() {
    var run = Run(
      picker("A", own: [activity("x", view: [.finish(true), .finish(false)])]), showing: "A")
    run.choose("A")
    run.settle()
    run.tapControl(0, of: 0, in: "A")
    #expect(
      run.calls.entries.suffix(3) == [
        "A0.activityDidFinish(true)", "A0.activityDidFinish(false)", "completion(A,x,true)",
      ])
    run.settle()
    run.perform(.finish(true))
    #expect(run.denied.entries == ["finish refused: notShowing [V9]"])
  }

  @Test("V10: without activityDidFinish: the handler is never called")
  func v10() {
    var run = Run(
      picker("A", own: [activity("x", completion: .never), activity("y", view: [])]), showing: "A")
    run.choose("A", 0)
    #expect(run.calls == "A0.prepare(text) → A0.activityViewController→nil → A0.performActivity")
    run.settle()
    #expect(run.up == "")
    run.present("A")
    run.settle()
    run.choose("A", 1)
    run.settle()
    run.tapControl(0, of: 1, in: "A")
    run.settle()
    #expect(run.up == "A")
    #expect(!run.calls.entries.contains { $0.hasPrefix("completion") })
  }

  @Test("V11: performActivity is not overridden")
  func v11() {
    let plain = Activity(type: "x", title: "x")
    var run = Run(picker("A", own: [plain]), showing: "A")
    run.choose("A", at: 0)
    #expect(
      run.timed
        == """
        @0 A0.prepare(text) [V2]
        @0 A0.activityViewController→nil [V2]
        @0 A0.activityDidFinish(false) [V11]
        @300 completion(A,x,false) [V11]
        """)
    run = Run(
      picker("A", own: [plain]), choices: { $0.defaultPerformActivity = .nothing }, showing: "A")
    run.choose("A")
    #expect(run.calls == "A0.prepare(text) → A0.activityViewController→nil")
  }

  @Test("V12: the bug of iOS 6 on a tablet")
  func v12() {
    var run = Run(
      picker("A", own: [activity("x", view: [.finish(true)])]), device: .tablet,
      choices: { $0.activityViewOnTablet = .ios6Bug }, showing: "A")
    run.choose("A", at: 0)
    run.settle()
    #expect(run.simulator.state.showings[0].picker?.fillsScreen == true)
    run.tapControl(0, of: 0, in: "A", at: 1000)
    run.tapControl(0, of: 0, in: "A", at: 2000)
    #expect(
      run.timed
        == """
        @0 A0.prepare(text) [V7]
        @0 A0.activityViewController→vc [V12]
        @1000 A0.activityDidFinish(true) [V12]
        @1000 completion(A,x,true) [V12]
        @2000 A0.activityDidFinish(true) [V9]
        """)
    #expect(run.up == "A")
  }

  @Test("V12: what fills the screen leaves no bar live, though the picker came out of one")
  func v12Bar() {
    var run = Run(
      picker("A", own: [activity("x", view: [])]),
      screens: [[item("Share", then: present("A")), item("Other", then: log("other"))]],
      device: .tablet, choices: { $0.activityViewOnTablet = .ios6Bug })
    run.tapControl(0)
    run.settle()
    run.tapControl(1)
    #expect(run.console == ["other"])
    run.choose("A")
    run.settle()
    run.tapControl(1)
    run.settle()
    #expect(run.console == ["other"])
    #expect(run.up == "A")
  }

  @Test("V13: a tap above a picker on a phone, or beside an activity's view")
  func v13() {
    var run = Run(picker("A", own: [activity("x", view: [])]), showing: "A")
    run.tapOutside()
    #expect(run.denied.entries == ["> tapOutside ignored: modal [V13]"])
    run = Run(picker("A", own: [activity("x", view: [])]), device: .tablet, showing: "A")
    run.choose("A")
    run.settle()
    run.tapOutside()
    #expect(run.denied.entries == ["> tapOutside ignored: modal [V13]"])
  }

  @Test("V14: dismissed by code", arguments: [Prototype.Device.phone, .tablet])
  func v14(device: Prototype.Device) {
    var run = Run(picker("A", own: [activity("x", view: [])]), device: device, showing: "A")
    run.dismiss("A", at: 0)
    #expect(run.timed == "@300 completion(A,nil,false) [V14]")
    run.settle()
    run.present("A", at: 1000)
    run.settle()
    run.choose("A")
    run.settle()
    run.dismiss("A")
    run.settle()
    #expect(run.calls.entries.last == "A0.activityViewController→vc")
    #expect(run.up == "")
    #expect(run.simulator.state.pickers.isEmpty)
  }

  @Test("V14: the system takes it away")
  func v14System() {
    var run = Run(picker("A"), showing: "A")
    run.systemCancel("A", at: 0)
    #expect(run.timed == "@0 completion(A,nil,false) [V14]")
  }

  @Test("Home leaves a picker as it is; an application that ends takes it along")
  func home() {
    var run = Run(picker("A", own: [activity("x", milliseconds: 900)]), showing: "A")
    run.home()
    run.launchApp()
    #expect(run.up == "A")
    run.choose("A")
    run.killApp()
    run.settle()
    #expect(!run.calls.entries.contains { $0.hasPrefix("completion") })
  }

  @Test("An icon takes one tap, once the picker has come in")
  func taps() {
    var run = Run(picker("A", own: [activity("x")]))
    run.present("A", at: 0)
    run.choose("A", at: 100)
    run.choose("A", at: 300)
    run.choose("A", at: 301)
    run.cancel("A", at: 302)
    #expect(
      run.denied.entries == [
        "> choose(A) ignored: entering [D8]", "> choose(A) ignored: leaving [D6]",
        "> cancelPicker(A) ignored: leaving [D6]",
      ])
  }
}
