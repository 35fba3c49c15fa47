import DialogModel
public import PrototypeFile

extension DocumentEditor {
  /// The screens, dialogs, tasks, notifications, flags and steps that a part names, and that those name
  /// in turn, each once; the part itself is not among them.
  public func needs(of address: PartAddress) -> [PartAddress] {
    guard let own = try? form.written(at: address).path else { return [] }
    var open = [own]
    var seen: Set<TreePath> = [own]
    var needed: [PartAddress] = []
    while let path = open.popLast() {
      for use in uses.mentions where use.place.path.starts(with: path) {
        for part in use.parts {
          guard let whole = part.named, let address = form.address(of: whole),
            let place = try? form.written(at: address).path, seen.insert(place).inserted,
            !own.starts(with: place)
          else { continue }
          open.insert(place, at: 0)
          needed.append(address)
        }
      }
    }
    return needed
  }
}

extension ModelPart {
  /// The screen, the dialog, the task, the notification, the flag or the steps that this is, or
  /// that has this.
  fileprivate var named: ModelPart? {
    switch self {
    case .task, .notification, .flag, .sharedSteps: self
    default: holder
    }
  }
}
