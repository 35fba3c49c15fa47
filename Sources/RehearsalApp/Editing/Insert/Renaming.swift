import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Stage
import Texts
import WindowWords
import Workbench

// Things get another id where they are.

extension InsertingController {
  /// Asks for another id of what is selected, at the thing.
  func renamePart() {
    guard let editor = try? workbench.editor(), let path = workbench.editing.selection,
      let part = editor.part(at: path), let whole = part.named, let own = editor.address(of: whole)
    else { return }
    let name = id(of: whole, own, editor)
    let asking = NameAsking(tr("New id of “{name}”", ["name": name]), name, over: placeToAsk)
    asking.onGiven = { [weak self] new in
      guard let self, new != name else { return nil }
      do throws(EditRefusal) {
        try workbench.edit(.rename(path: own, to: new), from: .stage)
        return nil
      } catch {
        return [error.message, error.hint].compactMap { $0 }.joined(separator: "; ")
      }
    }
    nameAsking = asking
    asking.ask()
  }

  /// Where a question about the selected part is shown: the row of the list that has the
  /// keyboard, or the part; where it is not on the stage, its row too.
  var placeToAsk: AskingPlace {
    let part = stage.editor?.widget(of: editing.parts.selectedStagePart)
    if let part, !window.hasFocus(inside: contents.widget) { return AskingPlace(widget: part) }
    let y = contents.list.selectedIndex.flatMap { row in
      stride(from: 0, to: contents.list.allocation.height, by: 4).first {
        contents.list.row(atX: 16, y: $0) == row
      }
    }
    return AskingPlace(widget: contents.list, y: y)
  }

  private func id(of part: ModelPart, _ path: PartAddress, _ editor: DocumentEditor) -> String {
    switch part {
    case .control(let id):
      guard let prototype = workbench.prototype, prototype.hasControl(id) else { return "" }
      return prototype.control(id).id
    case .activity: return editor.value(at: path / ActivityKey.type)?.text ?? ""
    default: return path.last
    }
  }
}

extension ModelPart {
  /// The part with a name that this is, or that has this.
  fileprivate var named: ModelPart? {
    switch self {
    case .button(let id, _), .field(.alert(let id, _)): .dialog(id)
    case .field(.control(let id)): .control(id)
    case .step(let scenario, _): .scenario(scenario)
    case .sharedStep(let list, _): .sharedSteps(list)
    case .application: nil
    default: self
    }
  }
}

/// What the popover of a question points at.
@MainActor
struct AskingPlace {
  let widget: Widget
  /// A distance from the top of the widget, in pixels; `nil` for the whole widget.
  var y: Int?

  /// A hidden popover that points there.
  func makePopover() -> Gtk.Popover {
    let popover = Gtk.Popover(over: widget)
    if let y { popover.point(atY: y, width: widget.allocation.width) }
    return popover
  }
}

/// Asks for a name in a small popover; one that is refused stays, with the reason.
@MainActor
final class NameAsking {
  /// Called with the name; returns why it can’t be used.
  var onGiven: (@MainActor (String) -> String?)?
  private let popover: Gtk.Popover
  private let entry = Entry()
  private let problem = Label()

  init(_ title: String, _ name: String, over place: AskingPlace) {
    popover = place.makePopover()
    let column = Box(.vertical, spacing: 8)
    column.setMargins(12)
    let label = Label(title)
    label.xalign = 0
    entry.text = name
    entry.accessibleName = title
    problem.addClass("property-problem")
    problem.xalign = 0
    problem.setWraps(true)
    problem.setWidth(characters: 20, atMost: 36)
    problem.ignoresShowAll = true
    column.packStart(label)
    column.packStart(entry)
    column.packStart(problem)
    popover.add(column)
    column.showAll()
    entry.onActivate { [weak self] in self?.give() }
  }

  private func give() {
    let refusal = onGiven?(entry.text)
    problem.text = refusal ?? ""
    problem.isVisible = refusal != nil
    if let refusal { entry.announce(refusal) } else { popover.setOpen(false) }
  }

  func ask() {
    popover.setOpen(true)
    entry.grabFocus()
  }
}
