import CFamily
import Glibc

/// The processes of commands whose guards were killed: this process gets them back.
///
/// A program that somebody else starts from this process, such as an editor, is not among them: it
/// does not have the mark of a command.
enum Orphans {
  /// Milliseconds between SIGTERM and SIGKILL.
  private static let patience: Int32 = 2000

  private static let adoption: Void = {
    rehearsal_family_adopt()
    // Where this process ends in an orderly way before they were ended.
    atexit { rehearsal_family_end(rehearsal_family_orphans, Orphans.patience) }
  }()

  /// Makes this process get back what a guard leaves behind; once is enough.
  static func adopt() { _ = adoption }

  /// Ends those that there are.
  ///
  /// - Returns: how many could not be ended.
  static func end() async -> Int {
    var ending = rehearsal_ending()
    ending.family = rehearsal_family_orphans
    ending.patience = patience
    while true {
      let pause = rehearsal_ending_step(&ending)
      if pause == 0 { return ending.left }
      try? await Task.sleep(for: .milliseconds(Int(pause)))
    }
  }
}
