package import DialogModel
internal import Texts

/// The first pass: every name in a document that something else may refer to.
package struct NamesOfDocument {
  /// Names of one sort, each with its 0-based place.
  package struct List {
    /// The names in the document's order.
    package private(set) var all: [String] = []
    private var places: [String: Int] = [:]

    init(_ entries: [YAMLNode.Entry]) {
      self.init(entries.map { $0.name })
    }

    init(_ names: [String]) {
      all = names
      places.reserveCapacity(all.count)
      for (place, name) in all.enumerated() { places[name] = place }
    }

    package subscript(name: String) -> Int? { places[name] }
  }

  /// What is known about a dialog before it is read.
  package struct DialogKind {
    /// The key that says what it is; `nil` if the document does not have one.
    package let key: DialogKey?
    /// How many text fields its alert has.
    package let fieldCount: Int
    /// Whether it is a sheet that a bar button can present, so that it can be showing twice.
    package let canShowTwice: Bool

    /// Whether code can show it several times at once.
    var hasInstances: Bool { key == .alert || key == .actionSheet }
  }

  package let screens: List
  package let dialogs: List
  package let tasks: List
  package let notifications: List
  package let flags: List
  package let steps: List
  /// How an action goes to a screen if it does not say so.
  let navigation: ScreenTransition
  /// What each dialog is, in the document's order.
  package let dialogKinds: [DialogKind]
  /// The controls, and the text fields among them.
  package let controls: ControlNames
  /// Text fields by each of their names.
  private(set) var fields: [String: FieldID] = [:]
  /// The names of text fields, in the document's order.
  package private(set) var fieldNames: [String] = []
  /// Custom activities by `DIALOG/TYPE`.
  private(set) var activities: [String: ActivityID] = [:]
  /// The types of custom activities, in the document's order.
  package private(set) var activityTypes: [String] = []
  /// The names of custom activities as targets.
  package private(set) var activityNames: [String] = []
  private var knownActivityTypes: Set<String> = []

  /// What a launch shows by default: the first screen, else the first dialog.
  var firstStart: Prototype.Start? {
    if !screens.all.isEmpty { return .screen(ScreenID(0)) }
    return dialogs.all.isEmpty ? nil : .dialog(DialogID(0))
  }

  /// Whether a dialog is a presented view or a form sheet.
  func isView(_ dialog: DialogID) -> Bool {
    let kind = dialogKinds[dialog.index].key
    return kind == .presentedView || kind == .formSheet
  }

  /// Collects the names below the root of a document, and reports those that cannot be used.
  package init(_ root: YAMLNode, _ problems: inout [Finding]) {
    func entries(_ key: DocumentKey) -> [YAMLNode.Entry] { root[key.rawValue]?.entries ?? [] }
    let screenEntries = entries(.screens)
    let dialogEntries = entries(.dialogs)
    screens = List(screenEntries)
    dialogs = List(dialogEntries)
    tasks = List(entries(.tasks))
    notifications = List(entries(.notifications))
    flags = List(entries(.flags))
    steps = List(entries(.steps))
    navigation = root[DocumentKey.navigation.rawValue]?.choice() ?? .none
    dialogKinds = dialogEntries.map { DialogKind($0.value) }
    let holders = ControlNames.Holder.all(screenEntries, dialogEntries)
    let written = ControlNames.writtenFieldIDs(holders)

    // Screens, dialogs and text fields share one name space; their order in the file is free.
    var places: [String: Mark] = [:]
    places.reserveCapacity(screenEntries.count + dialogEntries.count + written.count)
    let ids =
      [screenEntries, dialogEntries].joined().map { (name: $0.name, start: $0.key.start) }
      + written.map { (name: $0.text ?? "", start: $0.start) }
    for id in ids.sorted(by: { $0.start < $1.start }) {
      Identifier.check(id.name, at: id.start, &problems)
      Identifier.checkNew(id.name, at: id.start, &places, &problems)
    }
    for entry in entries(.tasks) + entries(.notifications) + entries(.flags) {
      Identifier.check(entry.name, at: entry.key.start, &problems)
    }
    controls = ControlNames(holders, taken: holders.isEmpty ? [] : Set(places.keys), &problems)

    addFields()
    for (index, entry) in dialogEntries.enumerated() {
      let picker = entry.value[DialogKey.activityPicker.rawValue]
      let activities = picker?[ActivityPickerKey.activities.rawValue]?.things ?? []
      addActivities(
        activities.map { $0[ActivityKey.type.rawValue]?.text }, DialogID(index))
    }
  }

  /// Adds the fields among the controls and those of alerts.
  mutating func addFields() {
    for (name, field) in controls.fields { add(field, name) }
    for (index, kind) in dialogKinds.enumerated() {
      for field in 0..<kind.fieldCount {
        add(.alert(DialogID(index), index: field), "\(dialogs.all[index])/field-\(field)")
      }
    }
  }

  private mutating func add(_ field: FieldID, _ name: String) {
    guard fields[name] == nil else { return }
    fields[name] = field
    fieldNames.append(name)
  }

  /// Whether some picker has a custom activity of that type.
  func hasActivity(ofType type: String) -> Bool { knownActivityTypes.contains(type) }

  /// The custom activities of a type, in no particular order.
  func activities(ofType type: String) -> [ActivityID] {
    activities.filter { $0.key == "\(dialogs.all[$0.value.dialog.index])/\(type)" }.map(\.value)
  }

  /// The custom activities of a picker with their types, in the document's order.
  package func activities(in picker: DialogID) -> [(type: String, activity: ActivityID)] {
    let start = dialogs.all[picker.index].count + 1
    return activities.filter { $0.value.dialog == picker }
      .map { (String($0.key.dropFirst(start)), $0.value) }
      .sorted { $0.activity.index < $1.activity.index }
  }

  /// The custom activity of a picker that has a type.
  func activity(ofType type: String, in picker: DialogID) -> ActivityID? {
    activities["\(dialogs.all[picker.index])/\(type)"]
  }

  /// Adds the activities of a picker, by their types; `nil` for an activity without a type.
  mutating func addActivities(_ types: [String?], _ picker: DialogID) {
    for (index, type) in types.enumerated() {
      guard let type else { continue }
      let name = "\(dialogs.all[picker.index])/\(type)"
      activities[name] = ActivityID(picker, index: index)
      activityNames.append(name)
      activityTypes.append(type)
      knownActivityTypes.insert(type)
    }
  }
}

extension NamesOfDocument.DialogKind {
  init(_ node: YAMLNode) {
    let key = DialogKey.kinds.first { node[$0.rawValue] != nil }
    let value = key.flatMap { node[$0.rawValue] }
    self.key = key
    var fieldCount = 0
    var canShowTwice = false
    switch key {
    case .alert:
      let style = value?[AlertKey.style.rawValue]?.text.flatMap { Alert.Style(rawValue: $0) }
      fieldCount = style?.textFields.count ?? 0
    case .actionSheet:
      let source = value?[ActionSheetKey.from.rawValue]
      let hasSides = [SourceKey.phone, .tablet].contains { source?[$0.rawValue] != nil }
      let own = hasSides ? source?[SourceKey.tablet.rawValue] : source
      canShowTwice = own == nil || own?[SourceKey.barButton.rawValue] != nil
    default: break
    }
    self.fieldCount = fieldCount
    self.canShowTwice = canShowTwice
  }
}

extension YAMLNode.Entry {
  /// The key's text.
  package var name: String { key.text ?? "" }
}
