import PrototypeEditing
import PrototypeFile

/// Changes every place of documents as an editor does, and counts what is refused.
///
/// A refusal is of the document where its form cannot be changed, and of the format where the change
/// would give the document an error: a key that must be there is not removed.
struct PlaceProbe {
  private(set) var (places, tried, refusedByForm, refusedByFormat, wrong) = (0, 0, 0, 0, 0)
  /// The places where a comment cannot be, such as between brackets on one line.
  private(set) var withoutComment = 0
  private(set) var refusedPlaces = 0

  /// Fewer than one of two hundred places may be refused because of how they are written.
  var isGood: Bool { wrong == 0 && places > 0 && refusedPlaces * 200 < places }

  var summary: String {
    "\(places) places, \(tried) changes; of the format: \(refusedByFormat) refused; of the form: "
      + "\(refusedByForm) refused at \(refusedPlaces) places, \(withoutComment) without a comment; "
      + "\(wrong) wrong"
  }

  mutating func run(_ path: String) {
    for (bytes, kind) in FileProbe.forms(of: path) { probe(bytes, path + kind) }
  }

  private mutating func probe(_ bytes: [UInt8], _ name: String) {
    guard let editor = try? DocumentEditor(bytes, in: .bare) else { return }
    for path in editor.addresses where !path.isDocument {
      places += 1
      let before = refusedByForm
      for edit in changes(of: path, editor) {
        attempt(edit, editor, bytes, name)
      }
      if refusedByForm > before { refusedPlaces += 1 }
    }
  }

  /// The changes of a place: other values, removal, copies, moves and comments.
  private func changes(of path: PartAddress, _ editor: DocumentEditor) -> [DocumentEdit] {
    guard let value = editor.value(at: path) else { return [] }
    var edits: [DocumentEdit] = [
      .set(path: path, value), .remove(path: path), .comment(path: path, ["about it"]),
      .comment(path: path, []), .move(path: path, to: 0),
    ]
    switch value.content {
    case .scalar:
      edits += ["Other words", "a: b # c", "One\nTwo", "7", "-1"].map {
        .set(path: path, YAMLNode.text($0))
      }
    case .list: edits.append(.insert(path: path / .end, YAMLNode.text("New")))
    case .map: edits.append(.insert(path: path / AlertKey.title, YAMLNode.text("New")))
    case .refused: break
    }
    if path.index != nil {
      edits += [.insert(path: path, value), .insert(path: path.parent / .end, value)]
    } else {
      edits += [
        .insert(path: path.parent / .named("\(path.last)-2"), value),
        .rename(path: path, to: "\(path.last)-3"),
      ]
    }
    return edits
  }

  private mutating func attempt(
    _ edit: DocumentEdit, _ editor: DocumentEditor, _ bytes: [UInt8], _ name: String
  ) {
    tried += 1
    do throws(EditRefusal) {
      let plan = try editor.plan(edit)
      if plan.inverse.applied(to: plan.after) != bytes { fail("the inverse differs", edit, name) }
      if case .set(let path, let value) = edit {
        if editor.value(at: path) == value, !plan.edits.isEmpty {
          fail("its own value changes it", edit, name)
        }
        let again = try DocumentEditor(plan.after, in: .bare).plan(edit)
        if !again.edits.isEmpty { fail("a second time changes more", edit, name) }
      }
      if plan.label.isEmpty { fail("it has no label", edit, name) }
    } catch {
      guard error.isOfDocument else {
        refusedByFormat += 1
        return
      }
      if case .comment = edit {
        withoutComment += 1
        return
      }
      refusedByForm += 1
      print("\(name): \(edit.path.text): \(error.message)")
    }
  }

  private mutating func fail(_ why: String, _ edit: DocumentEdit, _ name: String) {
    wrong += 1
    print("WRONG: \(name): \(edit): \(why)")
  }
}
