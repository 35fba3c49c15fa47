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
      case .actionSheet, .presentedView: break
      }
    }
    if !prototype.notifications.isEmpty { warnEra("notifications", "iOS 4", ["notifications"]) }
    let later: [Selector] = [.applicationDidEnterBackground, .applicationWillEnterForeground]
    for selector in later { checkEra(of: selector, "iOS 4", ["application"]) }
  }

  /// Warns where a delegate has an answer or actions for a method of a later iOS version.
  private mutating func checkEra(of selector: Selector, _ version: String, _ path: [Places.Step]) {
    for key in ["returns", "does"] as [Places.Step] where places.has(path + [key]) {
      let path = path + [key, .key(selector.name)]
      if places.has(path) { return warnEra(selector.name, version, path) }
    }
  }

  private mutating func warnEra(_ thing: String, _ version: String, _ path: [Places.Step]) {
    warn(
      tr(
        "“{thing}” came with {version}, after era: ios3",
        ["thing": thing, "version": version]), at: path, see: "era")
  }
}
