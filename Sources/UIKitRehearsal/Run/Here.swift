/// Where the code stands that is performed.
enum Here {
  /// The window that a test plays.
  @TaskLocal static var window: SaidByWindow?

  /// The run whose call is performed; tasks that begin inside the call keep it.
  @TaskLocal static var run: Rehearsal?
}
