import Testing
import UIKitRehearsal

/// What a window is told of the findings of its program.
@MainActor
struct WindowFindingTests {
  /// Its method is misspelt.
  private final class Misspelt: UIAlertViewDelegate {
    func alertView(_ alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {}
  }

  private func findings(_ window: PlayedWindow) -> [String] {
    window.heard.filter { $0.hasPrefix(#"{"finding""#) }
  }

  @Test func delegateWithoutAnyMethodIsToldOnce() async throws {
    let delegate = Misspelt()
    let window = PlayedWindow()
    await window.begin { Buttons(["Ask": { UIAlertView("Sure", delegate).show() }]) }
    var time = 1.0
    for _ in 0..<3 {
      try window.tapFirstControl()
      await window.rest()
      try await window.pass(to: time)
      #expect(findings(window).count == (time == 1 ? 0 : 1))
      try window.tap(button: 0)
      await window.rest()
      try await window.pass(to: time + 1)
      time += 2
    }
    #expect(findings(window).count == 1)
    #expect(findings(window).first?.contains("“Misspelt” has none of the methods") == true)
    let run = try await window.close()
    #expect(run.findings.map(\.kind) == [.noMethods])
  }

  @Test func styleThatIsSetTooLateIsTold() async throws {
    let window = PlayedWindow()
    await window.begin {
      Buttons([
        "Ask": {
          let alert = UIAlertView("Sure", nil)
          alert.show()
          alert.alertViewStyle = .plainTextInput
        }
      ])
    }
    try window.tapFirstControl()
    await window.rest()
    #expect(findings(window).count == 1)
    #expect(findings(window).first?.contains("alertViewStyle of “Sure”") == true)
    _ = try await window.close()
  }

  @Test func whatAPersonSeesInTheWindowIsNoFindingThere() async throws {
    let window = PlayedWindow()
    await window.begin { Buttons(["Ask": { Rehearsal.block(2) }]) }
    try window.tapFirstControl()
    await window.rest()
    let run = try await window.close()
    #expect(run.findings.map(\.kind) == [.blocked])
    #expect(findings(window) == [])
  }
}
