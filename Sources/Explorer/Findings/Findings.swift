import DialogModel

/// What is wrong with a document, as far as its states and ways tell.
public enum Findings {
  /// All findings of an exploration that was made for findings, in the order in which they are told.
  ///
  /// - Parameter notes: whether what costs the most to find, and is the least severe, is looked for.
  public static func all(in explorer: Explorer, notes: Bool = true) -> [ExploredFinding] {
    guard let graph = Graph(explorer) else { return [] }
    var found: [ExploredFinding] = []
    for find in finders { found += find(graph) }
    if notes { for find in notedFinders { found += find(graph) } }
    let dialogs = graph.prototype.dialogs.count - graph.prototype.tasks.count
    for place in found.indices { found[place].places = found[place].places.map { $0.own(dialogs) } }
    return found.listed()
  }

  private static let finders: [@Sendable (Graph) -> [ExploredFinding]] = [
    DeadEnd.find, NoWayOut.find, NeverShown.find, NeverEnabled.find, ChangesNothing.find,
    RefusedAction.find, Twice.find, Race.find, Uninvited.find, Outlives.find, PilesUp.find,
    LimitReached.find, Trap.find, Destroys.find, CancelActs.find, BrokenPromise.find,
    EndsUntitled.find, OverPopover.find,
  ]

  private static let notedFinders: [@Sendable (Graph) -> [ExploredFinding]] = [
    LostTap.find, DecidingLack.find, NeverReturns.find, AsksOften.find, NeitherAskedNorTold.find,
  ]
}

extension ExploredFinding.Place {
  /// The task in place of the alert that shows it, which is no dialog of the document.
  ///
  /// - Parameter dialogs: how many dialogs the document has.
  fileprivate func own(_ dialogs: Int) -> ExploredFinding.Place {
    switch self {
    case .dialog(let id) where id.index >= dialogs: .task(TaskID(id.index - dialogs))
    case .button(let id, _) where id.index >= dialogs: .task(TaskID(id.index - dialogs))
    default: self
    }
  }
}
