internal import PrototypeFile

extension Uses {
  /// What becomes of the addresses in what the author of a document knows: they follow their parts,
  /// and what is known of a part goes with it.
  func known(after edit: DocumentEdit) -> [OtherUse] {
    let shift = AddressShift(edit)
    let known = form.root[DocumentKey.known.rawValue]?.things.count ?? 0
    return (0..<known).compactMap { index in
      let entry = PartAddress.document / DocumentKey.known / index
      guard !entry.contains(edit.path), let place = try? form.written(at: entry / KnownKey.at),
        let text = form.root[place.path]?.text, text.hasPrefix("/"),
        let address = try? PartAddress(text: text)
      else { return nil }
      if case .remove(let removed) = edit, removed.contains(address) {
        return (try? form.written(at: entry)).map {
          form.use(removable($0.path), .remove, .reference)
        }
      }
      if case .relocate(let old, let new) = edit, let moved = address.moved(from: old, to: new) {
        return form.use(place.path, .text(moved.text), .reference)
      }
      let shifted = address.shifted(by: shift)
      return shifted == address ? nil : form.use(place.path, .text(shifted.text), .reference)
    }
  }
}
