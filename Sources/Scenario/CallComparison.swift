import PrototypeFile

/// A call of a run, for a comparison with another run.
public struct ComparedCall: Hashable, Sendable {
  /// When it was made, in milliseconds of simulated time.
  public var time: Int
  /// What it was about.
  public var target: String
  /// The method with its arguments and what it returned, as `trace` prints them.
  public var text: String

  /// A call.
  public init(time: Int, target: String, text: String) {
    (self.time, self.target, self.text) = (time, target, text)
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
  }

  /// How far apart the times of equal calls may be with ``Measure/band``, in milliseconds.
  public static let band = 50

  /// The calls of both runs.
  public let left: [ComparedCall], right: [ComparedCall]
  /// Both runs, in their order.
  public private(set) var rows: [ComparedRow] = []

  /// Aligns two runs.
  public init(_ left: [ComparedCall], _ right: [ComparedCall], by measure: Measure) {
    (self.left, self.right) = (left, right)
    func bytes(_ calls: [ComparedCall]) -> [UInt8] {
      var bytes: [UInt8] = []
      for call in calls {
        // Calls have no line ends, because texts in them are escaped.
        bytes += call.target.utf8
        bytes.append(0x20)
        bytes += call.text.utf8
        bytes.append(0x0A)
      }
      return bytes
    }
    var (one, other) = (0, 0)
    func isEqual(_ one: Int, _ other: Int) -> Bool {
      let apart = abs(left[one].time - right[other].time)
      switch measure {
      case .order: return true
      case .band: return apart <= CallComparison.band
      case .all: return apart == 0
      }
    }
    func takeEqual(until end: Int) {
      while one < end {
        rows.append(ComparedRow(left: one, right: other, isEqual: isEqual(one, other)))
        (one, other) = (one + 1, other + 1)
      }
    }
    for hunk in LineDifference(from: bytes(left), to: bytes(right)).hunks {
      takeEqual(until: hunk.old.lowerBound)
      // Calls that take each other's place stand next to each other.
      for offset in 0..<max(hunk.old.count, hunk.new.count) {
        rows.append(
          ComparedRow(
            left: offset < hunk.old.count ? hunk.old.lowerBound + offset : nil,
            right: offset < hunk.new.count ? hunk.new.lowerBound + offset : nil, isEqual: false))
      }
      (one, other) = (hunk.old.upperBound, hunk.new.upperBound)
    }
    takeEqual(until: left.count)
  }

  /// The first row in which the runs differ; `nil` if they are equal.
  public var firstDifference: ComparedRow? { rows.first { !$0.isEqual } }
}
