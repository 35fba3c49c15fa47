import DialogModel
import Explorer
import PrototypeEditing
import PrototypeFile
import Texts

// Of what surprises a person: a cancel button that acts, what is destroyed at once, and what is never
// shown.
extension CorrectionCandidates {
  // MARK: - A cancel button that acts

  /// What it does is left out, or done by the only other button, which does nothing.
  var onlyCancelling: [Candidate] {
    guard case .button(let dialog, let index)? = finding.places.first,
      let cancel = editor.address(of: .button(dialog, index: index))
    else { return [] }
    let done = [ButtonKey.then, .afterwards].compactMap { key in
      editor.value(at: cancel / key).map { (key: key, does: $0) }
    }
    guard !done.isEmpty else { return [] }
    let leaving = done.map { DocumentEdit.remove(path: cancel / $0.key) }
    let without = Candidate(label: tr("Let it only cancel"), edits: leaving)
    let others = prototype.buttons(of: dialog).enumerated().filter { $0.offset != index }
    guard let (place, button) = others.first, others.count == 1, button.then.isEmpty,
      button.afterwards.isEmpty,
      let other = editor.address(of: .button(dialog, index: place))
    else { return [without] }
    let label = tr("Let “{name}” do it", ["name": button.title.sourceText])
    let whole = YAMLNode.map(
      [(ButtonKey.title.rawValue, .text(button.title.sourceText))]
        + done.map { ($0.key.rawValue, $0.does) })
    return [
      without,
      Candidate(
        label: label,
        edits: done.map { .relocate(path: cancel / $0.key, to: other / $0.key) }),
      // A button that is only its title becomes one with actions.
      Candidate(label: label, edits: [.set(path: other, whole)] + leaving),
    ]
  }

  // MARK: - What is destroyed at once

  /// A dialog that asks comes first: one of the document whose button does the same, or a new sheet.
  var asking: [Candidate] {
    guard case .control(let id)? = finding.places.first,
      let path = editor.address(of: .control(id)),
      let does = editor.value(at: path / ControlKey.then)
    else { return [] }
    let control = prototype.control(id)
    return askingDialogs(for: control.then).map { dialog in
      Candidate(
        label: tr("Ask with “{name}” first", ["name": name(dialog)]),
        edits: [presenting(name(dialog), in: path / ControlKey.then)])
    } + newSheets(for: control, at: path, does)
  }

  /// The dialogs with a way out whose button does some actions.
  private func askingDialogs(for actions: [Action]) -> [DialogID] {
    let own = prototype.dialogs.count - prototype.tasks.count
    return prototype.dialogs.indices.prefix(own).map { DialogID($0) }.filter { dialog in
      let buttons = prototype.buttons(of: dialog)
      return buttons.contains { $0.then == actions || $0.afterwards == actions }
        && buttons.contains { $0.then.isEmpty && $0.afterwards.isEmpty }
    }
  }

  /// A sheet whose red button does what the control did.
  private func newSheets(
    for control: Control, at path: PartAddress, _ does: YAMLNode
  ) -> [Candidate] {
    let title = control.text.isEmpty ? control.id : control.text
    let taken = Set(prototype.screens.map(\.id) + prototype.dialogs.map(\.id))
    let id = (["really"] + (2...9).map { "really-\($0)" }).first { !taken.contains($0) }
    guard let id else { return [] }
    return [ButtonKey.then, .afterwards].map { key in
      let button = YAMLNode.map([
        (ButtonKey.title.rawValue, .text(title)), (key.rawValue, does),
      ])
      let sheet = YAMLNode.map([
        (
          DialogKey.actionSheet.rawValue,
          .map(anchor(of: control) + [(ActionSheetKey.destructiveButton.rawValue, button)])
        )
      ])
      let dialogs = PartAddress.document / DocumentKey.dialogs
      let adding: DocumentEdit =
        editor.value(at: dialogs) == nil
        ? .insert(path: dialogs, .map([(id, sheet)]))
        : .insert(path: .entry(id, of: .dialogs), sheet)
      return Candidate(
        label: tr("Ask with a sheet first"),
        edits: [adding, presenting(id, in: path / ControlKey.then)])
    }
  }

  /// Where a sheet comes from; in a popover, on a tablet, a tap beside it cancels.
  private func anchor(of control: Control) -> [(String, YAMLNode)] {
    let from = ActionSheetKey.from.rawValue
    guard prototype.device == .tablet else {
      return [
        (from, .text("rootView")), (ActionSheetKey.cancelButton.rawValue, .text("Cancel")),
      ]
    }
    switch control.kind {
    case .barButton, .toolbarButton:
      return [(from, .map([("barButton", .text(control.id))]))]
    default: return [(from, .map([("rect", .text(control.id))]))]
    }
  }

  private func presenting(_ name: String, in list: PartAddress) -> DocumentEdit {
    .set(path: list, .list(of: [.map([("present", .text(name))])]))
  }

  // MARK: - What is never shown

  /// The dialogs with an action that shows it.
  var showing: [PartAddress] {
    guard let shown else { return [] }
    return prototype.dialogs.indices.compactMap { address(DialogID($0)) }.filter { path in
      editor.value(at: path)?.says(shown) == true
    }
  }

  /// Without a test that, together with the others, is never true.
  ///
  /// What sets a flag only a person can tell, so a test of a flag stays.
  var withoutTests: [Candidate] {
    guard let shown else { return [] }
    return nodes(.document).flatMap { path, node -> [Candidate] in
      guard let condition = node["when"], let tests = condition["all"]?.things,
        node["do"]?.says(shown) == true
      else { return [] }
      return tests.enumerated().filter { $0.element["flag"] == nil }.map { index, _ in
        Candidate(
          label: tr("Leave out a test that is never true"),
          edits: [.remove(path: path / .named("when") / .named("all") / index)])
      }
    }
  }

  /// The id of what is never shown.
  private var shown: String? {
    switch finding.places.first {
    case .dialog(let id)?: name(id)
    case .screen(let id)?: prototype.name(of: id)
    case .notification(let id)?: prototype.name(of: id)
    default: nil
    }
  }
}

extension YAMLNode {
  /// Whether a text in it is a name.
  fileprivate func says(_ name: String) -> Bool {
    text == name || (entries ?? []).contains { $0.value.says(name) }
      || (list ?? []).contains { $0.says(name) }
  }
}
