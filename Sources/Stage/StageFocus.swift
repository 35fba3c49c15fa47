import DialogModel
import DialogSimulator
public import Gtk

/// A dialog that is up, what had the focus when it came in, and what in it had the focus last.
private struct FocusStep {
  let dialog: DialogID
  let opener: Widget?
  var inside: Widget?
}

/// The keyboard's focus on the stage: a dialog takes the focus when it comes in, and what had it before
/// gets it back when the dialog has gone.
@MainActor
public final class StageFocus {
  /// The widget outside the stage that is about to show a dialog: it gets the keyboard's focus back
  /// when that has gone.
  public var outerOpener: Widget?
  /// The dialogs that are up.
  private var steps: [FocusStep] = []
  /// The window whose focus is kept.
  private weak var window: Window?
  /// Whether a dialog takes the focus as soon as it is drawn.
  private var isDue = false
  /// The first responder when the focus last followed it.
  private var lastResponder: FieldID?
  /// Whether the first button of a new run is to get the focus.
  private var awaitsScreen = false
  /// The button that has the focus since the run began, before a key has used it.
  private weak var resting: Widget?
  /// How often a screen without a place was looked at, and how often it is at most.
  private var looks = 0
  private static let mostLooks = 40
  @Scheduled private var waiting: Source?
  /// What the system showed when the focus was last kept in it.
  private var scene: SystemScene?
  private unowned let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// Forgets the dialogs of a run, before another one.
  func begin() {
    steps = []
    isDue = false
    lastResponder = nil
    scene = nil
    awaitsScreen = true
    looks = 0
  }

  /// Gives the focus to a dialog that takes it, after a frame that may have drawn it.
  func frameDrawn() {
    if isDue, let window { keep(in: window) }
  }

  /// Keeps the keyboard's focus on a widget that can be used.
  ///
  /// A new dialog takes the focus from the stage, or if nothing has it, but never from another part
  /// of the window.
  public func keep(in window: Window) {
    self.window = window
    isDue = false
    if keepSystem(in: window) { return }
    let top = stage.topView
    let isNew = noteOpeners(in: window)
    note(in: window)
    // Otherwise Return would press a widget that an alert has just covered.
    if stage.covered.contains(where: { window.hasFocus(inside: $0) }) { window.setFocus(nil) }
    stage.screen.setKeepsFocus(top != nil)
    returnFocus(in: window)
    followFirstResponder(in: window)
    guard let top else { return rest(in: window) }
    if window.focusesNothing || isNew && window.hasFocus(inside: stage.widget) {
      enter(top, in: window)
    }
  }

  /// Gives the focus to the screen after its parts were edited, where nothing has it.
  public func returnToScreen(in window: Window) {
    awaitsScreen = true
    keep(in: window)
  }

  /// Gives the focus of a new run to the first button of its screen, where nothing has it: a screen
  /// reader says where a person is.
  ///
  /// It has no ring yet, and a field gets nothing: its delegate would hear of it.
  private func rest(in window: Window) {
    guard awaitsScreen, let focusable = stage.screenView?.focusable else { return }
    guard window.focusesNothing else { return awaitsScreen = false }
    let usable = focusable.filter { isUsable($0) }
    // The screen would scroll to what has no place yet.
    guard !usable.isEmpty, !usable.contains(where: \.awaitsPlace) else {
      looks += 1
      guard looks < StageFocus.mostLooks else { return }
      waiting = MainLoop.once(after: .milliseconds(50)) { [weak self, weak window] in
        if let self, let window { rest(in: window) }
      }
      return
    }
    awaitsScreen = false
    let first = usable.min { place(of: $0) < place(of: $1) }
    if stage.fieldViews.contains(where: { $0.entry === first }) { return }
    window.setFocus(first)
    resting = first
  }

  /// The place on the stage in the order of Tab: from above to below, then from the start to the end.
  private func place(of widget: Widget) -> (Int, Int) {
    widget.translate(x: 0, y: 0, to: stage.widget).map { ($0.y, $0.x) } ?? (.max, 0)
  }

