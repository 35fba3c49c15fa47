public import DialogModel
import DialogSimulator
public import PrototypeEditing
public import PrototypeFile
public import StageGeometry
import Texts

/// The addresses of what is drawn on the edited stage, and its words.
public struct StagePaths {
  /// The document.
  public let editor: DocumentEditor
  /// What is drawn, which can be of the document before its last change.
  public let prototype: Prototype

  /// The addresses in a document of what is drawn of a prototype.
  public init(editor: DocumentEditor, prototype: Prototype) {
    (self.editor, self.prototype) = (editor, prototype)
  }

  /// Where a part is in the document; `nil` for one that it does not have.
  public func path(of part: StagePart) -> PartAddress? {
    if let task = task(of: part.subject) { return path(ofLoader: task, part.text) }
    guard has(part.subject), let own = self.part(of: part.subject),
      var path = editor.address(of: own)
    else { return nil }
    if case .segment(_, let index) = part.subject { path = path / ControlKey.titles / index }
    switch (part.text, part.subject) {
    case (nil, .control): return sectionHeader(path) ?? path
    case (nil, _): return path
    case (.footer, _): return path.holder(at: ControlKey.section).map { $0 / SectionKey.footer }
    case (.title, .dialog): return kind(at: path).map { path / $0 / AlertKey.title }
    case (.message, .dialog): return kind(at: path).map { path / $0 / AlertKey.message }
    case (.title, .activity): return path / ActivityKey.view / ActivityViewKey.title
    case (.title, _): return path / ScreenKey.title
    case (.message, _): return path / AlertKey.message
    case (.subtitle, _): return path / ControlKey.subtitle
    case (.detail, _): return path / ControlKey.detail
    }
  }

  /// The task whose loader is drawn; `nil` for what the document has itself.
  private func task(of subject: StagePart.Subject) -> TaskID? {
    // The alerts of the tasks come after those of the document.
    let count = editor.ids.dialogs.count
    guard case .dialog(let id) = subject, id.index >= count else { return nil }
    return TaskID(id.index - count)
  }

  private func path(ofLoader task: TaskID, _ text: StagePart.Text?) -> PartAddress? {
    guard let path = editor.address(of: .task(task)) else { return nil }
    return switch text {
    case nil: path
    case .title: path / TaskKey.title
    case .message: path / TaskKey.message
    default: nil
    }
  }

  /// Whether the prototype has a part; what is drawn can be of the one before a change.
  private func has(_ subject: StagePart.Subject) -> Bool {
    func has(_ dialog: DialogID) -> Bool { prototype.dialogs.indices.contains(dialog.index) }
    switch subject {
    case .screen(let id): return prototype.screens.indices.contains(id.index)
    case .dialog(let id), .button(let id, _), .field(.alert(let id, _)): return has(id)
    case .activity(let id): return has(id.dialog)
    case .control(let id), .segment(let id, _), .field(.control(let id)):
      switch id.holder {
      case .screen(let screen):
        guard prototype.screens.indices.contains(screen.index) else { return false }
      case .dialog(let dialog): guard has(dialog) else { return false }
      case .activity(let activity): guard has(activity.dialog) else { return false }
      }
      return prototype.controls(of: id.asWritten.holder).indices.contains(id.index)
    }
  }

  /// Where the text is that is edited where the part is drawn; `nil` if it has none.
  public func textPath(of part: StagePart) -> PartAddress? {
    guard let path = path(of: part) else { return nil }
    if part.text != nil { return path }
    switch part.subject {
    case .button, .activity: return path / ButtonKey.title
    case .segment: return path
    case .control(let id):
      if path.ends(in: SectionKey.header) { return path }
      return controlKey(of: id).map { path / $0 }
    case .field(.alert): return path / TextFieldKey.placeholder
    case .field(.control(let id)): return self.path(of: StagePart(.control(id)))
    case .screen, .dialog: return nil
    }
  }

  private func part(of subject: StagePart.Subject) -> ModelPart? {
    switch subject {
    case .screen(let id): .screen(id)
    case .dialog(let id): .dialog(DialogID(id.index))
    case .control(let id), .segment(let id, _): .control(id.asWritten)
    case .button(let id, let index): .button(DialogID(id.index), index: index)
    case .field(.alert(let id, let index)): .field(.alert(DialogID(id.index), index: index))
    case .field(.control(let id)): .control(id.asWritten)
    case .activity(let id): .activity(ActivityID(DialogID(id.dialog.index), index: id.index))
    }
  }

  private func kind(at dialog: PartAddress) -> DialogKey? { editor.kind(ofDialogAt: dialog) }

  /// The key that says what a control is, whose value is its text.
  private func controlKey(of id: ControlID) -> ControlKey? {
    guard let path = editor.address(of: .control(id.asWritten)) else { return nil }
    let keys: [ControlKey] = [
      .button, .barButton, .toolbarButton, .tab, .row, .label, .textField, .switch, .segmented,
    ]
    return keys.first { editor.value(at: path / $0) != nil }
  }

