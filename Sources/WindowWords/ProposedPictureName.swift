import DialogModel
public import DialogSimulator

/// The name that is proposed for a picture of the stage.
public enum ProposedPictureName {
  /// The document's name, and the id of what is in front: `account-sign-out`.
  ///
  /// - Parameter document: the path of the document; `nil` if it is no file.
  public static func proposed(for simulator: Simulator, document: String?) -> String {
    var base = document.map { path in
      path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
    for ending in [".yaml", ".yml", ".json", ".rehearsal"] {
      if let name = base, name.hasSuffix(ending) { base = String(name.dropLast(ending.count)) }
    }
    let words = [base.flatMap { $0.isEmpty ? nil : $0 } ?? "prototype", front(simulator)]
    return words.compactMap { $0 }.joined(separator: "-")
  }

  private static func front(_ simulator: Simulator) -> String? {
    let (state, prototype) = (simulator.state, simulator.prototype)
    guard state.showsApplication else { return "home" }
    if let dialog = state.showings.last(where: { !$0.isLeaving })?.dialog {
      return prototype.name(of: dialog)
    }
    return state.screen.map { prototype.name(of: $0) }
  }
}
