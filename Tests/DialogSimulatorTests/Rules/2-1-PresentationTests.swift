import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.1 Alert: presentation")
struct PresentationTests {
  @Test("P7: delegate nil: no callbacks; the alert works, its buttons dismiss it")
  func p7() {
    var run = Run(
      alert(
        "A", cancel: "Cancel".then(log("never")), delegate: .none,
        returns: [.shouldEnable: .always(false)], does: [.didPresent: [log("never")]]))
    run.present("A")
    #expect(run.up == "A")
    run.tap("A", 0, at: 250)
    #expect(run.up == "A")
    run.wait(until: 449)
    #expect(run.up == "A")
    run.wait(until: 450)
    #expect(run.up == "")
    #expect(
      run.story == """
        > present(A) → present(A) → [A enters 250] → > tap(A,0) → [A leaves 200]
        """)
  }
}
