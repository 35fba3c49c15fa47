import DialogModel

/// The part of a run's state that holds the work to do, and the limits.
struct Kernel: Hashable, Sendable {
  /// How many inputs there have been.
  var inputCount = 0
  /// The frames that have begun, the caller below what it called.
  var frames: [Frame] = []
  /// Work that is due later.
  var agenda = Agenda()
  /// The call that is suspended, if there is one.
  var suspension: Boxed<Suspension>?
  /// The answer to a suspended call, between the input that brings it and the call's return.
  var pendingAnswer: Boxed<PendingAnswer>?
  /// Answers that were given before their questions.
  var preparedAnswers: [PreparedAnswer] = []
  /// The breakpoints, where calls stop before they are made.
  var breakpoints: [Breakpoint] = []
  /// What a program does, in a run that one takes part in.
  var outside: Boxed<Outside>?
  /// The answers of the next conditions about secure fields, in a run that is performed again
  /// without the texts; `nil` where they are found from the texts.
  var toldAnswers: Boxed<ArraySlice<Bool>>?
  /// The used part of the limits.
  var budget: Budget
  /// Why the run stopped, if it did.
  var stop: Boxed<Stop>?

  init(limits: Limits) { budget = Budget(limits: limits) }

  /// Whether steps may be performed and time may pass.
  @inline(__always) var isRunning: Bool { suspension == nil && stop == nil }

  /// Whether a program performs a call now.
  @inline(__always) var hasOpenCalls: Bool {
    outside != nil && outside?.value.open.isEmpty == false
  }

  /// Whether rows may still get the answers of calls that a program performs.
  var holdsRows: Bool { hasOpenCalls && stop == nil }

  /// Whether a movement was started of which no step was performed: other calls come before it.
  func isToBegin(_ transition: Transition) -> Bool {
    frames.contains { $0.transition == transition.number && !$0.hasBegun }
  }

  /// Takes the next steps out of the top frame; `nil` if there is none.
  mutating func takeSteps(_ count: Int) -> Frame? {
    frames.indices.last.map { frames[$0].split(count) }
  }

  /// Removes the frames that have no steps any more, on which nothing depends.
  ///
  /// Where the last action of each call makes the next call, most frames are such. A call that is
  /// suspended continues in the top frame, which stays.
  mutating func removeFinishedFrames() {
    // A call that a program performs returns to the frame that made it.
    guard !hasOpenCalls else { return }
    let top = isRunning ? nil : frames.popLast()
    frames.removeAll { $0.remaining.isEmpty }
    if let top { frames.append(top) }
  }
}
