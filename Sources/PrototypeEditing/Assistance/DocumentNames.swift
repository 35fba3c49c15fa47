internal import DialogModel
internal import PrototypeFile

/// The names of a document that something in it may refer to.
package struct DocumentNames: Hashable, Sendable {
  private var names: [Shape.Reference: [String]] = [:]
  /// The texts that show: titles of buttons, rows and dialogs.
  private(set) var texts: [String] = []
  /// The languages of the translations.
  private(set) var languages: [String] = []

  /// How many texts are offered; more would not help.
  private static let mostTexts = 500

  /// No names.
  package init() {}

  /// The names of a document; none if it is not well-formed.
  package init(_ bytes: [UInt8]) {
    guard let root = YAMLDocument(bytes).root else { return }
    var problems: [Finding] = []
    let known = NamesOfDocument(root, &problems)
    let kinds = Array(zip(known.dialogs.all, known.dialogKinds))
    func dialogs(_ key: DialogKey) -> [String] {
      kinds.filter { $0.1.key == key }.map { $0.0 }
    }
    let twice = kinds.filter { $0.1.canShowTwice }.map { "\($0.0)#2" }
    names = [
      .screen: known.screens.all, .dialog: known.dialogs.all, .task: known.tasks.all,
      .notification: known.notifications.all, .flag: known.flags.all, .steps: known.steps.all,
      .field: known.fieldNames,
      .control: known.controls.all, .barButton: known.controls.all,
      .controlOrBar: known.controls.all + Bar.allCases.map(\.rawValue),
      .alert: dialogs(.alert) + known.dialogs.all + twice,
      .popover: dialogs(.popover) + dialogs(.activityPicker),
      .shownDialog: known.dialogs.all + twice, .start: known.screens.all + known.dialogs.all,
      .shown: known.screens.all + known.dialogs.all + twice,
      .target: known.dialogs.all + known.fieldNames + known.activityNames + ["application"],
      .part: known.dialogs.all + known.screens.all + known.tasks.all + known.notifications.all,
      .activity: known.activityTypes + BuiltInActivity.allCases.map(\.rawValue),
    ]
    languages = root[DocumentKey.strings.rawValue]?.entries?.map(\.name) ?? []
    var seen: Set<String> = []
    DocumentNames.collect(root, &texts, &seen)
  }

  /// The names that a place may refer to, each once.
  func names(of reference: Shape.Reference) -> [String] {
    var seen: Set<String> = []
    return (names[reference] ?? []).filter { seen.insert($0).inserted }
  }

  private static let shown = Set(
    ["title", "cancelButton", "destructiveButton", "otherButtons", "addedButtons"]
      + ControlKey.kinds.map(\.rawValue))

  private static func collect(_ node: YAMLNode, _ texts: inout [String], _ seen: inout Set<String>)
  {
    guard texts.count < mostTexts else { return }
    for entry in node.entries ?? [] {
      for item in shown.contains(entry.name) ? entry.value.list ?? [entry.value] : [] {
        if let text = item.text, !text.isEmpty, text.utf8.count < 80, seen.insert(text).inserted {
          texts.append(text)
        }
      }
      collect(entry.value, &texts, &seen)
    }
    for item in node.list ?? [] { collect(item, &texts, &seen) }
  }
}
