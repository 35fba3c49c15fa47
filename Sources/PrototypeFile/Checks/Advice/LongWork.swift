import DialogModel
import Texts

/// Rule 33: `performActivity` is called on the main thread.
enum LongActivity {
  /// From how many milliseconds on a person sees that nothing moves.
  static let long = 1_000

  static func check(_ checks: inout DocumentChecks) {
    for (index, dialog) in checks.prototype.dialogs.enumerated() {
      for (place, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
        guard case .performs(let performance) = activity.behaviour,
          performance.milliseconds >= long
        else { continue }
        let path =
          [
            "dialogs", .entry(index), "activityPicker", "activities", .item(place), "perform",
            "seconds",
          ] as [Places.Step]
        checks.warn(
          tr(
            "“{name}” works {n} s in “{method}”, which is called on the main thread",
            [
              "name": activity.type, "n": JSONText.seconds(milliseconds: performance.milliseconds),
              "method": Selector.performActivity.name,
            ]),
          at: path, see: .longActivity,
          fix: [.set(path: checks.places.address(to: path), .plain("0"))])
      }
    }
  }
}

/// Rule 42: a task that works inside `clicked` blocks the main thread of a device.
enum BlockedThread {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    var told: Set<Int> = []
    for list in actions.all where list.isInClicked {
      for placed in list.placed where !placed.isLater {
        guard case .run(let id) = placed.action, let task = checks.prototype[id],
          task.loader == .inPlace, task.isLong, told.insert(id.index).inserted
        else { continue }
        let loader = checks.places.address(to: ["tasks", .entry(id.index), "loader"])
        checks.warn(
          tr(
            "“{name}” works inside a tap: on a device that blocks the main thread, and nothing is drawn",
            ["name": task.id]), at: placed.path, see: .blockedThread,
          fix: [.set(path: loader, .plain(PrototypeTask.Loader.separate.rawValue))])
      }
    }
  }
}

extension PlacedList {
  /// Whether it is done while the delegate of an alert or a sheet is told of a tap.
  fileprivate var isInClicked: Bool {
    switch owner {
    case .button(_, _, false), .dialog(_, .alertViewClickedButtonAtIndex),
      .dialog(_, .actionSheetClickedButtonAtIndex):
      true
    default: false
    }
  }
}

extension PrototypeTask {
  /// Whether it takes so long that a person sees it; how long a command takes is not known.
  fileprivate var isLong: Bool {
    switch work {
    case .simulated(let milliseconds, _, _): milliseconds >= LongActivity.long
    case .command: true
    }
  }
}
