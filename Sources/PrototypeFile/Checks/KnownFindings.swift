import DialogModel
import Texts

// What the author of a document knows and means so.

extension DocumentChecks {
  /// Leaves out the findings that the author knows, and warns of what is known and not found.
  ///
  /// - Parameter read: what the reader has found, which comes first.
  mutating func leaveOut(_ known: [KnownFinding], of read: [Finding]) {
    // Where not all is found, it is not known what is not.
    let isWhole = !isFull
    problems = read + problems
    guard !known.isEmpty else { return }
    let addresses = known.map { address(of: $0.part) }
    let byRule = Dictionary(grouping: known.indices) { known[$0].rule }
    var used: Set<Int> = []
    // A place is looked up only where a rule is known at all.
    lazy var parts = places.addresses
    problems.removeAll { problem in
      guard let entries = byRule[problem.rule], let part = problem.part ?? parts[problem.mark]
      else { return false }
      let silent = entries.filter { addresses[$0]?.contains(part) == true }
      used.formUnion(silent)
      return !silent.isEmpty
    }
    for (place, entry) in known.enumerated()
    where isWhole && !used.contains(place) && !entry.rule.isExplored && !entry.rule.isMeasured
      && (wantsNotes || entry.rule.severity != .note)
    { warnOfUnused(entry) }
  }

  /// Warns of an entry that silences nothing.
  private mutating func warnOfUnused(_ entry: KnownFinding) {
    warn(
      tr("nothing is found here that “{word}” says", ["word": entry.rule.rawValue]),
      at: ["known", .item(entry.index)], see: .knownUnused,
      fix: [.remove(path: PartAddress.document / DocumentKey.known / entry.index)])
  }

  /// Leaves out what exploring or measuring has found and the author knows.
  ///
  /// - Parameter isWhole: whether all was found, so that what is known and not found is told.
  /// - Returns: the findings with their places, `nil` for those that are known.
  mutating func findings(
    _ remarks: [ExploredRemark], _ known: [KnownFinding], isWhole: Bool
  ) -> [Finding?] {
    problems = []
    let known = known.filter { $0.rule.isExplored || $0.rule.isMeasured }
    let addresses = known.map { address(of: $0.part) }
    var used: Set<Int> = []
    lazy var marks = Dictionary(
      places.addresses.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    let findings = remarks.map { remark -> Finding? in
      let parts = remark.parts.compactMap { address(of: .model($0)) }
      let silent = known.indices.filter { place in
        known[place].rule == remark.rule
          && parts.contains { addresses[place]?.contains($0) == true }
      }
      used.formUnion(silent)
      guard silent.isEmpty else { return nil }
      var finding = Finding(
        remark.rule, at: parts.first.flatMap { marks.nearest($0) } ?? places.root.start,
        remark.message,
        hint: tr(
          "see {page}", ["page": "docs/checks.md#\(remark.rule.section ?? remark.rule.rawValue)"]))
      finding.part = parts.first
      finding.severity = remark.severity
      return finding
    }
    for (place, entry) in known.enumerated()
    where isWhole && !used.contains(place) && entry.rule.isExplored {
      warnOfUnused(entry)
    }
    return findings
  }

  /// The address of what an author means; `nil` where it is not written.
  private func address(of part: KnownFinding.Part) -> PartAddress? {
    switch part {
    case .address(let address): address
    case .model(.button(let dialog, let index)): address(of: .button(index), in: dialog)
    case .model(.control(let control)): address(of: control)
    case .model(.field(.control(let control))): address(of: control)
    case .model(.field(.alert(let dialog, let index))): address(of: .field(index), in: dialog)
    case .model(.screen(let screen)):
      places.address(to: ["screens", .entry(screen.index)])
    case .model(.dialog(let dialog)): places.address(to: ["dialogs", .entry(dialog.index)])
    case .model(.task(let task)): places.address(to: ["tasks", .entry(task.index)])
    case .model(.notification(let id)): places.address(to: ["notifications", .entry(id.index)])
    case .model(.flag(let id)): places.address(to: ["flags", .entry(id.index)])
    case .model(.application): places.address(to: ["application"])
    case .model(.activity(let id)):
      places.address(to: path(of: id))
    case .model(.scenario(let index)): places.address(to: ["scenarios", .entry(index)])
    case .model(.promise(let index)): places.address(to: ["promises", .item(index)])
    case .model: nil
    }
  }

  private func address(of part: Places.Numbered, in id: DialogID) -> PartAddress? {
    prototype[id].flatMap { Places.path(to: part, of: $0, id) }.map(places.address)
  }

  private func path(of activity: ActivityID) -> [Places.Step] {
    [
      "dialogs", .entry(activity.dialog.index), "activityPicker", "activities",
      .item(activity.index),
    ]
  }

  private func address(of control: ControlID) -> PartAddress? {
    let path: [Places.Step]
    switch control.holder {
    case .screen(let screen): path = ["screens", .entry(screen.index)]
    case .dialog(let id):
      guard let dialog = prototype[id] else { return nil }
      path = ["dialogs", .entry(id.index), .key(dialog.kind.word)]
    case .activity(let id): path = self.path(of: id) + ["view"]
    }
    let nodes = places.node(at: path)?["controls"]?.controlNodes ?? []
    guard nodes.indices.contains(control.index) else { return nil }
    return nodes[control.index].address(in: places.address(to: path + ["controls"]))
  }
}

extension [PartAddress: Mark] {
  /// The place of a part: an item of a list begins where its first key does; a part in a short form
  /// is where what has it is.
  fileprivate func nearest(_ part: PartAddress) -> Mark? {
    self[part] ?? filter { part.contains($0.key) }.map(\.value).min()
      ?? filter { $0.key.contains(part) }.max { $0.key.tokens.count < $1.key.tokens.count }?.value
  }
}

extension Places {
  /// What is at the end of a path.
  func node(at path: [Step]) -> YAMLNode? {
    path.reduce(root as YAMLNode?) { node, step in
      switch step {
      case .key(let name): node?[name]
      case .entry(let place): node?.entries?.dropFirst(place).first?.value
      case .item(let place): node?.items.dropFirst(place).first
      }
    }
  }

  /// The address of each part, by where its key, or it itself, begins.
  fileprivate var addresses: [Mark: PartAddress] {
    var addresses: [Mark: PartAddress] = [:]
    func add(_ node: YAMLNode, _ address: PartAddress) {
      addresses[node.start] = addresses[node.start] ?? address
      for entry in node.entries ?? [] {
        let inner = address / .named(entry.name)
        addresses[entry.key.start] = inner
        add(entry.value, inner)
      }
      for (index, item) in (node.list ?? []).enumerated() { add(item, address / index) }
    }
    add(root, .document)
    return addresses
  }
}
