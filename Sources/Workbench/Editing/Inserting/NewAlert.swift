public import PrototypeEditing
public import PrototypeFile
import Texts

/// An alert that a tap shows, made together with the link to it.
public struct NewAlert: Hashable, Sendable {
  /// The changes that make both.
  public let edits: [DocumentEdit]
  /// The alert.
  public let path: PartAddress
  /// What it is called in “Undo”.
  public var label: String { tr("New alert") }
  /// The id that it gets, if nothing has it.
  static let id = "alert"
  /// The title that it has at first.
  static var title: String { tr("Title") }

  /// An alert with words to begin with, under an id that is free.
  ///
  /// - Parameter property: the property that says what the tap does.
  public init(shownBy property: PartAddress, in editor: DocumentEditor) {
    let ids = editor.ids
    let taken = Set(ids.dialogs + ids.screens + ids.tasks + ids.notifications)
    let id = NewAlert.id.free(besides: taken)
    path = .entry(id, of: .dialogs)
    let words: [(String, YAMLNode)] = [
      ("title", .text(NewAlert.title)), ("cancelButton", .text(tr("OK"))),
    ]
    edits = [
      .insert(path: path, .map([("alert", .map(words))])),
      .set(path: property, .list(of: [.map([("present", .text(id))])])),
    ]
  }
}
