import Texts

/// In whose words the rows of the log are shown.
public enum Lens: String, CaseIterable, Sendable {
  /// Selectors and arguments.
  case developer
  /// Sentences about what happened.
  case designer
  /// Captions for an audience, which name no person.
  case presenter

  /// The name of the lens.
  public var title: String {
    switch self {
    case .developer: tr("Developer")
    case .designer: tr("Designer")
    case .presenter: tr("Presenter")
    }
  }

  /// What the lens shows, in a few words.
  public var meaning: String {
    switch self {
    case .developer: tr("selectors and arguments")
    case .designer: tr("sentences on what happened")
    case .presenter: tr("captions for an audience")
    }
  }
}
