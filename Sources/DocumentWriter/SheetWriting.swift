import DialogModel
import PrototypeFile

extension DocumentWriter {
  func sheet(_ sheet: ActionSheet) throws(NotWritable) -> [Written.Entry] {
    var entries = entry("title", template(sheet.title))
    entries += entry("style", word(sheet.style, unless: .automatic))
    entries += entry("from", sheet.source.map { source($0) })
    if let cancel = sheet.cancelButton {
      entries += entry("cancelButton", try button(cancel))
    }
    if let destructive = sheet.destructiveButton {
      entries += entry("destructiveButton", try button(destructive))
    }
    entries += entry("otherButtons", try buttons(sheet.otherButtons))
    entries += entry("addedButtons", try buttons(sheet.addedButtons))
    entries += entry(
      "cancelButtonIndex", sheet.cancelButtonIndex.map { .number($0) })
    return entries
      + (entry(
        "destructiveButtonIndex", sheet.destructiveButtonIndex.map { .number($0) }))
  }

  func popover(_ popover: Popover) throws(NotWritable) -> [Written.Entry] {
    guard isPlain(popover.view) else { throw notWritable("popover") }
    var entries = entry("title", text(popover.view.title))
    entries += entry("from", popover.source.map { source($0) })
    entries += entry("modal", yes(popover.isModal))
    if popover.passthrough != [] {
      entries += entry("passthrough", passthrough(popover.passthrough))
    }
    return entries + entry("controls", try controls(popover.view.controls))
  }

  func source(_ source: PresentationSource) -> Written {
    switch source {
    case .view: .word("view")
    case .rootView: .word("rootView")
    case .toolbar: .word("toolbar")
    case .tabBar: .word("tabBar")
    case .rect(let control): .map(entry("rect", .text(control.name)), .inline)
    case .barButton(let control):
      .map(entry("barButton", .text(control.name)), .inline)
    case .byDevice(let phone, let tablet):
      .map(
        entry("phone", phone.map { self.source($0) })
          + entry("tablet", tablet.map { self.source($0) }),
        .inline)
    }
  }
}
