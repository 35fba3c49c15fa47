import DialogModel
import DialogSimulator
import Texts

/// Inputs without the texts that a person gave to secure fields.
///
/// A text becomes as many bullets as it has UTF-16 units, so that all ranges stay right.
struct SecretInputs {
  /// Texts that secure fields have had and that are long enough to be looked for in other texts.
  private var known: Set<String> = []
  /// Shorter texts turn up in other texts by chance.
  private static let shortest = 3

  /// The input as a file may keep it.
  ///
  /// - Parameter simulator: the run just before the input.
  mutating func concealed(_ input: Input, in simulator: Simulator) -> Input {
    switch input {
    case .edit(let edit): return .edit(concealed(edit, in: simulator))
    case .reload(let reload): return .reload(concealed(reload, simulator.prototype))
    case .report(let report, let job): return .report(concealed(report), job: job)
    case .outside(.act(let action)):
      return .outside(.act(concealed(action, simulator.prototype)))
    // Without a program, an action is the document's own.
    case .perform(let action) where simulator.state.program == .attached:
      return .perform(concealed(action, simulator.prototype))
    default: return input
    }
  }

  /// A program may know the texts.
  private func concealed(_ action: Action, _ prototype: Prototype) -> Action {
    switch action {
    case .setFieldText(let field, let text):
      guard prototype.textField(field)?.isSecure ?? true else {
        return .setFieldText(field, concealed(text))
      }
      return .setFieldText(field, Template((text.literal ?? "").bullets))
    case .log(let text): return .log(concealed(text))
    case .setTexts(let dialog, let title, let message):
      return .setTexts(dialog, title: title.map(concealed), message: message.map(concealed))
    default: return action
    }
  }

  private func concealed(_ template: Template) -> Template {
    guard !known.isEmpty, let text = template.literal else { return template }
    return Template(concealed(text))
  }

  private func concealed(_ edit: TextEdit, in simulator: Simulator) -> TextEdit {
    let responder = simulator.state.firstResponder
    // What is typed into no field could be meant for a secure one.
    guard responder.flatMap({ simulator.prototype.textField($0) })?.isSecure ?? true else {
      return edit
    }
    var edit = edit
    edit.text = edit.text.bullets
    // Of a character with several units, as many bullets are deleted.
    if edit.kind == .deleted, edit.range == nil,
      let buffer = responder.flatMap({ simulator.state.field($0) })?.buffer,
      buffer.selection.length == 0,
      let character = buffer.character(before: buffer.selection.location),
      character.length > 1
    {
      edit.range = character
    }
    return edit
  }

  private func concealed(_ reload: Reload, _ prototype: Prototype) -> Reload {
    guard case .resumes(var place) = reload.continuation else { return reload }
    for (field, text) in place.texts where prototype.textField(field)?.isSecure ?? true {
      place.texts[field] = text.bullets
    }
    return Reload(document: reload.document, continuation: .resumes(place))
  }

  /// A command may print what it was given.
  private func concealed(_ report: JobReport) -> JobReport {
    guard !known.isEmpty else { return report }
    var report = report
    report.message = report.message.map(concealed)
    report.lines = report.lines.map(concealed)
    if case .failed(let why?) = report.end { report.end = .failed(concealed(why)) }
    return report
  }

  private func concealed(_ text: String) -> String {
    // The longest first: a shorter one may be a part of it.
    known.sorted { $0.utf16.count > $1.utf16.count }.reduce(text) {
      $0.replacing($1, with: $1.bullets)
    }
  }

  /// Notes the texts that secure fields have now.
  mutating func learn(from simulator: Simulator) {
    func learn(_ text: String, _ field: FieldID) {
      guard text.utf16.count >= SecretInputs.shortest,
        simulator.prototype.textField(field)?.isSecure == true
      else { return }
      known.insert(text)
    }
    for showing in simulator.state.showings {
      for (index, field) in showing.fields.enumerated() {
        learn(field.text, .alert(showing.dialog, index: index))
      }
    }
    for (control, field) in simulator.state.controlFields { learn(field.text, .control(control)) }
  }
}

extension Prototype {
  /// Whether it has a secure field anywhere.
  var hasSecureFields: Bool {
    if dialogs.contains(where: { $0.alert?.shownFields.contains(where: \.isSecure) == true }) {
      return true
    }
    var holders = screens.indices.map { ControlID.Holder.screen(ScreenID($0)) }
    for (index, dialog) in dialogs.enumerated() {
      holders.append(.dialog(DialogID(index)))
      for place in (dialog.activityPicker?.activities ?? []).indices {
        holders.append(.activity(ActivityID(DialogID(index), index: place)))
      }
    }
    return holders.contains { holder in
      controls(of: holder).contains { $0.textField?.isSecure == true }
    }
  }
}

extension String {
  /// A bullet for each of its UTF-16 units.
  fileprivate var bullets: String { String(repeating: "\u{2022}", count: utf16.count) }
}
