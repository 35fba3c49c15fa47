public import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Session
import Texts

/// A breakpoint that a person has set: the run stops before the call is made.
public struct MethodBreak: Hashable, Sendable {
  /// Where it stops.
  public internal(set) var breakpoint: Breakpoint
  /// Whether it stops; if not, it is only kept.
  public internal(set) var isArmed = true

  /// Whether it is at a call.
  public func fits(_ selector: Selector, _ target: Target) -> Bool {
    breakpoint.fits(selector, target)
  }
}

/// How far a run goes that was stopped at a breakpoint.
public enum BreakStep: Sendable {
  /// To the next breakpoint.
  case on
  /// To the next call.
  case call
  /// To the first call of the next input.
  case input
  /// Until nothing moves any more; breakpoints are passed.
  case settled
}

extension Workbench {
  /// Sets a breakpoint at the method of a call, disarms it, or removes it, in turn.
  ///
  /// - Parameter place: the 0-based place of the call's row in the log.
  public func toggleBreak(at place: Int) {
    guard let session, session.log.entries.indices.contains(place), session.log.canGoOn(from: place)
    else { return }
    let row = session.log.entries[place].row
    guard case .call(let selector, _, _) = row.content else { return }
    if let index = breaks.firstIndex(where: { $0.fits(selector, row.target) }) {
      if breaks[index].isArmed { breaks[index].isArmed = false } else { breaks.remove(at: index) }
    } else {
      breaks.append(MethodBreak(breakpoint: .call(selector, target: row.target)))
    }
    applyBreaks()
  }

  /// Removes a breakpoint.
  public func remove(_ broken: MethodBreak) {
    breaks.removeAll { $0 == broken }
    applyBreaks()
  }

  /// Arms a breakpoint, or disarms it.
  public func arm(_ broken: MethodBreak, _ isArmed: Bool) {
    guard let index = breaks.firstIndex(of: broken) else { return }
    breaks[index].isArmed = isArmed
    applyBreaks()
  }

  /// Removes all breakpoints.
  public func removeBreaks() {
    breaks = []
    applyBreaks()
  }

  /// Stops the run before its next call.
  public func breakAtNextCall() {
    guard let session, session.state.hold == nil else { return }
    set(armed + [.next])
  }

  /// Sets breakpoints at the calls that a filter fits.
  ///
  /// Where their methods and targets tell which, each of them gets one; else, as for `time:>1s` or
  /// an argument, one looks at each call that is about to be made.
  ///
  /// - Returns: at how many methods; 0 for the one that looks at each call; `nil` for a filter
  ///   without words, with a word that can't be read, or that no run can stop at.
  @discardableResult
  public func breakAt(_ words: String) -> Int? {
    let filter = Filter(typed: words)
    guard let session, !filter.isEmpty, filter.problems.isEmpty, filter.problemAsBreakpoint == nil
    else { return nil }
    let found = filter.asksForMore ? [] : methods(filter, of: session.prototype)
    let new = found.isEmpty ? [.filter(words)] : found
    let known = Set(breaks.map(\.breakpoint))
    breaks += new.filter { !known.contains($0) }.map { MethodBreak(breakpoint: $0) }
    applyBreaks()
    return found.count
  }

  /// The methods of the document's parts that a filter fits.
  private func methods(_ filter: Filter, of prototype: Prototype) -> [Breakpoint] {
    let names = Names(prototype)
    var found: [Breakpoint] = []
    for (selector, target) in BreakTargets.all(of: prototype) where found.count < BreakTargets.most
    {
      let name = target.map { names.name(of: $0) } ?? ""
      let row = Row(
        time: .zero, input: 0, rules: RuleSet(.h1), target: target ?? .application,
        content: .call(selector, .none, returned: nil))
      guard filter.keeps(row, target: name, text: "\(name) \(selector.name)") else { continue }
      found.append(.call(selector, target: target))
    }
    return found
  }

