public import DialogModel

/// An alert that is up: what it says and where it is in its life.
public struct Showing: Hashable, Sendable {
  /// Where an alert is in its life.
  public enum Phase: Hashable, Sendable {
    /// Coming in; both moments are equal until the movement begins.
    case entering(from: SimulatedTime, until: SimulatedTime)
    case presented
    /// Going out, dismissed with this index.
    case leaving(buttonIndex: Int, from: SimulatedTime, until: SimulatedTime)
    /// Staying up for a job after its button was tapped; the rest of its dismissal waits here.
    case parked(then: ParkedDismissal?)
  }

  /// The dialog in the document.
  public let dialog: DialogID
  /// What it says now.
  public internal(set) var texts: AlertTexts
  /// Where it is in its life.
  public internal(set) var phase: Phase
  /// What `alertViewShouldEnableFirstOtherButton:` answered last.
  public internal(set) var firstOtherEnabled = true

  /// Its text fields, from top to bottom.
  public internal(set) var fields: [FieldState]
  /// The index of the field that edits again once the alert is uncovered.
  var editsAgain: Int?

  init(dialog: DialogID, texts: AlertTexts, fields: [FieldState] = [], phase: Phase) {
    self.dialog = dialog
    self.texts = texts
    self.fields = fields
    self.phase = phase
  }

  /// Whether it is on its way out.
  public var isLeaving: Bool {
    if case .leaving = phase { true } else { false }
  }

  /// Whether it is on its way in.
  public var isEntering: Bool {
    if case .entering = phase { true } else { false }
  }

  /// Whether it has come in and has not begun to leave.
  public var isUp: Bool { !isEntering && !isLeaving }
}

/// The texts of an alert with every template filled in.
public struct AlertTexts: Hashable, Sendable {
  /// The title; `nil` for none.
  public var title: String?
  /// The message; `nil` for none.
  public var message: String?
  /// The titles of the buttons by 0-based index.
  public var buttons: [String]
}

extension State {
  /// Whether an alert stands over the one at this place, coming in or up.
  func isCovered(at position: Int) -> Bool {
    alerts[(position + 1)...].contains { !$0.isLeaving }
  }

  /// The alerts that can be seen: the topmost one, and whatever still leaves above it.
  public var visibleAlerts: ArraySlice<Showing> {
    guard let top = alerts.lastIndex(where: { !$0.isLeaving }) else { return alerts[...] }
    return alerts[top...]
  }
}
