import DialogModel
import Explorer
import PrototypeEditing
import PrototypeFile
import Texts

/// Changes that may remove a finding; each has to be tried.
struct CorrectionCandidates {
  struct Candidate {
    let label: String
    let edits: [DocumentEdit]
  }

  let finding: ExploredFinding
  let sites: CorrectionSites
  let editor: DocumentEditor
  var prototype: Prototype { sites.prototype }

  init(_ finding: ExploredFinding, _ sites: CorrectionSites, _ editor: DocumentEditor) {
    (self.finding, self.sites, self.editor) = (finding, sites, editor)
  }

  /// All of them, in no order.
  var all: [Candidate] {
    switch finding.kind {
    case .deadEnd, .noWayOut: cancelButtons + backButtons + enabling
    case .trap: backButtons
    case .neverEnabled: bounds + answers(from: "false", to: "true")
    case .neverShown: bounds + answers(from: "false", to: "true") + withoutTests
    case .changesNothing: swaps
    case .refused: swaps + conditions + without
    case .twice: disabling
    case .race, .outlives: cancelling
    case .uninvited: presentations
    case .pilesUp: replacing
    case .limit: delegates
    case .decidingLack: methods
    case .neverReturns: answers(from: "ask", to: "true")
    case .brokenPromise:
      swaps + cancelButtons + backButtons + cancelling + presentations + disabling
    case .destroysWithoutAsking, .neitherAskedNorTold: asking
    case .cancelActs: onlyCancelling
    // A tap is lost because the dialog comes by itself, and a scenario is no change of what happens.
    // What should be asked less, tested or taken down, only its author can tell.
    case .lostTap, .asksOften, .endsUntitled, .overPopover, .uncovered: []
    }
  }

  // MARK: - Ways out

  private var cancelButtons: [Candidate] {
    let up = finding.places.compactMap { if case .dialog(let id) = $0 { id } else { nil } }
    return (up + sites.upAtEnd.suffix(1)).compactMap { id in
      let kind: DialogKey
      switch prototype[id]?.kind {
      case .alert: kind = .alert
      case .actionSheet: kind = .actionSheet
      default: return nil
      }
      guard let dialog = address(id) else { return nil }
      let path = dialog / kind / AlertKey.cancelButton
      guard editor.value(at: path) == nil else { return nil }
      return Candidate(
        label: tr("Give “{name}” a cancel button", ["name": name(id)]),
        edits: [.set(path: path, .text("Cancel"))])
    }
  }

  private var backButtons: [Candidate] {
    guard let screen = sites.screenAtEnd, let path = editor.address(of: .screen(screen)) else {
      return []
    }
    let controls = path / ScreenKey.controls
    func back(_ action: YAMLNode, _ label: String) -> Candidate {
      let button = YAMLNode.map([(ControlKey.button.rawValue, .text("Back")), ("then", action)])
      return Candidate(
        label: label,
        edits: [
          editor.value(at: controls) == nil
            ? .set(path: controls, .list(of: [button])) : .insert(path: controls / .end, button)
        ])
    }
    var all = [
      back(
        .list(of: [.map([("goBack", .plain("true"))])]),
        tr("Give “{name}” a button that goes back", ["name": prototype.name(of: screen)]))
    ]
    if case .screen(let start)? = prototype.start, start != screen {
      all.append(
        back(
          .list(of: [.map([("goTo", .text(prototype.name(of: start)))])]),
          tr(
            "Give “{name}” a button that leads to “{start}”",
            ["name": prototype.name(of: screen), "start": prototype.name(of: start)])))
    }
    return all
  }

  /// Without what disables something for ever.
  private var enabling: [Candidate] {
    items(with: [ActionKey.disable.rawValue]).map { list, index, _ in
      Candidate(
        label: tr("Do not disable it"), edits: [.remove(path: list.path / index)])
    }
  }

  // MARK: - Order

  /// `then` and `afterwards` of a button, one in place of the other.
  private var swaps: [Candidate] {
    sites.lists.compactMap { list in
      let isThen = list.path.last == ButtonKey.then.rawValue
      guard isThen || list.path.last == ButtonKey.afterwards.rawValue,
        case .input(.tapButton) = list.move, editor.value(at: list.path) != nil
      else { return nil }
      let other = list.path.parent / (isThen ? ButtonKey.afterwards : ButtonKey.then)
      guard editor.value(at: other) == nil else { return nil }
      return Candidate(
        label: isThen
          ? tr("Do it after the dialog has gone") : tr("Do it before the dialog goes"),
        edits: [.relocate(path: list.path, to: other)])
    }
  }

