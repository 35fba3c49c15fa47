/// How the run of a changed document takes the place of the one before.
public struct Reload: Hashable, Sendable {
  /// What the new run begins with.
  public enum Continuation: Hashable, Sendable {
    /// What showed before.
    case resumes(Place)
    /// The scenario of this name, from its beginning.
    case plays(String)
  }

  /// Where a run was, in terms of the changed document.
  public struct Place: Hashable, Sendable {
    /// The screen; `nil` where the document has it no longer.
    public var screen: ScreenID?
    /// The dialogs that were up and still exist, from the lowest to the topmost.
    public var dialogs: [DialogID]
    /// The ids of what showed, or played, and does not exist any more.
    public var lost: [String]
    /// What a person had typed into the fields that still exist; no row of the log keeps it.
    public var texts: [FieldID: String]

    /// A place.
    public init(
      screen: ScreenID? = nil, dialogs: [DialogID] = [], lost: [String] = [],
      texts: [FieldID: String] = [:]
    ) {
      self.screen = screen
      self.dialogs = dialogs
      self.lost = lost
      self.texts = texts
    }
  }

  /// The document, as a person knows it.
  public var document: String
  /// What the new run begins with.
  public var continuation: Continuation

  /// A change of the document.
  public init(document: String, continuation: Continuation) {
    self.document = document
    self.continuation = continuation
  }

  /// The same without what was typed, of which some may be secret.
  public var withoutTexts: Reload {
    guard case .resumes(var place) = continuation else { return self }
    place.texts = [:]
    return Reload(document: document, continuation: .resumes(place))
  }
}
