public import DialogModel
public import PrototypeFile
internal import Texts

/// Plans changes of one version of a document.
public struct DocumentEditor: Sendable {
  let map: SourceMap
  let form: LongForm
  let uses: Uses
  private let environment: DocumentEnvironment

  /// What the document says; of one with errors not all of it.
  public var prototype: Prototype { uses.prototype }

  /// An editor of a document.
  ///
  /// - Throws: a refusal if the bytes cannot be read to their end; a document with other errors can
  ///   be changed.
  public init(_ bytes: [UInt8], in environment: DocumentEnvironment) throws(EditRefusal) {
    let document = YAMLDocument(bytes)
    try self.init(bytes, document.root, document.problems.first, environment)
  }

  /// An editor of a document that has been parsed.
  ///
  /// - Parameter problem: why it can't be read to its end, if it can't.
  init(
    _ bytes: [UInt8], _ root: YAMLNode?, _ problem: Finding?, _ environment: DocumentEnvironment
  ) throws(EditRefusal) {
    if let problem {
      throw EditRefusal.unreadable(
        tr(
          "the document cannot be read: line {line}: {problem}",
          ["line": String(problem.line), "problem": problem.message]), hint: problem.hint)
    }
    guard let root else {
      throw EditRefusal.unreadable(
        tr("the document is empty"), hint: tr("a document begins with “rehearsal: 1”"))
    }
    guard root.entries != nil else {
      throw EditRefusal.unreadable(
        tr("the document is {found} and not a map", ["found": Phrases.found(root, asText: true)]),
        hint: tr("a document begins with “rehearsal: 1”"))
    }
    self.init(SourceMap(bytes, root: root), environment)
  }

  /// An editor of the document that a plan gives; it is not parsed a second time.
  public init(after plan: EditPlan, in environment: DocumentEnvironment) {
    self.init(SourceMap(plan.after, root: plan.root), environment)
  }

  private init(_ map: SourceMap, _ environment: DocumentEnvironment) {
    self.map = map
    form = LongForm(root: map.root)
    uses = Uses(map.root)
    self.environment = environment
  }

  /// Plans a change, and with it those of everything that refers to the changed part.
  ///
  /// - Parameters:
  ///   - isWanted: whether one of these changes is made; without it, each that is certain.
  ///   - isStep: whether others follow, after which ``checked(_:)`` looks for errors.
  ///   - play: plays the scenarios that a change of texts may concern, and answers what it means for
  ///     their steps; without it, only a step changes whose text nothing else shows.
  /// - Throws: a refusal in words; also if the document would get an error that it does not have.
  public func plan(
    _ edit: DocumentEdit, also isWanted: (OtherUse) -> Bool = { $0.isCertain },
    isStep: Bool = false, playing play: ((Retitling) -> [StepFinding])? = nil
  ) throws(EditRefusal) -> EditPlan {
    let others = try others(of: edit, play.flatMap { played(edit, $0) })
    let wanted = others.filter(isWanted)
    var draft = Draft.kept(map.root)
    try apply(edit, to: &draft)
    draft.apply(wanted, in: map.root)
    var plan = try EditPlan(draft, of: map)
    plan.drafts = [draft]
    let ids = try oldIDs(draft, after: plan).filter(isWanted)
    if !ids.isEmpty { plan = try self.plan(plan, and: ids) }
    plan.alsoUses = others + ids
    plan.label = uses.label(of: edit, in: self)
    return isStep ? plan : try checked(plan)
  }

  /// A plan, the last of several that began with this document, with what its text says.
  ///
  /// - Throws: a refusal if the document would get an error that it does not have.
  public func checked(_ plan: EditPlan) throws(EditRefusal) -> EditPlan {
    var plan = plan
    plan.revision = try revision(of: plan)
    return plan
  }

  /// Plans new entries of parts that nothing else refers to, all at once: the document is written and
  /// read again only once.
  ///
  /// - Parameter entries: the path of each entry, and its value.
  /// - Throws: a refusal in words; also if the document would get an error that it does not have.
  public func plan(
    adding entries: some Sequence<(path: PartAddress, value: YAMLNode)>
  ) throws(EditRefusal) -> EditPlan {
    var draft = Draft.kept(map.root)
    for entry in entries { try apply(.insert(path: entry.path, entry.value), to: &draft) }
    var plan = try EditPlan(draft, of: map)
    plan.drafts = [draft]
    return try checked(plan)
  }

