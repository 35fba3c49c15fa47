public import DialogModel
public import PrototypeFile
public import Scenario
import Session

/// Finds the map of a document in the background, anew after each change.
///
/// What is computed of an older version is cancelled, and never shown as that of a newer one.
@MainActor
public final class MapExploring {
  /// Called when another map is there, and when the count has grown.
  public var onChanged: (@MainActor () -> Void)?
  /// The last map that was found, perhaps of an older version.
  public private(set) var found: ExploredMap?
  /// How many states of the present version were found until now; `nil` while nothing is computed,
  /// and in the first 100 ms.
  public private(set) var count: Int?
  /// Whether a map is being computed.
  public private(set) var isBusy = false
  /// The corrections of findings that were found until now, by the 0-based place of the finding.
  public private(set) var repairs: [Int: Repair] = [:]
  /// Whether corrections are being looked for.
  public private(set) var isCorrecting = false

  private var round: ExploringRound?
  private var numbered = 0
  private let line = WorkLine()
  private let planning = WorkLine()

  /// An exploring that has not begun.
  public init() {}

  /// How corrections are tried.
  private struct Correcting: Sendable {
    let environment: DocumentEnvironment
    let prepare: @Sendable (Prototype) -> Prototype
  }

  /// Finds the map of a document as a run of it has it, and then corrections of what is found; what
  /// is computed of another version is cancelled.
  public func begin(_ workbench: Workbench) {
    guard let prototype = workbench.mapped else { return }
    begin(
      prototype, workbench.document.revision,
      Correcting(environment: workbench.environment, prepare: workbench.preparing))
  }

  /// Finds the map of a version; what is computed of another one is cancelled.
  public func begin(_ prototype: Prototype, _ revision: Revision?) {
    begin(prototype, revision, nil)
  }

  private func begin(_ prototype: Prototype, _ revision: Revision?, _ correcting: Correcting?) {
    cancel()
    let round = ExploringRound()
    self.round = round
    isBusy = true
    line.add { [weak self] in
      let result = ExploredMap(prototype, revision) {
        round.isWanted
      } tell: { count in
        Task { @MainActor in self?.take(count, round) }
      }
      Task { @MainActor in self?.take(result, round, corrects: correcting != nil) }
      guard let result, let correcting else { return }
      result.correct(in: correcting.environment, correcting.prepare) {
        round.isWanted
      } tell: { place, repair in
        Task { @MainActor in self?.take(repair, of: place, round) }
      }
      Task { @MainActor in self?.endCorrecting(round) }
    }
  }

  /// Finds walks for what is not covered, aside.
  public func plan(_ found: ExploredMap, _ done: @escaping @MainActor (CoverPlan) -> Void) {
    planning.add {
      let plan = found.coverage.plan(in: found.explorer)
      Task { @MainActor in done(plan) }
    }
  }

  /// Cancels what is computed.
  public func cancel() {
    round?.end()
    round = nil
    (count, isBusy, isCorrecting) = (nil, false, false)
  }

  /// Forgets the map.
  public func forget() {
    cancel()
    (found, repairs) = (nil, [:])
  }

  private func take(_ count: Int, _ round: ExploringRound) {
    guard round === self.round else { return }
    self.count = count
    onChanged?()
  }

  private func take(_ repair: Repair, of place: Int, _ round: ExploringRound) {
    guard round === self.round else { return }
    repairs[place] = repair
    onChanged?()
  }

  private func endCorrecting(_ round: ExploringRound) {
    guard round === self.round else { return }
    self.round = nil
    isCorrecting = false
    onChanged?()
  }

  private func take(_ result: ExploredMap?, _ round: ExploringRound, corrects: Bool) {
    guard round === self.round else { return }
    (count, isBusy, isCorrecting) = (nil, false, corrects && result != nil)
    if !isCorrecting { self.round = nil }
    if var result {
      repairs = [:]
      numbered += 1
      result.number = numbered
      found = result
    }
    onChanged?()
  }
}

extension Workbench {
  /// The document as a run of it has it that is not of a scenario: what the map is of.
  public var mapped: Prototype? { prototype.map { prepared($0, nil) } }
}
