public import DialogModel

/// Holds the calls of a run against the legal order while they are made.
///
/// It says what ``OrderCheck`` says of a whole log, one call after the other. A method of a dialog
/// that the document has may not be left out; of other objects, those count that have come before.
public struct RunOrder: Sendable {
  private struct Place: Hashable {
    let target: Target
    let owner: Selector.Owner
  }

  private struct OrderStep: Hashable {
    let place: Place
    let before: Selector
  }

  private let prototype: Prototype
  private var last: [Place: LoggedCall] = [:]
  private var heard: [Place: Set<Selector>] = [:]
  /// What may follow, so that it is found only once.
  private var known: [OrderStep: [Selector: Rule]] = [:]

  /// The order of a run of a prototype from its first call on.
  public init(_ prototype: Prototype) { self.prototype = prototype }

  /// Forgets what came before, as where the application was ended.
  public mutating func forget() { last = [:] }

  /// Takes the next call; the order continues from it, also where it is out of order.
  ///
  /// - Parameters:
  ///   - call: the call; its line is whatever the caller finds it by.
  ///   - target: what it is about.
  /// - Returns: what is wrong with it; `nil` where it is in order.
  public mutating func take(_ call: LoggedCall, of target: Target) -> OrderBreach? {
    guard let order = CallOrder.all[call.selector.owner] else { return nil }
    let place = Place(target: target, owner: call.selector.owner)
    if heard[place] == nil { heard[place] = methods(of: target, call.selector.owner) }
    if heard[place]?.insert(call.selector).inserted == true {
      known = known.filter { $0.key.place != place }
    }
    guard !order.anywhere.contains(call.selector) else { return nil }
    // What an application had that was ended is gone without a word.
    if call.selector == .applicationDidFinishLaunchingWithOptions {
      last = last.filter { $0.key.owner == .application }
    }
    guard let previous = last.updateValue(call, forKey: place) else { return nil }
    let step = OrderStep(place: place, before: previous.selector)
    let heard = heard[place] ?? []
    let next = known[step] ?? order.next(after: previous.selector, heard: heard)
    known[step] = next
    return OrderCheck.breach(call, previous, order, next: next, heard: heard)
  }

  /// The methods that the delegate of a dialog has.
  private func methods(of target: Target, _ owner: Selector.Owner) -> Set<Selector> {
    guard case .dialog(let dialog) = target, owner == .alert || owner == .actionSheet else {
      return []
    }
    guard let delegate = prototype[dialog]?.delegate else { return [] }
    return Set(Selector.allCases.filter { $0.owner == owner && delegate.responds(to: $0) })
  }
}
