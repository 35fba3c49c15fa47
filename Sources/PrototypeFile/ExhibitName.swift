public import DialogModel

extension Exhibit {
  /// The name of a picture of this part, without its ending: `dialog-sign-out`.
  ///
  /// It is made from the part's id alone, so that no other change of the document gives the picture
  /// another name.
  public func pictureName(in prototype: Prototype) -> String {
    switch self {
    case .screen(let id): "screen-\(prototype.screens[id.index].id)"
    case .dialog(let id): "dialog-\(prototype.dialogs[id.index].id)"
    case .loader(let id): "task-\(prototype.tasks[id.index].id)"
    }
  }
}
