public import DialogModel
import DialogSimulator
import PrototypeFile
import Session

/// Lets the built-in activities of a document be performed if a person has allowed that.
///
/// If not, they are simulated.
@MainActor
public final class ActivityPermission {
  var onChange: (@MainActor () -> Void)?

  private weak var session: Session?
  /// The version of the document for which the person has allowed it.
  private var allowed: Revision?
  private var document: Revision?
  /// The pickers whose activities have been begun, by their numbers.
  private var begun: Set<Int> = []

  init() {}

  /// Whether the activities are performed.
  public var isAllowed: Bool { allowed.map { $0.hasSameText(as: document) } ?? false }

  /// Allows the activities from now on, or forbids them.
  public func set(allowed isAllowed: Bool) {
    allowed = isAllowed ? document : nil
    decide()
    onChange?()
  }

  /// The picker that is up, or else the first that the document has; `nil` where it has none.
  public var picker: ActivityPicker? {
    guard let session else { return nil }
    let prototype = session.prototype
    let up = session.state.showings.last { $0.picker != nil }?.dialog
    return up.flatMap { prototype[$0]?.activityPicker }
      ?? prototype.dialogs.lazy.compactMap(\.activityPicker).first
  }

  /// Sets up a run of a document before it is launched.
  ///
  /// A permission is for the document as it was then: one with another text needs a new permission,
  /// also at the same path.
  func begin(_ session: Session, of document: Revision?) {
    self.document = document
    if !isAllowed { allowed = nil }
    self.session = session
    // What was performed in the past that a run continues from is not performed again.
    begun = Set(session.state.pickers.lazy.filter(\.isLive).map(\.number))
    decide()
  }

  /// Forgets the run.
  func end() { session = nil }

  /// Returns the activities that have begun since the last call and are to be performed.
  func takeBegun() -> [LiveActivity] {
    guard let session else { return [] }
    return session.state.pickers.compactMap { run in
      guard run.isLive, begun.insert(run.number).inserted,
        case .builtIn(let activity)? = run.choice,
        var picker = session.prototype[run.dialog]?.activityPicker
      else { return nil }
      picker.items = picker.items(for: .builtIn(activity))
      return LiveActivity(number: run.number, activity: activity, picker: picker)
    }
  }

  private func decide() {
    session?.liveBuiltIns = isAllowed ? Set(BuiltInActivity.allCases) : []
  }
}
