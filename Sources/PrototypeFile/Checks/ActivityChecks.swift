import DialogModel
import Texts

extension DocumentChecks {
  /// Checks rules 32 and 36, about custom activities.
  mutating func checkActivities() {
    for (index, dialog) in prototype.dialogs.enumerated() {
      guard let picker = dialog.activityPicker else { continue }
      let path = ["dialogs", .entry(index), "activityPicker"] as [Places.Step]
      for (place, activity) in picker.activities.enumerated() {
        checkActivity(activity, path + ["activities", .item(place)])
      }
    }
  }

  private mutating func checkActivity(_ activity: Activity, _ path: [Places.Step]) {
    let name = ["name": activity.type] as KeyValuePairs
    if BuiltInActivity.allCases.contains(where: { $0.constant == activity.type }) {
      warn(
        tr("“{name}” is the type of a built-in activity", name), at: path + ["type"],
        see: .activityIcon)
    }
    if activity.title?.isEmpty ?? true {
      warn(
        tr("the activity “{name}” has no title, so nothing names its icon", name), at: path,
        see: .activityIcon)
    }
    if let icon = activity.icon {
      checkIcon(icon, activity, path + ["icon"])
    } else {
      warn(tr("the activity “{name}” has no icon", name), at: path, see: .activityIcon)
    }
    if case .shows = activity.behaviour, prototype.device == .tablet {
      warn(
        tr(
          "in iOS 6 a tablet shows the view of “{name}” on the whole screen and never takes it down",
          name),
        at: path + ["view"], see: .activityView)
    }
  }

  /// Checks that an icon file is a mask that fits its tile; a name without a file is a themed icon.
  private mutating func checkIcon(_ icon: String, _ activity: Activity, _ path: [Places.Step]) {
    guard IconName.isFile(icon), let head = files.picture(icon) else { return }
    let most = Activity.largestIcon(on: prototype.device)
    if head.width > most || head.height > most {
      warn(
        tr(
          "“{file}” is {width} × {height}; an activity’s icon has at most {most} points",
          [
            "file": icon, "width": "\(head.width)", "height": "\(head.height)",
            "most": "\(most)",
          ]),
        at: path, see: .activityIcon)
    }
    if !head.hasTransparency {
      warn(
        tr(
          "“{file}” has no transparency: as a mask, which has no colours, it is a plain square",
          ["file": icon]),
        at: path, see: .activityIcon)
    }
  }
}
