import DialogModel
import PrototypeFile

extension DocumentWriter {
  func picker(_ picker: ActivityPicker) throws(NotWritable) -> [Written.Entry] {
    let usual = ActivityPicker()
    guard picker.cancelTitle == usual.cancelTitle, picker.builtInTitles == usual.builtInTitles
    else { throw notWritable("cancelTitle") }
    var entries = entry(
      "items",
      list(
        picker.items.enumerated().map { item($0.element, picker.textsFor[$0.offset] ?? [:]) }))
    entries += entry(
      "excluded", list(picker.excluded.map { .word($0.rawValue) }))
    var activities: [Written] = []
    for activity in picker.activities { activities.append(try self.activity(activity)) }
    entries += entry("activities", list(activities, .block))
    var builtIn: [Written.Entry] = []
    for activity in BuiltInActivity.allCases {
      guard let outcome = picker.builtIn[activity] else { continue }
      builtIn.append(Written.Entry(key: activity.rawValue, value: try self.outcome(outcome)))
    }
    entries += entry("builtIn", map(builtIn))
    return entries + entry("from", picker.source.map { source($0) })
  }

  private func item(_ item: ActivityItem, _ texts: [String: String]) -> Written {
    var entries =
      switch item {
      case .text(let text): entry("text", .text(text))
      case .url(let address): entry("url", .text(address))
      case .image(let path): entry("image", .text(path))
      case .file(let path): entry("file", .text(path))
      }
    let others = texts.sorted { $0.key < $1.key }
    entries += entry(
      "for", map(others.map { Written.Entry(key: $0.key, value: .text($0.value)) }, .inline))
    return .map(entries, .inline)
  }

  private func activity(_ activity: Activity) throws(NotWritable) -> Written {
    var entries = entry("type", .text(activity.type))
    entries += entry("title", text(activity.title))
    entries += entry("icon", text(activity.icon))
    let kinds = ActivityItem.Kind.allCases.filter(activity.accepts.contains)
    if kinds.count < ActivityItem.Kind.allCases.count {
      entries += entry("accepts", .list(kinds.map { .word($0.rawValue) }, .inline))
    }
    switch activity.behaviour {
    case .inherited: break
    case .performs(let performance):
      entries += entry("perform", self.performance(performance))
    case .shows(let view): entries += entry("view", try activityView(view))
    }
    return .map(entries, .block)
  }

  private func performance(_ performance: Activity.Performance) -> Written {
    var entries = entry(
      "seconds", .seconds(milliseconds: performance.milliseconds))
    switch performance.completion {
    case .finishes(let completed): entries += entry("completed", .boolean(completed))
    case .never: entries += entry("completed", .word("never"))
    }
    if performance.times != 1 { entries += entry("times", .number(performance.times)) }
    return .map(entries, .inline)
  }

  private func outcome(_ outcome: Activity.Performance) throws(NotWritable) -> Written {
    guard case .finishes(let completed) = outcome.completion, outcome.times == 1 else {
      throw notWritable("completed")
    }
    return .map(
      entry("seconds", .seconds(milliseconds: outcome.milliseconds))
        + entry("completed", .boolean(completed)), .inline)
  }
}
