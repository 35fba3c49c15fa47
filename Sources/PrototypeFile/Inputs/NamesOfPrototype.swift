internal import DialogModel

extension NamesOfDocument {
  /// The names in a document that has loaded.
  init(_ prototype: Prototype) {
    screens = List(prototype.screens.map(\.id))
    dialogs = List(prototype.dialogs.map(\.id))
    tasks = List(prototype.tasks.map(\.id))
    notifications = List(prototype.notifications.map(\.id))
    flags = List(prototype.flags.map(\.id))
    steps = List(prototype.sharedSteps.map(\.name))
    navigation = prototype.navigation
    dialogKinds = prototype.dialogs.map { DialogKind($0) }
    controls = ControlNames(prototype)
    addFields()
    for (index, dialog) in prototype.dialogs.enumerated() {
      addActivities(dialog.activityPicker?.activities.map(\.type) ?? [], DialogID(index))
    }
  }
}

extension NamesOfDocument.DialogKind {
  fileprivate init(_ dialog: Dialog) {
    key = DialogKey(rawValue: dialog.kind.word)
    fieldCount = dialog.alert?.shownFields.count ?? 0
    switch (dialog.actionSheet?.source).on(.tablet) {
    case nil: canShowTwice = dialog.actionSheet != nil
    case .barButton: canShowTwice = true
    case .view, .rootView, .toolbar, .tabBar, .rect, .byDevice: canShowTwice = false
    }
  }
}

extension ControlNames {
  fileprivate init(_ prototype: Prototype) {
    self.init()
    func holder(_ id: ControlID.Holder) -> (ControlID.Holder, [Control]) {
      (id, prototype.controls(of: id))
    }
    var holders = prototype.screens.indices.map { holder(.screen(ScreenID($0))) }
    for (index, dialog) in prototype.dialogs.enumerated() {
      let id = DialogID(index)
      holders.append(holder(.dialog(id)))
      for place in (dialog.activityPicker?.activities ?? []).indices {
        holders.append(holder(.activity(ActivityID(id, index: place))))
      }
    }
    for (id, controls) in holders {
      for (index, control) in controls.enumerated() {
        let isBarButton = control.kind == .barButton || control.kind == .toolbarButton
        add(
          control.id, ControlID(id, index: index), isField: control.textField != nil,
          isBarButton: isBarButton)
      }
    }
  }
}
