public import DialogModel
public import PrototypeFile
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

  private var round: ExploringRound?
  private var numbered = 0
  private let line = WorkLine()

  /// An exploring that has not begun.
  public init() {}

  /// Finds the map of a version; what is computed of another one is cancelled.
  public func begin(_ prototype: Prototype, _ revision: Revision?) {
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
      Task { @MainActor in self?.take(result, round) }
    }
  }

  /// Cancels what is computed.
  public func cancel() {
    round?.end()
    round = nil
    (count, isBusy) = (nil, false)
  }

  /// Forgets the map.
  public func forget() {
    cancel()
    found = nil
  }

  private func take(_ count: Int, _ round: ExploringRound) {
    guard round === self.round else { return }
    self.count = count
    onChanged?()
  }

  private func take(_ result: ExploredMap?, _ round: ExploringRound) {
    guard round === self.round else { return }
    self.round = nil
    (count, isBusy) = (nil, false)
    if var result {
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
