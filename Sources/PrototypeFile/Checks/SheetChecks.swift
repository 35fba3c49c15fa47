import DialogModel
import Texts

extension DocumentChecks {
  /// Checks rules 18 to 22 and 25, about sheets and their presentation sources.
  mutating func checkSheets() {
    let presenters = Presenters(prototype)
    let views = PresentingViews(prototype, lists)
    for (index, dialog) in prototype.dialogs.enumerated() {
      guard let sheet = dialog.actionSheet else { continue }
      let path = ["dialogs", .entry(index), "actionSheet"] as [Places.Step]
      var source = path + (places.has(path + ["from"]) ? ["from"] : [])
      let side = source + [.key(prototype.device.rawValue)]
      if case .byDevice? = sheet.source, places.has(side) { source = side }
      let controls = presenters.controls[DialogID(index)] ?? []
      let holders = views.views(of: DialogID(index))
      switch prototype.device {
      case .phone: checkOnPhone(dialog, sheet, holders, path, source)
      case .tablet: checkOnTablet(dialog, sheet, controls, path, source)
      }
      checkDestructive(dialog, sheet, path)
    }
  }

  private mutating func checkOnPhone(
    _ dialog: Dialog, _ sheet: ActionSheet, _ holders: Set<ControlID.Holder>,
    _ path: [Places.Step], _ source: [Places.Step]
  ) {
    let name = ["name": dialog.id] as KeyValuePairs
    switch sheet.source.on(.phone) {
    case .rect, .barButton:
      warn(
        tr("“{name}” comes out of a control, which on a phone it cannot point at", name),
        at: source, see: .phoneControl, fix: fromRootView(sheet, path))
    case nil, .view, .byDevice:
      guard holders.contains(where: { prototype.hasBarsBelow($0) }) else { return }
      warn(
        tr("“{name}” comes out of a view that ends above bars, which clip it", name), at: source,
        see: .clipped, fix: fromRootView(sheet, path))
    case .rootView, .toolbar, .tabBar: break
    }
  }

  private mutating func checkOnTablet(
    _ dialog: Dialog, _ sheet: ActionSheet, _ controls: [ControlID], _ path: [Places.Step],
    _ source: [Places.Step]
  ) {
    let name = ["name": dialog.id] as KeyValuePairs
    let hosts = controls.compactMap { control in
      if case .dialog(let host) = control.holder { host } else { nil }
    }
    let isInside = sheet.source.on(.tablet) == .view && !hosts.isEmpty
    if sheet.cancelButton != nil, !isInside {
      warn(
        tr("the cancel button of “{name}” does not show in a popover", name),
        at: path + ["cancelButton"], see: .tabletCancel)
    }
    for item in prototype.barItems(of: sheet, presentedBy: controls).prefix(1)
    where !dialog.delegate.disables(item, in: prototype) {
      warn(
        tr("the bar that “{name}” comes from stays live, so the sheet can show twice", name),
        at: source, see: .shownTwice, fix: disabling(item, dialog, path))
    }
    guard isInside, !dialog.delegate.clearsPassthrough else { return }
    for host in Set(hosts).sorted(by: { $0.index < $1.index }) {
      guard let described = prototype[host], let popover = described.popover,
        popover.passthrough?.isEmpty == false
      else { continue }
      warn(
        tr(
          "“{name}” lets taps through while the sheet “{sheet}” is up inside it",
          ["name": described.id, "sheet": dialog.id]),
        at: ["dialogs", .entry(host.index), "popover", "passthrough"], see: .passthrough)
    }
  }

  /// Checks rule 25: a button whose action cannot be undone is red and first.
  private mutating func checkDestructive(
    _ dialog: Dialog, _ sheet: ActionSheet, _ path: [Places.Step]
  ) {
    let indices = ButtonIndices(sheet, firstOtherIndex: .fixed)
    let name = ["name": dialog.id] as KeyValuePairs
    if indices.destructiveButtonIndex > 0 {
      return warn(
        tr("the red button of “{name}” is not the first", name),
        at: path + ["destructiveButtonIndex"], see: .notDestructive)
    }
    guard indices.destructiveButtonIndex < 0 else { return }
    for (key, buttons) in [
      ("otherButtons", sheet.otherButtons), ("addedButtons", sheet.addedButtons),
    ] as [(Places.Step, [Button])] {
      for (place, button) in buttons.enumerated() {
        let title = button.title.sourceText
        guard TitleWords.destroy(title) else { continue }
        return warn(
          tr(
            "“{title}” of “{name}” reads as if it could not be undone, and is not red",
            ["title": title, "name": dialog.id]),
          at: path + [key, .item(place)], see: .notDestructive,
          fix: [
            .relocate(
              path: places.address(to: path + [key, .item(place)]),
              to: places.address(to: path + ["destructiveButton"]))
          ])
      }
    }
  }
}

/// Which controls present each dialog.
private struct Presenters {
  private(set) var controls: [DialogID: [ControlID]] = [:]

  init(_ prototype: Prototype) {
    let holders =
      prototype.screens.indices.map { ControlID.Holder.screen(ScreenID($0)) }
      + prototype.dialogs.indices.map { .dialog(DialogID($0)) }
    for holder in holders {
      for (index, control) in prototype.controls(of: holder).enumerated() {
        for case .present(let dialog) in control.then.unconditional {
          controls[dialog, default: []].append(ControlID(holder, index: index))
        }
      }
    }
  }
}

extension Prototype {
  /// Whether a view ends above a toolbar or a tab bar.
  fileprivate func hasBarsBelow(_ holder: ControlID.Holder) -> Bool {
    guard case .screen = holder else { return false }
    return controls(of: holder).contains { $0.kind.bar == .toolbar || $0.kind.bar == .tabBar }
  }

  /// The bar button items that are the presentation source of a sheet.
  fileprivate func barItems(
    of sheet: ActionSheet, presentedBy controls: [ControlID]
  ) -> [ControlID] {
    switch sheet.source.on(.tablet) {
    case nil: controls.filter { isBarItem($0) }
    case .barButton(let reference): reference.candidates.filter { isBarItem($0) }
    case .view, .rootView, .toolbar, .tabBar, .rect, .byDevice: []
    }
  }

  private func isBarItem(_ id: ControlID) -> Bool {
    let bar = control(id).kind.bar
    return bar == .toolbar || bar == .navigationBar
  }
}

extension Delegate {
  /// Whether a sheet's delegate disables a bar button item, or its bar, while the sheet is up.
  fileprivate func disables(_ item: ControlID, in prototype: Prototype) -> Bool {
    let moments: [Selector] = [.willPresentActionSheet, .didPresentActionSheet]
    return moments.filter { responds(to: $0) }.flatMap { (does[$0] ?? []).unconditional }.contains {
      action in
      switch action {
      case .setBarEnabled(let bar, false): bar == prototype.control(item).kind.bar
      case .setEnabled(let control, false): control.candidates.contains(item)
      default: false
      }
    }
  }

  /// Whether a sheet's delegate removes the passthrough views of the popover around it.
  fileprivate var clearsPassthrough: Bool {
    let moments: [Selector] = [.willPresentActionSheet, .didPresentActionSheet]
    return moments.filter { responds(to: $0) }.flatMap { (does[$0] ?? []).unconditional }.contains {
      action in
      if case .setPassthrough(_, let controls) = action { controls?.isEmpty ?? true } else { false }
    }
  }
}
