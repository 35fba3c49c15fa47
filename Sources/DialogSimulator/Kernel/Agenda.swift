import DialogModel

/// What is due later, by due time and then by the order in which it was asked for.
struct Agenda: Hashable, Sendable {
  /// Whose end something due is.
  enum Owner: Hashable, Sendable {
    /// A movement's: a person waits for it before tapping.
    case movement
    /// The job of this number.
    case job(Int)
    /// What was chosen in the activity picker of this number.
    case activity(Int)
  }

  /// Something due: the rest of a frame that waits for its moment.
  struct Entry: Hashable, Sendable {
    let due: SimulatedTime
    let frame: Frame
    let owner: Owner
  }

  /// The last one first, so that the one that is due next is taken from the end.
  private var entries: [Entry] = []

  /// Whether a movement is due to end; nobody waits for the end of a job or an activity before
  /// tapping.
  var hasMovement: Bool { entries.contains { $0.owner == .movement } }

  /// The earliest moment at which something is due.
  @inline(__always) var firstDue: SimulatedTime? { entries.last?.due }

  /// Adds something due; what was asked for earlier stays first among equals.
  mutating func add(_ frame: Frame, due: SimulatedTime, _ owner: Owner = .movement) {
    var place = 0
    while place < entries.count, due < entries[place].due { place += 1 }
    entries.insert(Entry(due: due, frame: frame, owner: owner), at: place)
  }

  /// Takes out the earliest entry that is due until a moment, that moment included.
  mutating func removeFirst(until time: SimulatedTime) -> Entry? {
    guard let last = entries.indices.last, !(time < entries[last].due) else { return nil }
    return entries.removeLast()
  }

  /// When the end of a movement is due; `nil` where it is not.
  func due(ofTransition number: Int32) -> SimulatedTime? {
    entries.last { $0.frame.transition == number }?.due
  }

  /// Takes out the rest of a movement before it is due.
  mutating func remove(transition: Int32) -> Frame? {
    guard let place = entries.lastIndex(where: { $0.frame.transition == transition }) else {
      return nil
    }
    return entries.remove(at: place).frame
  }

  /// Takes out what is due for an owner.
  mutating func remove(_ owner: Owner) -> Entry? {
    entries.lastIndex { $0.owner == owner }.map { entries.remove(at: $0) }
  }

  /// Forgets what is due for a job.
  mutating func remove(job: Int) { entries.removeAll { $0.owner == .job(job) } }

  /// Forgets everything.
  mutating func removeAll() { entries.removeAll() }

  /// The frames that are due later.
  var frames: [Frame] { entries.map(\.frame) }

  /// The same with each entry changed; their order stays.
  func mapped(_ body: (Entry) -> Entry) -> Agenda {
    var agenda = self
    agenda.entries = entries.map(body)
    return agenda
  }
}
