public import DialogModel

/// A call as a log has it.
public struct LoggedCall: Hashable, Sendable {
  /// The 1-based number of its line.
  public var line: Int
  /// The object that the call is about, as far as the log tells one from another; empty where it
  /// does not.
  public var object: String
  /// The method.
  public var selector: Selector
  /// The index of the button that it names; `nil` where it names none.
  public var button: Int?
  /// Its answer; `nil` where the log has none.
  public var answer: Bool?

  /// A call on a line.
  public init(
    line: Int, object: String, selector: Selector, button: Int? = nil, answer: Bool? = nil
  ) {
    (self.line, self.object, self.selector) = (line, object, selector)
    (self.button, self.answer) = (button, answer)
  }
}

/// A call that is not in the legal order.
public struct OrderBreach: Hashable, Sendable {
  /// What is wrong with it.
  public enum Fault: Hashable, Sendable {
    /// Other calls had to come before it; these may follow the call before.
    case outOfTurn(expected: [Selector])
    /// The call before it named another button.
    case otherButton(Int)
    /// It follows a question whose answer was no.
    case refused
  }

  /// The call.
  public let call: LoggedCall
  /// The call about the same object before it, if there is one.
  public let previous: LoggedCall?
  /// What is wrong with it.
  public let fault: Fault
  /// The row of the tables that has the right order.
  public let rule: Rule
}

/// Compares the calls of a log, object by object, with the legal order.
public struct OrderCheck: Sendable {
  fileprivate struct Key: Hashable { var owner: Selector.Owner, object: String }

  /// The calls that have a legal order.
  public let calls: Int
  /// The objects that they are about.
  public let objects: Int
  /// The calls out of order, in the order of the log.
  ///
  /// After each the check continues from that call.
  public let breaches: [OrderBreach]

  /// Checks a whole log.
  ///
  /// A method that never comes for an object is taken for one that its delegate lacks, and what
  /// happened before the log began is not known.
  public init(_ log: [LoggedCall]) {
    let ordered = log.filter { CallOrder.all[$0.selector.owner] != nil }
    var heard: [Key: Set<Selector>] = [:]
    for call in ordered { heard[Key(call), default: []].insert(call.selector) }
    var last: [Key: LoggedCall] = [:]
    var breaches: [OrderBreach] = []
    for call in ordered {
      guard let order = CallOrder.all[call.selector.owner] else { continue }
      guard !order.anywhere.contains(call.selector) else { continue }
      let key = Key(call)
      // What an application had that was ended is gone without a word.
      if call.selector == .applicationDidFinishLaunchingWithOptions {
        last = last.filter { $0.key.owner == .application }
      }
      if let previous = last.updateValue(call, forKey: key),
        let heard = heard[key],
        let breach = OrderCheck.breach(
          call, previous, order, next: order.next(after: previous.selector, heard: heard),
          heard: heard)
      {
        breaches.append(breach)
      }
    }
    (calls, objects, self.breaches) = (ordered.count, heard.count, breaches)
  }

  /// What is wrong with a call.
  ///
  /// - Parameter next: what may follow the call before it.
  static func breach(
    _ call: LoggedCall, _ previous: LoggedCall, _ order: CallOrder, next: [Selector: Rule],
    heard: Set<Selector>
  ) -> OrderBreach? {
    func breach(_ fault: OrderBreach.Fault, _ rule: Rule) -> OrderBreach {
      OrderBreach(call: call, previous: previous, fault: fault, rule: rule)
    }
    guard let rule = next[call.selector] else {
      let expected = next.keys.filter(heard.contains).sorted { $0.rawValue < $1.rawValue }
      return breach(.outOfTurn(expected: expected), order.rule(of: call.selector) ?? .p1)
    }
    if previous.answer == false, order.granted[previous.selector] == call.selector {
      return breach(.refused, rule)
    }
    if order.naming.isSuperset(of: [previous.selector, call.selector]),
      !order.ends.contains(previous.selector), let one = previous.button, let other = call.button,
      one != other
    {
      return breach(.otherButton(one), rule)
    }
    return nil
  }
}

extension OrderCheck.Key {
  fileprivate init(_ call: LoggedCall) {
    self.init(owner: call.selector.owner, object: call.object)
  }
}
