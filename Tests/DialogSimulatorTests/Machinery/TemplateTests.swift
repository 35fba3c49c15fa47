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

  // MARK: - What code can ask the dialog for

  private static let all = log(
    "{numberOfButtons} {cancelButtonIndex} {firstOtherButtonIndex} {destructiveButtonIndex}")

  @Test("3.1 to 3.3: the properties are those of the dialog whose call is running")
  func properties() {
    let sender = sheet("B", destructive: "Reset", does: [.sheetClicked: [Self.all]])
    var run = Run(confirm("A", does: [.clicked: [Self.all]]), sender, showing: "A")
    run.tap("A", 0)
    run.settle()
    run.present("B")
    run.settle()
    run.tap("B", 1)
    run.settle()
    #expect(run.console == ["2 0 1 -1", "4 3 1 0"])
  }

  @Test("3.2: firstOtherButtonIndex is fixed by the initializer, or by choice found anew")
  func firstOther() {
    for (choice, index) in [(Choices.FirstOtherIndex.fixed, "-1"), (.lazy, "1")] {
      var run = Run(
        alert(
          "A", cancel: "Cancel", added: ["Later"],
          does: [.clicked: [log("{firstOtherButtonIndex}")]]),
        choices: { $0.firstOtherIndex = choice }, showing: "A")
      run.tap("A", 0)
      #expect(run.console == [index])
    }
  }

  @Test("3.4: {title:N} is the button's, and beyond the last UIKit's range exception")
  func titleAt() {
    var run = Run(confirm("A", does: [.clicked: [log("{title:0} {title:2}")]]), showing: "A")
    run.tap("A", 1)
    run.settle()
    #expect(
      run.console == [
        "NSRangeException: -[UIAlertView buttonTitleAtIndex:] index 2 beyond bounds [0 .. 1]",
        "Cancel (null)",
      ])
  }

  @Test("A dialog is visible from willPresent on, and no more in didDismiss")
  func visible() {
    let line = [log("{visible}")]
    var run = Run(
      confirm(
        "A",
        does: [
          .willPresent: line, .didPresent: line, .clicked: line, .willDismiss: line,
          .didDismiss: line,
        ]), showing: "")
    run.present("A")
    run.settle()
    run.tap("A", 0)
    run.settle()
    #expect(run.console == ["true", "true", "true", "true", "false"])
  }

  @Test("In a field's call they are its alert's; where no dialog calls they are (null)")
  func senders() {
    let line = log("{numberOfButtons} {title:0} {visible}")
    var inside = Run(asking("A", textField(does: [.shouldReturn: [line]])), showing: "A")
    inside.perform(.pressReturn)
    #expect(inside.console == ["2 Cancel true"])
    var outside = Run(
      popover("A", does: [.shouldLeave: [line]]), screens: [[button("Go", then: line)]],
      device: .tablet)
    outside.tapControl(0)
    outside.present("A")
    outside.settle()
    outside.tapOutside()
    #expect(outside.console == ["(null) (null) (null)", "(null) (null) true"])
  }
}
