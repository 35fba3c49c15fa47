import DialogModel
import DialogSimulator
import Testing

/// What a person takes back at once, and what not at all.
@Suite("2.7 Text field: undo")
struct UndoTests {
  private func edited(_ text: String = "") -> Run {
    var run = Run(screens: [[control("name", textField(text))]])
    run.tap(field: "F0")
    run.forget()
    return run
  }

  @Test("Characters typed one after the other are one thing to take back")
  func typing() {
    var run = edited("x")
    run.type("abc")
    run.perform(.undo)
    #expect(run.text("F0") == "x")
  }

  @Test("What is typed in another place is another thing")
  func anotherPlace() {
    var run = edited()
    run.type("ab")
    run.perform(.edit(.type("c", over: TextRange(0, 0))))
    run.forget()
    run.perform(.undo)
    #expect(run.calls == "F0.shouldChange(0,1,\"\")→true")
    #expect(run.text("F0") == "ab")
    run.perform(.undo)
    #expect(run.text("F0") == "")
  }

  @Test("What is typed behind a paste, or behind a deletion, is another thing")
  func behindOthers() {
    var pasted = edited()
    pasted.paste("ab")
    pasted.type("c")
    pasted.perform(.undo)
    #expect(pasted.text("F0") == "ab")
    var deleted = edited("abc")
    deleted.delete()
    deleted.type("d")
    deleted.perform(.undo)
    #expect(deleted.text("F0") == "ab")
    deleted.perform(.undo)
    #expect(deleted.text("F0") == "abc")
  }

  @Test("A paste behind typing is another thing")
  func pasteBehindTyping() {
    var run = edited()
    run.type("ab")
    run.paste("c")
    run.perform(.undo)
    #expect(run.text("F0") == "ab")
  }

  @Test("What is typed over a selection is another thing than what was typed before it")
  func overASelection() {
    var run = edited("XY")
    run.perform(.edit(.type("a", over: TextRange(0, 0))))
    run.perform(.edit(.type("b", over: TextRange(1, 1))))
    #expect(run.text("F0") == "abY")
    run.perform(.undo)
    #expect(run.text("F0") == "aXY")
    run.perform(.undo)
    #expect(run.text("F0") == "XY")
  }

  @Test("A new change leaves nothing to do again")
  func redo() {
    var run = edited()
    run.type("a")
    run.perform(.undo)
    run.type("b")
    run.perform(.redo)
    #expect(run.denied == "> redo ignored: nothingToChange [F4]")
    #expect(run.text("F0") == "b")
  }

  @Test("What code sets cannot be taken back, nor what was before it")
  func setByCode() {
    var run = edited()
    run.type("a")
    run.perform(set("F0", text: "code"))
    run.perform(.undo)
    #expect(run.text("F0") == "code")
    var undone = edited()
    undone.type("a")
    undone.perform(.undo)
    undone.perform(set("F0", text: "code"))
    undone.perform(.redo)
    #expect(undone.text("F0") == "code")
  }

  @Test("Text that is dropped where it was, at either end of it, is no change", arguments: 1...3)
  func drop(place: Int) {
    var run = edited("abcd")
    run.perform(.moveText(TextRange(1, 2), to: place))
    #expect(run.calls == "")
    #expect(run.denied.entries.count == 1)
  }

  @Test("Text that is dragged to either side comes where it is dropped")
  func drag() {
    for (place, text) in [(0, "bcad"), (4, "adbc")] {
      var run = edited("abcd")
      run.perform(.moveText(TextRange(1, 2), to: place))
      #expect(run.text("F0") == text)
    }
  }
}
