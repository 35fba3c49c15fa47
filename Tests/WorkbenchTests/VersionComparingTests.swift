import AddressLiterals
import Explorer
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Testing

@testable import Workbench

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

  /// The document in a window, of which nothing is saved.
  private func unsaved() throws -> Bench {
    let bench = try Bench(String(Self.document.dropFirst("rehearsal: 1\n".count)))
    bench.workbench.document.savesAsYouGo = false
    return bench
  }

  private func renamed(in bench: Bench) async throws -> [String] {
    let document = bench.workbench.document
    let (old, new) = (try #require(document.lastSaved), try #require(document.revision))
    let outcome = try await outcome {
      $0.begin(old, new, renames: document.renamesSinceSaved)
    }
    guard case .compared(let compared) = outcome else { return ["\(outcome)"] }
    return compared.renamings + compared.difference.changes.map(\.text)
  }

  private func rename(_ path: PartAddress, _ name: String, in bench: Bench) throws {
    try bench.workbench.edit([.rename(path: path, to: name)], named: "Rename", from: .stage)
  }

  /// Its text is another one too, so that nothing but the history tells that it is the same.
  @Test func whatWasRenamedSinceTheLastSavingIsTheSame() async throws {
    let bench = try unsaved()
    try rename("/dialogs/a", "sure", in: bench)
    try bench.workbench.edit(
      [.set(path: "/dialogs/sure/alert/title", .text("Really"))], named: nil, from: .stage)
    let told = try await renamed(in: bench)
    #expect(told.first == "“a” is called “sure” now")
    #expect(!told.contains { $0.contains("reachable") }, "\(told)")
  }

  /// Its id is free again, and that of another dialog.
  @Test func anotherPartWithAnOldNameIsNew() async throws {
    let bench = try unsaved()
    try rename("/dialogs/a", "sure", in: bench)
    let alert = YAMLNode.map([
      ("alert", .map([("title", .text("Other")), ("cancelButton", .text("OK"))]))
    ])
    try bench.workbench.edit([.insert(path: "/dialogs/a", alert)], named: nil, from: .stage)
    #expect(try await renamed(in: bench) == ["“a” is called “sure” now"])
  }

  @Test func aNameThatWasTakenBackIsFollowedBack() async throws {
    let bench = try unsaved()
    try rename("/dialogs/a", "sure", in: bench)
    #expect(bench.workbench.document.renamesSinceSaved != RenameMap())
    bench.workbench.undo()
    #expect(bench.workbench.document.renamesSinceSaved == RenameMap())
    try rename("/dialogs/a", "sure", in: bench)
    bench.workbench.document.save(isAsked: true)
    bench.workbench.document.finishWriting()
    for _ in 0..<1_000 where bench.workbench.document.saveState != .saved {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(bench.workbench.document.renamesSinceSaved == RenameMap())
    bench.workbench.undo()
    #expect(bench.workbench.document.saveState == .unsaved)
    let told = try await renamed(in: bench)
    #expect(told == ["“sure” is called “a” now"])
  }
}
