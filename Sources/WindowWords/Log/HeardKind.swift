public import EventLog
import Texts

/// The kinds of what is heard, by which a person hides lines.
public enum HeardKind: CaseIterable, Sendable {
  /// Something came.
  case shown
  /// What has the focus, or can get it.
  case focus
  /// A person touched something.
  case taps
  /// Something that is up says something new.
  case changes

  /// The kind of what is said.
  public init(_ kind: Utterance.Kind) {
    self =
      switch kind {
      case .shown: .shown
      case .element, .focus: .focus
      case .tap: .taps
      case .change: .changes
      }
  }

  /// The name of the kind.
  public var title: String {
    switch self {
    case .shown: tr("Shown")
    case .focus: tr("Focus")
    case .taps: tr("Taps")
    case .changes: tr("Changes")
    }
  }

  /// The explanation of the kind.
  public var explanation: String {
    switch self {
    case .shown: tr("Dialogs, screens and notifications that come")
    case .focus: tr("What can be reached, and what has the focus")
    case .taps: tr("What a person touches")
    case .changes: tr("What says something new while it is up")
    }
  }
}

/// What of all that is heard is listed.
public struct HeardFilter: Sendable {
  /// The kinds that are not listed.
  public var hiddenKinds: Set<HeardKind> = []
  /// What a person has typed; `nil` for nothing.
  public var filter: Filter?

  /// Everything is listed.
  public init() {}

  /// Whether something is listed.
  func keeps(_ utterance: Utterance) -> Bool {
    !hiddenKinds.contains(HeardKind(utterance.kind)) && filter?.keeps(utterance) ?? true
  }
}
