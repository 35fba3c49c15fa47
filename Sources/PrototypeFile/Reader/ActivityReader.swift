internal import DialogModel
internal import Texts

/// Reads activity pickers and their activities.
enum ActivityReader {
  static func picker(_ node: YAMLNode, _ id: DialogID, _ reader: inout Reader) -> ActivityPicker {
    let fields = reader.fields(node, ActivityPickerKey.self)
    var picker = ActivityPicker()
    for node in fields[.items]?.things ?? [] {
      let item = reader.fields(node, ActivityItemKey.self)
      let texts = item[.texts].map { self.texts($0, id, &reader) }
      guard let content = content(item, &reader) else { continue }
      picker.textsFor[picker.items.count] = texts
      picker.items.append(content)
    }
    picker.excluded = fields[.excluded]?.choices() ?? []
    picker.activities = activities(fields[.activities], id, &reader)
    for entry in fields[.builtIn]?.entries ?? [] {
      let outcome = builtIn(entry.value, &reader)
      if let name = BuiltInActivity(rawValue: entry.name) { picker.builtIn[name] = outcome }
    }
    picker.source = fields[.from].flatMap { DialogReader.source($0, &reader) }
    return picker
  }

  /// Reads the texts of an item by the activities that get them.
  private static func texts(
    _ node: YAMLNode, _ id: DialogID, _ reader: inout Reader
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in node.entries ?? [] {
      guard let name = taker(entry.key, id, &reader) else { continue }
      texts[name] = entry.value.text
    }
    if texts.isEmpty, node.entries?.isEmpty ?? node.isNull {
      reader.problems.error(.meaning, node.start, tr("it is not said which activity gets a text"))
    }
    return texts
  }

  /// Resolves the name of a built-in activity, or of one of the picker's own.
  private static func taker(
    _ key: YAMLNode, _ picker: DialogID, _ reader: inout Reader
  ) -> String? {
    guard let name = key.name else { return nil }
    if BuiltInActivity(rawValue: name) != nil { return name }
    if let own = reader.names.activity(ofType: name, in: picker) {
      reader.mention(key, [.activity(own)])
      return name
    }
    return reader.unknown(
      key, tr("this picker has no activity “{name}”", ["name": name]), isKey: true
    ) { $0.activities(in: picker).map(\.type) + BuiltInActivity.allCases.map(\.rawValue) }
  }

  private static func content(
    _ fields: Fields<ActivityItemKey>, _ reader: inout Reader
  ) -> ActivityItem? {
    guard let key = fields.keys(among: ActivityItemKey.kinds).first, let value = fields[key] else {
      return nil
    }
    switch key {
    case .text: return value.text.map { .text($0) }
    case .url: return value.text.map { .url($0) }
    case .image: return PathReader.file(.image, of: fields, &reader).map { .image($0) }
    case .file: return PathReader.file(.file, of: fields, &reader).map { .file($0) }
    case .texts: return nil
    }
  }

  private static func activities(_ node: YAMLNode?, _ dialog: DialogID, _ reader: inout Reader)
    -> [Activity]
  {
    reader.problems.refuse(node, moreThan: SizeLimit.activities) {
      tr("here are {count} activities; a picker has at most {most}", $0)
    }
    var activities: [Activity] = []
    var places: [String: Mark] = [:]
    for (index, item) in (node?.things ?? []).enumerated() {
      let fields = reader.fields(item, ActivityKey.self)
      guard let typeNode = fields[.type], let type = typeNode.text else { continue }
      if type.isEmpty {
        reader.problems.error(.meaning, typeNode.start, tr("an activity’s type cannot be empty"))
      } else if let first = places[type] {
        reader.problems.error(
          .reference, typeNode.start,
          tr(
            "the type “{type}” is taken on line {line}",
            ["type": type, "line": String(first.line)]))
      } else {
        places[type] = typeNode.start
      }
      activities.append(activity(type, fields, ActivityID(dialog, index: index), &reader))
    }
    return activities
  }

  private static func activity(
    _ type: String, _ fields: Fields<ActivityKey>, _ id: ActivityID, _ reader: inout Reader
  ) -> Activity {
    var activity = Activity(
      type: type, title: fields[.title]?.text, icon: PathReader.icon(.icon, of: fields, &reader))
    if let kinds = fields[.accepts] { activity.accepts = Set(kinds.choices()) }
    if let node = fields[.view] {
      let around = Surroundings(hasActivity: true)
      let view = reader.within(around) { ViewReader.activityView(node, .activity(id), &$0) }
      activity.behaviour = .shows(view)
    }
    if let node = fields[.perform] { activity.behaviour = .performs(performance(node, &reader)) }
    return activity
  }

  private static func performance(_ node: YAMLNode, _ reader: inout Reader) -> Activity.Performance
  {
    let fields = reader.fields(node, PerformKey.self)
    var performance = Activity.Performance()
    performance.milliseconds = fields[.seconds]?.milliseconds ?? performance.milliseconds
    performance.times = fields[.times]?.integer ?? performance.times
    if let completed = fields[.completed] {
      performance.completion =
        completed.boolean.map { .finishes($0) } ?? Activity.Completion.never
    }
    return performance
  }

  private static func builtIn(_ node: YAMLNode, _ reader: inout Reader) -> Activity.Performance {
    let fields = reader.fields(node, BuiltInActivityKey.self)
    return Activity.Performance(
      milliseconds: fields[.seconds]?.milliseconds ?? 0,
      completion: .finishes(fields[.completed]?.boolean ?? true))
  }
}
