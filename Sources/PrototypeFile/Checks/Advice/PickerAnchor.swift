import DialogModel
import Texts

/// Rule 34: on a tablet an activity picker is in a popover, which points at something and lets
/// nothing through.
enum PickerAnchor {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    let prototype = checks.prototype
    guard prototype.device == .tablet else { return }
    for list in actions.all {
      for placed in list.placed {
        if let shown = placed.shown, !list.owner.isControl {
          checkPlace(shown, placed, actions, &checks)
        }
        if case .setPassthrough(let id, let controls) = placed.action,
          prototype[id]?.activityPicker != nil, controls?.isEmpty == false
        {
          checks.warn(
            tr(
              "controls stay live beside the picker “{name}”, and a tap there leaves it up",
              ["name": prototype.name(of: id)]), at: placed.path, see: .pickerAnchor)
        }
      }
    }
  }

  /// Warns of a picker that no control presents, and that does not say where it comes from.
  private static func checkPlace(
    _ id: DialogID, _ placed: PlacedAction, _ actions: PlacedLists, _ checks: inout DocumentChecks
  ) {
    guard let picker = checks.prototype[id]?.activityPicker, picker.source.on(.tablet) == nil else {
      return
    }
    let name = checks.prototype.name(of: id)
    checks.warn(
      tr("on a tablet “{name}” needs a place to come from", ["name": name]), at: placed.path,
      see: .pickerAnchor,
      fix: fix(id, picker, actions, checks))
  }

  /// Lets it come out of the control that presents it elsewhere.
  private static func fix(
    _ id: DialogID, _ picker: ActivityPicker, _ actions: PlacedLists, _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    guard picker.source == nil,
      let control = actions.all.lazy.compactMap({ list -> ControlID? in
        guard case .control(let control) = list.owner,
          list.placed.contains(where: { $0.shown == DialogID(id.index) })
        else { return nil }
        return control
      }).first
    else { return [] }
    let source = SourceKey.pointing(at: checks.prototype.control(control))
    let from = checks.places.address(
      to: ["dialogs", .entry(id.index), "activityPicker", "from"])
    return [.set(path: from, source)]
  }
}

extension SourceKey {
  /// The value of `from` for what comes out of a control.
  static func pointing(at control: Control) -> YAMLNode {
    let isItem = control.kind.bar == .toolbar || control.kind.bar == .navigationBar
    let key: SourceKey = isItem ? .barButton : .rect
    return .map([(key.rawValue, .text(control.id))])
  }
}

/// Rule 35: the delegate of a popover is not told when code takes the popover down.
enum UnheardDismissal {
  static func check(_ checks: inout DocumentChecks) {
    guard checks.prototype.device == .tablet else { return }
    let method = Selector.popoverControllerDidDismissPopover
    for (index, dialog) in checks.prototype.dialogs.enumerated() {
      guard dialog.activityPicker != nil, dialog.delegate.responds(to: method),
        dialog.delegate.does[method]?.isEmpty == false,
        dialog.delegate.does[.completionHandler]?.isEmpty != false
      else { continue }
      let does = ["dialogs", .entry(index), "delegate", "does"] as [Places.Step]
      let old = does + [.key(method.name)]
      let new = checks.places.address(to: does) / .named(Selector.completionHandler.name)
      checks.warn(
        tr(
          "“{method}” is not called when an activity ends; the completion handler is always called",
          ["method": method.name]), at: old, see: .unheardDismissal,
        fix: [.relocate(path: checks.places.address(to: old), to: new)])
    }
  }
}

extension PlacedList.Owner {
  /// Whether it is a control, which a popover can point at.
  fileprivate var isControl: Bool {
    if case .control = self { true } else { false }
  }
}
