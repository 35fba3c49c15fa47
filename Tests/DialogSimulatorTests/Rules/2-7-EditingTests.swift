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
