public import DialogModel

/// A part of a document whose texts are drawn together.
public struct FitSubject: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case screen(ScreenID), dialog(DialogID), task(TaskID)
    /// A notification, by its 0-based place in the document.
    case notification(Int)
  }

  /// What it is.
  public var kind: Kind
  /// Its id in the document.
  public var name: String
}
