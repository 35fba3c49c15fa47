import DialogModel
import Testing

@testable import DialogSimulator

@Suite("3.4 and templates: {buttonIndex}, {buttonTitle}")
struct TemplateTests {
  private static let chosen = log("{buttonIndex}: {buttonTitle}")

  @Test("In clicked, willDismiss and didDismiss they are the button's, also when A is gone")
  func ofButton() {
    for selector in [Selector.clicked, .willDismiss, .didDismiss] {
      var run = Run(confirm("A", does: [selector: [Self.chosen]]), showing: "A")
      run.tap("A", 1)
      run.settle()
      #expect(run.console == ["1: OK"])
    }
    for animated in [true, false] {
      var run = Run(confirm("A", does: [.didDismiss: [Self.chosen]]), showing: "A")
      run.dismiss("A", 0, animated: animated)
      run.settle()
      #expect(run.console == ["0: Cancel"])
    }
    var covered = Run(
      confirm("A", does: [.didDismiss: [Self.chosen]]), confirm("B"), showing: "AB")
    covered.dismiss("A", 0)
    #expect(covered.console == ["0: Cancel"])
  }

  @Test("Where no button is at hand they are (null), as NSLog writes it")
  func noButton() {
    var run = Run(
      confirm(
        "A",
        does: [.willPresent: [Self.chosen], .didPresent: [Self.chosen], .cancel: [Self.chosen]]
      ), screens: [[button("Go", then: Self.chosen)]])
    run.tapControl(0)
    run.perform(Self.chosen)
    run.present("A")
    run.systemCancel("A")
    #expect(run.console == Array(repeating: "(null): (null)", count: 5))
  }

  @Test("3.4: buttonTitleAtIndex(-1) is a range exception on the console, and no crash")
  func minusOne() {
    var run = Run(alert("A", others: ["1", "2"], does: [.didDismiss: [Self.chosen]]), showing: "A")
    run.dismiss("A")
    run.settle()
    #expect(run.console.count == 2)
    #expect(run.console.first?.hasPrefix("NSRangeException") == true)
    #expect(run.console.first?.contains("index -1") == true)
    #expect(run.console.first?.contains("[0 .. 1]") == true)
    #expect(run.console.last == "-1: (null)")
    #expect(run.calls == "willDismiss(A,-1) → didDismiss(A,-1)")
  }

  @Test("3.4: so at any index that no button has", arguments: [-2, 2, 99])
  func outOfRange(index: Int) {
    var run = Run(confirm("A", does: [.willDismiss: [Self.chosen]]), showing: "A")
    run.dismiss("A", index)
    #expect(run.console.count == 2)
    #expect(run.console.first?.hasPrefix("NSRangeException") == true)
    #expect(run.console.first?.contains("index \(index) ") == true)
    #expect(run.console.last == "\(index): (null)")
  }

  @Test("3.4: and in an alert without buttons; the index alone raises nothing")
  func noButtons() {
    var empty = Run(alert("A", does: [.willDismiss: [Self.chosen]]), showing: "A")
    empty.dismiss("A", 0)
    #expect(empty.console.count == 2)
    #expect(empty.console.first?.contains("empty array") == true)

    var indexOnly = Run(alert("A", does: [.willDismiss: [log("{buttonIndex}")]]), showing: "A")
    indexOnly.dismiss("A", -1)
    #expect(indexOnly.console == ["-1"])
  }

  @Test("In set they are those of the call around it")
  func inSet() {
    var run = Run(
      confirm("A"),
      confirm(
        "B",
        does: [.clicked: [set("A", title: "{buttonTitle}", message: "You chose {buttonIndex}.")]]),
      showing: "AB")
    run.tap("B", 1)
    #expect(run.simulator.state.showings.first?.texts.title == "OK")
    #expect(run.simulator.state.showings.first?.texts.message == "You chose 1.")
    run.settle()
    run.perform(set("A", title: "{buttonTitle}"))
    #expect(run.simulator.state.showings.first?.texts.title == "(null)")
  }

  @Test("In an alert's own texts they are those of the call that shows it, also if it waits")
  func inTexts() {
    let result = alert("B", title: "{buttonTitle}", message: "{buttonIndex}", cancel: "OK")
    for selector in [Selector.clicked, .willDismiss, .didDismiss] {
      var run = Run(confirm("A", does: [selector: [present("B")]]), result, showing: "A")
      run.tap("A", 1)
      run.settle()
      #expect(run.simulator.state.showings.last?.texts.title == "OK", "in \(selector.word)")
      #expect(run.simulator.state.showings.last?.texts.message == "1", "in \(selector.word)")
    }
    var hand = Run(confirm("A"), result)
    hand.present("B")
    #expect(hand.simulator.state.showings.last?.texts.title == "(null)")
    #expect(hand.simulator.state.showings.last?.texts.message == "(null)")
  }

  @Test("In a button's title, too; what is asked for later is the title as it shows")
  func inButtons() {
    var run = Run(
      confirm("A", does: [.clicked: [present("B")]]),
      alert("B", cancel: "After {buttonTitle}", does: [.didDismiss: [Self.chosen]]), showing: "A")
    run.tap("A", 1)
    run.settle()
    #expect(run.simulator.state.showings.last?.texts.buttons == ["After OK"])
    run.tap("B", 0)
    run.settle()
    #expect(run.console == ["0: After OK"])
  }
}
