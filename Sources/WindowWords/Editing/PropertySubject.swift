public import PrototypeEditing
public import PrototypeFile

/// A part whose properties are shown under its name.
public struct PropertySubject {
  /// The map with the properties.
  public let path: PartAddress
  /// What is selected for it.
  public let whole: PartAddress
  /// What it is called.
  public let name: String
  /// The id of a screen, a dialog, a task or a notification, where its name is not that.
  public var id: String? {
    let maps: [DocumentKey] = [.screens, .dialogs, .tasks, .notifications]
    return whole.last != name && maps.contains { PartAddress.entry(whole.last, of: $0) == whole }
      ? whole.last : nil
  }
  /// What it is, and of what, in words.
  public let kind: String
  /// The name of its themed icon.
  public let icon: String
  /// The keys that are not shown.
  public let leavingOut: Set<String>
  /// Its properties.
  public var sheet: PropertySheet
  /// The buttons of an alert or a sheet.
  public var buttons: [PartAddress] = []
  /// The keys that its buttons can be under; empty for a part without buttons.
  package var buttonRoles: [ActionSheetKey] = []
  /// What is selected.
  public var selected: PartAddress?
  /// The roles that a button can have, by their keys; empty for what is no button.
  package var roles: [ActionSheetKey] = []

  /// Whether it is a scenario, or steps with a name.
  public var hasSteps = false
  /// Whether it is a scenario, which can expect calls.
  public var expectsCalls = false

  /// What two subjects share whose properties are shown by the same controls.
  public var identity: [String] {
    [path.text]
      + sheet.properties.map { property in
        let group = property.group.map { $0 + " " } ?? ""
        switch property.kind {
        case .answer: break
        // Their lists are made of what there is.
        case .addition(let names): return "\(group)+\(names ?? [])"
        case .texts: return "\(group)\(property.key) lines"
        case .methods(_, let isOnly): return "\(group)\(property.key) \(isOnly)"
        default: return group + property.key
        }
        guard case .answer(let question) = property.kind else { return property.key }
        // Without texts there is nothing that an answer could depend on.
        return question.fields.isEmpty ? property.key + " alone" : property.key
      } + buttons.map { _ in "button" }
  }
}
