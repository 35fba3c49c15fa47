import ArgumentParser
import DialogModel
import Glibc
import PrototypeFile
import Texts

/// The messages about names that do not exist.
enum Suggestion {
  /// No scenario has this name; lists the names, and suggests one.
  static func noScenario(_ name: String, among names: [String]) -> String {
    guard !names.isEmpty else {
      return tr("There is no scenario “{name}”.", ["name": name]) + " "
        + tr("There are none at all.")
    }
    return tr("There is no scenario “{name}”.", ["name": name]) + ending(name, names)
  }

  /// No dialog has this id.
  static func noDialog(_ id: String, among ids: [String]) -> String {
    let sentence = tr("There is no dialog “{name}”.", ["name": id])
    return ids.isEmpty ? sentence + " " + tr("There are none at all.") : sentence + ending(id, ids)
  }

  /// No screen or dialog has this name.
  static func noStart(_ name: String, among names: [String]) -> String {
    tr("There is no screen or dialog “{name}”.", ["name": name]) + ending(name, names)
  }

  /// The document has no translations into this language.
  static func noLanguage(_ name: String, among names: [String]) -> String {
    let start = tr("The document has no language “{name}”.", ["name": name])
    return names.isEmpty ? start + " " + tr("There are none at all.") : start + ending(name, names)
  }

  /// No rule, finding or method has this name.
  static func nothingToExplain(_ name: String) -> String {
    let sentence = tr("There is no rule, finding or method “{name}”.", ["name": name])
    // A short word is a rule's name with a slip, whatever else is as short.
    let rules = Rule.allCases.map(\.name)
    if NearestName.of(name.uppercased(), among: rules) != nil {
      return sentence + ending(name.uppercased(), rules)
    }
    return sentence
      + ending(name, ExplainedSubject.names + DialogModel.Selector.allCases.map(\.name))
  }

  /// The first word is neither a command nor a file: suggests a command, or `nil` where none is
  /// similar.
  static func noCommand(_ word: String) -> String? {
    let commands = CommandWord.allCases.map(\.rawValue) + ["help"]
    guard !word.hasPrefix("-"), !commands.contains(word), access(word.fileBytes, F_OK) != 0,
      let nearest = NearestName.of(word, among: commands)
    else { return nil }
    return tr("There is no command “{name}”, nor such a file.", ["name": word]) + " "
      + tr("Did you mean “{name}”?", ["name": "rehearsal \(nearest)"])
  }

  static func ending(_ name: String, _ all: [String]) -> String {
    // Several documents may have scenarios of the same names.
    var seen: Set<String> = []
    let names = all.filter { seen.insert($0).inserted }
    if let nearest = NearestName.of(name, among: names) {
      return " " + tr("Did you mean “{name}”?", ["name": nearest])
    }
    let listed = names.prefix(20).listed() + (names.count > 20 ? ", …" : "")
    return " " + tr("There are: {names}.", ["names": listed])
  }
}
