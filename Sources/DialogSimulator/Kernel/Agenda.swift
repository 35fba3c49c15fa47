import DialogModel

/// Work that is due later, by due time and then by the order in which it was added.
struct Agenda: Hashable, Sendable {
  /// The owner of an entry.
  enum Owner: Hashable, Sendable {
    /// A movement: a person waits for its end before tapping.
    case movement
    /// The job with this number.
    case job(Int)
    /// The chosen activity in the activity picker with this number.
    case activity(Int)
    /// The next firing of what is scheduled.
    case firing
    /// A notification that is delivered at once.
    case delivery
    /// The end of a banner.
    case banner
    /// The end of the light of a locked device.
    case light
    /// The rest of a list of actions.
    indirect case later(Later)

    /// Whether it continues when the application ends.
    var isOfSystem: Bool {
      switch self {
      case .movement, .job, .activity, .later: false
      case .firing, .delivery, .banner, .light: true
      }
    }

    /// Whether the world decides when it comes: another process, the system, another person.
    var isOfWorld: Bool {
      switch self {
      case .movement, .activity, .later, .delivery: false
      case .job, .firing, .banner, .light: true
      }
    }

    /// What comes later, if it is the rest of a list of actions.
    var later: Later? { if case .later(let later) = self { later } else { nil } }

    /// Whether it is for the next turn of the run loop, after all that this turn adds.
    var isForNextTurn: Bool { later?.milliseconds == 0 }
  }

  /// An entry: the rest of a frame that waits for its moment.
  struct Entry: Hashable, Sendable {
    let due: SimulatedTime
    let frame: Frame
    let owner: Owner
  }

  /// The entries in reverse order, so that the next one is removed from the end.
  private(set) var entries: [Entry] = []
  /// The rests of lists while the application is suspended, each due so long after that.
  private(set) var paused: [Entry] = []
  /// Whether what the world decides is never due by itself.
  var waitsForWorld = false

  /// When that is due which is never due by itself.
  static let never = SimulatedTime(milliseconds: Int.max / 2)

  /// Whether the end of a movement is due later; a person does not wait for a job or an activity
  /// before tapping.
  var hasMovement: Bool { entries.contains { $0.owner == .movement } }

  /// The earliest moment of an entry.
  @inline(__always) var firstDue: SimulatedTime? { entries.last?.due }

  /// Adds an entry; of entries with equal times, the one that was added earlier stays first, unless
  /// only that is for the next turn.
  mutating func add(_ frame: consuming Frame, due: SimulatedTime, _ owner: Owner = .movement) {
    let due = waitsForWorld && owner.isOfWorld ? Agenda.never : due
    let entry = Entry(due: due, frame: frame, owner: owner)
    var place = 0
    while place < entries.count,
      due < entries[place].due
        || (due == entries[place].due && entries[place].owner.isForNextTurn
          && !owner.isForNextTurn)
    {
      place += 1
    }
    // Appending moves the entry; inserting copies it.
    if place == entries.count { entries.append(entry) } else { entries.insert(entry, at: place) }
  }

  /// Removes and returns the earliest entry that is due before or at a moment.
  mutating func removeFirst(until time: SimulatedTime) -> Entry? {
    guard let last = entries.indices.last, !(time < entries[last].due) else { return nil }
    return entries.removeLast()
  }

  /// The moment when a movement ends; `nil` if it is not in the agenda.
  func due(ofTransition number: Int32) -> SimulatedTime? {
    entries.last { $0.frame.transition == number }?.due
  }

  /// Removes and returns the rest of a movement before it is due.
  mutating func remove(transition: Int32) -> Frame? {
    guard let place = entries.lastIndex(where: { $0.frame.transition == transition }) else {
      return nil
    }
    return entries.remove(at: place).frame
  }

  /// Removes and returns the entry of an owner.
  mutating func remove(_ owner: Owner) -> Entry? {
    entries.lastIndex { $0.owner == owner }.map { entries.remove(at: $0) }
  }

  /// The moment of the entry of an owner; `nil` if it has none.
  func due(of owner: Owner) -> SimulatedTime? { entries.last { $0.owner == owner }?.due }

  /// Removes the entries of a job.
  mutating func remove(job: Int) { entries.removeAll { $0.owner == .job(job) } }

  /// Removes all entries that end with the application.
  mutating func removeAllOfApplication() { entries.removeAll { !$0.owner.isOfSystem } }

  /// The frames that are due later.
  var frames: [Frame] { entries.map(\.frame) + paused.map(\.frame) }

  /// The same with each entry changed; their order stays.
  func mapped(_ body: (Entry) -> Entry) -> Agenda {
    var agenda = self
    agenda.entries = entries.map(body)
    agenda.paused = paused.map {
      Entry(due: $0.due, frame: body($0).frame, owner: body($0).owner)
    }
    return agenda
  }
}

// The rests of lists of actions.

extension Agenda {
  /// Whether something comes later.
  var hasLaters: Bool { !paused.isEmpty || entries.contains { $0.owner.later != nil } }

  /// What comes later, in no particular order.
  var laters: [Later] { (entries + paused).compactMap(\.owner.later) }

  /// Removes and returns what comes later and fits, in the order in which it was due.
  mutating func removeLaters(where fits: (Later) -> Bool) -> [Later] {
    func isRemoved(_ entry: Entry) -> Bool { entry.owner.later.map(fits) ?? false }
    let removed = (paused + entries).reversed().filter(isRemoved).compactMap(\.owner.later)
    guard !removed.isEmpty else { return [] }
    entries.removeAll(where: isRemoved)
    paused.removeAll(where: isRemoved)
    return removed
  }

  /// The application is suspended: what comes later is paused, as a job is.
  mutating func pauseLaters(at now: SimulatedTime) {
    let laters = entries.filter { $0.owner.later != nil }
    entries.removeAll { $0.owner.later != nil }
    paused =
      laters.map { Entry(due: $0.due.relative(to: now), frame: $0.frame, owner: $0.owner) }
      + paused
  }

  /// The application is back: what comes later does so after the time that is left.
  mutating func resumeLaters(at now: SimulatedTime) {
    let laters = paused
    paused = []
    for entry in laters.reversed() {
      add(entry.frame, due: now.after(milliseconds: entry.due.milliseconds), entry.owner)
    }
  }
}
