import DialogModel
import DialogSimulator
public import Gtk

// The keyboard's focus and the dialogs on the stage: a dialog takes the focus when it comes in, and
// what had it before gets it back when the dialog has gone.

/// A dialog that is up, what had the focus when it came in, and what in it had the focus last.
struct FocusStep {
  let dialog: DialogID
  let opener: Widget?
  var inside: Widget?
}

extension Stage {
  /// Keeps the keyboard's focus on a widget that can be used.
  ///
  /// A new dialog takes the focus from the stage, or if nothing has it, but never from another part
  /// of the window.
  public func keepFocus(in window: Window) {
    focusWindow = window
    focusIsDue = false
    if keepSystemFocus(in: window) { return }
    let top = topView
    let isNew = noteOpeners(in: window)
    noteFocus(in: window)
    // Otherwise Return would press a widget that an alert has just covered.
    if covered.contains(where: { window.hasFocus(inside: $0) }) { window.setFocus(nil) }
    screen.setKeepsFocus(top != nil)
    returnFocus(in: window)
    followFirstResponder(in: window)
    guard let top else { return }
    if window.focusesNothing || isNew && window.hasFocus(inside: widget) { enter(top, in: window) }
  }

  /// Gives the keyboard's focus to a composer, if one is on top, for a character that is typed
  /// while nothing has the focus.
  ///
  /// - Returns: whether the character is for the composer.
  public func focusComposer(in window: Window, for press: KeyPress) -> Bool {
    guard press.character != nil, press.modifiers.isSubset(of: .shift),
      let typing = (topView as? PickerView)?.typing
    else { return false }
    window.setFocus(typing)
    return true
  }

  /// Notes what in the topmost dialog has the focus, to give it back there.
  public func noteFocus(in window: Window) {
    guard let top = topView,
      let step = focusSteps.lastIndex(where: { $0.dialog == top.dialog }),
      let inside = top.focusable.first(where: { window.hasFocus($0) })
    else { return }
    focusSteps[step].inside = inside
  }

  /// Gives the focus to the topmost dialog, or to the first part of the stage that can have it.
  ///
  /// - Returns: whether there is one.
  public func takeFocus(in window: Window) -> Bool {
    if isUnderSystem { return enterSystem(in: window) }
    if focusEditedField(in: window) { return true }
    if let top = topView, enter(top, in: window) { return true }
    return widget.focusInside()
  }

  /// Whether the focus is on the button that Return taps.
  public func focusesEmphasisedButton(in window: Window) -> Bool {
    if isUnderSystem { return system?.emphasisedButton.map { window.hasFocus($0) } ?? false }
    return topView?.emphasised.map { window.hasFocus($0) } ?? false
  }

  /// Notes for each new dialog what has the focus.
  ///
  /// - Returns: whether there is a new dialog.
  private func noteOpeners(in window: Window) -> Bool {
    let known = Set(focusSteps.map(\.dialog))
    let up = layers.filter { !known.contains($0.dialog) && staying.contains($0.dialog) }
    guard !up.isEmpty else { return false }
    let opener = outerOpener ?? openers.first { window.hasFocus($0) }
    outerOpener = nil
    for view in up { focusSteps.append(FocusStep(dialog: view.dialog, opener: opener)) }
    return true
  }

  /// The dialogs that are up and do not leave.
  private var staying: Set<DialogID> {
    let showings = simulator?.state.showings.filter { !$0.isLeaving } ?? []
    return Set(showings.map(\.dialog))
  }

  /// What can have opened a dialog.
  ///
  /// A field gets the focus back when it is first responder; its
  /// selection is kept.
  private var openers: [Widget] {
    let entries = fieldViews.map(\.entry)
    let all = layers.flatMap(\.focusable) + (screenView?.focusable ?? []) + [homeKey]
    return all.filter { widget in !entries.contains { $0 === widget } }
  }

  /// Gives the focus back to what opened the dialogs that have gone.
  private func returnFocus(in window: Window) {
    // Over another dialog one has gone as soon as it leaves; the screen waits until it is gone.
    let up = topView == nil ? Set(layers.map(\.dialog)) : staying
    var openers: [Widget] = []
    while let last = focusSteps.last, !up.contains(last.dialog) {
      focusSteps.removeLast()
      if let opener = last.opener { openers.append(opener) }
    }
    guard window.focusesNothing, !openers.isEmpty else { return }
    // What opened the last dialog may have gone with a dialog below it.
    if let opener = openers.first(where: { isUsable($0) }) {
      opener.grabFocus()
    } else if topView == nil, let first = screenView?.focusable.first(where: { isUsable($0) }),
      !fieldViews.contains(where: { $0.entry === first })
    {
      window.setFocus(first)
    }
  }

  private func isUsable(_ widget: Widget) -> Bool {
    widget.isMapped && widget.isSensitive && !covered.contains { $0.contains(deep: widget) }
  }

  /// Gives the focus to a dialog: to what had it there before, else to its emphasised button, else
  /// to the first button that does no harm.
  ///
  /// It never goes to a field, because that would begin to edit.
  ///
  /// - Returns: whether the focus is there.
  @discardableResult
  private func enter(_ view: any LayerView, in window: Window) -> Bool {
    let responder = simulator?.state.firstResponder
    // An alert with fields begins to edit when it has come in.
    let isEntering =
      simulator?.state.showings.last { $0.dialog == view.dialog }?.isEntering ?? false
    if responder != nil || isEntering && view is AlertView && !view.fields.isEmpty { return false }
    let fields = view.fields.map(\.entry)
    let buttons = view.focusable.filter { button in
      button.isSensitive && !fields.contains { $0 === button }
    }
    let before = focusSteps.last { $0.dialog == view.dialog }?.inside
    let emphasised = view.emphasised
    if before == nil, let emphasised {
      // Return taps it also where it is disabled, and must not tap another button.
      guard emphasised.isSensitive else { return false }
      guard emphasised.isMapped, emphasised.allocation.height > 1 else {
        // It has no place yet; the frame that draws it comes here again.
        focusIsDue = true
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
      focusIsDue = true
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
}

extension LayerView {
  /// The button that Return taps; `nil` if there is none.
  var emphasised: Widget? {
    guard case .tapButton(_, let index)? = emphasisedButton else { return nil }
    return button(at: index)
  }
}