  private func sectionHeader(_ path: PartAddress) -> PartAddress? {
    editor.value(at: path / ControlKey.section) == nil ? nil : path.sectionHeader
  }

  /// How many buttons an alert or a sheet has.
  public func buttonCount(_ dialog: DialogID) -> Int {
    let dialog = DialogID(dialog.index)
    var count = 0
    while editor.address(of: .button(dialog, index: count)) != nil { count += 1 }
    return count
  }

  // MARK: Words

  /// What a part is called, alone and with its place.
  public func words(of part: StagePart) -> StagePartWords? {
    guard let path = path(of: part) else { return nil }
    if task(of: part.subject) != nil, part.text == nil {
      return StagePartWords(
        tag: editor.title(of: path) ?? path.last, id: path.last,
        spoken: tr("task {name}", ["name": owner(path)]),
        icon: "rehearsal-loader-symbolic")
    }
    switch (part.text, part.subject) {
    case (let text?, _):
      let name = Self.word(of: text)
      return StagePartWords(
        tag: name, spoken: tr("{text} of {name}", ["text": name, "name": bearer(of: part, path)]))
    case (nil, .screen(let id)):
      let name = prototype.name(of: id)
      return .init(
        tag: editor.title(of: path) ?? name, id: name,
        spoken: tr("screen {name}", ["name": owner(path)]),
        icon: "rehearsal-screen-symbolic")
    case (nil, .dialog(let id)):
      guard let dialog = prototype[id] else { return nil }
      return .init(
        tag: editor.title(of: path) ?? dialog.id, id: dialog.id,
        spoken: tr("dialog {name}", ["name": owner(path)]),
        icon: DialogText.icon(of: dialog))
    case (nil, .button(let id, let index)):
      let count = buttonCount(id)
      let written = text(at: path / ButtonKey.title)
      let title =
        written.isEmpty ? tr("Button {number}", ["number": String(index + 1)]) : written
      return .init(
        tag: title,
        spoken: tr(
          "{title}, button {number} of {count} in {name}",
          ["title": title, "number": "\(index + 1)", "count": "\(count)", "name": owner(path)]))
    case (nil, .field(.alert(_, let index))):
      return .init(
        tag: tr("Text field {number}", ["number": "\(index + 1)"]),
        spoken: tr(
          "text field {number} in {name}", ["number": "\(index + 1)", "name": owner(path)]))
    case (nil, .activity):
      let title = text(at: path / ActivityKey.title)
      return .init(
        tag: title,
        spoken: tr(
          "{title}, activity in {name}",
          ["title": title, "name": owner(path)]))
    case (nil, .segment):
      return .init(tag: text(at: path), spoken: tr("{title}, segment", ["title": text(at: path)]))
    case (nil, .control(let id)), (nil, .field(.control(let id))):
      let control = prototype.control(id.asWritten)
      let name = control.text.isEmpty ? control.id : control.text
      return .init(
        tag: name,
        spoken: tr(
          "{title}, {kind} in {name}",
          ["title": name, "kind": control.kindWord, "name": owner(path)]))
    }
  }

  /// What has a text: a row by its own text, everything else by its title.
  private func bearer(of part: StagePart, _ path: PartAddress) -> String {
    guard case .control(let id) = part.subject, part.text != .footer else { return owner(path) }
    let control = prototype.control(id.asWritten)
    return control.text.isEmpty ? control.id : control.text
  }

  private static func word(of text: StagePart.Text) -> String {
    switch text {
    case .title: tr("Title")
    case .message: tr("Message")
    case .subtitle: tr("Subtitle")
    case .detail: tr("Detail")
    case .footer: tr("Footer")
    }
  }

  private func text(at path: PartAddress) -> String { editor.value(at: path)?.text ?? "" }

  /// What people call the screen, the dialog or the task that has a part.
  private func owner(_ path: PartAddress) -> String {
    editor.called(PartAddress(Array(path.tokens.prefix(2))))
  }
}

extension ControlID {
  /// The same control, of the dialog as the document has it and not as a run presents it.
  public var asWritten: ControlID {
    switch holder {
    case .screen: self
    case .dialog(let id): ControlID(.dialog(DialogID(id.index)), index: index)
    case .activity(let id):
      ControlID(.activity(ActivityID(DialogID(id.dialog.index), index: id.index)), index: index)
    }
  }
}

extension Control {
  /// What the control is, in a word.
  public var kindWord: String {
    switch kind {
    case .button: tr("button")
    case .barButton: tr("bar button")
    case .toolbarButton: tr("toolbar button")
    case .tab: tr("tab", context: "of a tab bar")
    case .row: tr("row")
    case .label: tr("label")
    case .textField: tr("text field")
    case .image: tr("picture")
    case .switch: tr("switch")
    case .segmented: tr("segmented control")
    case .section: tr("section")
    case .space: tr("space", context: "between parts")
    }
  }
}
