import DialogModel
import Texts

/// Rule 17: what `alertViewCancel:` does at Home is not done since the system's fourth version.
enum HomeIsSilent {
  static func check(_ checks: inout DocumentChecks) {
    let prototype = checks.prototype
    guard prototype.era == .ios6, !prototype.hearsOfBackground else { return }
    let cancelled = prototype.cancelledBySteps
    for (index, dialog) in prototype.dialogs.enumerated() {
      let method: Selector = dialog.alert != nil ? .alertViewCancel : .actionSheetCancel
      guard dialog.hasInstances, !cancelled.contains(index), dialog.delegate.responds(to: method),
        dialog.delegate.does[method]?.isEmpty == false
      else { continue }
      let path = ["dialogs", .entry(index), "delegate", "does", .key(method.name)] as [Places.Step]
      checks.warn(
        tr(
          "since iOS 4 Home does not call “{method}”, and nothing is done in the background",
          ["method": method.name]), at: path, see: .homeIsSilent,
        fix: fix(dialog, path, checks.places))
    }
  }

  /// Does the same when the application goes to the background while the dialog is up.
  private static func fix(
    _ dialog: Dialog, _ path: [Places.Step], _ places: Places
  ) -> [DocumentEdit] {
    guard let node = places.node(at: path) else { return [] }
    let target =
      PartAddress.document / DocumentKey.application / ApplicationKey.does
      / .named(Selector.applicationDidEnterBackground.name) / .end
    let action = YAMLNode.map([
      (
        ActionKey.when.rawValue,
        .map([(ConditionKey.visible.rawValue, .text(dialog.id))])
      ),
      (ActionKey.perform.rawValue, .list(node.things)),
    ])
    return [.insert(path: target, action)]
  }
}

extension Prototype {
  /// Whether the application does something when it goes to the background.
  fileprivate var hearsOfBackground: Bool {
    let methods: [Selector] = [.applicationDidEnterBackground, .applicationWillResignActive]
    guard let delegate = application?.delegate else { return false }
    return methods.contains {
      delegate.responds(to: $0) && delegate.does[$0]?.isEmpty == false
    }
  }

  /// The places of the dialogs that a step lets the system cancel: their author relies on no Home.
  fileprivate var cancelledBySteps: Set<Int> {
    var found: Set<Int> = []
    for step in scenarios.flatMap(\.steps) {
      if case .systemCancel(let id) = step.kind { found.insert(id.index) }
    }
    return found
  }
}
