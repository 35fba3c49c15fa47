import DialogModel

/// The part of a run's state that holds the presentations of activity pickers.
struct Activities: Hashable, Sendable {
  /// The presentations whose handler is still to be called, in the order in which they began.
  var runs: [PickerRun] = []
  /// How many there have been.
  var count = 0
  /// The built-in activities that are performed for real from now on.
  var live: Set<BuiltInActivity> = []

  /// Removes the presentations when the application ends; the count is kept.
  mutating func reset() { runs = [] }
}

extension Activities {
  /// Changes the run with a number, if it has not ended.
  mutating func change(run number: Int, _ body: (inout PickerRun) -> Void) {
    guard let index = runs.firstIndex(where: { $0.number == number }) else {
      return
    }
    body(&runs[index])
  }

  /// The application is suspended: the chosen activity is paused, as a job is.
  mutating func pause(_ agenda: inout Agenda, at now: SimulatedTime) {
    for index in runs.indices {
      let owner = Agenda.Owner.activity(runs[index].number)
      guard let entry = agenda.remove(owner) else { continue }
      runs[index].paused = PausedWork(
        milliseconds: entry.due.milliseconds - now.milliseconds, frame: entry.frame)
    }
  }

  /// The application is back: the chosen activity continues for the time that is left.
  mutating func resume(_ agenda: inout Agenda, at now: SimulatedTime) {
    for index in runs.indices {
      guard let paused = runs[index].paused else { continue }
      runs[index].paused = nil
      agenda.add(
        paused.frame, due: now.after(milliseconds: paused.milliseconds),
        .activity(runs[index].number))
    }
  }
}
