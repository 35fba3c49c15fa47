internal import DialogModel

extension Writer {
  func picker(_ picker: ActivityPicker) throws(NotWritable) -> [Written.Entry] {
    let usual = ActivityPicker()
    guard picker.cancelTitle == usual.cancelTitle, picker.builtInTitles == usual.builtInTitles
    else { throw notWritable("cancelTitle") }
    var entries = entry(ActivityPickerKey.items, list(picker.items.map { item($0) }))
    entries += entry(
      ActivityPickerKey.excluded, list(picker.excluded.map { .word($0.rawValue) }))
    var activities: [Written] = []
    for activity in picker.activities { activities.append(try self.activity(activity)) }
    entries += entry(ActivityPickerKey.activities, list(activities, .block))
    var builtIn: [Written.Entry] = []
    for activity in BuiltInActivity.allCases {
      guard let outcome = picker.builtIn[activity] else { continue }
      builtIn.append(Written.Entry(key: activity.rawValue, value: try self.outcome(outcome)))
    }
    entries += entry(ActivityPickerKey.builtIn, map(builtIn))
    return entries + entry(ActivityPickerKey.from, picker.source.map { source($0) })
  }

  private func item(_ item: ActivityItem) -> Written {
    switch item {
    case .text(let text): .map(entry(ActivityItemKey.text, .text(text)), .inline)
    case .url(let address): .map(entry(ActivityItemKey.url, .text(address)), .inline)
    case .image(let path): .map(entry(ActivityItemKey.image, .text(path)), .inline)
    case .file(let path): .map(entry(ActivityItemKey.file, .text(path)), .inline)
    }
  }

  private func activity(_ activity: Activity) throws(NotWritable) -> Written {
    var entries = entry(ActivityKey.type, .text(activity.type))
    entries += entry(ActivityKey.title, text(activity.title))
    entries += entry(ActivityKey.icon, text(activity.icon))
    let kinds = ActivityItem.Kind.allCases.filter(activity.accepts.contains)
    if kinds.count < ActivityItem.Kind.allCases.count {
      entries += entry(ActivityKey.accepts, .list(kinds.map { .word($0.rawValue) }, .inline))
    }
    switch activity.behaviour {
    case .inherited: break
    case .performs(let performance):
      entries += entry(ActivityKey.perform, self.performance(performance))
    case .shows(let view): entries += entry(ActivityKey.view, try activityView(view))
    }
    return .map(entries, .block)
  }

  private func performance(_ performance: Activity.Performance) -> Written {
    var entries = entry(
      PerformKey.seconds, .seconds(milliseconds: performance.milliseconds))
    switch performance.completion {
    case .finishes(let completed): entries += entry(PerformKey.completed, .boolean(completed))
    case .never: entries += entry(PerformKey.completed, .word("never"))
    }
    if performance.times != 1 { entries += entry(PerformKey.times, .number(performance.times)) }
    return .map(entries, .inline)
  }

  private func outcome(_ outcome: Activity.Performance) throws(NotWritable) -> Written {
    guard case .finishes(let completed) = outcome.completion, outcome.times == 1 else {
      throw notWritable("completed")
    }
    return .map(
      entry(BuiltInActivityKey.seconds, .seconds(milliseconds: outcome.milliseconds))
        + entry(BuiltInActivityKey.completed, .boolean(completed)), .inline)
  }
}