  /// Lets a run go on that was stopped at a breakpoint.
  ///
  /// - Parameter answer: the answer of the method instead of its delegate's, if it returns one.
  public func resume(_ step: BreakStep, answering answer: Bool? = nil) {
    guard let session, let hold = session.state.hold, hold.isBreakpoint else { return }
    passes = step == .input || step == .settled ? step : nil
    switch step {
    case .on: set(armed)
    case .call: set(armed + [.next])
    case .input, .settled: set([])
    }
    if let answer, hold.asks, program?.answersItself != true {
      session.send(.answer(hold.selector, answer, target: hold.target), at: session.state.now)
    }
    session.send(.goOn, at: session.state.now)
  }

  /// Performs an action inside the call that a breakpoint has stopped, and stops before the next call.
  ///
  /// - Parameter words: the action as a document has it, with or without its braces.
  /// - Returns: what is wrong with the words, in the person's language; `nil` if it was performed.
  public func performAtBreakpoint(_ words: String) -> String? {
    guard let session, session.state.hold?.isBreakpoint == true else {
      return tr("The run does not stand at a breakpoint.")
    }
    if program?.answersItself == true {
      return tr("The program performs this call itself; let it go on.")
    }
    let isWhole = words.first { $0 != " " } == "{"
    do throws(Finding) {
      let named = NamedInput(words: isWhole ? "{do: \(words)}" : "{do: {\(words)}}")
      let input = try InputReader(session.prototype).input(named)
      guard case .perform = input else { return tr("An action is expected here.") }
      passes = nil
      set(armed + [.next])
      session.send(input, at: session.state.now)
      return nil
    } catch {
      return error.message
    }
  }

  /// The breakpoints that stop the run.
  private var armed: [Breakpoint] { breaks.filter(\.isArmed).map(\.breakpoint) }

  private func set(_ breakpoints: [Breakpoint]) {
    // The one for the next call is used up by it.
    guard let session, setBreakpoints != breakpoints || breakpoints.contains(.next) else { return }
    setBreakpoints = breakpoints
    session.send(.configure(.breakpoints(breakpoints)), at: session.state.now)
  }

  func applyBreaks() {
    passes = nil
    set(armed)
    recording?.follow(recordedBreakpoints)
    tell(.breakpoints)
  }

  /// Sets the breakpoints of a run that begins, which may be of another version of the document.
  func beginBreaks(before: Prototype?) {
    passes = nil
    setBreakpoints = []
    guard !breaks.isEmpty, let session else { return }
    if let before, before != session.prototype {
      let reader = InputReader(session.prototype)
      breaks = breaks.compactMap { broken in
        let input = Input.configure(.breakpoints([broken.breakpoint]))
        guard let words = try? PrototypeDocument.words(of: input, in: before),
          case .configure(.breakpoints(let found)) = try? reader.input(words),
          let breakpoint = found.first
        else { return nil }
        return MethodBreak(breakpoint: breakpoint, isArmed: broken.isArmed)
      }
    }
    set(armed)
    recording?.follow(recordedBreakpoints)
    tell(.breakpoints)
  }

  /// Arms the breakpoints again that were passed on the way to a person's input.
  func endPassing(at input: Input) {
    guard passes == .input else { return }
    passes = nil
    set(armed + [.next])
  }

  /// Arms the breakpoints again that were passed until nothing moved.
  func endPassing(in state: State) {
    guard passes == .settled, state.hold == nil, !state.isMoving, state.jobs.isEmpty else { return }
    passes = nil
    set(armed)
  }
}

/// What breakpoints can be set at.
enum BreakTargets {
  /// How many breakpoints one filter sets.
  static let most = 1_000

  /// The methods that can be called in a document, with the targets; those of text fields are of
  /// any field.
  static func all(of prototype: Prototype) -> [(Selector, Target?)] {
    let dialogs = prototype.dialogs.indices.map { DialogID($0) }
    return Selector.allCases.flatMap { selector -> [(Selector, Target?)] in
      let targets: [Target?] =
        switch selector.owner {
        case .application: [.application]
        case .navigationController: [.navigation]
        case .tabBarController: [.tabs]
        case .alert: dialogs.filter { prototype[$0]?.alert != nil }.map { .dialog($0) }
        case .actionSheet:
          dialogs.filter { prototype[$0]?.actionSheet != nil }.map { .dialog($0) }
        case .popover:
          dialogs.filter { prototype[$0]?.popover != nil }.map { .dialog($0) }
        default: [nil]
        }
      return targets.map { (selector, $0) }
    }
  }
}
