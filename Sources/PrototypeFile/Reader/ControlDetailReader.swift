internal import DialogModel
internal import Texts

extension ControlReader {
  /// Reads a picture, a switch, a segmented control, a section or a space; `nil` for another kind.
  static func newControl(
    _ key: ControlKey, _ fields: Fields<ControlKey>, _ id: String, _ then: [Action],
    _ reader: inout Reader
  ) -> Control? {
    let text = fields[key]?.text ?? ""
    switch key {
    case .image:
      let frame = PictureFrame(
        fit: fields[.fit]?.choice() ?? .fill, height: fields[.height]?.integer)
      return Control(
        id: id, kind: .image(frame), text: PathReader.file(.image, of: fields, &reader) ?? text)
    case .switch:
      let isOn = fields[.isOn]?.boolean ?? false
      return Control(id: id, kind: .switch(isOn: isOn), text: text, then: then)
    case .segmented:
      let titles = fields[.titles]?.items.compactMap(\.text) ?? []
      let selected = fields[.selected]?.integer ?? 0
      if !titles.isEmpty, selected >= titles.count {
        reader.problems.error(
          .meaning, fields.mark(of: .selected),
          tr(
            "there are {count} segments, so the last one is {last}",
            ["count": String(titles.count), "last": String(titles.count - 1)]))
      }
      return Control(
        id: id, kind: .segmented(titles: titles, selected: selected), text: text, then: then)
    case .section:
      guard let node = fields[.section] else { return nil }
      let parts = reader.fields(node, SectionKey.self)
      let count = parts[.controls]?.things.count ?? 0
      return Control(
        id: id, kind: .section(footer: parts[.footer]?.text, count: count),
        text: parts[.header]?.text ?? "")
    case .space: return Control(id: id, kind: .space, text: "")
    default: return nil
    }
  }

  /// Reads the properties that only some kinds of controls have.
  static func details(_ fields: Fields<ControlKey>, _ reader: inout Reader) -> ControlDetails {
    var details = ControlDetails()
    details.style = fields[.style]?.choice() ?? details.style
    details.detail = fields[.detail]?.text
    details.subtitle = fields[.subtitle]?.text
    details.accessory = fields[.accessory]?.choice()
    if fields[.icon] != nil { details.icon = PathReader.icon(.icon, of: fields, &reader) }
    details.screen = fields[.screen].flatMap { reader.screen(named: $0) }
    return details
  }

  /// Reports a control that cannot be in a section.
  static func checkInSection(_ key: ControlKey, _ mark: Mark, _ reader: inout Reader) {
    if ControlKey.inBars.contains(key) {
      reader.problems.error(
        .meaning, mark, tr("the items of bars are in no section"),
        hint: tr("write it before or after the section"))
    } else if key == .section {
      reader.problems.error(
        .meaning, mark, tr("a section cannot be in a section"),
        hint: tr("write it after the other section"))
    }
  }

  /// Reports the spaces that are not between the items of a navigation bar or a toolbar.
  static func checkSpaces(_ nodes: [ControlNode], _ controls: [Control], _ reader: inout Reader) {
    guard nodes.count == controls.count, controls.contains(where: { $0.kind == .space }) else {
      return
    }
    for (index, bar) in controls.bars.enumerated() where controls[index].kind == .space {
      guard bar == nil || bar == .tabBar else { continue }
      reader.problems.error(
        .meaning, nodes[index].node.start,
        tr("a space is between the items of a navigation bar or a toolbar"),
        hint: tr("write it after the item that is before it"))
    }
  }
}
