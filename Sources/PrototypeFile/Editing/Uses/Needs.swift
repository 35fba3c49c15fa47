import DialogModel

extension DocumentEditor {
  /// The paths of the screens, dialogs, tasks and notifications that a part names, and that those
  /// name in turn, each once; the part itself is not among them.
  ///
  /// - Parameter path: the part, a JSON Pointer through the document's long form.
  public func needs(of path: String) -> [String] {
    guard let pointer = try? Pointer(text: path), let own = try? form.written(at: pointer).path
    else { return [] }
    var open = [own]
    var seen: Set<TreePath> = [own]
    var needed: [String] = []
    while let path = open.popLast() {
      for use in uses.mentions where use.place.path.starts(with: path) {
        for part in use.parts {
          guard let whole = part.named, let pointer = form.pointer(of: whole),
            let place = try? form.written(at: pointer).path, seen.insert(place).inserted,
            !own.starts(with: place)
          else { continue }
          open.insert(place, at: 0)
          needed.append(pointer.text)
        }
      }
    }
    return needed
  }
}

extension ModelPart {
  /// The screen, the dialog, the task or the notification that this is, or that has this.
  fileprivate var named: ModelPart? {
    switch self {
    case .screen, .dialog, .task, .notification: self
    case .button(let id, _), .field(.alert(let id, _)): .dialog(id)
    case .activity(let id): .dialog(id.dialog)
    case .control(let id), .field(.control(let id)):
      switch id.holder {
      case .screen(let screen): .screen(screen)
      case .dialog(let dialog): .dialog(dialog)
      case .activity(let activity): .dialog(activity.dialog)
      }
    case .application, .scenario, .step: nil
    }
  }
}
