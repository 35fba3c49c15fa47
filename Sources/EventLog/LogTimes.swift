import DialogModel
import DialogSimulator

/// When something happened in the run of a log, in spans of time of equal length.
///
/// Its memory and the work of drawing it do not grow with the log: where the run is longer than all
/// spans, each becomes twice as long.
public struct LogTimes: Sendable {
  /// What happened in a span.
  public struct Marks: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt8
    /// The marks with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A call was made.
    public static let call = Marks(rawValue: 1)
    /// A movement went on.
    public static let movement = Marks(rawValue: 2)
    /// A task ran.
    public static let task = Marks(rawValue: 4)
    /// Something that was left since happened.
    public static let left = Marks(rawValue: 8)
  }

  /// How many spans there are.
  public static let count = 2048

  /// The length of a span in simulated milliseconds.
  public private(set) var length = 1
  /// What happened in each span.
  public private(set) var marks = [Marks](repeating: [], count: LogTimes.count)
  /// The time of the first input in each span, in simulated milliseconds; -1 for none.
  public private(set) var inputs = [Int](repeating: -1, count: LogTimes.count)
  /// The time of the last row, in simulated milliseconds.
  public private(set) var end = 0

  private var read = 0
  /// Since when each task has been running that runs.
  private var running: [TaskID: Int] = [:]

  /// No time yet.
  public init() {}

  /// Reads the rows of the present document that have been added to a log since the last time.
  public mutating func read(_ log: EventLog) {
    let first = max(log.entries.startIndex, log.firstPlace)
    if read > log.entries.endIndex { self = LogTimes() }
    log.entries.forEachLine(in: max(read, first)..<max(first, log.entries.endIndex)) { line, _ in
      note(line, of: log)
    }
    read = log.entries.endIndex
    for begun in running.values { mark(.task, from: begun, to: end) }
  }

  private mutating func note(_ line: RowBuffer.Line, of log: EventLog) {
    let time = log.entries.milliseconds(at: line.place)
    guard !log.isLeft(line.place) else { return mark(.left, from: time, to: time) }
    end = max(end, time)
    if line.selector != nil { return mark(.call, from: time, to: time) }
    switch line.sort {
    case .input:
      fit(time)
      if inputs[time / length] < 0 { inputs[time / length] = time }
    case .movement:
      guard case .animation(let animation) = log.entries[line.place].row.content else { return }
      if let length = animation.milliseconds { mark(.movement, from: time, to: time + length) }
    case .task:
      guard case .task(let event) = log.entries[line.place].row.content,
        case .task(let task) = log.entries[line.place].row.target
      else { return }
      switch event {
      case .started: running[task] = time
      case .ended:
        if let begun = running.removeValue(forKey: task) { mark(.task, from: begun, to: time) }
      default: break
      }
    default: break
    }
  }

  private mutating func mark(_ mark: Marks, from start: Int, to end: Int) {
    fit(end)
    for span in start / length...max(start, end) / length { marks[span].insert(mark) }
  }

  /// Makes the spans long enough for a time.
  private mutating func fit(_ time: Int) {
    while time / length >= LogTimes.count {
      length *= 2
      for span in 0..<LogTimes.count / 2 {
        let (even, odd) = (2 * span, 2 * span + 1)
        marks[span] = marks[even].union(marks[odd])
        inputs[span] = inputs[even] >= 0 ? inputs[even] : inputs[odd]
      }
      for span in LogTimes.count / 2..<LogTimes.count { (marks[span], inputs[span]) = ([], -1) }
    }
  }

  /// The ranges of spans in which something happened, up to a span.
  public func runs(of mark: Marks, through last: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for span in 0...min(last, LogTimes.count - 1) where marks[span].contains(mark) {
      if let run = runs.last, run.upperBound == span {
        runs[runs.count - 1] = run.lowerBound..<span + 1
      } else {
        runs.append(span..<span + 1)
      }
    }
    return runs
  }

  /// The time of the input that is nearest to a time; `nil` if none is within a distance.
  public func input(near time: Int, within distance: Int) -> Int? {
    let low = max(0, (time - distance) / length)
    let high = min(LogTimes.count - 1, (time + distance) / length)
    guard low <= high else { return nil }
    return (low...high).lazy.map { inputs[$0] }.filter { $0 >= 0 && abs($0 - time) <= distance }
      .min { abs($0 - time) < abs($1 - time) }
  }
}

extension Row.Animation {
  /// How long a movement takes, in milliseconds; `nil` for a change of depth.
  fileprivate var milliseconds: Int? {
    switch self {
    case .entry(let milliseconds), .exit(let milliseconds), .rotation(_, let milliseconds),
      .passage(_, let milliseconds):
      milliseconds
    case .hidden, .shownAgain, .covered, .uncovered: nil
    }
  }
}

extension EventLog {
  /// The 0-based place of the last row of the present document that was made by a time; rows that
  /// were left are passed over, and `nil` is before the first one.
  ///
  /// - Parameter milliseconds: in simulated time.
  public func place(at milliseconds: Int) -> Int? {
    for range in places.reversed() {
      let range = max(range.lowerBound, firstPlace)..<max(firstPlace, range.upperBound)
      guard let first = range.first, entries.milliseconds(at: first) <= milliseconds else {
        continue
      }
      var (low, high) = (first, range.upperBound)
      while low + 1 < high {
        let middle = (low + high) / 2
        if entries.milliseconds(at: middle) <= milliseconds { low = middle } else { high = middle }
      }
      return low
    }
    return nil
  }

  /// The 0-based place of the next call or input before or after a place, of those that led to the
  /// present; `nil` if there is none.
  public func neighbour(of place: Int, forward: Bool, input: Bool) -> Int? {
    func fits(_ place: Int) -> Bool {
      guard !isLeft(place) else { return false }
      return input ? entries.sort(at: place) == .input : entries.selector(at: place) != nil
    }
    if forward {
      return (place + 1..<max(place + 1, entries.endIndex)).first(where: fits)
    }
    return (entries.startIndex..<max(entries.startIndex, min(place, entries.endIndex))).reversed()
      .first(where: fits)
  }
}
