import CodeWriting
import Gtk
import Texts
import WindowWords

extension DropDown {
  /// Lists the forms of code.
  ///
  /// - Parameter form: the one that is chosen at first.
  func listForms(_ form: CodeForm, onChosen: @escaping @MainActor (CodeForm) -> Void) {
    for form in CodeForm.allCases { append(CodeText.title(form), id: form.rawValue) }
    selected = form.rawValue
    accessibleName = tr("Form of the code")
    tooltip = tr("In which language, and for which system")
    self.onChosen { if let form = CodeForm(rawValue: $0) { onChosen(form) } }
  }
}
