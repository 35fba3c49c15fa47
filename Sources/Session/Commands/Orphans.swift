import CFamily
import Glibc

/// The processes of commands whose guards were killed: this process gets them back while a command
/// runs.
///
/// A program that somebody else starts from this process is not among them: it does not have the
/// mark of a command.
enum Orphans {
  private static let patience = GuardWatch.patience

  private static let ending: Void = {
    // Where this process ends in an orderly way before they were ended.
    atexit { Orphans.endAtExit() }
  }()

  /// Waits for the guards, and ends what those leave behind that are killed meanwhile.
  private static func endAtExit() {
    let links = wishes.withLock { $0.links }
    for link in links { link.endGuard() }
    // A guard that does its work needs as long as a command that ignores SIGTERM; then it is
    // killed. What it leaves behind comes back to us only once it is gone, which takes a moment,
    // and longer on a busy machine.
    let latest = ContinuousClock.now + .milliseconds(Int(patience) + 10_000)
    while links.contains(where: { !$0.hasEnded }), ContinuousClock.now < latest {
      for link in links { link.tend() }
      usleep(5_000)
    }
    // What had a guard that was killed here has had its time.
    let isLate = links.contains { $0.wasKilled }
    rehearsal_family_end(rehearsal_family_orphans, isLate ? 0 : patience)
  }

  /// Who wants processes back, and who does not.
  private struct Wishes {
    var links: [GuardLink] = []
    var strangers = 0
  }

  private static let wishes = Guarded(Wishes())

  private static func change(_ body: @Sendable (inout Wishes) -> Void) {
    wishes.withLock { wishes in
      body(&wishes)
      rehearsal_family_adopt(!wishes.links.isEmpty && wishes.strangers == 0)
    }
  }

  /// Makes this process get back what the guard of one more command leaves behind.
  static func adopt(from link: GuardLink) {
    _ = ending
    change { $0.links.append(link) }
  }

  /// Ends that for a command whose processes have ended.
  static func release(_ link: GuardLink) {
    change { wishes in wishes.links.removeAll { $0 === link } }
  }

  /// Starts a program that is no command.
  fileprivate static func leave<Failure: Error>(
    _ start: () throws(Failure) -> Void
  ) throws(Failure) {
    change { $0.strangers += 1 }
    defer { change { $0.strangers -= 1 } }
    try start()
  }

  /// Ends those that there are; takes some seconds where they refuse.
  ///
  /// - Returns: how many could not be ended.
  static func end() -> Int { rehearsal_family_end(rehearsal_family_orphans, patience) }
}

/// Programs that a person starts from this process, such as an editor.
public enum Stranger {
  /// Starts a program, which does not become a child of this process, whether a command runs or not.
  ///
  /// Nobody would wait for its end, so it would stay as a zombie. What a guard leaves behind that is
  /// killed in this very moment is not got back.
  ///
  /// - Parameter start: starts it as a child of a process that ends before this returns, as GLib
  ///   does.
  public static func start<Failure: Error>(
    _ start: () throws(Failure) -> Void
  ) throws(Failure) {
    try Orphans.leave(start)
  }
}
