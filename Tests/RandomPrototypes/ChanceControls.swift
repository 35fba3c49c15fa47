import DialogModel

extension Chance {
  /// Adds pictures, switches, segmented controls, sections, icons and tabs with screens.
  mutating func addRichControls(_ prototype: inout Prototype) {
    guard random.happens(60) else { return }
    var controls = prototype.screens[0].controls
    if random.happens(50) {
      let frame = PictureFrame(
        fit: random.one(of: PictureFit.allCases),
        height: random.happens(50) ? random.number(1...300) : nil)
      controls.append(Control(id: "picture", kind: .image(frame), text: "pictures/é.png"))
    }
    if random.happens(60) { controls.append(segmented("period")) }
    if random.happens(70) { controls += section() }
    if random.happens(60) { controls += items() }
    prototype.screens[0].controls = controls
    if random.happens(40) {
      prototype.screens[1].controls.append(self.switch("silent"))
      prototype.screens[1].image = "a picture.png"
      prototype.screens[1].imageFit = random.one(of: PictureFit.allCases)
    }
  }

  private mutating func section() -> [Control] {
    var inside = [richRow("detailed"), self.switch("back-up")]
    if random.happens(40) { inside.append(segmented("inner")) }
    if random.happens(30) { inside.removeAll() }
    let footer = random.happens(50) ? text("below") : nil
    let header = Control(
      id: "group", kind: .section(footer: footer, count: inside.count),
      text: random.happens(70) ? text("Header") : "")
    return [header] + inside + (random.happens(50) ? [button("erase")] : [])
  }

  private mutating func items() -> [Control] {
    var items: [Control] = []
    for (index, kind) in [Control.Kind.barButton, .toolbarButton, .tab].enumerated() {
      for place in 0..<random.number(0...2) {
        if place == 1, kind != .tab {
          items.append(Control(id: "space-\(index)", kind: .space, text: ""))
        }
        var item = Control(id: "item-\(index)-\(place)", kind: kind, text: text("Item"))
        if random.happens(60) {
          item.details.icon = random.one(of: ["add", "edit-find-symbolic", "a picture.png"])
        }
        if kind == .tab, random.happens(70) {
          item.details.screen = ScreenID(random.number(0...1))
        }
        items.append(item)
      }
    }
    return items
  }

  private mutating func richRow(_ id: String) -> Control {
    var row = Control(id: id, kind: .row, text: text("Row"))
    if random.happens(60) { row.details.detail = text("detail") }
    if random.happens(30) { row.details.subtitle = text("subtitle") }
    if random.happens(60) {
      row.details.accessory = random.one(of: ControlDetails.Accessory.allCases)
    }
    return row
  }

  private mutating func `switch`(_ id: String) -> Control {
    Control(id: id, kind: .switch(isOn: random.happens(50)), text: text("Switch"))
  }

  private mutating func segmented(_ id: String) -> Control {
    let titles = (0...random.number(0...3)).map { text("Part \($0)") }
    return Control(
      id: id,
      kind: .segmented(titles: titles, selected: random.number(0...(titles.count - 1))),
      text: text("Segments"))
  }

  private mutating func button(_ id: String) -> Control {
    var button = Control(id: id, kind: .button, text: text("Erase"))
    button.details.style = random.one(of: ControlDetails.ButtonStyle.allCases)
    return button
  }
}

extension [Control] {
  /// Makes the section around a control shorter by it, if there is one.
  mutating func removeFromSection(at place: Int) {
    for index in indices.prefix(place).reversed() {
      guard case .section(let footer, let count) = self[index].kind else { continue }
      if place - index <= count {
        self[index].kind = .section(footer: footer, count: count - 1)
      }
      return
    }
  }
}
