public import PrototypeEditing
public import PrototypeFile
import Texts

/// A tap that shows a screen or a dialog, or starts a task or a notification.
public struct Link: Hashable, Sendable {
  /// The change that makes it.
  public let edit: DocumentEdit
  /// What it is called in “Undo”.
  public let label: String

  /// The link from a button or a control to something with an id; `nil` where there can't be one.
  ///
  /// - Parameters:
  ///   - path: the button or the control.
  ///   - target: a screen, a dialog, a task or a notification.
  public init?(from path: PartAddress, to target: PartAddress, in editor: DocumentEditor) {
    guard let part = editor.part(at: path), let own = editor.address(of: part), own == path,
      editor.value(at: own) != nil,
      let thing = editor.part(at: target), editor.address(of: thing) == target
    else { return nil }
    let name = target.last
    let verb: String
    switch thing {
    case .screen: verb = "goTo"
    case .dialog: verb = "present"
    case .task: verb = "run"
    case .notification: verb = "schedule"
    default: return nil
    }
    label = tr("Link to “{name}”", ["name": editor.called(target)])
    let action = YAMLNode.list(of: [.map([(verb, .text(name))])])
    guard let property = editor.property(for: verb, of: part, at: own) else { return nil }
    edit = .set(path: property, property.ends(in: ControlKey.screen) ? .text(name) : action)
  }

  /// The links that a part can have, in the document's order, in words.
  public static func all(
    from path: PartAddress, in editor: DocumentEditor
  ) -> [(title: String, target: PartAddress)] {
    let ids = editor.ids
    func all(
      _ names: [String], _ map: DocumentKey, _ title: (String) -> String
    ) -> [(String, PartAddress)] {
      names.map { PartAddress.entry($0, of: map) }.map { (title(editor.called($0)), $0) }
    }
    let targets =
      all(ids.dialogs, .dialogs) { tr("Show “{name}”", ["name": $0]) }
      + all(ids.screens, .screens) { tr("Go to “{name}”", ["name": $0]) }
      + all(ids.tasks, .tasks) { tr("Run “{name}”", ["name": $0]) }
      + all(ids.notifications, .notifications) { tr("Schedule “{name}”", ["name": $0]) }
    return targets.filter { Link(from: path, to: $0.1, in: editor) != nil }
  }
}

extension DocumentEditor {
  /// The property that says what a tap on a part does; `nil` where a tap does nothing.
  ///
  /// - Parameters:
  ///   - verb: the key of the action.
  ///   - own: where the part is.
  fileprivate func property(
    for verb: String, of part: ModelPart, at own: PartAddress
  ) -> PartAddress? {
    switch part {
    case .button:
      // What comes over a dialog waits until that has gone.
      let isShown = verb == "present" || verb == "goTo"
      return own / (isShown ? ButtonKey.afterwards : .then)
    case .control:
      let keys = (value(at: own)?.entries ?? []).compactMap(\.key.text)
      let takesNone = ["section", "label", "textField", "space", "image"]
      guard !keys.contains(where: takesNone.contains) else { return nil }
      return own / (keys.contains("tab") && verb == "goTo" ? ControlKey.screen : .then)
    default: return nil
    }
  }

  /// The property by which a tap on a part shows a dialog; `nil` where a tap can’t.
  public func presenting(at path: PartAddress) -> PartAddress? {
    guard let part = part(at: path), address(of: part) == path, value(at: path) != nil else {
      return nil
    }
    return property(for: "present", of: part, at: path)
  }
}
