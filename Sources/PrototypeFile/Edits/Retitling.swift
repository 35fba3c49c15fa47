public import DialogModel

/// A change of texts that a document shows: the prototype before it and after it.
///
/// Steps find things by these texts. ``findings`` says which of them the change concerns, where the
/// scenarios were played to find that out.
public struct Retitling: Sendable {
  /// The prototype as it is.
  public let before: Prototype
  /// The prototype with the other texts, and with their translations.
  public let after: Prototype
  /// What was found by playing the scenarios; none for a step that was not reached.
  public var findings: [StepFinding] = []

  /// A change of texts, before the scenarios are played.
  package init(before: Prototype, after: Prototype) {
    (self.before, self.after) = (before, after)
  }

  /// The texts that the device shows otherwise in a language, each with what it becomes.
  public func texts(in language: String?) -> [(old: Template, new: Template)] {
    Retitling.pairs(before.localized(language), after.localized(language), captions: false)
  }

  /// The texts of two prototypes that differ, each old one once; none where more than texts differs,
  /// or where texts only changed their places.
  package static func pairs(
    _ before: Prototype, _ after: Prototype, captions: Bool
  ) -> [(old: Template, new: Template)] {
    let (old, new) = (before.texts(captions: captions), after.texts(captions: captions))
    guard old.count == new.count else { return [] }
    let changed = zip(old, new).filter { $0 != $1 }
    let olds = Set(changed.map(\.0))
    guard olds.isDisjoint(with: changed.map(\.1)) else { return [] }
    var seen: Set<Template> = []
    return changed.filter { seen.insert($0.0).inserted }.map { (old: $0.0, new: $0.1) }
  }
}

/// What a change of texts means for a step that finds something by its text.
public struct StepFinding: Hashable, Sendable {
  /// The name of the scenario.
  public var scenario: String
  /// The 0-based number of the step.
  public var step: Int
  /// What becomes of its text.
  public var fate: Fate

  /// What becomes of the text of a step.
  public enum Fate: Hashable, Sendable {
    /// It finds the same as before.
    case same
    /// What it has found is found by this text now.
    case becomes(String)
    /// It finds something else, or nothing, and no text finds what it has found.
    case lost
  }

  /// A finding.
  public init(scenario: String, step: Int, _ fate: Fate) {
    (self.scenario, self.step, self.fate) = (scenario, step, fate)
  }
}