  /// Shows the ring of the button that a run began with: the first key to move or to press only says
  /// where the focus is.
  ///
  /// - Returns: whether the key was for that.
  public func reveal(in window: Window, for press: KeyPress) -> Bool {
    guard let button = resting, StageFocus.revealing.contains(press.name) else { return false }
    resting = nil
    guard !stage.ringsFocus, window.hasFocus(button) else { return false }
    stage.ringsFocus = true
    return true
  }

  private static let revealing: Set<String> = [
    "Tab", "ISO_Left_Tab", "Return", "KP_Enter", "ISO_Enter", "space", "F6",
  ]

  /// Gives the keyboard's focus to a composer, if one is on top, for a character that is typed
  /// while nothing has the focus.
  ///
  /// - Returns: whether the character is for the composer.
  public func takeForComposer(in window: Window, for press: KeyPress) -> Bool {
    guard press.character != nil, press.modifiers.isSubset(of: .shift),
      let typing = (stage.topView as? PickerView)?.typing
    else { return false }
    window.setFocus(typing)
    return true
  }

  /// Notes what in the topmost dialog has the focus, to give it back there.
  public func note(in window: Window) {
    guard let top = stage.topView,
      let step = steps.lastIndex(where: { $0.dialog == top.dialog }),
      let inside = top.focusable.first(where: { window.hasFocus($0) })
    else { return }
    steps[step].inside = inside
  }

  /// Gives the focus to the topmost dialog, or to the first part of the stage that can have it.
  ///
  /// - Returns: whether there is one.
  public func take(in window: Window) -> Bool {
    if stage.around.takesTaps { return enterSystem(in: window) }
    if stage.focusEditedField(in: window) { return true }
    if let top = stage.topView, enter(top, in: window) { return true }
    return stage.widget.focusInside()
  }

  /// Notes for each new dialog which widget has the focus.
  ///
  /// - Returns: whether there is a new dialog.
  private func noteOpeners(in window: Window) -> Bool {
    let known = Set(steps.map(\.dialog))
    let up = stage.layers.filter { !known.contains($0.dialog) && staying.contains($0.dialog) }
    guard !up.isEmpty else { return false }
    let opener = outerOpener ?? openers.first { window.hasFocus($0) }
    outerOpener = nil
    for view in up { steps.append(FocusStep(dialog: view.dialog, opener: opener)) }
    return true
  }

  /// The dialogs that are up and do not leave.
  private var staying: Set<DialogID> {
    let showings = stage.simulator?.state.showings.filter { !$0.isLeaving } ?? []
    return Set(showings.map(\.dialog))
  }

  /// What can have opened a dialog.
  ///
  /// A field gets the focus back when it is first responder; its selection is kept.
  private var openers: [Widget] {
    let entries = stage.fieldViews.map(\.entry)
    let all =
      stage.layers.flatMap(\.focusable) + (stage.screenView?.focusable ?? []) + [stage.homeKey]
    return all.filter { widget in !entries.contains { $0 === widget } }
  }

  /// Gives the focus back to what opened the dialogs that have gone.
  private func returnFocus(in window: Window) {
    // Over another dialog one has gone as soon as it leaves; the screen waits until it is gone.
    let up = stage.topView == nil ? Set(stage.layers.map(\.dialog)) : staying
    var openers: [Widget] = []
    while let last = steps.last, !up.contains(last.dialog) {
      steps.removeLast()
      if let opener = last.opener { openers.append(opener) }
    }
    guard window.focusesNothing, !openers.isEmpty else { return }
    // What opened the last dialog may have gone with a dialog below it.
    if let opener = openers.first(where: { isUsable($0) }) {
      opener.grabFocus()
    } else if stage.topView == nil,
      let first = stage.screenView?.focusable.first(where: { isUsable($0) }),
      !stage.fieldViews.contains(where: { $0.entry === first })
    {
      window.setFocus(first)
    }
  }

  private func isUsable(_ widget: Widget) -> Bool {
    widget.isMapped && widget.isSensitive && !stage.covered.contains { $0.contains(deep: widget) }
  }

