internal import DialogModel

/// Where the object of a dialog stands in a run.
struct Standing {
  weak var run: Rehearsal?
  /// The dialog; `nil` before it is shown.
  var id: DialogID?
  /// The source that made the object.
  let site: Site
  /// What is known of its delegate.
  var watched = Watched()

  init(_ site: Site) { self.site = site }
}

/// A place in a source that makes dialogs.
struct Site: Hashable, Sendable {
  let file: String
  let line: UInt

  init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = ("\(file)", line) }
}

/// An object that a run shows as a dialog.
@MainActor
protocol DialogObject: AnyObject {
  var standing: Standing { get set }
  /// The name that the program gave it; `nil` for one made from its title.
  var rehearsalID: String? { get }
  /// What a name is made from.
  var titleForName: String { get }
  /// Whether its delegate is gone without having been set to nil.
  var hasLostDelegate: Bool { get }
  /// The dialog of a document that it is.
  func described(as id: String) -> Dialog
  /// Performs a call.
  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool?
}
