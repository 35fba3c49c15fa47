internal import DialogModel
internal import PrototypeFile

extension Uses {
  /// What still refers to a part, or to something in it, once it is removed: each with the change
  /// that removes the reference.
  ///
  /// The change removes the smallest part of the document that makes sense: an item of a list, such
  /// as an action or a step, or a key that can be left out.
  ///
  /// - Parameter findings: what was found by playing the scenarios with the part's texts changed.
  /// - Throws: a refusal if there is nothing at the place.
  func removing(
    _ address: PartAddress, _ findings: [StepFinding] = []
  ) throws(EditRefusal) -> [OtherUse] {
    let removed = try form.written(at: address)
    let gone = Set(namedParts.filter { address.contains($0.address) }.map(\.part))
    var paths: [TreePath] = []
    for use in mentions where isGone(use, gone) && !use.place.path.starts(with: removed.path) {
      let path = removable(use.place.path)
      // Two names in one action, or an action in one that goes as well.
      if !paths.contains(where: { path.starts(with: $0) }) {
        paths = paths.filter { !$0.starts(with: path) } + [path]
      }
    }
    let references = paths
    // A step that finds something by a text which goes with the part.
    var steps: [(path: TreePath, isCertain: Bool)] = []
    for use in patterns(losing: removed.path, findings) {
      let path = removable(use.path)
      if !(references + steps.map(\.path)).contains(where: { path.starts(with: $0) }) {
        steps.append((path, use.isCertain))
      }
    }
    return references.map { form.use($0, .remove, .reference) }
      + steps.map { form.use($0.path, .remove, .step, isCertain: $0.isCertain) }
  }

  /// Whether a name means nothing any more.
  private func isGone(_ use: Use, _ gone: Set<ModelPart>) -> Bool {
    // The name of a field or of a button means its dialog, too, and is nothing without it.
    let controls = use.parts.filter { if case .control = $0 { true } else { false } }
    // Of `SCREEN/control` the screen may stay.
    if !controls.isEmpty { return controls.allSatisfy(gone.contains) }
    let named = use.parts.filter {
      switch $0 {
      case .field, .button: false
      default: true
      }
    }
    return !named.isEmpty && named.allSatisfy(gone.contains)
  }

  /// The smallest part around a name that can be left out.
  func removable(_ path: TreePath) -> TreePath {
    // A promise without one of its parts would be another one.
    var path = form.promises.first { path.starts(with: $0) } ?? path
    while let step = path.last {
      if case .item = step {
        guard form.root[path.dropLast()]?.list?.count == 1,
          form.places(at: path.dropLast()).last?.mayBeLeftOut == true
        else { return path }
        // A list with nothing in it goes with its key.
        path.removeLast()
        return path
      }
      // Of the texts for activities only the one for this activity goes.
      let holder = TreePath(path.dropLast())
      if form.places(at: holder).last?.key?.is(ActivityItemKey.texts) == true,
        form.root[holder]?.entries?.count ?? 0 > 1
      {
        return path
      }
      let places = form.places(at: path)
      // The only item of a list goes with its key.
      if places.contains(where: { $0.through.last == .onlyItem })
        || places.last?.mayBeLeftOut == true
      {
        return path
      }
      path.removeLast()
    }
    return path
  }
}

extension LongForm {
  /// The places at a path: of the part, and of those that it represents.
  func places(at path: TreePath) -> [LongPlace] {
    var places: [LongPlace] = []
    var through: [LongPlace.Short] = []
    while let address = address(to: path, through: through),
      let place = try? place(at: address)
    {
      places.append(place)
      guard let node = root[path], let next = place.shape.short(for: node)?.0 else { break }
      through.append(next)
    }
    return places
  }
}

extension LongForm {
  /// Whether the part at an address is the value of a key that its map does not need.
  func canBeLeftOut(_ address: PartAddress) -> Bool {
    (try? place(at: address))?.mayBeLeftOut ?? false
  }
}

extension LongPlace {
  /// Whether the value is of a key without which its map still says what it did.
  fileprivate var mayBeLeftOut: Bool {
    guard let key else { return false }
    switch key.table {
    case is StepKey.Type, is TapKey.Type, is ActionKey.Type, is AnswerStepKey.Type: return false
    default: return !key.table.isNeeded(key.name)
    }
  }
}

extension KeyTable {
  /// Whether a rule asks for a key, alone or with others.
  fileprivate static func isNeeded(_ name: String) -> Bool {
    guard let key = Self(rawValue: name) else { return false }
    return rules.contains { rule in
      switch rule {
      case .required(key): true
      case .one(let keys, _), .some(let keys, _), .needs(_, let keys): keys.contains(key)
      default: false
      }
    }
  }
}
