public import DialogModel

extension Places {
  /// What a dialog has several of, by its index.
  enum Numbered {
    case button(Int), field(Int)
  }

  /// The path to a part of a dialog; `nil` where a dialog of its kind has none.
  static func path(to part: Numbered, of dialog: Dialog, _ id: DialogID) -> [Step]? {
    let path = ["dialogs", .entry(id.index), .key(dialog.kind.word)] as [Step]
    switch (part, dialog.kind) {
    case (.field(let index), .alert): return path + ["textFields", .item(index)]
    case (.button(let index), .alert(let alert)):
      return path + Places.path(toButton: index, of: alert)
    case (.button(let index), .actionSheet(let sheet)):
      return path + Places.path(toButton: index, of: sheet)
    default: return nil
    }
  }

  /// The path from an alert to one of its buttons, by its index in the order of definition.
  static func path(toButton place: Int, of alert: Alert) -> [Step] {
    guard place > 0 || alert.cancelButton == nil else { return ["cancelButton"] }
    let place = place - (alert.cancelButton == nil ? 0 : 1)
    return place < alert.otherButtons.count
      ? ["otherButtons", .item(place)]
      : ["addedButtons", .item(place - alert.otherButtons.count)]
  }

  /// The path from a sheet to one of its buttons, by its index.
  private static func path(toButton index: Int, of sheet: ActionSheet) -> [Step] {
    var rest = index
    for (key, count) in [
      ("destructiveButton", sheet.destructiveButton == nil ? 0 : 1),
      ("otherButtons", sheet.otherButtons.count),
      ("cancelButton", sheet.cancelButton == nil ? 0 : 1),
    ] as [(Step, Int)] {
      if rest < count { return key == "otherButtons" ? [key, .item(rest)] : [key] }
      rest -= count
    }
    return ["addedButtons", .item(rest)]
  }
}

extension YAMLNode {
  /// The 1-based line of a button of an alert or a sheet, by its index, in the document whose root
  /// this is; that of the dialog where the button is not written.
  public func line(ofButton index: Int, of id: DialogID, _ prototype: Prototype) -> Int? {
    guard let dialog = prototype[id] else { return nil }
    let places = Places(root: self)
    return places.mark(
      at: Places.path(to: .button(index), of: dialog, id) ?? ["dialogs", .entry(id.index)]
    ).line
  }
}
