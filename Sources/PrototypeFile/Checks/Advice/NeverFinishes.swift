import DialogModel
import Texts

/// Rule 29: an activity that does not call `activityDidFinish:`.
enum NeverFinishes {
  static func check(_ checks: inout DocumentChecks) {
    for (index, dialog) in checks.prototype.dialogs.enumerated() {
      guard let picker = dialog.activityPicker else { continue }
      let path = ["dialogs", .entry(index), "activityPicker", "activities"] as [Places.Step]
      for (place, activity) in picker.activities.enumerated() {
        check(activity, path + [.item(place)], &checks)
      }
    }
  }

  private static func check(
    _ activity: Activity, _ path: [Places.Step], _ checks: inout DocumentChecks
  ) {
    switch activity.behaviour {
    case .inherited:
      guard checks.prototype.choices.defaultPerformActivity == .nothing else { return }
      warn(activity, path + ["type"], [], &checks)
    case .performs(let performance):
      guard performance.completion == .never else { return }
      warn(activity, path + ["perform", "completed"], [], &checks)
    case .shows(let view):
      guard !view.controls.contains(where: \.finishesActivity) else { return }
      warn(activity, path + ["view"], fix(view, path + ["view", "controls"], checks), &checks)
    }
  }

  private static func warn(
    _ activity: Activity, _ path: [Places.Step], _ fix: [DocumentEdit],
    _ checks: inout DocumentChecks
  ) {
    checks.warn(
      tr(
        "“{name}” never ends: “{method}” is not called, so nobody hears of it",
        ["name": activity.type, "method": Selector.activityDidFinish.name]),
      at: path, see: .neverFinishes, fix: fix)
  }

  /// Ends the activity with the last button of its view.
  private static func fix(
    _ view: PresentedView, _ path: [Places.Step], _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    let nodes = checks.places.node(at: path)?.controlNodes ?? []
    let last = view.controls.lastIndex { control in
      switch control.kind {
      case .button, .barButton, .toolbarButton, .row: true
      default: false
      }
    }
    guard let last, nodes.indices.contains(last) else { return [] }
    let button = nodes[last].address(in: checks.places.address(to: path))
    return [
      .insert(
        path: button / ControlKey.then / .end,
        .map([(ActionKey.finish.rawValue, .plain("true"))]))
    ]
  }
}

extension Control {
  /// Whether something that it does ends the activity in whose view it is.
  fileprivate var finishesActivity: Bool {
    let field = textField
    let lists =
      [then] + Array((field?.events ?? [:]).values) + Array((field?.delegate.does ?? [:]).values)
    return lists.contains { $0.contains(where: \.finishesActivity) }
  }
}

extension Action {
  /// Whether it ends an activity, or has an action that does.
  fileprivate var finishesActivity: Bool {
    switch self {
    case .finish: true
    case .when(_, let yes, let no): (yes + no).contains(where: \.finishesActivity)
    case .presentView(_, _, let completion):
      completion?.contains(where: \.finishesActivity) ?? false
    case .dismissView(_, _, let completion): completion.contains(where: \.finishesActivity)
    default: false
    }
  }
}
