/// The ids of a screen's controls, written or made from their texts.
enum ControlNames {
  /// An id for each control of a list, in its order; reports those that cannot be used.
  static func ids(of controls: [YAMLNode], _ problems: inout [Problem]) -> [String] {
    var places: [String: Mark] = [:]
    let written = controls.map { control -> String? in
      guard let node = control[ControlKey.id.rawValue], let id = node.text else { return nil }
      Identifier.check(id, at: node.start, &problems)
      Identifier.checkNew(id, at: node.start, &places, &problems)
      return id
    }
    // A written id is somebody's choice, so one that is made gives way even to a later one.
    var taken = Set(places.keys)
    var numbers: [String: Int] = [:]
    return zip(controls, written).map { control, written in
      if let written { return written }
      let base = made(for: control)
      var id = base
      while !taken.insert(id).inserted {
        let number = numbers[base, default: 2]
        numbers[base] = number + 1
        id = "\(base)-\(number)"
      }
      return id
    }
  }

  private static func made(for control: YAMLNode) -> String {
    let kind = ControlKey.kinds.first { control[$0.rawValue] != nil } ?? .button
    let id = Identifier.made(from: control[kind.rawValue]?.text ?? "")
    return id.isEmpty ? kind.rawValue : id
  }
}
