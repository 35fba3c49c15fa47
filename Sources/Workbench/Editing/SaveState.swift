/// Whether the file has what was changed in the window.
public enum SaveState: Hashable, Sendable {
  /// It has, or nothing was changed.
  case saved
  /// It is about to be written.
  case saving
  /// It waits for the person to save.
  case unsaved
  /// It can't be written, for a reason in the person's language; the journal has the changes.
  case failed(String)
  /// Another program has changed it meanwhile.
  case conflict
}
