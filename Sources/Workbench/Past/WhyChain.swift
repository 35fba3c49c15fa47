import DialogModel
import DialogSimulator
public import EventLog
import PrototypeFile
import Scenario
import Session

/// What led to a row: from the line of the document over the input and the calls to the row.
public struct WhyChain: Hashable, Sendable {
  /// One link of the chain.
  public enum Link: Hashable, Sendable {
    /// A 1-based line of the document.
    case line(Int)
    /// A row of the log, by its 0-based place.
    case row(Int)
    /// A movement, by its 0-based place in the log; it has no line there.
    case movement(Int)
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
    let row = log.entries[place].row
    if case .input = row.content { return nil }
    var causes = Causes(session.prototype, buttons: session.simulator.indices)
    var cause: Causes.Cause?
    var input: Int?
    let first = max(log.entries.startIndex, place - Workbench.searchedForCauses)
    for place in first...place where !log.isLeft(place) || log.isLeft(first) {
      let row = log.entries[place].row
      cause = causes.take(row, number: place)
      if case .input = row.content { input = place }
    }
    input = cause?.inputRow ?? input
    guard let input else { return nil }
    var links: [WhyChain.Link] = []
    if let line = line(of: cause?.deed, input: log.entries[input].row) { links.append(.line(line)) }
    links.append(.row(input))
    let chain = OrderChain(around: place, in: log)
    // A question between two calls leads to neither.
    let before = (chain.current.map { Array(chain.steps[..<$0]) } ?? []).filter { step in
      if case .call(let selector) = step.kind { selector.nature != .asks } else { true }
    }
    for step in before.suffix(Workbench.stepsBefore) {
      if case .movement = step.kind { links.append(.movement(step.entry)) }
      if case .call = step.kind { links.append(.row(step.entry)) }
    }
    links.append(.row(place))
    return WhyChain(links: links)
  }

  /// How many rows back is looked for causes, and how many steps before a row its chain has.
  private static let (searchedForCauses, stepsBefore) = (1_000, 3)
  /// The 1-based lines of the document that reasons for a missing call are about; `nil` for none.
  public func lines(of reasons: [WhyNot.Reason]) -> [Int?] {
    guard isCurrent, let session, let root = document.revision?.tree else {
      return reasons.map { _ in nil }
    }
    return reasons.map { $0.line(session.prototype, in: root) }
  }

  private func line(of deed: Causes.Deed?, input: Row) -> Int? {
    guard isCurrent, let session, let root = document.revision?.tree else { return nil }
    if let line = deed.flatMap({ CausePlace.line(of: $0, session.prototype, in: root) }) {
      return line
    }
    guard case .input(let given, _, _) = input.content else { return nil }
    return CausePlace.line(of: given, session.prototype, in: root)
  }
}
