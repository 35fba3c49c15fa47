import DialogModel
import DialogSimulator
import EventLog

/// Filters of the log for breakpoints, each read once.
final class RowFilters: Sendable {
  private let filters = Guarded<[String: Filter]>([:])
  private let names: Names

  private init(_ prototype: Prototype) { names = Names(prototype) }

  /// A matcher of the words of filters for the rows of a prototype's calls.
  static func matcher(of prototype: Prototype) -> RowMatcher {
    let filters = RowFilters(prototype)
    return { filters.fits($0, $1) }
  }

  /// What is no call fits none.
  private func fits(_ words: String, _ row: Row) -> Bool {
    guard case .call(let selector, let argument, let returned) = row.content else { return false }
    let filter = filters.withLock { known in
      if let known = known[words] { return known }
      let made = Filter(typed: words)
      known[words] = made
      return made
    }
    return filter.keeps(
      row, target: names.name(of: row.target), text: TextLine.call(selector, argument, returned))
  }
}
