import Texts

/// In whose words the rows of the log are shown.
public enum Lens: String, CaseIterable, Sendable {
  /// Selectors and arguments.
  case developer
  /// Sentences about what happened.
  case designer
  /// Captions for an audience, which name no person.
  case presenter
  /// What VoiceOver says, which is no row of the log.
  case listener

  /// The name of the lens.
  public var title: String {
    switch self {
    case .developer: tr("Developer")
    case .designer: tr("Designer")
    case .presenter: tr("Presenter")
    case .listener: tr("Listener")
    }
  }

  /// What the lens shows, in a few words.
  public var meaning: String {
    switch self {
    case .developer: tr("selectors and arguments")
    case .designer: tr("sentences on what happened")
    case .presenter: tr("captions for an audience")
    case .listener: tr("what VoiceOver says")
    }
  }

  /// The lens of the rows that stand behind it: what is heard is shown in place of them.
  public var ofRows: Lens { self == .listener ? .developer : self }
}
