/// Something a document makes happen inside a callback or at a tap.
public enum Action: Hashable, Sendable {
  /// Shows a dialog.
  case present(DialogID)
  /// Dismisses a dialog; without a button index, with its cancel index.
  case dismiss(DialogID, buttonIndex: Int?, animated: Bool)
  /// Shows another screen.
  case goTo(ScreenID)
  /// Changes the texts of an alert that is showing; `nil` leaves one as it is.
  case setTexts(DialogID, title: Template?, message: Template?)
  /// Enables or disables a control.
  case setEnabled(ControlReference, Bool)
  /// Writes a line to the console, as `NSLog` does.
  case log(Template)
}

/// A control named in an action.
///
/// Control ids are unique on their screen only, so a name may stand for several.
public struct ControlReference: Hashable, Sendable {
  /// The id as written in the document.
  public var name: String
  /// Every control of that id, in the document's order; never empty in a document that loaded.
  public var candidates: [ControlID]

  /// The controls of an id.
  public init(name: String, candidates: [ControlID]) {
    self.name = name
    self.candidates = candidates
  }

  /// The control of that id on the showing screen; where that has none, all of them.
  public func resolved(on screen: ScreenID?) -> [ControlID] {
    let here = candidates.filter { $0.screen == screen }
    return here.isEmpty ? candidates : here
  }
}
