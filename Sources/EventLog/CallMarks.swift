/// What the calls of a run lack and have too much, compared with what was expected of them.
public struct CallMarks: Hashable, Sendable {
  /// What is wrong with a call that was made.
  public enum Mark: Hashable, Sendable {
    /// It is not expected, or not in this place.
    case unexpected
    /// It is expected with something else about it, in words.
    case other(String)
  }

  /// A call that was not made.
  public struct Missing: Hashable, Sendable {
    /// The name of its target.
    public let target: String
    /// Its method.
    public let selector: String
    /// Its arguments and its answer; empty where it has neither.
    public let rest: String

    /// A call that was not made.
    public init(target: String, selector: String, rest: String) {
      (self.target, self.selector, self.rest) = (target, selector, rest)
    }
  }

  /// The place of a call that was not made, by the 0-based number of a row in its run.
  public enum Place: Hashable, Sendable {
    /// Right before the row.
    case before(Int)
    /// Right after it.
    case after(Int)
  }

  /// The number of the run, as in ``LogOrigin``.
  public let run: Int
  /// The marks of calls, by the 0-based number of their row in the run.
  public private(set) var made: [Int: Mark] = [:]
  /// The calls that were not made.
  public private(set) var missing: [Missing] = []
  private var missingAt: [Place: [Int]] = [:]

  /// Marks of a run that has none yet.
  public init(run: Int) { self.run = run }

  /// Marks a call.
  public mutating func mark(row: Int, _ mark: Mark) { made[row] = mark }

  /// Adds a call that was not made, after those of the same place.
  public mutating func add(_ call: Missing, at place: Place) {
    missingAt[place, default: []].append(missing.count)
    missing.append(call)
  }

  /// The 0-based numbers in ``missing`` of the calls at a place.
  func missing(at place: Place) -> [Int] { missingAt[place] ?? [] }

  /// The mark of a row; `nil` where it has none.
  public func mark(of origin: LogOrigin) -> Mark? {
    origin.run == run && origin.beside == 0 ? made[origin.row] : nil
  }
}
