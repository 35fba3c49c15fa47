import DialogModel

// Sheets and popovers by chance.

extension Chance {
  /// Puts buttons into the bars of the first screen, half of the time.
  mutating func addBars(_ prototype: inout Prototype) {
    guard random.happens(50) else { return }
    var kinds: [Control.Kind] = [.toolbarButton, .toolbarButton]
    if random.happens(50) { kinds.append(.barButton) }
    if random.happens(50) { kinds.append(.tab) }
    for (place, kind) in kinds.enumerated() {
      let index = prototype.screens[0].controls.count
      prototype.screens[0].controls.append(
        Control(id: "bar-\(place)", kind: kind, text: "Bar \(place)", then: actions(0...2)))
      controls.append(
        ControlReference(
          name: "bar-\(place)", candidates: [ControlID(screen: ScreenID(0), index: index)]))
      if kind == .toolbarButton || kind == .barButton { barButtons.append(controls.count - 1) }
    }
  }

  mutating func sheet(_ index: Int) -> Dialog {
    var sheet = ActionSheet()
    if random.happens(40) { sheet.title = template([.buttonIndex]) }
    sheet.style = random.one(of: ActionSheet.Style.allCases)
    sheet.source = source()
    if random.happens(60) { sheet.cancelButton = button() }
    if random.happens(40) { sheet.destructiveButton = button() }
    for _ in 0..<random.number(0...3) { sheet.otherButtons.append(button()) }
    if random.happens(20) { sheet.addedButtons.append(button()) }
    let count = ButtonIndices(sheet, firstOtherIndex: .fixed).buttons.count
    if random.happens(15) { sheet.cancelButtonIndex = random.number(-1...(count - 1)) }
    if random.happens(15) { sheet.destructiveButtonIndex = random.number(-1...(count - 1)) }
    return Dialog(
      id: name(index), kind: .actionSheet(sheet), delegate: heard(by: .actionSheet))
  }

  mutating func popover(_ index: Int) -> Dialog {
    var popover = Popover(view: PresentedView(controls: []))
    popover.view.controls = fieldInView(index, of: .dialog(DialogID(index)))
    popover.source = source()
    popover.isModal = random.happens(30)
    if random.happens(30) { popover.passthrough = [random.one(of: controls)] }
    if random.happens(10) { popover.passthrough = nil }
    for place in 0..<random.number(0...2) {
      popover.view.controls.append(
        Control(
          id: "in-\(index)-\(place)", kind: .button, text: "Inside \(place)", then: actions(0...2)))
    }
    inside[index] = popover.view.controls.count
    return Dialog(id: name(index), kind: .popover(popover), delegate: heard(by: .popover))
  }

  private func name(_ index: Int) -> String { String(UnicodeScalar(UInt8(65 + index))) }

  private mutating func heard(by owner: Selector.Owner) -> Delegate {
    guard random.happens(92) else {
      var delegate = Delegate()
      delegate.isNil = true
      return delegate
    }
    return delegate(Selector.allCases.filter { $0.owner == owner })
  }

  private mutating func source() -> PresentationSource? {
    switch random.number(1...8) {
    case 1: .view
    case 2: .rootView
    case 3: .toolbar
    case 4: .tabBar
    case 5: .rect(random.one(of: controls))
    case 6: barButtons.isEmpty ? nil : .barButton(controls[random.one(of: barButtons)])
    case 7:
      .byDevice(
        phone: controls.count > 2 ? .toolbar : nil, tablet: controls.first.map { .rect($0) })
    default: nil
    }
  }
}
