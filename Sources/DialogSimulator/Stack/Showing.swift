public import DialogModel

/// A dialog that comes in, is up or goes out, with its texts and its phase.
public struct Showing: Hashable, Sendable {
  /// The kind of a dialog that shows.
  public enum Kind: Hashable, Sendable {
    case alert, sheet, popover, picker
    /// A presented view, on the whole screen or as a sheet.
    case view
  }

  /// Where a dialog is in its life.
  public enum Phase: Hashable, Sendable {
    /// Coming in; both moments are equal until the movement begins.
    case entering(from: SimulatedTime, until: SimulatedTime)
    case presented
    /// Going out, with this index.
    case leaving(buttonIndex: Int, from: SimulatedTime, until: SimulatedTime)
    /// Kept up by a job after its button was tapped; the rest of its dismissal is stored here.
    case parked(then: ParkedDismissal?)
  }

  /// The dialog in the document.
  public let dialog: DialogID
  /// Its kind.
  public let kind: Kind
  /// What `alertViewShouldEnableFirstOtherButton:` answered last.
  public internal(set) var firstOtherEnabled = true
  /// Whether a person dismisses it by a tap outside it; a popover's delegate is called then.
  var isSentAway = false
  /// Where it is on the screen.
  public let placement: Placement
  /// What presented it, if it is no view of its own: its code belongs to that.
  let presenter: Presenter
  /// Where it is in its life.
  public internal(set) var phase: Phase
  /// Its text fields, from top to bottom.
  public internal(set) var fields: [FieldState]
  private var said: Boxed<DialogTexts>
  /// Values that few dialogs have.
  private var rare: Boxed<Rare>?

  private struct Rare: Hashable, Sendable {
    var passthrough: [ControlID]? = []
    var picker: ShownPicker?
    var loader: ShownLoader?
    var popover: DialogID?
  }

  init(
    dialog: DialogID, kind: Kind = .alert, placement: Placement = .middle,
    texts: Boxed<DialogTexts>,
    fields: [FieldState] = [], presenter: Presenter = .window, phase: Phase
  ) {
    self.dialog = dialog
    self.kind = kind
    self.placement = placement
    said = texts
    self.fields = fields
    self.presenter = presenter
    self.phase = phase
  }

  /// Its texts now.
  public internal(set) var texts: DialogTexts {
    get { said.value }
    _modify { yield &said.value }
  }

  /// The controls that are live next to it: `passthroughViews`; `nil` if no control is live, not
  /// even in the bar that it comes out of.
  public internal(set) var passthrough: [ControlID]? {
    get { rare.map(\.value.passthrough) ?? [] }
    set { if rare != nil || newValue != [] { change { $0.passthrough = newValue } } }
  }

  /// Its content as an activity picker, if it is one.
  public internal(set) var picker: ShownPicker? {
    get { rare?.value.picker }
    set { if rare != nil || newValue != nil { change { $0.picker = newValue } } }
  }

  /// The job that it shows, if there is one; its buttons are hidden then.
  public internal(set) var loader: ShownLoader? {
    get { rare?.value.loader }
    set { if rare != nil || newValue != nil { change { $0.loader = newValue } } }
  }

  /// The popover whose content presented it, if it is such a view.
  var popover: DialogID? {
    get { rare?.value.popover }
    set { if rare != nil || newValue != nil { change { $0.popover = newValue } } }
  }

  private mutating func change(_ body: (inout Rare) -> Void) {
    var rare = rare ?? Boxed(Rare())
    self.rare = nil
    body(&rare.value)
    self.rare = rare
  }

  /// The 0-based indices of the fields that can be seen: none while it shows a job.
  public var shownFields: Range<Int> { loader == nil ? fields.indices : 0..<0 }

  /// Whether it is going out.
  public var isLeaving: Bool {
    if case .leaving = phase { true } else { false }
  }

  /// Whether it is coming in.
  public var isEntering: Bool {
    if case .entering = phase { true } else { false }
  }

  /// Whether it has come in and has not begun to leave.
  public var isUp: Bool { !isEntering && !isLeaving }
}

/// The texts of a dialog with every template filled in.
public struct DialogTexts: Hashable, Sendable {
  /// The title; `nil` for none.
  public var title: String?
  /// The message; `nil` for none.
  public var message: String?
  /// The titles of the buttons by 0-based index.
  public var buttons: [String]

  /// The texts of a dialog.
  public init(title: String? = nil, message: String? = nil, buttons: [String]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension State {
  /// The dialogs that can be seen, from the lowest to the topmost.
  ///
  /// An alert hides an alert below it, and a presented view on the whole screen hides all below it;
  /// other covered dialogs can still be seen.
  public var visibleShowings: [Showing] {
    let top = stack.showings.lastIndex { $0.kind == .alert && !$0.isLeaving }
    let floor = stack.floor
    guard top != nil || floor != nil else { return stack.showings }
    return stack.showings.enumerated().filter { place, showing in
      showing.kind == .alert ? place >= top ?? 0 : place >= floor ?? 0
    }.map(\.element)
  }
}
