internal import DialogModel
internal import Texts

extension Reader {
  mutating func readDialog(_ entry: YAMLNode.Entry, _ id: DialogID) -> Dialog {
    let fields = fields(entry.value, DialogKey.self, judged: false)
    judgeKind(fields, entry)
    guard let key = fields.keys(among: DialogKey.kinds).first, let node = fields[key] else {
      return Dialog(id: entry.name, alert: Alert())
    }
    var around = Surroundings()
    around.fieldCount = names.dialogKinds[id.index].fieldCount
    return within(around) { reader in
      // Whether a button's actions can run depends on the delegate.
      let delegate = fields[.delegate].map { reader.readDialogDelegate($0, of: key) }
      var dialog = Dialog(
        id: entry.name, kind: reader.readKind(key, node, id, delegate ?? Delegate()),
        delegate: delegate ?? Delegate())
      dialog.controller = fields[.viewController].flatMap { reader.readViewController($0) }
      return dialog
    }
  }

  private mutating func judgeKind(_ fields: Fields<DialogKey>, _ entry: YAMLNode.Entry) {
    guard entry.value.entries != nil || entry.value.isNull else { return }
    if fields.keys(among: DialogKey.kinds).isEmpty && !fields.hasUnknown {
      error(
        .shape, entry.key.start, tr("it is not said what “{id}” is", ["id": entry.name]),
        hint: tr(
          "a dialog has one of {kinds}",
          ["kinds": Phrases.either(DialogKey.kinds.map { Phrases.quoted($0.rawValue) })]))
    } else {
      requireOne(of: DialogKey.kinds, fields) { tr("a dialog is of one kind") }
      keep(.viewController, beside: DialogKey.controlled, fields)
    }
  }

  private mutating func readKind(
    _ key: DialogKey, _ node: YAMLNode, _ id: DialogID, _ delegate: Delegate
  ) -> Dialog.Kind {
    switch key {
    case .actionSheet: .actionSheet(readActionSheet(node, delegate))
    case .activityPicker: .activityPicker(readActivityPicker(node, id))
    case .presentedView: .presentedView(readPresentedView(node, .dialog(id)))
    case .formSheet: .formSheet(readFormSheet(node, .dialog(id)))
    case .popover: .popover(readPopover(node, id))
    case .alert, .delegate, .viewController: .alert(readAlert(node, delegate))
    }
  }

  private mutating func readPopover(_ node: YAMLNode, _ id: DialogID) -> Popover {
    let fields = fields(node, PopoverKey.self)
    var popover = Popover(
      view: PresentedView(
        title: fields[.title]?.text, controls: readControls(fields[.controls], .dialog(id))))
    popover.source = fields[.from].flatMap { readSource($0) }
    popover.isModal = fields[.modal]?.boolean ?? popover.isModal
    popover.passthrough = passthrough(fields[.passthrough])
    return popover
  }

  /// Reads the passthrough views of a popover; `nil` is a word, a control with that id is listed.
  mutating func passthrough(_ node: YAMLNode?) -> [ControlReference]? {
    node?.text == "nil" ? nil : controls(node)
  }

  /// Reads the presentation source of a dialog.
  mutating func readSource(_ node: YAMLNode) -> PresentationSource? {
    switch node.text {
    case "view": return .view
    case "rootView": return .rootView
    case "toolbar": return .toolbar
    case "tabBar": return .tabBar
    default: break
    }
    guard node.entries != nil || node.isNull else { return nil }
    let fields = fields(node, SourceKey.self)
    if let control = fields[.rect] { return self.control(control).map { .rect($0) } }
    return fields[.barButton].flatMap { barButton($0) }.map { .barButton($0) }
  }
}
