import DialogModel
import DialogSimulator
public import EventLog
public import OrderRules
import Session

/// Holds the calls of a run against the order rules while they are made.
///
/// A run of Rehearsal breaks none; if one does, its row says so.
struct OwnOrder {
  /// What is wrong, by the row.
  private(set) var breaches: [LogOrigin: OrderBreach] = [:]
  private var order: RunOrder
  /// The place in the log up to which it has been read.
  private var read: Int

  /// How many rows of a log that continues are read again.
  private static let most = 1_000

  /// The order of a run that begins, or that continues from rows of its log.
  @MainActor init(_ session: Session) {
    order = RunOrder(session.prototype)
    let log = session.log
    read = log.entries.endIndex
    let places = log.places.joined().suffix(OwnOrder.most)
    for place in places where log.canGoOn(from: place) {
      let row = log.entries[place].row
      // At a launch, what an application had that was ended is gone without a row.
      if case .input = row.content, row.rules.contains(.l1) || row.rules.contains(.n3) {
        order.forget()
      }
      take(row, nil)
    }
  }

  /// Reads the rows that are new.
  ///
  /// - Returns: whether one of them is out of order.
  @MainActor mutating func follow(_ session: Session) -> Bool {
    let entries = session.log.entries
    // The log was cleared.
    if read > entries.endIndex { read = entries.startIndex }
    let known = breaches.count
    for place in max(read, entries.startIndex)..<entries.endIndex
    where entries.selector(at: place) != nil {
      take(entries[place].row, entries.origin(of: place))
    }
    read = entries.endIndex
    if session.state.application == .notRunning { order.forget() }
    return breaches.count > known
  }

  /// Takes the next row of the run.
  ///
  /// - Parameter origin: where it comes from; `nil` for one that is read again.
  mutating func take(_ row: Row, _ origin: LogOrigin?) {
    guard case .call(let selector, let argument, let returned) = row.content else { return }
    let button: Int? = if case .buttonIndex(let index) = argument { index } else { nil }
    let call = LoggedCall(
      line: origin?.row ?? 0, object: "", selector: selector, button: button, answer: returned)
    guard let breach = order.take(call, of: row.target), let origin else { return }
    breaches[origin] = breach
  }
}

extension Workbench {
  /// What is out of order at a row of the run; `nil` where nothing is.
  public func breach(at row: LogOrigin) -> OrderBreach? { order?.breaches[row] }

  /// Reads the rows that are new, and has the list drawn again if one of them is out of order.
  func holdAgainstRules(_ session: Session) {
    if order?.follow(session) == true { tell(.breakpoints) }
  }
}
