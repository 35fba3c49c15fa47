public import DialogModel

/// Holds the calls of a run against the legal order while they are made.
///
/// It says what ``OrderCheck`` says of a whole log, one call after the other. A method of a dialog
/// that the document has may not be left out; of other objects, those count that have come before.
public struct RunOrder: Sendable {
  private struct Place: Hashable {
    let target: Target
    let order: Int
  }

  private let prototype: Prototype
  private var tracks: [Place: OrderTrack] = [:]
  private var appearances = Appearances<Place>()

  /// The order of a run of a prototype from its first call on.
  public init(_ prototype: Prototype) { self.prototype = prototype }

  /// Forgets what came before, as where the application was ended.
  public mutating func forget() {
    for place in tracks.keys { tracks[place]?.forget() }
  }

  /// Takes the next call; the order continues from it, also where it is out of order.
  ///
  /// - Parameters:
  ///   - call: the call; its line is whatever the caller finds it by.
  ///   - target: what it is about.
  /// - Returns: what is wrong with it; `nil` where it is in order.
  public mutating func take(_ call: LoggedCall, of target: Target) -> OrderBreach? {
    guard let index = CallOrder.index(of: call.selector) else { return nil }
    let (order, place) = (CallOrder.all[index], Place(target: target, order: index))
    // What an application had that was ended is gone without a word.
    if call.selector == .applicationDidFinishLaunchingWithOptions {
      for other in tracks.keys where CallOrder.all[other.order].owner != .application {
        tracks[other]?.forget()
      }
    }
    if tracks[place] == nil {
      tracks[place] = OrderTrack(order, heard: methods(of: target, order.owner))
    }
    tracks[place]?.heard.insert(call.selector)
    defer { appearances.add(call.selector, of: place) }
    return tracks[place]?.take(call) { call, previous in
      appearances.turn(call.selector, after: previous.selector, of: place)
    }
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
