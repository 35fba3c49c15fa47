public import DialogModel
public import DialogSimulator
public import EventLog
import PrototypeFile

/// A call of a run, for a comparison with another run.
public struct ComparedCall: Hashable, Sendable {
  /// When it was made, in milliseconds of simulated time.
  public var time: Int
  /// What it was about.
  public var target: String
  /// The method with its arguments and what it returned, as `trace` prints them.
  public var text: String
  /// The row of the tables that it is made by; `nil` where it is not known.
  public var rule: Rule?
  /// The 1-based line of the document that led to it; `nil` where it is not known.
  public var line: Int?
  /// What a log may tell of it, for a comparison with one, by which alone it is compared then; `nil`
  /// where ``text`` is compared.
  public var logged: LoggedDetails?

  /// What a log may tell of a call.
  public struct LoggedDetails: Hashable, Sendable {
    /// The method.
    public let selector: Selector
    /// The index of the button; `nil` where it is not told.
    public let button: Int?
    /// The answer; `nil` where it is not told.
    public let answer: Bool?

    init(selector: Selector, button: Int?, answer: Bool?) {
      (self.selector, self.button, self.answer) = (selector, button, answer)
    }

    /// What a run tells of its own call.
    package init(_ selector: Selector, _ argument: Row.CallArgument, _ answer: Bool?) {
      let button: Int? = if case .buttonIndex(let index) = argument { index } else { nil }
      self.init(selector: selector, button: button, answer: answer)
    }
  }

  /// A call.
  public init(time: Int, target: String, text: String) {
    (self.time, self.target, self.text) = (time, target, text)
  }

  /// A row of a run that is listed among its calls; `nil` for one that `trace` does not print.
  public init?(_ row: Row, _ names: Names, _ lines: TextLine) {
    guard let line = lines.line(row) else { return nil }
    let target = names.name(of: row.target)
    // The line begins with the time and the target, each with two spaces after it.
    let start = row.time.seconds.count + target.count + 4
    self.init(time: row.time.milliseconds, target: target, text: String(line.dropFirst(start)))
    rule = row.rule
    if case .call(let selector, let argument, let returned) = row.content {
      logged = LoggedDetails(selector, argument, returned)
    }
  }

  /// The moment, the target and the call in one line, as lists of two runs have it.
  public var words: String {
    [SimulatedTime(milliseconds: time).seconds, target, text].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }

  /// What calls are aligned by: the target, and the method with all that has to be the same.
  fileprivate func key(asLogged: Bool) -> String {
    "\(target) \(asLogged ? logged?.selector.name ?? text : text)"
  }

  /// Whether nothing that is known of both differs, for calls of the same ``key``.
  fileprivate func agrees(with other: ComparedCall) -> Bool {
    guard let logged, let others = other.logged else { return true }
    return (logged.button == nil || others.button == nil || logged.button == others.button)
      && (logged.answer == nil || others.answer == nil || logged.answer == others.answer)
  }
}

/// Two runs side by side, aligned on the calls that they have in common.
public struct CallComparison: Sendable {
  /// What makes two calls equal.
  public enum Measure: String, CaseIterable, Sendable {
    /// The order alone; times do not matter.
    case order
    /// The order, and times that are not more than 50 ms apart.
    case band
    /// The order and the exact times.
    case all
  }

  /// A call on each side, or on one of them.
  public struct ComparedRow: Hashable, Sendable {
    /// The 0-based indices of the calls; `nil` where a side has none.
    public var left: Int?, right: Int?
    /// Whether they are equal.
    public var isEqual: Bool
    /// Whether the call, which one side has here, stands elsewhere on the other side.
    public var isMoved = false
  }

  /// How far apart the times of equal calls may be with ``Measure/band``, in milliseconds.
  public static let band = 50

  /// The calls of both runs.
  public let left: [ComparedCall], right: [ComparedCall]
  /// Both runs, in their order.
  public private(set) var rows: [ComparedRow] = []

  /// The calls that both sides have in different places: on the left the 0-based index of each with
  /// its index on the right.
  public private(set) var moves: [Int: Int] = [:]

  /// What the calls are aligned by.
  private let keys: [String], otherKeys: [String]

