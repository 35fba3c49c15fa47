import DialogModel
public import Gtk

extension Stage {
  /// Keeps the keyboard's focus on a widget that can be used: takes it from a widget that an alert
  /// has just covered, and gives it back when the alert has gone.
  public func keepFocus(in window: Window) {
    let up = Set(layers.map(\.dialog))
    if let top = topView?.dialog,
      let holder = buttons(of: covered).first(where: { window.hasFocus($0) })
    {
      focusBelow.append((top, holder))
    }
    // Otherwise Return would press a widget that an alert has just covered.
    if covered.contains(where: { window.hasFocus(inside: $0) }) { window.setFocus(nil) }
    while let last = focusBelow.last, !up.contains(last.dialog) {
      focusBelow.removeLast()
      guard window.focusesNothing, last.holder.isMapped, last.holder.isSensitive,
        !covered.contains(where: { $0.contains(deep: last.holder) })
      else { continue }
      window.setFocus(last.holder)
    }
    followFirstResponder(in: window)
  }

  private func buttons(of covered: [Widget]) -> [Widget] {
    let dialogs = layers.filter { view in covered.contains { $0 === view.canvas } }
    let all = dialogs.flatMap(\.focusable) + (screenView?.focusable ?? [])
    // A field gets the focus back when it is first responder; its selection is kept.
    let entries = fieldViews.map(\.entry)
    return all.filter { widget in !entries.contains { $0 === widget } }
  }
}
