import DialogModel
import Texts

extension DocumentChecks {
  /// Warns of an icon that neither the program nor the desktop has.
  mutating func checkIcon(_ icon: NamedFile) {
    let near = NearestName.of(icon.path, among: Icon.allCases.map(\.rawValue))
    var edits: [DocumentEdit] = []
    if let near, let path = places.address(toKeyAt: icon.mark) {
      edits = [.set(path: path, .text(near))]
    }
    warn(
      tr("there is no icon “{name}”", ["name": icon.path]), at: icon.mark, see: .icons,
      near: near, fix: edits)
  }

  /// Warns of a tab whose screen has no tabs, so that a person cannot come back.
  mutating func checkTabs() {
    let screens = prototype.screens
    for (index, screen) in screens.enumerated() {
      let list = places.root["screens"]?.entries?.dropFirst(index).first?.value["controls"]
      let nodes = list?.controlNodes ?? []
      for (place, control) in screen.controls.enumerated() where nodes.indices.contains(place) {
        guard let target = control.details.screen, target.index != index,
          let shown = prototype[target],
          !shown.controls.contains(where: { $0.kind == .tab })
        else { continue }
        let path = nodes[place].path(in: ["screens", .entry(index), "controls"])
        let names = ["title": control.text, "screen": shown.id] as KeyValuePairs
        warn(
          tr(
            "the tab “{title}” selects “{screen}”, which has no tabs",
            names),
          at: path + ["screen"], see: .tabs)
      }
    }
  }
}

extension Places {
  /// The address of the value of the key at a place; `nil` if no key begins there.
  func address(toKeyAt mark: Mark) -> PartAddress? {
    var path: [Step] = []
    return find(mark, in: root, &path) ? address(to: path) : nil
  }

  private func find(_ mark: Mark, in node: YAMLNode, _ path: inout [Step]) -> Bool {
    for (place, entry) in (node.entries ?? []).enumerated() {
      path.append(.entry(place))
      if entry.key.start == mark || find(mark, in: entry.value, &path) { return true }
      path.removeLast()
    }
    for (place, item) in (node.list ?? []).enumerated() {
      path.append(.item(place))
      if find(mark, in: item, &path) { return true }
      path.removeLast()
    }
    return false
  }
}
