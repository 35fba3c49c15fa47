internal import DialogModel
internal import PrototypeFile

extension Uses {
  /// The controls whose made ids another document would change although something names them,
  /// each with the change that writes the old id.
  ///
  /// - Parameters:
  ///   - needed: the controls that something names.
  ///   - after: the document after the edit.
  ///   - kept: where a control of this document is in the other one; `nil` for one that has gone.
  /// - Returns: changes of the other document, in its order.
  func defaultIDs(
    of needed: Set<ControlID>, after: YAMLNode, _ kept: (ControlID) -> ControlID?
  ) -> [OtherUse] {
    let form = LongForm(root: after)
    var problems: [Finding] = []
    let ids = NamesOfDocument(after, &problems).controls.ids
    var uses: [OtherUse] = []
    for part in namedParts {
      guard case .control(let old) = part.part, let new = kept(old), let all = ids[new.holder],
        all.indices.contains(new.index), all[new.index] != part.name,
        needed.contains(old), let address = form.address(of: .control(new)),
        let path = try? form.written(at: address).path,
        // A written id is changed only by those who want that.
        form.root[path]?[ControlKey.id.rawValue] == nil
      else { continue }
      uses.append(form.use(path, .add(key: ControlKey.id.rawValue, part.name), .defaultID))
    }
    return uses.sorted { $0.line < $1.line }
  }

  /// The controls that something names, also in expected calls.
  var controlsInUse: Set<ControlID> {
    var found: Set<ControlID> = []
    for use in mentions {
      for case .control(let id) in use.parts { found.insert(id) }
    }
    var targets: Set<String> = []
    _ = form.expected(
      { line in
        line.replacingTarget {
          targets.insert(String($0))
          return nil
        }
      }, isCertain: true)
    for (name, field) in names.controls.fields where targets.contains(name) {
      if case .control(let id) = field { found.insert(id) }
    }
    return found
  }
}
