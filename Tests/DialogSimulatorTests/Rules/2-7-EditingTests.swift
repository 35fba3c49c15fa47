import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.7 Text field: editing")
struct EditingTests {
  /// A field of a screen that is being edited, its caret at the end.
  private func edited(_ described: TextField) -> Run {
    var run = Run(screens: [[control("name", described)]])
    run.tap(field: "F0")
    run.forget()
    return run
  }

  @Test("F4: type at the caret")
  func f4() {
    var run = edited(textField("ab"))
    run.type("x")
    #expect(run.timed == "@0 F0.shouldChange(2,0,\"x\")→true [F4]")
    #expect(run.text("F0") == "abx")
  }

  @Test("F4: in an alert shouldEnable follows")
  func f4Alert() {
    var run = Run(asking("A", textField()), showing: "A")
    run.type("xy")
    #expect(
      run.timed == """
        @0 A0.shouldChange(0,0,"x")→true [F4] → @0 shouldEnable(A)→true [F4]
        @0 A0.shouldChange(1,0,"y")→true [F4] → @0 shouldEnable(A)→true [F4]
        """)
  }

  @Test("F5: type over a selection")
  func f5() {
    var run = edited(textField("abcd"))
    run.perform(.edit(.type("x", over: TextRange(1, 2))))
    #expect(run.timed == "@0 F0.shouldChange(1,2,\"x\")→true [F5]")
    #expect(run.text("F0") == "axd")
  }

  @Test("F6: backspace")
  func f6() {
    var run = Run(asking("A", textField("ab")), showing: "A")
    run.delete()
    #expect(
      run.timed == "@0 A0.shouldChange(1,1,\"\")→true [F6] → @0 shouldEnable(A)→true [F6]")
    #expect(run.text("A0") == "a")
  }

  @Test(
    "F6: a character as a person sees it goes as one, in UTF-16 units",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 11), ("🇩🇪", 4), ("👍🏽", 4), ("한", 1),
      ("\u{1112}\u{1161}\u{11AB}", 3), ("नि", 2), ("☺️", 2), ("Z͑ͫ̓ͪ̂", 6), ("1️⃣", 3),
    ])
  func f6Characters(text: String, units: Int) {
    #expect(text.count == 1)
    var run = edited(textField("a" + text))
    run.delete()
    #expect(run.calls == Order(["F0.shouldChange(1,\(units),\"\")→true"]))
    #expect(run.text("F0") == "a")
  }

  @Test("F6: a range that an input method asks for is widened to whole characters")
  func f6Widened() {
    var run = edited(textField("a👨‍👩‍👧‍👦b"))
    run.delete(TextRange(4, 1))
    #expect(run.calls == "F0.shouldChange(1,11,\"\")→true")
    #expect(run.text("F0") == "ab")
  }

  @Test("F7: backspace in an empty field")
  func f7() {
    var run = edited(textField())
    run.delete()
    #expect(run.calls == "")
    #expect(run.denied == "> delete ignored: nothingToChange [F7]")
  }

  @Test("F8: shouldChange answers no")
  func f8() {
    var run = Run(
      asking("A", textField("a", returns: [.shouldChange: .always(false)])), showing: "A")
    run.type("x")
    run.delete()
    #expect(
      run.timed
        == "@0 A0.shouldChange(1,0,\"x\")→false [F8] → @0 A0.shouldChange(0,1,\"\")→false [F8]")
    #expect(run.text("A0") == "a")
    #expect(run.simulator.state.refusal?.field == field("A0"))
  }

  @Test("F9: paste")
  func f9() {
    var run = edited(textField("ab"))
    run.paste("👍🏽cd")
    #expect(run.timed == "@0 F0.shouldChange(2,0,\"👍🏽cd\")→true [F9]")
    #expect(run.text("F0") == "ab👍🏽cd")
  }

  @Test(
    "F9: a text with a line break is not pasted",
    arguments: ["a\nb", "a\r\nb", "\u{2028}", "\n"])
  func f9LineBreak(text: String) {
    var run = edited(textField())
    run.paste(text)
    #expect(run.calls == "")
    #expect(run.denied.entries.count == 1)
  }

  @Test("F10: text set by code")
  func f10() {
    var run = Run(asking("A", textField("a")), showing: "A")
    run.perform(set("A0", text: "code"))
    #expect(run.calls == "")
    #expect(run.text("A0") == "code")
    run.type("x")
    #expect(run.callsSoFar.entries.first == "A0.shouldChange(4,0,\"x\")→true")
  }

  @Test("F11: Return", arguments: [true, false])
  func f11(answer: Bool) {
    var run = edited(textField(returns: [.shouldReturn: .always(answer)]))
    run.perform(.pressReturn)
    #expect(run.timed == Order(["@0 F0.shouldReturn→\(answer) [F11]"]))
    #expect(run.editing == "F0")
  }

  @Test("F11: by the document's choice Return ends editing", arguments: [true, false])
  func f11Resigns(answer: Bool) {
    var run = Run(
      screens: [[control("name", textField(returns: [.shouldReturn: .always(answer)]))]],
      choices: { $0.returnResigns = true })
    run.tap(field: "F0")
    run.forget()
    run.perform(.pressReturn)
    #expect(
      run.calls
        == (answer
          ? "F0.shouldReturn→true → F0.shouldEnd→true → F0.didEnd" : "F0.shouldReturn→false"))
  }

  @Test("F11: a line break that is typed is Return, in any writing", arguments: ["\n", "\r\n"])
  func f11LineBreak(text: String) {
    var run = edited(textField())
    run.type(text)
    #expect(run.calls == "F0.shouldReturn→true")
  }

  @Test("F11: enablesReturnKeyAutomatically")
  func f11Disabled() {
    var run = edited(textField(returnNeedsText: true))
    run.perform(.pressReturn)
    #expect(run.denied == "> return ignored: disabled [F11]")
    run.type("x")
    run.perform(.pressReturn)
    #expect(run.calls == "F0.shouldChange(0,0,\"x\")→true → F0.shouldReturn→true")
  }

  @Test("F12: Return in an alert")
  func f12() {
    var run = Run(asking("A", textField()), showing: "A")
    run.perform(.pressReturn)
    #expect(run.timed == "@0 A0.shouldReturn→true [F12]")
    #expect(run.up == "A")
  }

  @Test("F12: by the document's choice to the next field, then the first other button")
  func f12Press() {
    var run = Run(
      asking("A", textField(), textField()), choices: { $0.returnInAlert = .nextFieldOrPress },
      showing: "A")
    run.perform(.pressReturn)
    run.perform(.pressReturn)
    #expect(
      run.calls == """
        A0.shouldReturn→true → A1.shouldBegin→true → A0.shouldEnd→true → A0.didEnd → A1.didBegin
        A1.shouldReturn→true → clicked(A,1) → willDismiss(A,1) → A1.shouldEnd→true → A1.didEnd
        didDismiss(A,1)
        """)
  }

  @Test("F12: a disabled button is not pressed")
  func f12Disabled() {
    var run = Run(
      asking("A", textField(), returns: [.shouldEnable: .always(false)]),
      choices: { $0.returnInAlert = .nextFieldOrPress }, showing: "A")
    run.perform(.pressReturn)
    #expect(run.calls == "A0.shouldReturn→true")
  }

  @Test("F13: clear button")
  func f13() {
    var run = Run(asking("A", textField("ab", clear: .whileEditing)), showing: "A")
    run.clear("A0")
    #expect(run.timed == "@0 A0.shouldClear→true [F13] → @0 shouldEnable(A)→true [F13]")
    #expect(run.text("A0") == "")
  }

  @Test("F14: clear button, no")
  func f14() {
    var run = Run(
      asking("A", textField("ab", clear: .always, returns: [.shouldClear: .always(false)])),
      showing: "A")
    run.clear("A0")
    #expect(run.timed == "@0 A0.shouldClear→false [F14]")
    #expect(run.text("A0") == "ab")
  }

  @Test(
    "The clear button shows in four modes, and only over a text",
    arguments: [
      (TextField.ViewMode.never, false, false), (.whileEditing, true, false),
      (.unlessEditing, false, true), (.always, true, true),
    ])
  func clearModes(mode: TextField.ViewMode, editing: Bool, idle: Bool) {
    var run = Run(screens: [[control("name", textField("ab", clear: mode))]])
    #expect(run.simulator.showsClearButton(of: field("F0")) == idle)
    run.clear("F0")
    #expect(run.text("F0") == (idle ? "" : "ab"))
    run.perform(set("F0", text: "ab"))
    run.tap(field: "F0")
    #expect(run.simulator.showsClearButton(of: field("F0")) == editing)
    run.perform(set("F0", text: ""))
    #expect(!run.simulator.showsClearButton(of: field("F0")))
  }

  @Test("F23: the control event after the change, before shouldEnable")
  func f23() {
    let events: [TextField.Event: [Action]] = [
      .editingDidBegin: [log("began")], .editingChanged: [log("changed")],
      .editingDidEnd: [log("ended")],
    ]
    var run = Run(asking("A", textField(clear: .always, on: events)))
    run.present("A")
    run.settle()
    run.type("x")
    run.clear("A0")
    run.tap("A", 0)
    #expect(
      run.story == """
        > present(A) → present(A) → willPresent(A) → shouldEnable(A)→true → A0.shouldBegin→true
        A0.didBegin → console: began → [A enters 250] → didPresent(A)
        > type(x) → A0.shouldChange(0,0,"x")→true → console: changed → shouldEnable(A)→true
        > clear(A0) → A0.shouldClear→true → console: changed → shouldEnable(A)→true
        > tap(A,0) → clicked(A,0) → willDismiss(A,0) → A0.shouldEnd→true → A0.didEnd
        console: ended → [A leaves 200] → didDismiss(A,0)
        """)
    #expect(run.timed.entries.contains("@250 shouldEnable(A)→true [F23]"))
  }

  @Test("F23: a text that code sets is no control event")
  func f23Code() {
    var run = edited(textField(on: [.editingChanged: [log("changed")]]))
    run.perform(set("F0", text: "x"))
    #expect(run.console == [])
  }

  @Test("Undo is one shouldChange over what it changes back")
  func undo() {
    var run = edited(textField("ab"))
    run.type("cd")
    run.perform(.edit(.delete(TextRange(0, 1))))
    run.forget()
    run.perform(.undo)
    run.perform(.undo)
    run.perform(.undo)
    #expect(run.calls == "F0.shouldChange(0,0,\"a\")→true → F0.shouldChange(2,2,\"\")→true")
    #expect(run.denied == "> undo ignored: nothingToChange [F4]")
    #expect(run.text("F0") == "ab")
    run.perform(.redo)
    run.perform(.redo)
    #expect(run.text("F0") == "bcd")
  }

  @Test("Undo that is refused can be asked again")
  func undoRefused() {
    var run = edited(textField(returns: [.shouldChange: .ask]))
    run.perform(.edit(.type("x")))
    run.perform(.answer(.shouldChange, true, target: nil))
    run.perform(.undo)
    run.perform(.answer(.shouldChange, false, target: nil))
    #expect(run.text("F0") == "x")
    run.perform(.undo)
    run.perform(.answer(.shouldChange, true, target: nil))
    #expect(run.text("F0") == "")
  }

  @Test("Undo takes only what came in, where that has joined a character")
  func undoJoined() {
    var run = edited(textField("e"))
    run.perform(.edit(.type("\u{301}")))
    run.perform(.undo)
    #expect(run.text("F0")?.unicodeScalars.elementsEqual("e".unicodeScalars) == true)
  }

  @Test("Dragging is a removal and an insertion, each asked")
  func drag() {
    var run = edited(textField("abcdef"))
    run.perform(.moveText(TextRange(1, 2), to: 5))
    #expect(
      run.timed
        == "@0 F0.shouldChange(1,2,\"\")→true [F6] → @0 F0.shouldChange(3,0,\"bc\")→true [F4]")
    #expect(run.text("F0") == "adebcf")
    run.perform(.moveText(TextRange(1, 2), to: 2))
    #expect(run.denied.entries.count == 1)
  }

  @Test("A removal that is refused inserts nothing")
  func dragRefused() {
    var run = edited(textField("abc", returns: [.shouldChange: .always(false)]))
    run.perform(.moveText(TextRange(0, 1), to: 3))
    #expect(run.calls == "F0.shouldChange(0,1,\"\")→false")
    #expect(run.text("F0") == "abc")
  }

  @Test("A delegate that refuses and sets the text itself")
  func refusesAndSets() {
    var run = edited(
      textField(
        returns: [.shouldChange: .always(false)],
        does: [.shouldChange: [set("F0", text: "ME")]]))
    run.type("m")
    #expect(run.text("F0") == "ME")
  }

  @Test("A secure field is bullets in every row")
  func secure() {
    var run = Run(
      asking(
        "A",
        textField(
          secure: true, on: [.editingChanged: [.log(Template(pieces: [.field(0)]))]],
          does: [.shouldChange: [.log(Template(pieces: [.replacement]))]])), showing: "A")
    run.type("pw")
    run.paste("hunter2")
    run.delete()
    run.tap("A", 1)
    run.settle()
    #expect(run.text("A0") == nil)
    #expect(run.calls.entries.contains("A0.shouldChange(2,0,\"•••••••\")→true"))
    #expect(run.console == ["•", "•", "•", "••", "•••••••", "•••••••••", "", "••••••••"])
    #expect(!"\(run.rows)".contains("hunter"))
  }
}
