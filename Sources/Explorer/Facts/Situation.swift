public import DialogModel
public import DialogSimulator

/// What a person can see in a state, as far as it tells two situations apart.
public struct Situation: Hashable, Sendable {
  /// A dialog that is up, or on its way.
  public struct Up: Hashable, Sendable {
    /// Which one.
    public let dialog: DialogID
    /// The task that it shows.
    public let loader: TaskID?
    /// What it shows, if it is an activity picker.
    public let content: ShownPicker.Content?
    /// The screens inside the view of an activity.
    public let screens: [ScreenID]

    init(_ showing: Showing) {
      dialog = showing.dialog
      loader = showing.loader?.task
      content = showing.picker?.content
      screens = showing.picker?.screens ?? []
    }
  }

  /// Whether the application is in front and takes taps.
  public let isActive: Bool
  /// Whether the process runs.
  public let isRunning: Bool
  /// The screen that is shown.
  public let screen: ScreenID?
  /// All screens of the stack, the root first.
  public let screens: [ScreenID]
  /// The dialogs, the lowest first.
  public let dialogs: [Up]

  /// Whether a dialog is up, as any instance.
  func shows(_ dialog: DialogID) -> Bool { dialogs.contains { $0.dialog.index == dialog.index } }
}

/// What is known of a node besides its situation.
struct NodeFacts: Hashable, Sendable {
  let situation: Situation
  /// The tasks that run, in the order of the document, each as often as it runs.
  let jobs: [TaskID]
  /// The notifications that wait to fire, each as often as it does.
  let scheduled: [NotificationID]
  /// The field that is edited.
  let editing: FieldID?
  /// Whether something runs or waits that ends by itself.
  let hasWork: Bool
  /// The flags that are set, of those that promises are about.
  let flags: Set<FlagID>

  /// - Parameter flags: the flags that promises are about.
  init(_ state: State, _ flags: Set<FlagID>) {
    self.flags = flags.isEmpty ? [] : flags.intersection(state.flags)
    situation = Situation(
      isActive: state.application == .active, isRunning: state.application != .notRunning,
      screen: state.screen, screens: state.screens.map(\.screen),
      dialogs: state.showings.map { .init($0) })
    jobs = state.jobs.map(\.task).sorted { $0.index < $1.index }
    scheduled = state.notifications.scheduled.map(\.notification).sorted { $0.index < $1.index }
    editing = state.firstResponder
    hasWork = !state.jobs.isEmpty || !state.underWay.isEmpty
  }
}

/// What happens when a move is made.
struct EdgeFacts: Hashable, Sendable {
  /// A call of a delegate.
  struct Call: Hashable, Sendable {
    let target: Target
    let selector: Selector
    let argument: Row.CallArgument
    let returned: Bool?
  }

  /// An action that could not be done.
  struct Refused: Hashable, Sendable {
    let action: Action
    let why: Row.Refusal
  }

  /// Something of which there are more and more.
  enum Pile: Hashable, Sendable {
    case notification(NotificationID)
    case task(TaskID)
    case dialog(DialogID)
  }

  /// What was tapped, as it showed.
  var title = ""
  /// What it was about.
  var target: Target?
  var calls: [Call] = []
  var actions: [Action] = []
  var refused: [Refused] = []
  /// The tasks that were run.
  var runs: [TaskID] = []
  /// The tasks that were cancelled.
  var cancelled: [TaskID] = []
  /// The dialogs that came in.
  var shown: [DialogID] = []
  /// The notifications that were delivered or scheduled.
  var notified: [NotificationID] = []
  /// Whether something was written on the console.
  var hasConsole = false
  /// The dialogs that were asked for the title of a button that they do not have.
  var untitled: [DialogID] = []
  var piles: [Pile] = []
  /// The branches of conditional actions that were performed, each once.
  var branches: [DocumentWay] = []

  /// Nothing happens.
  init() {}

  /// What happened between two states, with these rows.
  init(_ rows: RowBuffer, from before: State, to after: State) {
    add(rows)
    add(from: before, to: after)
  }

  /// Notes the rows of a move.
  mutating func add(_ rows: RowBuffer) {
    for row in rows {
      switch row.content {
      case .input(_, let title, _):
        if self.title.isEmpty { self.title = title }
        target = target ?? row.target
      case .call(let selector, let argument, let returned):
        calls.append(
          Call(target: row.target, selector: selector, argument: argument, returned: returned))
      case .action(let action, let waits): if !waits { note(action) }
      case .refused(let action, let why): refused.append(Refused(action: action, why: why))
      case .task(.started): if case .task(let task) = row.target { runs.append(task) }
      case .task(.ended(.cancelled)):
        if case .task(let task) = row.target { cancelled.append(task) }
      case .animation(.entry): if case .dialog(let dialog) = row.target { shown.append(dialog) }
      case .console(let line):
        hasConsole = true
        if case .text(let text) = line, text.hasPrefix(EdgeFacts.untitledText),
          case .dialog(let dialog) = row.target, !untitled.contains(dialog)
        {
          untitled.append(dialog)
        }
      default: break
      }
    }
  }

  /// The beginning of UIKit's line about an index without a title.
  private static let untitledText = "NSRangeException: -["

  private mutating func note(_ action: Action) {
    actions.append(action)
    switch action {
    case .run(let task): if !runs.contains(task) { runs.append(task) }
    case .schedule(let id), .presentNow(let id): notified.append(id)
    case .setNotifications(let ids): notified += ids
    default: break
    }
  }

  /// Notes of what there are three or more now, and fewer before.
  mutating func add(from before: State, to after: State) {
    func piled<ID: Hashable>(
      _ old: some Sequence<ID>, _ new: some Sequence<ID>, _ pile: (ID) -> Pile
    ) {
      let counts = Dictionary(grouping: new) { $0 }.mapValues(\.count).filter { $0.value > 2 }
      guard !counts.isEmpty else { return }
      let old = Dictionary(grouping: old) { $0 }.mapValues(\.count)
      // In their order: that of a dictionary is another one each time.
      var seen: Set<ID> = []
      for id in new where seen.insert(id).inserted {
        if let count = counts[id], old[id, default: 0] < count { piles.append(pile(id)) }
      }
    }
    piled(
      before.notifications.scheduled.map(\.notification),
      after.notifications.scheduled.map(\.notification)
    ) { .notification($0) }
    piled(before.jobs.map(\.task), after.jobs.map(\.task)) { .task($0) }
    piled(
      before.showings.map { DialogID($0.dialog.index) },
      after.showings.map { DialogID($0.dialog.index) }
    ) { .dialog($0) }
  }

  /// The calls that are not about the life of views or of the application, in a fixed order.
  var ownCalls: [Call: Int] {
    var counts: [Call: Int] = [:]
    for call in calls where !call.selector.isOfLife { counts[call, default: 0] += 1 }
    return counts
  }

  /// What happens in one and then in another move.
  static func + (first: EdgeFacts, second: EdgeFacts) -> EdgeFacts {
    var sum = first
    sum.calls += second.calls
    sum.actions += second.actions
    sum.refused += second.refused
    sum.runs += second.runs
    sum.cancelled += second.cancelled
    sum.shown += second.shown
    sum.notified += second.notified
    sum.hasConsole = first.hasConsole || second.hasConsole
    sum.untitled += second.untitled
    sum.piles += second.piles
    sum.branches += second.branches
    return sum
  }
}

extension Selector {
  /// Whether it tells of the life of views or of the application.
  var isOfLife: Bool {
    switch owner {
    case .viewController, .application, .navigationController, .tabBarController: true
    default: false
    }
  }
}
