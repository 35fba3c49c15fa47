import PrototypeFile
import Session
import Testing
import Workbench

/// What the document says and hardly means.
@MainActor @Suite struct WarningTests {
  private static let warned = "dialogs: {a: {alert: {title: A}}}\nstart: a"
  private static let good = "dialogs: {a: {alert: {title: A, cancelButton: B}}}\nstart: a"

  /// Waits for the warnings, which are looked for in the background.
  private func lines(_ bench: Bench, count: Int) async throws -> [Int] {
    for _ in 0..<500 where bench.workbench.document.warnings.count != count {
      try await Task.sleep(for: .milliseconds(10))
    }
    return bench.workbench.document.warnings.map(\.line)
  }

  @Test func theyComeAfterTheRunAndFollowTheDocument() async throws {
    let bench = try Bench(Self.warned)
    #expect(bench.workbench.document.warnings == [])
    #expect(try await lines(bench, count: 1) == [2])
    #expect(bench.workbench.document.warnings.map(\.section) == ["rule-3"])
    #expect(bench.takeTold().last == "1 warnings")
    try bench.reload("\n" + Self.warned)
    #expect(try await lines(bench, count: 1) == [2])
    for _ in 0..<500 where bench.workbench.document.warnings.first?.line != 3 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(bench.workbench.document.warnings.map(\.line) == [3])
    try bench.reload(Self.good)
    #expect(try await lines(bench, count: 0) == [])
  }

  @Test func notesComeBesideThemAndAreNotAmongThem() async throws {
    let noted = Self.warned.replacing("}}}", with: "}}, s: {actionSheet: {title: S}}}")
    let bench = try Bench(noted)
    #expect(try await lines(bench, count: 2) == [2, 2])
    #expect(bench.workbench.document.notes.map(\.section) == ["rule-23"])
    try bench.reload(Self.good)
    #expect(try await lines(bench, count: 0) == [])
    #expect(bench.workbench.document.notes == [])
  }

  /// What is done next to looking for warnings, so that opening a document waits for no folder.
  @Test func leftoversOfKilledProcessesAreRemoved() async throws {
    let bench = try Bench()
    // No process has a number that large.
    let left = "\(bench.folder)/.rehearsal-4194999-1f.tmp"
    try FileWriter.write([5], to: left)
    try bench.write(Self.warned)
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(try await lines(bench, count: 1) == [2])
    #expect(FileStamp(of: left) == nil)
  }

  @Test func aDocumentWithErrorsHasNone() async throws {
    let bench = try Bench(Self.warned)
    #expect(try await lines(bench, count: 1) == [2])
    try bench.reload("dialogs: 1")
    #expect(bench.workbench.document.warnings == [])
    try bench.reload(Self.warned)
    #expect(try await lines(bench, count: 1) == [2])
    bench.workbench.close()
    #expect(bench.workbench.document.warnings == [])
  }
}
