public import DialogModel
public import DialogSimulator

/// The steps that one input caused, in order: a row of the behaviour tables as it was performed.
public struct OrderChain: Hashable, Sendable {
  /// One step.
  public struct ChainStep: Hashable, Sendable {
    /// What a step is.
    public enum Kind: Hashable, Sendable {
      case call(Selector)
      /// A movement, without a call.
      case movement(Row.Animation)
      /// A request that waits.
      case wait
    }

    /// What it is.
    public let kind: Kind
    /// What it is about.
    public let target: Target
    /// The 0-based place of its row in the log.
    public let entry: Int
  }

  /// The steps, first to last.
  public private(set) var steps: [ChainStep] = []
  /// The index of the step that the chain is for; `nil` where its row is not a step.
  public private(set) var current: Int?
  /// Whether there are steps before the first.
  public private(set) var isCutBefore = false
  /// Whether there are steps after the last.
  public private(set) var isCutAfter = false

  /// How many rows are searched to either side, and how many steps are kept there.
  private static let (searched, kept) = (500, 8)

  /// A chain without steps.
  public init() {}

  /// The chain around the row at a 0-based place.
  public init(around place: Int, in log: EventLog) {
    let input = log.entries[place].row.input
    let isLeft = log.isLeft(place)
    func step(_ index: Int) -> ChainStep? {
      guard isLeft || !log.isLeft(index) else { return nil }
      let row = log.entries[index].row
      guard row.input == input, let kind = OrderChain.kind(row.content) else { return nil }
      return ChainStep(kind: kind, target: row.target, entry: index)
    }
    for index in (max(log.entries.startIndex, place - OrderChain.searched)..<place).reversed() {
      guard let step = step(index) else { continue }
      guard steps.count < OrderChain.kept else {
        isCutBefore = true
        break
      }
      steps.append(step)
    }
    steps.reverse()
    if let step = step(place) {
      current = steps.count
      steps.append(step)
    }
    let before = steps.count
    let end = min(log.entries.endIndex, place + OrderChain.searched)
    for index in place + 1..<max(place + 1, end) {
      guard let step = step(index) else { continue }
      guard steps.count - before < OrderChain.kept else {
        isCutAfter = true
        break
      }
      steps.append(step)
    }
  }

  /// The step of a row, if it has one; a movement without duration is not a step.
  private static func kind(_ content: Row.Content) -> ChainStep.Kind? {
    switch content {
    case .call(let selector, _, _): .call(selector)
    case .animation(.entry(0)), .animation(.exit(0)): nil
    case .animation(let animation): .movement(animation)
    case .action(_, waits: true): .wait
    case .action, .input, .console, .refused, .stopped, .task, .offer, .value, .notification: nil
    }
  }

  /// The steps to show where there is room for few: as many as fit around the current one.
  ///
  /// - Parameters:
  ///   - widths: the widths of all steps, with the gap after each.
  ///   - room: the room for them.
  /// - Returns: the places of the steps; at least one, where there are any.
  public static func fitting(_ widths: [Int], around current: Int?, in room: Int) -> Range<Int> {
    guard !widths.isEmpty else { return 0..<0 }
    let middle = min(max(0, current ?? 0), widths.count - 1)
    var range = middle..<middle + 1
    var used = widths[middle]
    // Alternates between both sides, earlier steps first, because they show the cause.
    var isBefore = true
    while true {
      let before = range.lowerBound > 0 ? widths[range.lowerBound - 1] : nil
      let after = range.upperBound < widths.count ? widths[range.upperBound] : nil
      let fitsBefore = before.map { used + $0 <= room } ?? false
      let fitsAfter = after.map { used + $0 <= room } ?? false
      guard fitsBefore || fitsAfter else { return range }
      if fitsBefore, isBefore || !fitsAfter {
        used += before ?? 0
        range = range.lowerBound - 1..<range.upperBound
      } else {
        used += after ?? 0
        range = range.lowerBound..<range.upperBound + 1
      }
      isBefore.toggle()
    }
  }
}
