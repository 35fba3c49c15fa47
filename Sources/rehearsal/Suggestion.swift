import ArgumentParser
import Glibc
import PrototypeFile
import Texts

/// What to say about a name that there is none of.
enum Suggestion {
  /// No scenario is called so; what there are, and which may have been meant.
  static func noScenario(_ name: String, among names: [String]) -> String {
    guard !names.isEmpty else {
      return tr("There is no scenario “{name}”.", ["name": name]) + " "
        + tr("There are none at all.")
    }
    return tr("There is no scenario “{name}”.", ["name": name]) + ending(name, names)
  }

  /// Nothing that a run can start with is called so.
  static func noStart(_ name: String, among names: [String]) -> String {
    tr("There is no screen or dialog “{name}”.", ["name": name]) + ending(name, names)
  }

  /// A first word that is neither a command nor a file; which command may have been meant, or `nil`
  /// where it may be anything.
  static func noCommand(_ word: String) -> String? {
    let commands =
      Rehearsal.configuration.subcommands.map {
        $0.configuration.commandName ?? String(describing: $0).lowercased()
      } + ["help"]
    guard !word.hasPrefix("-"), !commands.contains(word), access(word, F_OK) != 0,
      let nearest = NearestName.of(word, among: commands)
    else { return nil }
    return tr("There is no command “{name}”, nor such a file.", ["name": word]) + " "
      + tr("Did you mean “{name}”?", ["name": "rehearsal \(nearest)"])
  }

  private static func ending(_ name: String, _ all: [String]) -> String {
    // Several documents may have scenarios of the same names.
    var seen: Set<String> = []
    let names = all.filter { seen.insert($0).inserted }
    if let nearest = NearestName.of(name, among: names) {
      return " " + tr("Did you mean “{name}”?", ["name": nearest])
    }
    let listed = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    return " " + tr("There are: {names}.", ["names": listed])
  }
}
