internal import DialogModel
internal import Texts

extension Reader {
  mutating func readActivityPicker(_ node: YAMLNode, _ id: DialogID) -> ActivityPicker {
    let fields = fields(node, ActivityPickerKey.self)
    var picker = ActivityPicker()
    picker.items = (fields[.items]?.things ?? []).compactMap { readItem($0) }
    picker.excluded = fields[.excluded].map { words($0) } ?? []
    picker.activities = readActivities(fields[.activities], id)
    for entry in fields[.builtIn]?.entries ?? [] {
      let outcome = readBuiltIn(entry.value)
      if let name = BuiltInActivity(rawValue: entry.name) { picker.builtIn[name] = outcome }
    }
    picker.source = fields[.from].flatMap { readSource($0) }
    return picker
  }

  private mutating func readItem(_ node: YAMLNode) -> ActivityItem? {
    let fields = fields(node, ActivityItemKey.self)
    guard let key = fields.keys.first, let value = fields[key] else { return nil }
    switch key {
    case .text: return value.text.map { .text($0) }
    case .url: return value.text.map { .url($0) }
    case .image: return readFile(.image, of: fields).map { .image($0) }
    case .file: return readFile(.file, of: fields).map { .file($0) }
    }
  }

  private mutating func readActivities(_ node: YAMLNode?, _ dialog: DialogID) -> [Activity] {
    refuse(node, moreThan: SizeLimit.activities) {
      tr("here are {count} activities; a picker has at most {most}", $0)
    }
    var activities: [Activity] = []
    var places: [String: Mark] = [:]
    for (index, item) in (node?.things ?? []).enumerated() {
      let fields = fields(item, ActivityKey.self)
      guard let typeNode = fields[.type], let type = typeNode.text else { continue }
      if type.isEmpty {
        error(.meaning, typeNode.start, tr("an activity’s type cannot be empty"))
      } else if let first = places[type] {
        error(
          .reference, typeNode.start,
          tr(
            "the type “{type}” is taken on line {line}",
            ["type": type, "line": String(first.line)]))
      } else {
        places[type] = typeNode.start
      }
      activities.append(readActivity(type, fields, ActivityID(dialog, index: index)))
    }
    return activities
  }

  private mutating func readActivity(
    _ type: String, _ fields: Fields<ActivityKey>, _ id: ActivityID
  ) -> Activity {
    var activity = Activity(
      type: type, title: fields[.title]?.text, icon: readIcon(.icon, of: fields))
    if let kinds = fields[.accepts] { activity.accepts = Set(words(kinds)) }
    if let node = fields[.view] {
      let around = Surroundings(hasActivity: true)
      let view = within(around) { $0.readActivityView(node, .activity(id)) }
      activity.behaviour = .shows(view)
    }
    if let node = fields[.perform] { activity.behaviour = .performs(readPerformance(node)) }
    return activity
  }

  private mutating func readPerformance(_ node: YAMLNode) -> Activity.Performance {
    let fields = fields(node, PerformKey.self)
    var performance = Activity.Performance()
    performance.milliseconds = fields[.seconds]?.milliseconds ?? performance.milliseconds
    performance.times = fields[.times]?.integer ?? performance.times
    if let completed = fields[.completed] {
      performance.completion =
        completed.boolean.map { .finishes($0) } ?? Activity.Completion.never
    }
    return performance
  }

  private mutating func readBuiltIn(_ node: YAMLNode) -> Activity.Performance {
    let fields = fields(node, BuiltInActivityKey.self)
    return Activity.Performance(
      milliseconds: fields[.seconds]?.milliseconds ?? 0,
      completion: .finishes(fields[.completed]?.boolean ?? true))
  }
}
