public import DialogModel
public import OrderRules
import Texts

/// The calls of an application's log next to those of a run.
///
/// The objects of the log get the names of those in the run: of each kind the first that appears is
/// the first, and so on. A dialog that comes again is another object.
public struct LoggedRun: Sendable {
  /// The calls of the log, with the names of the run.
  public let log: [ComparedCall]
  /// The calls of the run of which the log has the methods.
  public let run: [ComparedCall]
  /// The 0-based numbers of the calls of ``run`` among all of the run.
  public let places: [Int]
  /// The methods of the run that the log never names, in their order; its application may lack them,
  /// or not write them down.
  public let unlogged: [Selector]

  /// - Parameters:
  ///   - calls: the calls of the log.
  ///   - run: those of the run, with ``ComparedCall/logged``; others are left out.
  public init(_ calls: [LoggedCall], _ run: [ComparedCall]) {
    let logged = Set(calls.map(\.selector))
    var objects = Objects(), names: [Objects.Number: String] = [:]
    var (kept, places, unlogged) = ([ComparedCall](), [Int](), [Selector]())
    for (place, call) in run.enumerated() {
      guard let details = call.logged else { continue }
      guard logged.contains(details.selector) else {
        if !unlogged.contains(details.selector) { unlogged.append(details.selector) }
        continue
      }
      names[objects.number(details.selector, of: call.target)] = call.target
      kept.append(call)
      places.append(place)
    }
    objects = Objects()
    let start = calls.lazy.compactMap(\.time).first ?? 0
    log = calls.map { call in
      let number = objects.number(call.selector, of: call.object)
      var compared = ComparedCall(
        time: max(0, (call.time ?? start) - start),
        target: names[number] ?? call.object,
        text: LoggedRun.text(call))
      compared.line = call.line
      compared.logged = ComparedCall.LoggedDetails(
        selector: call.selector, button: call.button, answer: call.answer)
      return compared
    }
    (self.run, self.places, self.unlogged) = (kept, places, unlogged)
  }

  /// What is left out, in words; `nil` where nothing is.
  public var sentence: String? {
    guard !unlogged.isEmpty else { return nil }
    return tr(
      "Left out, because the log never names it: {methods}.",
      ["methods": unlogged.map(\.name).listed()])
  }

  /// What a log says of a call, as `trace` prints it.
  private static func text(_ call: LoggedCall) -> String {
    call.selector.name + (call.button.map { " \($0)" } ?? "")
      + (call.answer.map { " -> \($0)" } ?? "")
  }

  /// Numbers the objects of each kind as they appear.
  private struct Objects {
    struct Number: Hashable {
      let owner: Selector.Owner
      /// 0-based.
      let place: Int
    }

    private struct Name: Hashable {
      let owner: Selector.Owner
      let name: String
    }

    private var counts: [Selector.Owner: Int] = [:]
    private var present: [Name: Int] = [:]

    /// The number of the object that a call is about.
    mutating func number(_ selector: Selector, of name: String) -> Number {
      let object = Name(owner: selector.owner, name: name)
      if selector == .viewDidLoad { present[object] = nil }
      let place = present[object] ?? counts[object.owner, default: 0]
      if present[object] == nil { counts[object.owner] = place + 1 }
      present[object] = selector.moment == .didDismiss ? nil : place
      return Number(owner: object.owner, place: place)
    }
  }
}
