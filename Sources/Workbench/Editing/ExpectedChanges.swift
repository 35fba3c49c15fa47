import DialogModel
import PrototypeFile
import Scenario
import Session

// What scenarios expect follows what a person changes outside the text.

/// What the scenarios played before some changes.
struct PlayedBefore {
  /// The document before the first of them.
  let prototype: Prototype
  /// The version after the last of them.
  let revision: Revision
}

extension Workbench {
  /// How many scenarios are run at once, before the next change or when a document is closed.
  private static let mostAtOnce = 100

  /// Makes the document expect what its scenarios do now, as a part of the last change.
  func expect(_ changed: [ScenarioResult]) {
    defer { editing.playedBefore = nil }
    guard let before = editing.playedBefore, !changed.isEmpty, document.revision == before.revision,
      let plan = Acceptance(
        before.revision.text, read: DocumentReader(in: document.folder), changed
      ).plan
    else { return }
    document.amend(by: plan)
  }

  /// Does the same at once, before another change is made.
  func settleExpected() {
    guard let before = editing.playedBefore, isCurrent, let prototype, !prototype.hasCommands else {
      return editing.playedBefore = nil
    }
    let scripts = prototype.scenarios.filter { $0.steps.count <= Workbench.mostSteps }
    expect(
      scripts.prefix(Workbench.mostAtOnce).compactMap {
        ScenarioCheck($0, in: prototype, request.language, before: before).due
      })
  }

  /// What the scenarios played before a change; `nil` where who makes it writes what is expected as
  /// well.
  func playedBefore(_ source: EditChange.Source) -> Prototype? {
    source == .text ? nil : editing.playedBefore?.prototype ?? prototype
  }

  /// Lets what scenarios expect follow the change that was just made.
  func expectLater(what played: Prototype?) {
    guard let revision = document.revision else { return }
    editing.playedBefore = played.map { PlayedBefore(prototype: $0, revision: revision) }
  }
}
