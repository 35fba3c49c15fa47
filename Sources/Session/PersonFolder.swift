import Glibc
import Texts

/// Where the desktop keeps what programs have of a person; the folder of this one in each.
public enum PersonFolder {
  /// What is kept from start to start and is no setting: journals, recordings, reports.
  public static var state: String { place("XDG_STATE_HOME", or: ".local/state") }
  /// What a person made and has no place of their own for.
  public static var data: String { place("XDG_DATA_HOME", or: ".local/share") }
  /// What can be made again.
  public static var cache: String { place("XDG_CACHE_HOME", or: ".cache") }

  private static func place(_ name: String, or usual: String) -> String {
    "\(variable(name) ?? "\(variable("HOME") ?? "")/\(usual)")/rehearsal"
  }

  /// The absolute path that a variable of the environment has.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(fileBytes: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Makes a folder, and those above it that are missing; only the person may look into them.
  ///
  /// - Throws: ``WriteFailure`` where it can't be made.
  public static func make(_ folder: String) throws(WriteFailure) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      let isThere = access(path.fileBytes, F_OK) == 0
      guard isThere || mkdir(path.fileBytes, 0o700) == 0 || errno == EEXIST else {
        throw WriteFailure.last
      }
    }
  }
}