  func apply(_ edit: DocumentEdit, to draft: inout Draft) throws(EditRefusal) {
    if case .rename = edit { return }
    let address = edit.path
    switch edit {
    case .set(_, let value):
      let place = try form.place(at: address)
      let old = place.isWritten ? map.root[place.path] : nil
      let value = value.withTexts(place.shape)
      let exclusive = place.shape.exclusiveKeys
      draft.set(
        old.map { Draft(value, over: $0, exclusive: exclusive) } ?? Draft(copying: value), at: place
      )
    case .insert(_, let value):
      let slot = try form.slot(at: address)
      draft.insert(Draft(copying: value.withTexts(slot.shape)), at: slot)
    case .remove:
      let place = try form.written(at: address)
      try draft.remove(place, form.neighbours(at: address), address)
    case .move(_, let index): try draft.move(form.neighbours(at: address), to: index)
    case .relocate(_, let target):
      try draft.relocate(address, to: target, form, map)
    case .comment(_, let lines): try draft.comment(form.neighbours(at: address), lines)
    case .rename: break
    }
  }

  /// The change of texts that an edit is, with what playing the scenarios finds.
  private func played(
    _ edit: DocumentEdit, _ play: (Retitling) -> [StepFinding]
  ) -> Retitling? {
    guard var retitling = retitling(by: edit) else { return nil }
    retitling.findings = play(retitling)
    return retitling
  }

  /// What else refers to the part that changes.
  private func others(
    of edit: DocumentEdit, _ retitling: Retitling?
  ) throws(EditRefusal) -> [OtherUse] {
    // The new name itself is one of the changes.
    if case .rename(let target, let name) = edit {
      return try uses.renaming(target, to: name) + uses.known(after: edit)
    }
    return try otherUses(of: edit, retitling) + uses.known(after: edit)
  }

  private func otherUses(
    of edit: DocumentEdit, _ retitling: Retitling?
  ) throws(EditRefusal) -> [OtherUse] {
    let address = edit.path
    switch edit {
    case .set: return (retitling ?? self.retitling(by: edit)).map(uses.following) ?? []
    case .insert: return uses.renumbering(.insertion, at: address)
    case .remove:
      return try uses.removing(address, retitling?.findings ?? [])
        + uses.renumbering(.removal, at: address)
    case .move(_, let index): return uses.renumbering(.move(to: index), at: address)
    case .relocate(_, let target):
      return uses.relocating(address, to: target)
    case .rename, .comment: return []
    }
  }

  // MARK: - Ids that are made from texts

  /// The controls whose ids would change although something names them.
  private func oldIDs(_ draft: Draft, after plan: EditPlan) throws(EditRefusal) -> [OtherUse] {
    let needed = uses.controlsInUse
    guard !needed.isEmpty else { return [] }
    let new = LongForm(root: plan.root)
    var problems: [Finding] = []
    var places: [TreePath: ControlID] = [:]
    for (holder, ids) in NamesOfDocument(plan.root, &problems).controls.ids {
      for index in ids.indices {
        let id = ControlID(holder, index: index)
        if let path = new.path(of: .control(id)) { places[path] = id }
      }
    }
    return uses.defaultIDs(of: needed, after: plan.root) { old in
      form.path(of: .control(old)).flatMap { draft.path(of: $0) }.flatMap { places[$0] }
    }
  }

  /// A change, and then others of the document that it gives.
  private func plan(_ plan: EditPlan, and uses: [OtherUse]) throws(EditRefusal) -> EditPlan {
    let next = SourceMap(plan.after, root: plan.root)
    var draft = Draft.kept(plan.root)
    draft.apply(uses, in: plan.root)
    let after = try EditPlan(draft, of: next).after
    let difference = LineDifference(from: map.bytes, to: after)
    let edits = difference.edits.map { $0.trimmed(in: map.bytes) }
    var both = try EditPlan(edits, of: map.bytes) { draft.matches($0) }
    both.drafts = plan.drafts + [draft]
    return both
  }

  /// The new version.
  ///
  /// - Throws: a refusal if it has an error that the old one does not have.
  private func revision(of plan: EditPlan) throws(EditRefusal) -> Revision {
    let revision = Revision(plan.after, root: plan.root, in: environment)
    let after = revision.reading
    guard after.problems.contains(where: { $0.severity == .error }) else { return revision }
    let before = Set(PrototypeDocument.load(map.root, in: environment).problems.map(\.message))
    let new = after.problems.first { $0.severity == .error && !before.contains($0.message) }
    if let new { throw EditRefusal(new.message, hint: new.hint) }
    return revision
  }
}

extension LongForm {
  /// The path of a part of the model that is written.
  fileprivate func path(of part: ModelPart) -> TreePath? {
    guard let address = address(of: part) else { return nil }
    return try? written(at: address).path
  }
}
