import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// Any value, as the document writes it on one line; it is taken with Return or when it is left.
///
/// What is no value stays as it was written, with the reason next to it.
@MainActor
final class FlowControl: WrittenControl {
  let entry = Entry()
  var widget: Widget { entry }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?
  var onProblem: (@MainActor (String?) -> Void)?
  private var shown = ""

  init() {
    entry.setNarrow()
    entry.addClass("property-flow")
    entry.onActivate { [weak self] in self?.enter() }
    entry.onFocusOut { [weak self] in self?.enter() }
    entry.leavesUndo { [weak self] in
      guard let self, entry.text != shown else { return false }
      entry.text = shown
      onProblem?(nil)
      return true
    }
  }

  private func enter() {
    let text = entry.text
    guard text != shown else { return onProblem?(nil) ?? () }
    do {
      let value = text.isEmpty ? nil : try DocumentEditor.value(ofFlow: text)
      onProblem?(nil)
      onEntered?(value, false)
    } catch {
      onProblem?([error.message, error.hint].compactMap { $0 }.joined(separator: "; "))
    }
  }

  func show(_ property: PropertySheet.Property) {
    let value = property.value ?? ""
    guard !entry.isFocus || entry.text == shown else { return shown = value }
    shown = value
    if entry.text != value { entry.text = value }
    entry.setPlaceholder(property.standard ?? "")
  }
}

/// A control that shows some values in flow form.
@MainActor
protocol FlowShowing: WrittenControl {
  var flow: FlowControl { get }
}

extension FlowShowing {
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)? {
    get { flow.onEntered }
    set { flow.onEntered = newValue }
  }
  var onProblem: (@MainActor (String?) -> Void)? {
    get { flow.onProblem }
    set { flow.onProblem = newValue }
  }
}
