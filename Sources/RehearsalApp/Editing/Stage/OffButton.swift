import DialogModel
import DialogSimulator
import Gtk
import PrototypeEditing
import PrototypeFile
import Stage
import Texts
import WindowWords
import Workbench

// Why a button of the edited stage is off.

extension PartsController {
  /// The button of an alert that its delegate keeps off, and the reason.
  var offButton: (part: StagePart, reason: String)? {
    guard let shown = workbench.shownWhileEditing, let paths = stagePaths, let editor = stage.editor
    else { return nil }
    let disabled = shown.disabledInputs
    for part in editor.parts {
      guard case .button(let id, let index) = part.subject,
        disabled.contains(.tapButton(id, index: index)), let path = paths.path(of: part)
      else { continue }
      let dialog = DialogID(id.index)
      let delegate = paths.editor.address(of: .dialog(dialog)).map { $0 / DialogKey.delegate }
      let subjects = PropertySubject.all(of: path, in: paths.editor, shown.prototype)
      let answer = subjects.lazy.flatMap(\.sheet.properties).first {
        delegate?.contains($0.path) ?? true
      }
      return (part, reason(answer))
    }
    return nil
  }

  private func reason(_ answer: PropertySheet.Property?) -> String {
    guard let answer, case .answer(let question) = answer.kind,
      let node = answer.value.flatMap({ try? DocumentEditor.value(ofFlow: $0) })
    else { return tr("off") }
    if let condition = node["when"] {
      return ConditionText.sentence(ConditionForm(condition), for: question)
    }
    return node.text == "ask" ? tr("off until you answer") : tr("off: its delegate answers NO")
  }
}
