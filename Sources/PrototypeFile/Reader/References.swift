internal import DialogModel
internal import Texts

/// Names to things; an unknown name is reported with the nearest known one.
///
/// A node that is no text gives `nil` without a word: its shape has been reported.
extension Reader {
  mutating func dialog(named node: YAMLNode) -> DialogID? {
    guard let name = name(in: node) else { return nil }
    if let dialog = names.dialog(name) { return dialog }
    if names.screen(name) != nil {
      error(node.start, tr("“{name}” is a screen, and a dialog is expected here", ["name": name]))
    } else {
      unknown(
        node, tr("there is no dialog “{name}”", ["name": name]), among: names.dialogNames)
    }
    return nil
  }

  mutating func screen(named node: YAMLNode) -> ScreenID? {
    guard let name = name(in: node) else { return nil }
    if let screen = names.screen(name) { return screen }
    if names.dialog(name) != nil {
      error(node.start, tr("“{name}” is a dialog, and a screen is expected here", ["name": name]))
    } else {
      unknown(
        node, tr("there is no screen “{name}”", ["name": name]), among: names.screenNames)
    }
    return nil
  }

  mutating func start(_ node: YAMLNode) -> Prototype.Start? {
    guard let name = name(in: node) else { return nil }
    if let screen = names.screen(name) { return .screen(screen) }
    if let dialog = names.dialog(name) { return .dialog(dialog) }
    unknown(
      node, tr("there is no screen or dialog “{name}”", ["name": name]),
      among: names.startNames)
    return nil
  }

  /// A dialog first: one may be called `application`.
  mutating func target(_ node: YAMLNode) -> Target? {
    guard let name = name(in: node) else { return nil }
    if let dialog = names.dialog(name) { return .dialog(dialog) }
    if name == "application" { return .application }
    unknown(
      node, tr("there is no dialog “{name}”", ["name": name]),
      among: names.targetNames)
    return nil
  }

  mutating func control(_ node: YAMLNode) -> ControlReference? {
    guard let name = name(in: node) else { return nil }
    let candidates = names.controls(name)
    if !candidates.isEmpty { return ControlReference(name: name, candidates: candidates) }
    if ActionKey.bars.contains(name) {
      notSupported(node.start, name)
    } else {
      unknown(
        node, tr("there is no control “{name}”", ["name": name]), among: names.controlNames)
    }
    return nil
  }

  private func name(in node: YAMLNode) -> String? {
    node.isEmpty ? nil : node.text
  }

  private mutating func unknown(_ node: YAMLNode, _ message: String, among known: [String]) {
    let hint = nearestHint(node.text ?? "", among: known)
    error(node.start, message, hint: hint)
  }
}
