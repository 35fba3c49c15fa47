import DialogModel

/// What is due later, by due time and then by the order in which it was asked for.
struct Agenda: Hashable, Sendable {
  /// Something due: the rest of a frame that waits for its moment.
  struct Entry: Hashable, Sendable {
    let due: SimulatedTime
    let frame: Frame
    /// The number of the job that it belongs to, if any; the others are movements.
    let job: Int?
    /// The number of the activity picker whose activity it ends, if any.
    let activity: Int?
  }

  private var entries: [Entry] = []

  /// Whether nothing is due.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether a movement is due to end; nobody waits for the end of a job or an
  /// activity before tapping.
  var hasMovement: Bool { entries.contains { $0.job == nil && $0.activity == nil } }

  /// The earliest moment at which something is due.
  var firstDue: SimulatedTime? { entries.first?.due }

  /// Adds something due; what was asked for earlier stays first among equals.
  mutating func add(
    _ frame: Frame, due: SimulatedTime, job: Int? = nil, activity: Int? = nil
  ) {
    let place = entries.firstIndex { due < $0.due } ?? entries.endIndex
    entries.insert(Entry(due: due, frame: frame, job: job, activity: activity), at: place)
  }

  /// Takes out the earliest entry that is due until a moment, that moment included.
  mutating func removeFirst(until time: SimulatedTime) -> Entry? {
    guard let first = entries.first, first.due <= time else { return nil }
    return entries.removeFirst()
  }

  /// Takes out the rest of a movement before it is due.
  mutating func remove(transition: Int) -> Frame? {
    guard let place = entries.firstIndex(where: { $0.frame.transition == transition }) else {
      return nil
    }
    return entries.remove(at: place).frame
  }

  /// Forgets what is due for a job.
  mutating func remove(job: Int) { entries.removeAll { $0.job == job } }

  /// Forgets everything.
  mutating func removeAll() { entries.removeAll() }
}
