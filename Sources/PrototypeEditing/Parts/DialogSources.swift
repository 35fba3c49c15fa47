internal import DialogModel
internal import PrototypeFile

extension DocumentEditor {
  /// What a dialog can come out of, in flow form: the words of the format, and the controls that have
  /// an action.
  public var dialogSources: [String] {
    var problems: [Finding] = []
    var controls: [(start: Mark, flow: String)] = []
    for (holder, ids) in NamesOfDocument(map.root, &problems).controls.ids {
      for (index, id) in ids.enumerated() {
        guard let path = address(of: .control(ControlID(holder, index: index))),
          let node = value(at: path), node["then"] != nil
        else { continue }
        let isInBar = ControlKey.barButtons.contains { node[$0.rawValue] != nil }
        let key: SourceKey = isInBar ? .barButton : .rect
        controls.append((node.start, "{\(key.rawValue): \(FlowText.text(id))}"))
      }
    }
    return SourceKey.words + controls.sorted { $0.start < $1.start }.map(\.flow)
  }
}
