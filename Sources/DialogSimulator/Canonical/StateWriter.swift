package import DialogModel

/// Writes the part of a state that decides what can come, without copying the state.
///
/// ``KeyPlaces`` says of each property whether it is written, and why not.
package struct StateWriter: Sendable {
  /// What the document reads.
  package let slice: KeySlice
  /// Whether a pattern matches the whole of a text.
  let matches: PatternMatcher
  /// What was written last.
  package internal(set) var words = KeyWords()
  /// The steps that few states hold, in words.
  var rareSteps: [Step: String] = [:]
  /// Which tests the texts of fields pass.
  var textClasses: [FieldID: [String: [UInt32]]] = [:]

  /// How many that are alike are told apart: a further one changes what shows no more.
  enum Most {
    static let jobsOfTask = 2
    static let runsAlike = 1
    static let scheduled = 2
    static let delivered = 1
    static let alerts = 2
    static let laters = 2
  }

  /// How long before what comes later its time is told apart, in milliseconds: movements are shorter.
  static let longestWait = 500

  /// A writer for the states of a prototype.
  package init(_ prototype: Prototype, matches: @escaping PatternMatcher) {
    slice = KeySlice(prototype)
    self.matches = matches
  }

  /// Writes a state into ``words``: first its parts in a fixed order, then one part a dialog.
  ///
  /// - Parameter interference: how many more inputs may come while it moves.
  package mutating func write(_ state: State, interference: Int) {
    words.removeAll()
    words.add(interference)
    write(state.kernel, in: state)
    words.endPart()
    write(state.stack, in: state)
    words.endPart()
    write(state.device)
    words.endPart()
    write(state.views, isMoving: interference >= 0)
    words.endPart()
    write(state.focus)
    words.endPart()
    write(state.notifications)
    words.endPart()
    write(state.tasks)
    write(state.activities, state.stack)
    words.endPart()
    write(state.device.flags)
    words.endPart()
    write(state.stack.showings, in: state)
  }

  /// How many parts there are before those of the dialogs.
  package static let parts = 8

  // MARK: The work to be done

  private mutating func write(_ kernel: Kernel, in state: State) {
    words.add(kernel.stop != nil)
    words.add(kernel.frames.count)
    for frame in kernel.frames { write(frame, in: state) }
    words.add(kernel.suspension == nil ? 0 : 1)
    if let suspension = kernel.suspension {
      words.add(suspension.value.reason == .question)
      write(suspension.value.call, in: state)
    }
    words.add(kernel.preparedAnswers.count)
    for answer in kernel.preparedAnswers {
      words.add(Int(answer.selector.rawValue) << 1 | (answer.answer ? 1 : 0))
      words.add(answer.target == nil ? 0 : 1)
      if let target = answer.target { words.add(target) }
    }
    write(kernel.agenda, in: state)
  }

  private mutating func write(_ agenda: Agenda, in state: State) {
    let entries = agenda.entries
    for place in entries.indices {
      let kind: Int
      switch entries[place].owner {
      case .job, .firing, .banner, .light: continue
      case .movement: kind = 1
      case .delivery: kind = 2
      case .activity(let number):
        guard let rank = state.activities.rank(of: number),
          keeps(rank, of: state.activities, state.stack)
        else { continue }
        kind = 3 | rank << 2
      case .later(let later):
        guard entries.alike(before: place) < Most.laters else { continue }
        kind = 0x8000_0000
        words.add(kind)
        words.add(later.owner)
        words.add(later.milliseconds == 0)
      }
      if kind != 0x8000_0000 { words.add(kind) }
      let left = entries[place].due.milliseconds - state.now.milliseconds
      words.add(min(left, StateWriter.longestWait + 1))
      write(entries[place].frame, in: state)
    }
    words.add(0)
    for (place, entry) in agenda.paused.enumerated() {
      guard agenda.paused.alike(before: place) < Most.laters else { continue }
      words.add(1)
      if case .later(let later) = entry.owner { words.add(later.owner) }
      words.add(min(entry.due.milliseconds, StateWriter.longestWait + 1))
      write(entry.frame, in: state)
    }
    words.add(0)
  }

  // MARK: What runs

  private mutating func write(_ tasks: Tasks) {
    for place in tasks.jobs.indices {
      let job = tasks.jobs[place]
      let before = tasks.jobs[..<place].count { $0.task == job.task }
      guard before < Most.jobsOfTask else { continue }
      words.add(job.task.index)
      let bits =
        (job.isSuspended ? 1 : 0) | (job.work == .command ? 2 : 0)
        | (job.pendingEnd == nil ? 0 : 4)
      words.add(bits)
      words.add(job.buttonIndex ?? -2)
      switch job.loader {
      case .none: words.add(0)
      case .separate(let dialog):
        words.add(1)
        words.add(dialog)
      case .inPlace(let dialog):
        words.add(2)
        words.add(dialog)
      }
      if let end = job.pendingEnd { add(end) }
    }
    words.add(-1)
    words.add(tasks.queuedReports.count)
  }

  mutating func add(_ end: JobEnd) {
    switch end {
    case .done: words.add(0)
    case .cancelled: words.add(1)
    case .failed(let reason):
      words.add(2)
      words.add(reason)
    }
  }

  private mutating func write(_ activities: Activities, _ stack: Stack) {
    for place in activities.runs.indices where keeps(place, of: activities, stack) {
      let run = activities.runs[place]
      words.add(run.dialog)
      words.add(run.choice)
      words.add(run.phaseBits)
    }
    words.add(-1)
  }

  /// Whether a run is written: another one that is in all alike, and shows no more, is not.
  private func keeps(_ place: Int, of activities: Activities, _ stack: Stack) -> Bool {
    let run = activities.runs[place]
    if stack.showings.contains(where: { $0.picker?.number == run.number }) { return true }
    let alike = activities.runs[..<place].count {
      $0.dialog == run.dialog && $0.choice == run.choice && $0.phaseBits == run.phaseBits
    }
    return alike < Most.runsAlike
  }
}

extension PickerRun {
  /// Where the run is.
  fileprivate var phaseBits: Int {
    let ended: Int =
      switch outcome {
      case nil: 0
      case false?: 1
      case true?: 2
      }
    return (isWorking ? 1 : 0) | (isLive ? 2 : 0) | (isUp ? 4 : 0) | (paused == nil ? 0 : 8)
      | ended << 4
  }
}

extension Activities {
  /// The place of a run, by its number.
  func rank(of number: Int) -> Int? { runs.firstIndex { $0.number == number } }
}

extension [Agenda.Entry] {
  /// How many of the entries before a place are the rest of the same list, of the same controller;
  /// no more are counted than are told apart, because a list may have a thousand.
  func alike(before place: Int) -> Int {
    guard let later = self[place].owner.later else { return 0 }
    let rest = self[place].frame.remaining
    var count = 0
    for entry in self[..<place] where entry.owner.later?.owner == later.owner {
      if entry.frame.remaining == rest { count += 1 }
      if count == StateWriter.Most.laters { break }
    }
    return count
  }

  /// Whether there are as many of the same as are told apart.
  var hasManyAlike: Bool { indices.contains { alike(before: $0) >= StateWriter.Most.laters - 1 } }
}
