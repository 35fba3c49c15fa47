internal import DialogModel

/// Writes a line to the console of the run: a row of its own.
///
/// Beside Foundation this one is taken for a single argument; with a format and its arguments
/// Foundation's is, and the run does not hear of it.
/// A doubled percent sign is one, as in any format.
@MainActor
public func NSLog(_ text: String) {
  var line = ""
  var isDoubled = false
  for scalar in text.unicodeScalars {
    isDoubled = scalar == "%" && !isDoubled && line.unicodeScalars.last == "%"
    if !isDoubled { line.unicodeScalars.append(scalar) }
  }
  Rehearsal.here("NSLog")?.act(.log(Template(line)))
}
