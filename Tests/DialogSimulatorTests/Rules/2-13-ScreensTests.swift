import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.13 Screens and actions")
struct ScreensTests {
  @Test("S6: log writes a line to the console")
  func s6() {
    var run = Run(confirm("A", does: [.didPresent: [log("up")]]), screens: [[]])
    run.perform(log("by hand"))
    run.present("A")
    run.settle()
    #expect(run.console == ["by hand", "up"])
    let rows = run.rows.filter { $0.words.hasPrefix("console") }
    #expect(rows.map(\.target) == [.screen(ScreenID(0)), .dialog(id("A"))])
    #expect(rows.map(\.rule) == [.s6, .s6])
  }

  @Test("S7: an application that is not running can do nothing")
  func s7NotRunning() {
    var run = Run(confirm("A"), screens: [[], []], launched: false)
    for action in [
      present("A"), dismiss("A"), goTo(1), set("A", title: "No"), enable(0, false), log("never"),
    ] { run.perform(action) }
    #expect(
      run.denied == """
        present(A) refused: notRunning [S7]
        dismiss(A) refused: notRunning [S7]
        goTo(1) refused: notRunning [S7]
        set(A) refused: notRunning [S7]
        disable(0) refused: notRunning [S7]
        log refused: notRunning [S7]
        """)
    #expect(run.console == [])
  }
}
