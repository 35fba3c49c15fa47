/// How the run of a changed document replaces the run before.
public struct Reload: Hashable, Sendable {
  /// What the new run begins with.
  public enum Continuation: Hashable, Sendable {
    /// The screen and the dialogs that showed before.
    case resumes(Place)
    /// The scenario of this name, from its beginning.
    case plays(String)
  }

  /// Where a run was, in terms of the changed document.
  public struct Place: Hashable, Sendable {
    /// The screen; `nil` if the document does not have it any more.
    public var screen: ScreenID?
    /// The dialogs that were up and still exist, from the lowest to the topmost.
    public var dialogs: [DialogID]
    /// The ids that showed, or played, and do not exist any more.
    public var lost: [String]
    /// The texts that a person typed into fields that still exist; no row of the log keeps them.
    public var texts: [FieldID: String]
    /// The values that a person gave to switches and segmented controls that still exist, as
    /// ``Control/firstValue``.
    public var values: [ControlID: Int] = [:]
    /// The flags that had another value than at first, and still exist, with that value.
    public var flags: [FlagID: Bool] = [:]

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

  /// The name of the document, as a person knows it.
  public var document: String
  /// What the new run begins with.
  public var continuation: Continuation

  /// A change of the document.
  public init(document: String, continuation: Continuation) {
    self.document = document
    self.continuation = continuation
  }

  /// The same without the typed texts, because some may be secret.
  public var withoutTexts: Reload {
    guard case .resumes(var place) = continuation else { return self }
    place.texts = [:]
    return Reload(document: document, continuation: .resumes(place))
  }
}
