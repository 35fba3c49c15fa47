public import DialogModel

extension Exhibit {
  /// The name of a picture of this part, without its ending: `dialog-sign-out`.
  ///
  /// It is made from the part's id alone, so that no other change of the document gives the picture
  /// another name.
  public func pictureName(in prototype: Prototype) -> String {
    switch self {
    case .screen(let id): "screen-\(prototype.name(of: id))"
    case .dialog(let id): "dialog-\(prototype.name(of: id))"
    case .loader(let id): "task-\(prototype.name(of: id))"
    }
  }
}
