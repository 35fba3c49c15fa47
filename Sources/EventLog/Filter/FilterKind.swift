import DialogModel
import DialogSimulator

/// The kinds of rows that a filter can name, the same in every language.
public enum FilterKind: String, CaseIterable, Sendable {
  // Those of calls, as the chips over the log have them.
  case will, did, asks, clicks
  /// Every call.
  case call
  /// What has the chip of steps.
  case steps
  // The others, as `trace --all` and JSON Lines name them.
  case input, console, refused, task, control, notification, action, animation, offer, stopped

  /// Those that calls have.
  static let ofCalls: Set<FilterKind> = [.will, .did, .asks, .clicks, .call, .steps]

  /// The kinds of a list with commas between them.
  static func kinds(_ text: String) throws(FilterProblem) -> Set<FilterKind> {
    var kinds: Set<FilterKind> = []
    for word in text.split(separator: ",") {
      guard let kind = FilterKind(rawValue: word.lowercased()) else {
        throw .unknownKind(String(word))
      }
      kinds.insert(kind)
    }
    return kinds
  }

  /// Whether a row is of this kind.
  func fits(_ content: Row.Content) -> Bool {
    switch (self, content) {
    case (.will, .call), (.did, .call), (.asks, .call), (.clicks, .call):
      RowKind(content) == rowKind
    case (.steps, _): RowKind(content) == .steps
    case (.call, .call), (.input, .input), (.console, .console), (.refused, .refused),
      (.task, .task), (.control, .value), (.notification, .notification), (.action, .action),
      (.animation, .animation), (.offer, .offer), (.stopped, .stopped):
      true
    default: false
    }
  }

  /// The kinds of a line of the list.
  static func kinds(of line: RowBuffer.Line) -> [FilterKind] {
    guard let selector = line.selector else {
      let kind: FilterKind? =
        switch line.sort {
        case .input, .goingOn: .input
        case .console, .crash: .console
        case .refused: .refused
        case .task, .progress: .task
        case .value: .control
        case .notification: .notification
        case .stopped: .stopped
        case .waitingAction: .action
        case .call, .movement, .action, .offer, .depth: nil
        }
      return (kind.map { [$0] } ?? []) + (RowKind(line) == .steps ? [.steps] : [])
    }
    let kind: FilterKind =
      switch RowKind(selector) {
      case .will: .will
      case .did: .did
      case .asks: .asks
      case .clicks: .clicks
      case .steps: .steps
      }
    return [kind, .call]
  }

  private var rowKind: RowKind? {
    switch self {
    case .will: .will
    case .did: .did
    case .asks: .asks
    case .clicks: .clicks
    default: nil
    }
  }
}

/// What a call may have, for `has:`.
public enum FilterHas: String, CaseIterable, Sendable {
  /// An answer, as `YES` or a list of orientations.
  case answer
  /// Arguments besides its sender.
  case arguments

  init(_ word: String) throws(FilterProblem) {
    guard let known = FilterHas(rawValue: word.lowercased()) else { throw .unknownHas(word) }
    self = known
  }

  /// Whether a row has it.
  func fits(_ content: Row.Content) -> Bool {
    guard case .call(let selector, let argument, let returned) = content else { return false }
    let answer = ActivityWords.returned(argument)
    switch self {
    case .answer: return returned != nil || answer != nil
    case .arguments:
      return TextLine.call(selector, argument, nil) != selector.name && answer == nil
    }
  }
}