  /// Ends what runs before a person goes on.
  private var cancelling: [Candidate] {
    let tasks = finding.places.compactMap { if case .task(let id) = $0 { id } else { nil } }
    let ids = finding.places.compactMap {
      if case .notification(let id) = $0 { id } else { nil }
    }
    return sites.lists.filter(\.move.isPersonal).flatMap { list -> [Candidate] in
      (tasks.isEmpty ? list.running : tasks).map { task in
        Candidate(
          label: tr("Cancel “{name}” first", ["name": prototype.name(of: task)]),
          edits: [adding("cancelTask", prototype.name(of: task), to: list.path)])
      }
        + ids.map { id in
          Candidate(
            label: tr("Take “{name}” back first", ["name": prototype.name(of: id)]),
            edits: [adding("cancelNotification", prototype.name(of: id), to: list.path)])
        }
    }
  }

  /// One in place of many.
  private var replacing: [Candidate] {
    let pairs = [("schedule", "cancelNotification"), ("run", "cancelTask")]
    return pairs.flatMap { does, undoes in
      items(with: [does]).compactMap { list, index, item in
        guard let name = item.firstName else { return nil }
        return Candidate(
          label: tr("Take “{name}” back first", ["name": name]),
          edits: [.insert(path: list.path / index, .map([(undoes, .text(name))]))])
      }
    }
  }

  // MARK: - What comes over something

  private var presentations: [Candidate] {
    items(with: ["present"]).flatMap { list, index, item -> [Candidate] in
      let path = list.path / index
      return list.up.suffix(1).flatMap { up -> [Candidate] in
        guard up.index < prototype.dialogs.count - prototype.tasks.count else { return [] }
        let visible = YAMLNode.map([("visible", .text(name(up)))])
        let condition = YAMLNode.map([("not", visible)])
        return [
          Candidate(
            label: tr("Dismiss “{name}” first", ["name": name(up)]),
            edits: [.insert(path: path, .map([("dismiss", .text(name(up)))]))]),
          Candidate(
            label: tr("Only while “{name}” is not up", ["name": name(up)]),
            edits: [.set(path: path, .map([("when", condition), ("do", .list(of: [item]))]))]),
        ]
      }
    }
  }

  /// Only while the dialog is up, or is not.
  private var conditions: [Candidate] {
    items(with: ["present", "dismiss", "set"]).compactMap { list, index, item in
      guard
        let dialog = finding.places.lazy.compactMap({ place -> DialogID? in
          if case .dialog(let id) = place { id } else { nil }
        }).first
      else { return nil }
      let visible = YAMLNode.map([("visible", .text(name(dialog)))])
      let isPresented = item.entries?.first?.name == "present"
      let condition = isPresented ? YAMLNode.map([("not", visible)]) : visible
      return Candidate(
        label: isPresented
          ? tr("Only while “{name}” is not up", ["name": name(dialog)])
          : tr("Only while “{name}” is up", ["name": name(dialog)]),
        edits: [
          .set(path: list.path / index, .map([("when", condition), ("do", .list(of: [item]))]))
        ])
    }
  }

  /// Without what is refused.
  private var without: [Candidate] {
    items(with: ["present", "dismiss", "set", "goTo", "goBack", "cancelTask"]).map {
      list, index, _ in
      Candidate(label: tr("Leave it out"), edits: [.remove(path: list.path / index)])
    }
  }

  // MARK: - Twice

  /// Disables the control until what it shows or runs has ended.
  private var disabling: [Candidate] {
    sites.lists.flatMap { list -> [Candidate] in
      guard case .input(.tapControl(let control)) = list.move else { return [] }
      let id = prototype.control(control).id
      let disable = adding("disable", id, to: list.path)
      let label = tr("Disable “{name}” until it has ended", ["name": id])
      var all: [Candidate] = []
      for action in prototype.control(control).then {
        switch action {
        case .run(let task):
          guard let path = editor.address(of: .task(task)) else { continue }
          all.append(
            Candidate(
              label: label,
              edits: [disable]
                + [TaskKey.whenDone, .whenFailed].map { adding("enable", id, to: path / $0) }))
        case .present(let dialog):
          guard let path = address(dialog), let selector = gone(dialog) else { continue }
          let does = path / DialogKey.delegate / DelegateKey.does / .named(selector.name)
          all.append(Candidate(label: label, edits: [disable, adding("enable", id, to: does)]))
        default: continue
        }
      }
      return all
    }
  }