  /// Gives the focus to a dialog: to what had it there before, else to its emphasised button, else
  /// to the first button that does no harm.
  ///
  /// It never goes to a field, because that would begin to edit.
  ///
  /// - Returns: whether the focus is there.
  @discardableResult
  private func enter(_ view: any LayerView, in window: Window) -> Bool {
    let responder = stage.simulator?.state.firstResponder
    // An alert with fields begins to edit when it has come in.
    let isEntering =
      stage.simulator?.state.showings.last { $0.dialog == view.dialog }?.isEntering ?? false
    if responder != nil || isEntering && view is AlertView && !view.fields.isEmpty { return false }
    let fields = view.fields.map(\.entry)
    let buttons = view.focusable.filter { button in
      button.isSensitive && !fields.contains { $0 === button }
    }
    let before = steps.last { $0.dialog == view.dialog }?.inside
    let emphasised = view.emphasised
    if before == nil, let emphasised {
      // Return taps it also where it is disabled, and must not tap another button.
      guard emphasised.isSensitive else { return false }
      guard emphasised.isMapped, emphasised.allocation.height > 1 else {
        // It has no place yet; the frame that draws it comes here again.
        isDue = true
        return false
      }
      // The focus would scroll to the button, and hide the buttons above it.
      guard isInSight(emphasised, of: view) else { return false }
    }
    let wanted =
      buttons.first { $0 === before } ?? buttons.first { $0 === emphasised }
      ?? buttons.first { !$0.hasClass("destructive") } ?? buttons.first
    guard let wanted else { return false }
    guard wanted.isMapped else {
      // It is not drawn yet; the frame that draws it comes here again.
      isDue = true
      return false
    }
    if !window.hasFocus(wanted) { window.setFocus(wanted) }
    return true
  }

  /// Whether a button of a dialog is wholly in sight, where the dialog scrolls.
  private func isInSight(_ button: Widget, of view: any LayerView) -> Bool {
    let height = button.allocation.height
    guard let top = button.translate(x: 0, y: 0, to: view.canvas) else { return true }
    return top.y >= 0 && Int(top.y) + height <= view.canvas.allocation.height
  }

  /// Moves the keyboard's focus to the first responder, unless a person types in another part of
  /// the window.
  private func followFirstResponder(in window: Window) {
    let now = stage.simulator?.state.firstResponder
    let changed = now != lastResponder
    lastResponder = now
    let isInField = stage.fieldViews.contains { window.hasFocus($0.entry) }
    guard now != nil else {
      if isInField { window.setFocus(nil) }
      return
    }
    let isElsewhere = window.focusesField && !isInField
    if !isElsewhere, changed || isInField || window.focusesNothing {
      stage.focusEditedField(in: window)
    }
  }

  // MARK: Parts of the system

  /// Keeps the keyboard's focus in the part of the system that takes all taps.
  ///
  /// - Returns: whether there is one.
  private func keepSystem(in window: Window) -> Bool {
    guard stage.around.takesTaps, let system = stage.system else {
      // What was used last is gone with the system's part; the icon is the only thing to use.
      if scene != nil, window.focusesNothing, stage.topView == nil,
        let springboard = stage.springboard, springboard.canvas.isVisible
      {
        window.setFocus(springboard.target)
      }
      scene = nil
      return false
    }
    let isNew = scene.map { !$0.isSamePart(as: system.scene) } ?? true
    scene = system.scene
    let isOnStage = window.hasFocus(inside: stage.widget)
    if stage.covered.contains(where: { window.hasFocus(inside: $0) }) { window.setFocus(nil) }
    stage.screen.setKeepsFocus(true)
    if window.focusesNothing || isNew && isOnStage { enterSystem(in: window) }
    return true
  }

  /// Gives the focus to the part of the system: to the button that Return taps, else to the first
  /// that can have it.
  ///
  /// - Returns: whether the focus is there.
  @discardableResult
  private func enterSystem(in window: Window) -> Bool {
    guard let system = stage.system else { return false }
    guard let wanted = system.emphasisedButton ?? system.focusable.first else { return false }
    guard wanted.isMapped, wanted.allocation.height > 1 else {
      // It is not drawn yet; the frame that draws it comes here again.
      isDue = true
      return false
    }
    if !window.hasFocus(wanted) { window.setFocus(wanted) }
    return true
  }
}

extension LayerView {
  /// The button that Return taps; `nil` if there is none.
  var emphasised: Widget? {
    guard case .tapButton(_, let index)? = emphasisedButton else { return nil }
    return button(at: index)
  }
}
