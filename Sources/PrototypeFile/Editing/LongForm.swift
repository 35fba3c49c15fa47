internal import Texts

/// A document as a tree without short forms, which JSON Pointers go through.
struct LongForm {
  /// The document as it is written.
  let root: YAMLNode

  /// The place that a pointer names, written or not.
  ///
  /// A new key, or an item that is appended with `-` or the number after the last, is not written.
  ///
  /// - Throws: ``EditRefusal`` for a place that the format, or this document, does not have.
  func place(at pointer: Pointer) throws(EditRefusal) -> LongPlace {
    try walk(pointer).place
  }

  /// The place that a pointer names, which the document must have.
  ///
  /// - Throws: ``EditRefusal``, also if there is nothing at the place.
  func written(at pointer: Pointer) throws(EditRefusal) -> LongPlace {
    let place = try place(at: pointer)
    guard place.isWritten else { throw nothing(at: pointer) }
    return place
  }

  /// The place of something new: an item before the one with that index, or a new key.
  ///
  /// - Throws: ``EditRefusal``, also for a key that is there already, and the whole document.
  func slot(at pointer: Pointer) throws(EditRefusal) -> LongSlot {
    let (walk, slot) = try neighbours(of: pointer)
    guard slot.key == nil || slot.index == slot.count else {
      throw EditRefusal(tr("“{key}” is there already", ["key": pointer.tokens.last ?? ""]))
    }
    if slot.key != nil {
      var walk = walk
      try walk.step(pointer.tokens.last ?? "")
    }
    return slot
  }

  /// The place of a written part among its neighbours.
  ///
  /// - Throws: ``EditRefusal``, also if there is nothing at the place, and for the whole document.
  func neighbours(at pointer: Pointer) throws(EditRefusal) -> LongSlot {
    let (walk, slot) = try neighbours(of: pointer)
    guard slot.index < slot.count else {
      var walk = walk
      try walk.step(pointer.tokens.last ?? "")
      throw nothing(at: pointer)
    }
    return slot
  }

  private func neighbours(of pointer: Pointer) throws(EditRefusal) -> (LongWalk, LongSlot) {
    guard let token = pointer.tokens.last else {
      throw EditRefusal(tr("the whole document is not a part of anything"))
    }
    let walk = try walk(pointer.parent)
    return (walk, try walk.slot(token))
  }

  private func walk(_ pointer: Pointer) throws(EditRefusal) -> LongWalk {
    var walk = LongWalk(root)
    for token in pointer.tokens { try walk.step(token) }
    return walk
  }

  private func nothing(at pointer: Pointer) -> EditRefusal {
    EditRefusal(tr("there is nothing at “{path}”", ["path": pointer.text]))
  }
}
