internal import DialogModel
internal import Texts

/// Reads dialogs of each kind, and popovers.
enum DialogReader {
  static func dialog(_ entry: YAMLNode.Entry, _ id: DialogID, _ reader: inout Reader) -> Dialog {
    let fields = reader.fields(entry.value, DialogKey.self, judged: false)
    judgeKind(fields, entry, &reader)
    guard let key = fields.keys(among: DialogKey.kinds).first, let node = fields[key] else {
      return Dialog(id: entry.name, alert: Alert())
    }
    var around = Surroundings()
    around.fieldCount = reader.names.dialogKinds[id.index].fieldCount
    around.buttons = AlertReader.titles(of: key, node)
    return reader.within(around) { reader in
      // Whether a button's actions can run depends on the delegate.
      let delegate = fields[.delegate].map { DelegateReader.dialog($0, of: key, &reader) }
      var dialog = Dialog(
        id: entry.name, kind: kind(key, node, id, delegate ?? Delegate(), &reader),
        delegate: delegate ?? Delegate())
      dialog.controller = fields[.viewController].flatMap { ViewReader.viewController($0, &reader) }
      return dialog
    }
  }

  private static func judgeKind(
    _ fields: Fields<DialogKey>, _ entry: YAMLNode.Entry, _ reader: inout Reader
  ) {
    guard entry.value.entries != nil || entry.value.isNull else { return }
    if fields.keys(among: DialogKey.kinds).isEmpty && !fields.hasUnknown {
      reader.problems.error(
        .shape, entry.key.start, tr("it is not said what “{id}” is", ["id": entry.name]),
        hint: tr(
          "a dialog has one of {kinds}",
          ["kinds": Phrases.either(DialogKey.kinds.map { Phrases.quoted($0.rawValue) })]))
    } else {
      reader.requireOne(of: DialogKey.kinds, fields) { tr("a dialog is of one kind") }
      reader.keep(.viewController, beside: DialogKey.controlled, fields)
    }
  }

  private static func kind(
    _ key: DialogKey, _ node: YAMLNode, _ id: DialogID, _ delegate: Delegate, _ reader: inout Reader
  ) -> Dialog.Kind {
    switch key {
    case .actionSheet: .actionSheet(AlertReader.actionSheet(node, delegate, &reader))
    case .activityPicker: .activityPicker(ActivityReader.picker(node, id, &reader))
    case .presentedView: .presentedView(ViewReader.presentedView(node, .dialog(id), &reader))
    case .formSheet: .formSheet(ViewReader.formSheet(node, .dialog(id), &reader))
    case .popover: .popover(popover(node, id, &reader))
    case .alert, .delegate, .viewController: .alert(AlertReader.alert(node, delegate, &reader))
    }
  }

  private static func popover(_ node: YAMLNode, _ id: DialogID, _ reader: inout Reader) -> Popover {
    let fields = reader.fields(node, PopoverKey.self)
    var popover = Popover(
      view: PresentedView(
        title: fields[.title]?.text,
        controls: ControlReader.controls(fields[.controls], .dialog(id), &reader)))
    popover.source = fields[.from].flatMap { source($0, &reader) }
    popover.isModal = fields[.modal]?.boolean ?? popover.isModal
    popover.passthrough = passthrough(fields[.passthrough], &reader)
    return popover
  }

  /// Reads the passthrough views of a popover; `nil` is a word, a control with that id is listed.
  static func passthrough(_ node: YAMLNode?, _ reader: inout Reader) -> [ControlReference]? {
    node?.text == "nil" ? nil : reader.controls(node)
  }

  /// Reads the presentation source of a dialog.
  static func source(_ node: YAMLNode, _ reader: inout Reader) -> PresentationSource? {
    let sides = [SourceKey.phone, .tablet].filter { node[$0.rawValue] != nil }
    guard !sides.isEmpty else { return place(node, SourceKey.self, &reader) }
    let fields = reader.fields(node, SourceKey.self)
    return .byDevice(
      phone: fields[.phone].flatMap { place($0, PlaceKey.self, &reader) },
      tablet: fields[.tablet].flatMap { place($0, PlaceKey.self, &reader) })
  }

  /// - Parameter table: the keys of the map that names a control.
  private static func place<Key: KeyTable>(
    _ node: YAMLNode, _ table: Key.Type, _ reader: inout Reader
  ) -> PresentationSource? {
    switch node.text {
    case "view": return .view
    case "rootView": return .rootView
    case "toolbar": return .toolbar
    case "tabBar": return .tabBar
    default: break
    }
    guard node.entries != nil || node.isNull else { return nil }
    let fields = reader.fields(node, table)
    if let control = fields[named: PlaceKey.rect.rawValue] {
      return reader.control(control).map { .rect($0) }
    }
    return fields[named: PlaceKey.barButton.rawValue].flatMap { reader.barButton($0) }.map {
      .barButton($0)
    }
  }
}
