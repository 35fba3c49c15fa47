internal import DialogModel

/// Writes a line to the console of the run: a row of its own.
///
/// Beside Foundation this one is taken for a single argument; with a format and its arguments
/// Foundation's is, and the run does not hear of it.
@MainActor
public func NSLog(_ text: String) { Rehearsal.here("NSLog")?.act(.log(Template(text))) }