  /// Whether a row has the same call on both sides, perhaps with other details or at another time.
  func isSameCall(_ row: ComparedRow) -> Bool {
    guard let one = row.left, let other = row.right else { return false }
    return keys[one] == otherKeys[other]
  }

  /// Aligns two runs.
  public init(_ left: [ComparedCall], _ right: [ComparedCall], by measure: Measure) {
    self.init(left, right, by: measure, asLogged: false)
  }

  /// Aligns the log of an application and a run, by what the log tells.
  ///
  /// - Parameter isSecond: whether the log is on the right.
  public init(_ log: LoggedRun, isSecond: Bool = false) {
    self.init(
      isSecond ? log.run : log.log, isSecond ? log.log : log.run, by: .order, asLogged: true)
  }

  private init(
    _ left: [ComparedCall], _ right: [ComparedCall], by measure: Measure, asLogged: Bool
  ) {
    (self.left, self.right) = (left, right)
    let keys = left.map { $0.key(asLogged: asLogged) }
    let others = right.map { $0.key(asLogged: asLogged) }
    (self.keys, otherKeys) = (keys, others)
    // Calls have no line ends, because texts in them are escaped.
    func bytes(_ keys: [String]) -> [UInt8] { keys.flatMap { Array($0.utf8) + [0x0A] } }
    let hunks = LineDifference(from: bytes(keys), to: bytes(others)).hunks
    moves = CallComparison.moves(keys, others, in: hunks)
    let arrived = Set(moves.values)
    func isEqual(_ one: Int, _ other: Int) -> Bool {
      let apart = abs(left[one].time - right[other].time)
      if asLogged, !left[one].agrees(with: right[other]) { return false }
      switch measure {
      case .order: return true
      case .band: return apart <= CallComparison.band
      case .all: return apart == 0
      }
    }
    var (one, other) = (0, 0)
    func takeEqual(until end: Int) {
      while one < end {
        rows.append(ComparedRow(left: one, right: other, isEqual: isEqual(one, other)))
        (one, other) = (one + 1, other + 1)
      }
    }
    for hunk in hunks {
      takeEqual(until: hunk.old.lowerBound)
      while one < hunk.old.upperBound || other < hunk.new.upperBound {
        let (before, after) = (one < hunk.old.upperBound, other < hunk.new.upperBound)
        let leaves = before && moves[one] != nil
        let comes = !leaves && after && arrived.contains(other)
        // Calls that take each other's place stand next to each other.
        let (hasLeft, hasRight) = (before && !comes, after && !leaves)
        rows.append(
          ComparedRow(
            left: hasLeft ? one : nil, right: hasRight ? other : nil, isEqual: false,
            isMoved: leaves || comes))
        (one, other) = (one + (hasLeft ? 1 : 0), other + (hasRight ? 1 : 0))
      }
    }
    takeEqual(until: left.count)
  }

  /// The calls that are missing in one place and are more in another one: the first of these on the
  /// left is the first on the right.
  private static func moves(
    _ keys: [String], _ others: [String], in hunks: [LineDifference.Hunk]
  ) -> [Int: Int] {
    var places: [String: [Int]] = [:]
    for place in hunks.flatMap({ Array($0.old) }).reversed() {
      places[keys[place], default: []].append(place)
    }
    var moves: [Int: Int] = [:]
    for other in hunks.flatMap({ Array($0.new) }) {
      guard let place = places[others[other]]?.popLast() else { continue }
      moves[place] = other
    }
    return moves
  }

  /// The first row in which the runs differ; `nil` if they are equal.
  public var firstDifference: ComparedRow? { rows.first { !$0.isEqual } }

  /// How many calls stand in another place, how many the second run has more, how many it lacks, and
  /// how many differ in another way.
  public var counts: (moved: Int, new: Int, missing: Int, changed: Int) {
    var counts = (moved: moves.count, new: 0, missing: 0, changed: 0)
    for row in rows where !row.isEqual && !row.isMoved {
      if isSameCall(row) {
        counts.changed += 1
      } else {
        if row.right != nil { counts.new += 1 }
        if row.left != nil { counts.missing += 1 }
      }
    }
    return counts
  }
}
