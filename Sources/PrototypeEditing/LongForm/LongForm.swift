internal import PrototypeFile
internal import Texts

/// A document as a tree without short forms, which JSON Pointers go through.
struct LongForm {
  /// The document as it is written.
  let root: YAMLNode
  /// The titles that do not tell their parts apart.
  let sharedTitles: SharedTitles

  /// A document as it is written.
  init(root: YAMLNode) { (self.root, sharedTitles) = (root, SharedTitles(root)) }

  /// The place that an address names, written or not.
  ///
  /// A new key, or an item that is appended with `-` or the number after the last, is not written.
  ///
  /// - Throws: ``EditRefusal`` for a place that the format, or this document, does not have.
  func place(at address: PartAddress) throws(EditRefusal) -> LongPlace {
    try walk(address).place
  }

  /// The place that an address names, which the document must have.
  ///
  /// - Throws: ``EditRefusal``, also if there is nothing at the place.
  func written(at address: PartAddress) throws(EditRefusal) -> LongPlace {
    let place = try place(at: address)
    guard place.isWritten else { throw nothing(at: address) }
    return place
  }

  /// The place of something new: an item before the one with that index, or a new key.
  ///
  /// - Throws: ``EditRefusal``, also for a key that is there already, and the whole document.
  func slot(at address: PartAddress) throws(EditRefusal) -> LongSlot {
    let (walk, slot) = try neighbours(of: address)
    guard slot.key == nil || slot.index == slot.count else {
      throw EditRefusal(tr("“{key}” is there already", ["key": address.tokens.last ?? ""]))
    }
    if slot.key != nil {
      var walk = walk
      try walk.step(address.tokens.last ?? "")
    }
    return slot
  }

  /// The place of a written part among its neighbours.
  ///
  /// - Throws: ``EditRefusal``, also if there is nothing at the place, and for the whole document.
  func neighbours(at address: PartAddress) throws(EditRefusal) -> LongSlot {
    let (walk, slot) = try neighbours(of: address)
    guard slot.index < slot.count else {
      var walk = walk
      try walk.step(address.tokens.last ?? "")
      throw nothing(at: address)
    }
    return slot
  }

  private func neighbours(of address: PartAddress) throws(EditRefusal) -> (LongWalk, LongSlot) {
    guard let token = address.tokens.last else {
      throw EditRefusal(tr("the whole document is not a part of anything"))
    }
    let walk = try walk(address.parent)
    return (walk, try walk.slot(token))
  }

  private func walk(_ address: PartAddress) throws(EditRefusal) -> LongWalk {
    var walk = LongWalk(root)
    for token in address.tokens { try walk.step(token) }
    return walk
  }

  private func nothing(at address: PartAddress) -> EditRefusal {
    EditRefusal(tr("there is nothing at “{path}”", ["path": address.text]))
  }
}
