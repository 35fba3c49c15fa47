import Glibc
import Session

/// What processes of the program have left that were killed while they wrote.
///
/// Next to a document it is removed when the document is opened.
public enum Leftovers {
  /// How many milliseconds after the start of the program nothing is removed.
  private static let pause: UInt32 = 500

  /// Removes the files that were not complete from the program's own folders, in the background;
  /// those of processes that live stay.
  public static func remove() {
    SeparateThread.run {
      usleep(pause * 1000)
      removeNow()
    }
  }

  static func removeNow() {
    let drafts = FolderNames.all(in: Drafts.folder).map { "\(Drafts.folder)/\($0)" }
    for folder in [PersonFolder.state, EditJournal.folder] + drafts {
      TemporaryFile.sweep(folder)
    }
  }
}
