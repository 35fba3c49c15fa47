/// Which run the code that is performed belongs to.
enum Here {
  /// The run whose call is performed; tasks that begin inside the call keep it.
  @TaskLocal static var run: Rehearsal?
}
