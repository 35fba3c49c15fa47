internal import DialogModel
internal import DialogSimulator
internal import EventLog
internal import Learning

// What was seen.

extension Rehearsal {
  /// All rows of the run, also those of calls that are performed now.
  var allRows: [Row] { simulator.rows.isEmpty ? log : log + Array(simulator.rows) }

  /// The calls until now, as `rehearsal trace` prints them:
  /// `0.250  sign-out  alertView:clickedButtonAtIndex: 1`.
  public var calls: [String] { rows(all: false) }

  /// The rows until now.
  ///
  /// - Parameter all: also inputs, actions and movements, each row with its rule in brackets.
  public func rows(all: Bool) -> [String] {
    let lines = TextLine(simulator.prototype)
    return allRows.compactMap { lines.line($0, all: all) }
  }

  /// The calls until now without their times, as the `expect` of a scenario lists them.
  public var expectation: [String] {
    let lines = ExpectLine(simulator.prototype)
    return allRows.compactMap { lines.line($0) }
  }

  /// What was found wrong, in order of time; what is known only at the end comes last.
  public var findings: [Finding] {
    found
      + tally.lacking.map {
        Finding(kind: .noMethods, time: now, message: tally.sentence(about: $0))
      }
      + learned.differing(in: simulator.prototype).map {
        Finding(kind: .differs, time: now, message: Finding.Kind.differs.message($0))
      }
  }

  /// The texts that show now, the topmost dialog first.
  public var showing: [String] { TapTexts(simulator).shownTexts }

  /// How many dialogs are up, come or go.
  public var dialogCount: Int { simulator.state.showings.count }
}

extension Learned {
  /// The deeds that did not do the same each time, in words.
  func differing(in prototype: Prototype) -> [String] {
    order.filter { (acts[$0]?.count ?? 0) > 1 }.map { $0.words(in: prototype) }
  }
}
