import Explorer
import PrototypeFile
import Scenario
import Session
import Testing
import Workbench

/// Two versions of a document are compared aside, and told in words.
@MainActor @Suite struct VersionComparingTests {
  private static let document = """
    rehearsal: 1
    screens:
      one:
        title: One
        controls: [{button: Ask, then: {present: a}}, {button: On, then: {goTo: two}}]
      two: {title: Two, controls: [{button: Back, then: {goTo: one}}]}
    dialogs:
      a: {alert: {title: Sure, cancelButton: No}}
    """

  private func revision(_ text: String) -> Revision {
    DocumentReader(of: "-").revision(Array(text.utf8))
  }

  private func outcome(
    _ begin: (VersionComparing) -> Void
  ) async throws -> VersionComparing.Outcome {
    let comparing = VersionComparing()
    var outcomes: [VersionComparing.Outcome] = []
    comparing.onEnded = { outcomes.append($0) }
    begin(comparing)
    #expect(comparing.isBusy)
    for _ in 0..<3_000 where comparing.isBusy { try await Task.sleep(for: .milliseconds(10)) }
    #expect(outcomes.count == 1)
    return try #require(outcomes.first)
  }

  @Test func differencesAreToldWithTheirWays() async throws {
    let new = Self.document.replacing("{present: a}", with: "{goTo: two}")
    let outcome = try await outcome { $0.begin(revision(Self.document), revision(new)) }
    guard case .compared(let compared) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let changes = compared.difference.changes
    let gone = try #require(changes.first { $0.kind == .unreachable })
    #expect(gone.text.hasPrefix("no longer reachable: one · a"), "\(gone.text)")
    #expect(gone.ways.was?.isEmpty == false && gone.ways.now == nil)
    let moved = try #require(changes.first { $0.kind == .elsewhere })
    #expect(moved.ways.was?.count == 1 && moved.ways.now?.count == 1)
    #expect(compared.summary.contains("difference"))
  }

  @Test func equalVersionsAreSaidInASentence() async throws {
    let outcome = try await outcome {
      $0.begin(revision(Self.document), revision(Self.document))
    }
    guard case .compared(let compared) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(compared.summary == "The same can happen in both.")
  }

  @Test func whatCanNotBeReadIsSaid() async throws {
    let missing = try await outcome {
      $0.begin(file: "/no/such/file.yaml", revision(Self.document))
    }
    guard case .failed(let reason) = missing else {
      Issue.record("\(missing)")
      return
    }
    #expect(!reason.isEmpty)
    let broken = try await outcome {
      $0.begin(revision("rehearsal: 1\nscreens: 7\n"), revision(Self.document))
    }
    guard case .failed(let problem) = broken else {
      Issue.record("\(broken)")
      return
    }
    #expect(problem.hasPrefix("the version before has an error in line 2:"), "\(problem)")
  }

  @Test func whatIsCancelledIsNotTold() async throws {
    let comparing = VersionComparing()
    var isTold = false
    comparing.onEnded = { _ in isTold = true }
    comparing.begin(revision(Self.document), revision(Self.document))
    comparing.cancel()
    #expect(!comparing.isBusy)
    try await Task.sleep(for: .milliseconds(200))
    #expect(!isTold)
  }
}
