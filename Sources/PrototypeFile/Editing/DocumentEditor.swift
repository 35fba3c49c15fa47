internal import Texts

/// Plans changes of one version of a document.
public struct DocumentEditor {
  let map: SourceMap
  let form: LongForm
  private let environment: DocumentEnvironment

  /// An editor of a document.
  ///
  /// - Throws: a refusal if the bytes cannot be read to their end; a document with other errors can
  ///   be changed.
  public init(_ bytes: [UInt8], in environment: DocumentEnvironment) throws(EditRefusal) {
    let document = YAMLDocument(bytes)
    if let problem = document.problems.first {
      throw EditRefusal.unreadable(
        tr(
          "the document cannot be read: line {line}: {problem}",
          [
            "line": String(problem.line), "problem": problem.message,
          ]), hint: problem.hint)
    }
    guard let root = document.root else {
      throw EditRefusal.unreadable(
        tr("the document is empty"), hint: tr("a document begins with “rehearsal: 1”"))
    }
    map = SourceMap(bytes, root: root)
    form = LongForm(root: root)
    self.environment = environment
  }

  /// Plans a change.
  ///
  /// - Throws: a refusal in words; also if the document would get an error that it does not have.
  public func plan(_ edit: DocumentEdit) throws(EditRefusal) -> EditPlan {
    let plan = try EditPlan(draft(of: edit), of: map)
    try refuseNewErrors(in: plan)
    return plan
  }

  /// The tree after a change.
  func draft(of edit: DocumentEdit) throws(EditRefusal) -> Draft {
    var draft = Draft.kept(map.root)
    let pointer = try Pointer(text: edit.path)
    switch edit {
    case .set(_, let value):
      let place = try form.place(at: pointer)
      let old = place.isWritten ? map.root[place.path] : nil
      draft.set(old.map { Draft(value, over: $0) } ?? Draft(copying: value), at: place)
    case .insert(_, let value): draft.insert(Draft(copying: value), at: try form.slot(at: pointer))
    case .remove(let path):
      let place = try form.written(at: pointer)
      try draft.remove(place, form.neighbours(at: pointer), path)
    case .move(_, let index): try draft.move(form.neighbours(at: pointer), to: index)
    case .comment(_, let lines): try draft.comment(form.neighbours(at: pointer), lines)
    case .rename(_, let name):
      let slot = try form.neighbours(at: pointer)
      draft.update(slot.holder.path) { $0.entries?[slot.index].key = name }
    }
    return draft
  }

  private func refuseNewErrors(in plan: EditPlan) throws(EditRefusal) {
    let after = PrototypeDocument.load(plan.after, in: environment).problems
    guard after.contains(where: { $0.severity == .error }) else { return }
    let before = Set(PrototypeDocument.load(map.bytes, in: environment).problems.map(\.message))
    if let new = after.first(where: { $0.severity == .error && !before.contains($0.message) }) {
      throw EditRefusal(new.message, hint: new.hint)
    }
  }
}
