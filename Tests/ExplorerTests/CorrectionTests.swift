import Corrections
import DialogModel
import DialogSimulator
import PrototypeFile
import Testing

@testable import Explorer

/// Corrections of findings, each tried by exploring again.
@Suite struct CorrectionTests {
  private static func explored(_ prototype: Prototype) -> Explorer? {
    var options = ExploreOptions()
    options.mostStates = 3_000
    var explorer = Explorer(prototype, options, forFindings: true)
    explorer.run()
    return explorer
  }

  /// The correction of the first finding of a kind.
  private static func correction(_ text: String, _ kind: FindingKind) throws -> Correction? {
    let revision = Revision(Array(text.utf8), in: .bare)
    let prototype = try #require(revision.prototype)
    let explorer = try #require(explored(prototype))
    let found = Findings.all(in: explorer)
    let corrector = Corrector(revision, in: .bare, explorer, found) { explored($0) }
    let finding = try #require(found.first { $0.kind == kind })
    return corrector.correction(of: finding)
  }

  /// What has a correction removes the finding and adds none.
  @Test("A correction removes its finding, and adds none", arguments: Seed.all)
  func seeds(_ seed: Seed) throws {
    let correction = try CorrectionTests.correction(seed.fault, seed.kind)
    guard let correction else {
      #expect(!CorrectionTests.corrected.contains(seed.kind) || seed.needsPerson, "\(seed)")
      return
    }
    #expect(!seed.needsPerson, "\(correction.label)")
    #expect(!correction.label.isEmpty)
    func found(_ text: String) throws -> [ExploredFinding] {
      let all = Findings.all(
        in: try #require(CorrectionTests.explored(try Documents.prototype(text))))
      return seed.kind.severity == .note ? all : all.filter { $0.severity > .note }
    }
    let before = try found(seed.fault)
    let after = try found(String(decoding: correction.revision.text, as: UTF8.self))
    #expect(after.count < before.count || before.isEmpty, "\(correction.label)")
    #expect(Set(after.map(\.kind)).isSubset(of: before.map(\.kind)))
  }

  /// The smallest: a cancel button needs fewer changes than anything else.
  @Test func theSmallestOneIsOffered() throws {
    let seed = try #require(Seed.all.first { $0.kind == .noWayOut })
    let correction = try #require(try CorrectionTests.correction(seed.fault, .noWayOut))
    #expect(correction.edits.count == 1)
    #expect(
      String(decoding: correction.revision.text, as: UTF8.self).contains("cancelButton: Cancel"))
  }

  /// With the button the promise would be broken, which is another finding.
  @Test func oneThatAddsAFindingIsNotOffered() throws {
    let seed = try #require(Seed.all.first { $0.kind == .noWayOut })
    let promise = "\npromises: [{while: {shown: [a]}, not: {tapOn: Cancel}}]"
    let other = "\npromises: [{while: {shown: [a]}, not: {tapOn: On}}]"
    #expect(try CorrectionTests.correction(seed.fault + promise, .noWayOut) == nil)
    #expect(try CorrectionTests.correction(seed.fault + other, .noWayOut) != nil)
  }

  private static let corrected: Set<FindingKind> = [
    .deadEnd, .noWayOut, .trap, .neverEnabled, .refused, .race, .outlives, .uninvited, .pilesUp,
    .limit, .decidingLack, .neverReturns, .twice,
  ]
}

extension Seed {
  /// Whether only a person can tell what is meant.
  fileprivate var needsPerson: Bool {
    fault.contains("didFinishLaunchingWithOptions")
      || (kind == .uninvited && fault.contains("textField"))
  }
}
