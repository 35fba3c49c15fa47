import DialogModel

/// The part of a run's state that says what is still to be done, and how far it may go.
struct Kernel: Hashable, Sendable {
  /// How many inputs there have been.
  var inputCount = 0
  /// Work that has begun, the caller below what it called.
  var frames: [Frame] = []
  /// Work that is due later.
  var agenda = Agenda()
  /// The call that waits, if one does.
  var suspension: Boxed<Suspension>?
  /// The answer to a suspended call, between the input that brings it and the call's return.
  var pendingAnswer: Boxed<PendingAnswer>?
  /// Answers that were given before their questions.
  var preparedAnswers: [PreparedAnswer] = []
  /// Where calls are stopped before they are made.
  var breakpoints: [Breakpoint] = []
  /// What has been used of the limits.
  var budget: Budget
  /// Why the run stopped, if it did.
  var stop: Boxed<Stop>?

  init(limits: Limits) { budget = Budget(limits: limits) }

  /// Whether steps may be performed and time may pass.
  @inline(__always) var goesOn: Bool { suspension == nil && stop == nil }
}
