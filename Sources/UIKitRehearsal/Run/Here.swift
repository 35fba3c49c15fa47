/// Where the code stands that is performed.
enum Here {
  /// The window that a test plays.
  @TaskLocal static var window: SaidByWindow?

  /// Whether a run that begins is launched only after that, because its tasks go on meanwhile.
  @TaskLocal static var goesOnLater = false

  /// The run whose call is performed; tasks that begin inside the call keep it.
  @TaskLocal static var run: Rehearsal?
}
