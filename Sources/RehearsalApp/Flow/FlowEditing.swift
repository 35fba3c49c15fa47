import DialogModel
import DialogSimulator
import Explorer
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

// What the map writes into the document.

extension FlowController {
  func edit(_ place: Int) {
    guard let found = exploring.found else { return }
    end()
    host.editing.edit(true)
    guard host.workbench.isEditing else { return }
    switch found.map.places[place].top {
    case .screen(let id): host.editing.inserting.select(.screen(id))
    case .dialog(let id): host.editing.inserting.select(.dialog(id))
    case .task(let id): host.editing.inserting.select(.task(id))
    case .nothing: break
    }
  }

  /// Writes that a tap leads to a place.
  func link(_ input: Input, to place: Int) {
    guard let found = exploring.found, found.revision == host.workbench.document.revision else {
      return host.opening.notice.show(tr("The map is being made anew; try again in a moment."))
    }
    let target: ModelPart? =
      switch found.map.places[place].top {
      case .screen(let id): .screen(id)
      case .dialog(let id): .dialog(id)
      case .task(let id): .task(id)
      case .nothing: nil
      }
    let source: ModelPart? =
      switch input {
      case .tapButton(let dialog, let index): .button(DialogID(dialog.index), index: index)
      case .tapControl(let control): .control(control)
      default: nil
      }
    guard let target, let source, let editor = try? host.workbench.editor(),
      let from = editor.address(of: source), let to = editor.address(of: target),
      let link = Link(from: from, to: to, in: editor)
    else { return host.opening.notice.show(tr("A tap on that can’t lead there.")) }
    host.editing.parts.tryEdit { () throws(EditRefusal) in
      try host.workbench.edit([link.edit], named: link.label, from: .stage)
    }
  }

  /// Asks why a finding is meant so, and writes that into the document.
  func askWhyKnown(_ number: Int, over widget: Widget) {
    guard let finding = exploring.found?.findings[number - 1].finding, let part = finding.part
    else { return }
    let asking = NameAsking(tr("Why is that meant so?"), "", over: AskingPlace(widget: widget))
    asking.onGiven = { [weak self] reason in
      guard let self else { return nil }
      let entry = YAMLNode.map([
        (KnownKey.finding.rawValue, .text(finding.rule.rawValue)),
        (KnownKey.at.rawValue, .text(part.text)), (KnownKey.because.rawValue, .text(reason)),
      ])
      do throws(EditRefusal) {
        let list = PartAddress.document / DocumentKey.known
        let isFirst = try host.workbench.editor().value(at: list) == nil
        try host.workbench.edit(
          [isFirst ? .set(path: list, .list(of: [entry])) : .insert(path: list / .end, entry)],
          named: tr("Known: “{title}”", ["title": finding.message]), from: .stage)
        return nil
      } catch {
        return [error.message, error.hint].compactMap { $0 }.joined(separator: "; ")
      }
    }
    self.asking = asking
    asking.ask()
  }
}
