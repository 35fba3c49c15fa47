/// Where the code stands that is performed.
enum Here {
  /// The window that a test plays.
  @TaskLocal static var window: SaidByWindow?

  /// The run whose call is performed; tasks that begin inside the call keep it.
  @TaskLocal static var run: Rehearsal?

  /// Where a method ends that a delegate does not have.
  @MainActor static func lacks() { Rehearsal.current?.isLacking = true }

  /// The same for one that answers; without it the answer is yes.
  @MainActor static func lacksAnswer() -> Bool {
    lacks()
    return true
  }
}
