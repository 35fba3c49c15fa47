import DialogModel
import Texts

extension DocumentChecks {
  /// Warns of later features in a document of the era before multitasking.
  mutating func checkEra() {
    guard prototype.era == .ios3 else { return }
    for (index, dialog) in prototype.dialogs.enumerated() {
      let path = ["dialogs", .entry(index)] as [Places.Step]
      switch dialog.kind {
      case .alert(let alert):
        if alert.style != .default {
          warnEra("alertViewStyle", "iOS 5", path + ["alert", "style"])
        }
        checkEra(of: .alertViewShouldEnableFirstOtherButton, "iOS 5", path + ["delegate"])
      case .activityPicker: warnEra("activityPicker", "iOS 6", path + ["activityPicker"])
      case .popover, .formSheet:
        warnEra(dialog.kind.word, "iOS 3.2", path + [.key(dialog.kind.word)])
      case .presentedView(let view) where view.style == .pageSheet:
        warnEra("pageSheet", "iOS 3.2", path + ["presentedView", "style"])
      case .actionSheet, .presentedView: break
      }
      for selector in DocumentChecks.laterControllers {
        checkEra(of: selector, "iOS 6", path + ["viewController"])
      }
    }
    for index in prototype.screens.indices {
      for selector in DocumentChecks.laterControllers {
        checkEra(of: selector, "iOS 6", ["screens", .entry(index), "viewController"])
      }
    }
    for place in completions {
      warn(
        tr(
          "“{thing}” came with {version}, after era: ios3",
          ["thing": "completion", "version": "iOS 5"]), at: place, see: .era)
    }
    if !prototype.notifications.isEmpty { warnEra("notifications", "iOS 4", ["notifications"]) }
    let later: [Selector] = [.applicationDidEnterBackground, .applicationWillEnterForeground]
    for selector in later { checkEra(of: selector, "iOS 4", ["application"]) }
  }

  /// The methods that ask a view controller, since the system's sixth version.
  private static let laterControllers: [Selector] = [
    .shouldAutorotate, .supportedInterfaceOrientations,
  ]

  /// The places of the completions of presentations and dismissals.
  private var completions: [Mark] {
    var found: [Mark] = []
    func search(_ node: YAMLNode) {
      for entry in node.entries ?? [] {
        if entry.name == ActionKey.present.rawValue || entry.name == ActionKey.dismiss.rawValue,
          let completion = entry.value.entries?.first(where: {
            $0.name == PresentKey.completion.rawValue
          })
        {
          found.append(completion.key.start)
        }
        search(entry.value)
      }
      for item in node.list ?? [] { search(item) }
    }
    search(places.root)
    return found
  }

  /// Warns where a delegate has an answer or actions for a method of a later iOS version.
  private mutating func checkEra(of selector: Selector, _ version: String, _ path: [Places.Step]) {
    if let path = answer(to: selector, path) { warnEra(selector.name, version, path) }
  }

  /// The path to the answer or the actions of a delegate for a method; `nil` if it has neither.
  func answer(to selector: Selector, _ delegate: [Places.Step]) -> [Places.Step]? {
    for key in ["returns", "does"] as [Places.Step] where places.has(delegate + [key]) {
      let path = delegate + [key, .key(selector.name)]
      if places.has(path) { return path }
    }
    return nil
  }

  private mutating func warnEra(_ thing: String, _ version: String, _ path: [Places.Step]) {
    warn(
      tr(
        "“{thing}” came with {version}, after era: ios3",
        ["thing": thing, "version": version]), at: path, see: .era)
  }
}
