import Account
import UIKitRehearsal
import XCTest

/// The same with XCTest, whose tests get to the main actor only if they are asynchronous.
final class AccountCase: XCTestCase {
  @MainActor
  func testCancelDoesNothing() async throws {
    let run = Rehearsal(AccountViewController())
    run.tap("Sign Out")
    run.tap("Cancel")
    run.settle()
    try run.expect(document: "account.rehearsal.yaml", scenario: "cancel")
    XCTAssertEqual(run.findings, [])
  }
}
