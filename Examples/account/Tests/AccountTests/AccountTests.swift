import Account
import Testing
import UIKitRehearsal

@MainActor
struct AccountTests {
  @Test func signsOutAndSaysSo() throws {
    let run = Rehearsal(AccountViewController())
    run.tap("Sign Out")
    run.tap("Confirm")
    #expect(run.showing.contains("Sign Out?"))
    run.tap("OK")
    run.settle()
    try run.expect(document: "account.rehearsal.yaml", scenario: "confirm")
    #expect(run.findings == [])
  }

  @Test func theMistakeIsFound() {
    let run = Rehearsal(HastyViewController())
    run.tap("Sign Out")
    run.tap("Confirm")
    run.tap("OK")
    run.settle()
    #expect(run.findings.map(\.kind) == [.noMethods])
    #expect(throws: RehearsalError.self) {
      try run.expect(document: "account.rehearsal.yaml", scenario: "confirm")
    }
  }

  @Test func anAlertStaysUntilTheServerHasAnswered() async {
    let run = Rehearsal(
      ServerViewController { try await Rehearsal.current?.clock.sleep(for: .seconds(2)) })
    run.tap("Sign Out")
    await run.idle(for: 1.9)
    #expect(run.showing.contains("Signing Out…"))
    await run.idle(for: 1)
    #expect(run.showing.contains("Completed"))
    #expect(run.findings == [])
  }
}
