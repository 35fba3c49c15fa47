public import PrototypeFile
import Session
import Texts

/// How a person changes the open document in the window.
///
/// Everything that changes it goes through here: the stage, the properties, the text, quick fixes.
/// There is one selection for all of them, and one history for all windows: that of the
/// ``OpenDocument``.
@MainActor
public final class EditingState {
  /// The selected part; `nil` if nothing is selected.
  public internal(set) var selection: PartAddress?
  /// What the scenarios played before the changes whose effect on them is not known yet.
  var playedBefore: PlayedBefore?
  /// The parts whose ids the program has made up, and that have not got a title since.
  var madeUp: Set<PartAddress> = []
  /// The one of them whose title is being written.
  var titled: PartAddress?
  init() {}
}

/// What a change of the document did.
public struct EditChange: Sendable {
  /// The changes of the text, in the order in which they were made.
  public let edits: [[SourceEdit]]
  /// The part that was changed, if one was.
  public let path: PartAddress?
  /// Where it comes from.
  public let source: Source

  /// What made a change.
  public enum Source: Hashable, Sendable {
    /// The text pane, which has it already.
    case text
    case stage, properties, undo
    /// The file was changed by another program.
    case outside
  }
}
