internal import DialogModel

extension Writer {
  func sheet(_ sheet: ActionSheet) throws(NotWritable) -> [Written.Entry] {
    var entries = entry(ActionSheetKey.title, template(sheet.title))
    entries += entry(ActionSheetKey.style, word(sheet.style, unless: .automatic))
    entries += entry(ActionSheetKey.from, sheet.source.map { source($0) })
    if let cancel = sheet.cancelButton {
      entries += entry(ActionSheetKey.cancelButton, try button(cancel))
    }
    if let destructive = sheet.destructiveButton {
      entries += entry(ActionSheetKey.destructiveButton, try button(destructive))
    }
    entries += entry(ActionSheetKey.otherButtons, try buttons(sheet.otherButtons))
    entries += entry(ActionSheetKey.addedButtons, try buttons(sheet.addedButtons))
    entries += entry(
      ActionSheetKey.cancelButtonIndex, sheet.cancelButtonIndex.map { .number($0) })
    return entries
      + (entry(
        ActionSheetKey.destructiveButtonIndex, sheet.destructiveButtonIndex.map { .number($0) }))
  }

  func popover(_ popover: Popover) throws(NotWritable) -> [Written.Entry] {
    guard isPlain(popover.view) else { throw notWritable("popover") }
    var entries = entry(PopoverKey.title, text(popover.view.title))
    entries += entry(PopoverKey.from, popover.source.map { source($0) })
    entries += entry(PopoverKey.modal, yes(popover.isModal))
    if popover.passthrough != [] {
      entries += entry(PopoverKey.passthrough, passthrough(popover.passthrough))
    }
    return entries + entry(PopoverKey.controls, try controls(popover.view.controls))
  }

  /// Writes the passthrough views of a popover: a list, or the word `nil`.
  func passthrough(_ controls: [ControlReference]?) -> Written {
    controls.map { .list($0.map { .text($0.name) }, .inline) } ?? .word("nil")
  }

  func source(_ source: PresentationSource) -> Written {
    switch source {
    case .view: .word("view")
    case .rootView: .word("rootView")
    case .toolbar: .word("toolbar")
    case .tabBar: .word("tabBar")
    case .rect(let control): .map(entry(SourceKey.rect, .text(control.name)), .inline)
    case .barButton(let control):
      .map(entry(SourceKey.barButton, .text(control.name)), .inline)
    }
  }

  /// Writes a dialog that is up: `ID#2` is the second instance of a sheet that shows twice.
  func name(ofShown dialog: DialogID) throws(NotWritable) -> Written {
    guard dialog.instance == 2, prototype.dialogs.indices.contains(dialog.index) else {
      return try name(of: dialog)
    }
    return .text("\(prototype.name(of: dialog))#2")
  }
}
