import DialogModel
import DialogSimulator
public import EventLog
import PrototypeFile
import Scenario
import Session

/// What led to a row: who called what, from the input over actions and the calls inside which they
/// were performed to the row, each with the line of the document that says so.
public struct WhyChain: Hashable, Sendable {
  /// One link of the chain.
  public enum Link: Hashable, Sendable {
    /// A 1-based line of the document.
    case line(Int)
    /// A row of the log, by its 0-based place.
    case row(Int)
  }

  /// The links, the cause first; the last one is the row itself.
  public let links: [Link]
}

extension Workbench {
  /// What led to the row at a 0-based place in the log; `nil` for a row that nothing led to.
  public func why(_ place: Int) -> WhyChain? {
    guard let session, session.log.entries.indices.contains(place), session.log.canGoOn(from: place)
    else { return nil }
    let log = session.log
    if case .input = log.entries[place].row.content { return nil }
    var causes = Causes(session.prototype, buttons: session.simulator.indices)
    var found: [Int: Causes.Cause] = [:]
    let first = max(log.entries.startIndex, place - Workbench.searchedForCauses)
    for place in first...place where !log.isLeft(place) || log.isLeft(first) {
      found[place] = causes.take(log.entries[place].row, number: place)
    }
    // Each row comes from one before it, so the way back ends.
    var places = [place]
    while places.count < Workbench.longestChain, let last = places.last,
      let before = found[last]?.row, before < last
    { places.append(before) }
    guard places.count > 1 else { return nil }
    let links = places.reversed().flatMap { place -> [WhyChain.Link] in
      let line = self.line(of: log.entries[place].row, deed: found[place]?.performed)
      return [line.map { .line($0) }, .row(place)].compactMap { $0 }
    }
    return WhyChain(links: links)
  }

  /// How many rows back is looked for causes, and how many rows a chain has.
  private static let (searchedForCauses, longestChain) = (1_000, 8)

  /// The 1-based lines of the document that reasons for a missing call are about; `nil` for none.
  public func lines(of reasons: [WhyNot.Reason]) -> [Int?] {
    guard isCurrent, let session, let root = document.revision?.tree else {
      return reasons.map { _ in nil }
    }
    return reasons.map { $0.line(session.prototype, in: root) }
  }

  /// The 1-based line of a step, of what an input was given to, or of an action.
  private func line(of row: Row, deed: Causes.Deed?) -> Int? {
    guard isCurrent, let session, let root = document.revision?.tree else { return nil }
    if let deed { return CausePlace.line(of: deed, session.prototype, in: root) }
    guard case .input(let given, _, _) = row.content else { return nil }
    return stepLines[row.input] ?? CausePlace.line(of: given, session.prototype, in: root)
  }
}
