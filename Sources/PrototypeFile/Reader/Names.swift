internal import DialogModel
internal import Texts

/// The first pass: every name in a document that something else may refer to.
struct Names {
  /// The screens in the document's order.
  private(set) var screenNames: [String] = []
  /// The dialogs in the document's order.
  private(set) var dialogNames: [String] = []
  /// The ids of each screen's controls, in the document's order.
  private(set) var controlIDs: [[String]] = []
  /// The ids of all controls, each once, in the document's order.
  private(set) var controlNames: [String] = []
  /// What a launch can show first.
  private(set) var startNames: [String] = []
  /// What a question can be asked for.
  private(set) var targetNames: [String] = []
  private var screens: [String: ScreenID] = [:]
  private var dialogs: [String: DialogID] = [:]
  private var controls: [String: [ControlID]] = [:]

  /// Collects the names below the root of a document, and reports those that cannot be used.
  init(_ root: YAMLNode, _ problems: inout [Problem]) {
    let screenEntries = root[DocumentKey.screens.rawValue]?.entries ?? []
    let dialogEntries = root[DocumentKey.dialogs.rawValue]?.entries ?? []
    for entry in screenEntries {
      let screen = ScreenID(screenNames.count)
      let ids = ControlNames.ids(
        of: entry.value[ScreenKey.controls.rawValue]?.items ?? [], &problems)
      for (index, id) in ids.enumerated() {
        if controls[id] == nil { controlNames.append(id) }
        controls[id, default: []].append(ControlID(screen: screen, index: index))
      }
      screens[entry.name] = screen
      screenNames.append(entry.name)
      controlIDs.append(ids)
    }
    for entry in dialogEntries {
      dialogs[entry.name] = DialogID(dialogNames.count)
      dialogNames.append(entry.name)
    }
    startNames = screenNames + dialogNames
    targetNames = dialogNames + ["application"]
    // Screens and dialogs share one name space; the place of the two blocks in the file is free.
    var places: [String: Mark] = [:]
    for entry in (screenEntries + dialogEntries).sorted(by: { $0.key.start < $1.key.start }) {
      Identifier.check(entry.name, at: entry.key.start, &problems)
      Identifier.checkNew(entry.name, at: entry.key.start, &places, &problems)
    }
  }

  /// The screen of that name.
  func screen(_ name: String) -> ScreenID? { screens[name] }

  /// The dialog of that name.
  func dialog(_ name: String) -> DialogID? { dialogs[name] }

  /// The controls of that id, on whatever screen.
  func controls(_ name: String) -> [ControlID] { controls[name] ?? [] }
}

extension YAMLNode.Entry {
  /// The key's text.
  var name: String { key.text ?? "" }
}
