internal import DialogModel
internal import Texts

extension Reader {
  /// Reads a picture, a switch, a segmented control, a section or a space; `nil` for another kind.
  mutating func readNewControl(
    _ key: ControlKey, _ fields: Fields<ControlKey>, _ id: String, _ then: [Action]
  ) -> Control? {
    let text = fields[key]?.text ?? ""
    switch key {
    case .image:
      let frame = PictureFrame(
        fit: fields[.fit].flatMap(word) ?? .fill, height: fields[.height]?.integer)
      return Control(id: id, kind: .image(frame), text: readFile(.image, of: fields) ?? text)
    case .switch:
      let isOn = fields[.isOn]?.boolean ?? false
      return Control(id: id, kind: .switch(isOn: isOn), text: text, then: then)
    case .segmented:
      let titles = fields[.titles]?.items.compactMap(\.text) ?? []
      let selected = fields[.selected]?.integer ?? 0
      if !titles.isEmpty, selected >= titles.count {
        error(
          .meaning, fields.mark(of: .selected),
          tr(
            "there are {count} segments, so the last one is {last}",
            ["count": String(titles.count), "last": String(titles.count - 1)]))
      }
      return Control(
        id: id, kind: .segmented(titles: titles, selected: selected), text: text, then: then)
    case .section:
      guard let node = fields[.section] else { return nil }
      let parts = self.fields(node, SectionKey.self)
      let count = parts[.controls]?.things.count ?? 0
      return Control(
        id: id, kind: .section(footer: parts[.footer]?.text, count: count),
        text: parts[.header]?.text ?? "")
    case .space: return Control(id: id, kind: .space, text: "")
    default: return nil
    }
  }

  /// Reads the properties that only some kinds of controls have.
  mutating func readDetails(_ fields: Fields<ControlKey>) -> ControlDetails {
    var details = ControlDetails()
    details.style = fields[.style].flatMap(word) ?? details.style
    details.detail = fields[.detail]?.text
    details.subtitle = fields[.subtitle]?.text
    details.accessory = fields[.accessory].flatMap(word)
    if fields[.icon] != nil { details.icon = readIcon(.icon, of: fields) }
    details.screen = fields[.screen].flatMap { screen(named: $0) }
    return details
  }

  /// Reports a control that cannot be in a section.
  mutating func checkInSection(_ key: ControlKey, _ mark: Mark) {
    if ControlKey.inBars.contains(key) {
      error(
        .meaning, mark, tr("the items of bars are in no section"),
        hint: tr("write it before or after the section"))
    } else if key == .section {
      error(
        .meaning, mark, tr("a section cannot be in a section"),
        hint: tr("write it after the other section"))
    }
  }

  /// Reports the spaces that are not between the items of a navigation bar or a toolbar.
  mutating func checkSpaces(_ nodes: [ControlNode], _ controls: [Control]) {
    guard nodes.count == controls.count, controls.contains(where: { $0.kind == .space }) else {
      return
    }
    for (index, bar) in controls.bars.enumerated() where controls[index].kind == .space {
      guard bar == nil || bar == .tabBar else { continue }
      error(
        .meaning, nodes[index].node.start,
        tr("a space is between the items of a navigation bar or a toolbar"),
        hint: tr("write it after the item that is before it"))
    }
  }
}