  /// The method that hears that a dialog has gone.
  private func gone(_ dialog: DialogID) -> Selector? {
    switch prototype[dialog]?.kind {
    case .alert: .alertViewDidDismissWithButtonIndex
    case .actionSheet: .actionSheetDidDismissWithButtonIndex
    case .popover: .popoverControllerDidDismissPopover
    default: nil
    }
  }

  // MARK: - Values

  /// Other limits of a text, where none fits both.
  private var bounds: [Candidate] {
    let least = values("minLength")
    let most = values("maxLength")
    func number(_ value: (PartAddress, YAMLNode)) -> Int { value.1.integer ?? 0 }
    guard let lower = least.map(number).max(), let upper = most.map(number).min(), lower > upper
    else { return [] }
    return most.filter { number($0) < lower }.map { path, _ in
      Candidate(
        label: tr("Allow {n} characters", ["n": String(lower)]),
        edits: [.set(path: path, .plain(String(lower)))])
    }
      + least.filter { number($0) > upper }.map { path, _ in
        Candidate(
          label: tr("Ask for {n} characters", ["n": String(upper)]),
          edits: [.set(path: path, .plain(String(upper)))])
      }
  }

  private func answers(from old: String, to new: String) -> [Candidate] {
    places.flatMap { place in
      nodes(place / DialogKey.delegate / DelegateKey.returns).filter { $0.1.text == old }.map {
        Candidate(
          label: tr("Answer {answer}", ["answer": new]),
          edits: [.set(path: $0.0, .plain(new))])
      }
    }
  }

  private var delegates: [Candidate] {
    nodes(.document).filter { $0.0.last == "delegate" && $0.1.text == "gone" }.map { path, _ in
      Candidate(
        label: tr("Set the delegate to nil"), edits: [.set(path: path, .plain("none"))])
    }
  }

  private var methods: [Candidate] {
    places.flatMap { place -> [Candidate] in
      let path = place / DialogKey.delegate / DelegateKey.without
      return (editor.value(at: path)?.things ?? []).enumerated().map { index, item in
        Candidate(
          label: tr("Implement {method}", ["method": item.text ?? ""]),
          edits: [.remove(path: path / index)])
      }
    }
  }

  // MARK: - Parts of the document

  /// The dialogs that it is about, and the one on top at its end; of what is never shown those that
  /// would show it.
  private var places: [PartAddress] {
    if finding.kind == .neverShown { return showing }
    var seen: Set<PartAddress> = []
    return
      (finding.places.compactMap { place -> PartAddress? in
        switch place {
        case .dialog(let id), .button(let id, _): address(id)
        case .field(let field): editor.address(of: .field(field))
        case .control(let id): editor.address(of: .control(id))
        default: nil
        }
      } + sites.upAtEnd.suffix(1).compactMap { address($0) }).filter { seen.insert($0).inserted }
  }

  private func values(_ key: String) -> [(PartAddress, YAMLNode)] {
    places.flatMap { nodes($0) }.filter { $0.0.last == key }
  }

  /// All that is below a place.
  func nodes(_ path: PartAddress) -> [(PartAddress, YAMLNode)] {
    editor.addresses.filter(path.contains).compactMap { address in
      editor.value(at: address).map { (address, $0) }
    }
  }

  /// The actions on the way that have one of some keys.
  private func items(
    with keys: [String]
  ) -> [(list: CorrectionSites.List, index: Int, item: YAMLNode)] {
    sites.lists.flatMap { list in
      (editor.value(at: list.path)?.things ?? []).enumerated().filter { item in
        item.element.entries?.contains { keys.contains($0.name) } == true
      }.map { (list, $0.offset, $0.element) }
    }
  }

  /// The change that begins a list of actions with another one.
  private func adding(_ key: String, _ name: String, to list: PartAddress) -> DocumentEdit {
    let action = YAMLNode.map([(key, .text(name))])
    return editor.value(at: list) == nil
      ? .set(path: list, .list(of: [action])) : .insert(path: list / 0, action)
  }

  func address(_ dialog: DialogID) -> PartAddress? {
    editor.address(of: .dialog(DialogID(dialog.index)))
  }

  func name(_ dialog: DialogID) -> String {
    prototype.name(of: DialogID(dialog.index))
  }
}

extension YAMLNode {
  /// The name that the first key of an action has.
  fileprivate var firstName: String? { entries?.first?.value.text }
}
