internal import DialogModel
internal import Texts

/// A document as one view of SwiftUI, whose state says what is presented.
struct SwiftUICode {
  let prototype: Prototype
  let document: String
  let names: CodeNames
  let homes: CodeHomes

  init(_ prototype: Prototype, document: String) {
    (self.prototype, self.document) = (prototype, document)
    names = CodeNames(prototype, isASCII: false)
    homes = CodeHomes(prototype)
  }

  /// What statements can name where they stand.
  struct Scope {
    var dialog: DialogID?
    /// The button whose action it is.
    var index: Int?
    /// The state with the text of the field whose event it is.
    var field: String?
    var isSecure = false
  }

  // MARK: - The file

  func file(named name: String) -> CodeFile {
    let type = names.type(name) + "View"
    var body: [[CodeLine]] = [state]
    body.append(
      [CodeLine("var body: some View {")] + (root + dialogs + loaders).indented() + [CodeLine("}")])
    for (index, screen) in prototype.screens.enumerated() {
      body.append(
        view(
          names.screens[index] + "Screen", .screen(ScreenID(index)), screen.title,
          .screen(screen.id)))
    }
    for (index, dialog) in prototype.dialogs.enumerated() {
      guard dialog.presentedView != nil || dialog.popover != nil else { continue }
      let title = dialog.presentedView?.title ?? dialog.popover?.view.title
      body.append(
        view(names.dialogs[index] + "View", .dialog(DialogID(index)), title, .dialog(dialog.id)))
    }
    for holder in prototype.holders {
      if case .activity = holder { continue }
      for (index, control) in prototype.controls(of: holder).enumerated()
      where !control.then.isEmpty {
        let id = ControlID(holder, index: index)
        body.append(
          function(names.control(id), statements(control.then, Scope())).of(
            ScreenCode.part(id, prototype)))
      }
    }
    for index in prototype.tasks.indices { body += task(index) }
    let head =
      [CodeLine("// Made by Rehearsal from \(CodeLiteral.comment(document)); form swiftui.")]
      + PlatformChange.head(prototype, .swiftUI) + promises + notes + [CodeLine("import SwiftUI")]
    let lines = [
      head, [CodeLine("struct \(type): View {")] + body.spaced.indented() + [CodeLine("}")],
    ]
    let hasPicker = prototype.dialogs.contains { $0.activityPicker != nil }
    return CodeFile("\(type).swift", (lines + (hasPicker ? [SwiftUICode.activityView] : [])).spaced)
  }

  private var promises: [CodeLine] {
    prototype.promises.compactMap(\.name).map { comment("Promised by the document: \($0)") }
  }

  /// What SwiftUI has no word for, of all that the document says.
  private var notes: [CodeLine] {
    var lines: [CodeLine] = []
    if !prototype.notifications.isEmpty {
      lines.append(
        comment(
          "Notifications are UNUserNotificationCenter’s: see the form swift-uialertcontroller."
        ).changed(.notifications))
    }
    let hears = prototype.dialogs.contains { dialog in
      Selector.allCases.contains { selector in
        selector.moment != .clicked && selector.moment != .didDismiss
          && selector.moment != .willDismiss
          && selector.moment != .shouldEnable && dialog.delegate.does[selector]?.isEmpty == false
      }
    }
    if hears {
      lines.append(
        comment("No call tells that a dialog is about to come, is there or is cancelled."))
    }
    if prototype.screens.contains(where: { $0.controller != nil }) {
      lines.append(
        comment("What view controllers hear is left out; onAppear and onDisappear are the nearest.")
      )
    }
    let controls = prototype.screens.flatMap(\.controls) + prototype.dialogs.flatMap(\.controls)
    let outside =
      controls.filter { $0.details.isOutside || $0.textField?.delegate.isOutside == true }.map(\.id)
      + (prototype.application?.delegate.isOutside == true ? ["application"] : [])
    lines += outside.flatMap { OutsideNote.lines("What “\($0)” answers and does") }
    return lines
  }

  func comment(_ text: String) -> CodeLine { CodeLine("// " + CodeLiteral.comment(text)) }

  private func function(_ name: String, _ body: [CodeLine]) -> [CodeLine] {
    if body.isEmpty { return [CodeLine("private func \(name)() {}")] }
    return [CodeLine("private func \(name)() {")] + body.indented() + [CodeLine("}")]
  }

  // MARK: - State

  private var start: Int { if case .screen(let id) = prototype.start { id.index } else { 0 } }

  private var state: [CodeLine] {
    var lines: [CodeLine] = []
    if prototype.screens.count > 1 {
      lines.append(CodeLine("@State private var screen = \"\(names.screens[start])\""))
    }
    for (index, flag) in prototype.flags.enumerated() {
      lines.append(
        CodeLine("@State private var \(names.flags[index]) = \(flag.isSet)", .flag(flag.id)))
    }
    for (index, dialog) in prototype.dialogs.enumerated() {
      let part = CodePart.dialog(dialog.id)
      let starts = prototype.start == .dialog(DialogID(index))
      lines.append(CodeLine("@State private var \(presented(index)) = \(starts)", part))
      if changes(index, title: true) {
        lines.append(
          CodeLine("@State private var \(names.dialogs[index])Title: LocalizedStringKey?", part))
      }
      if changes(index, title: false) {
        lines.append(
          CodeLine("@State private var \(names.dialogs[index])Message: LocalizedStringKey?", part))
      }
      for (place, field) in fields(dialog).enumerated() {
        lines.append(
          CodeLine(
            "@State private var \(names.dialogs[index])Field\(place) = \(CodeLiteral.swift(field.text))",
            part))
      }
    }
    for holder in prototype.holders {
      for (index, control) in prototype.controls(of: holder).enumerated() {
        lines += state(ControlID(holder, index: index), control)
      }
    }
    for (index, task) in prototype.tasks.enumerated() {
      lines.append(
        CodeLine(
          "@State private var is\(CodeNames.capital(names.tasks[index]))Running = false",
          .task(task.id)))
    }
    return lines
  }

  private func state(_ id: ControlID, _ control: Control) -> [CodeLine] {
    if case .activity = id.holder { return [] }
    let part = ScreenCode.part(id, prototype)
    var lines: [CodeLine] = []
    switch control.kind {
    case .textField(let field):
      lines.append(
        CodeLine("@State private var \(text(id)) = \(CodeLiteral.swift(field.text))", part))
    case .switch(let isOn):
      lines.append(CodeLine("@State private var \(names.control(id))IsOn = \(isOn)", part))
    case .segmented(_, let selected):
      lines.append(CodeLine("@State private var \(names.control(id))Selection = \(selected)", part))
    default: break
    }
    if isSwitched(id) {
      lines.append(CodeLine("@State private var \(names.control(id))IsEnabled = true", part))
    }
    return lines
  }

  func presented(_ index: Int) -> String { "is\(CodeNames.capital(names.dialogs[index]))Presented" }

  func fields(_ dialog: Dialog) -> [TextField] {
    guard let alert = dialog.alert, alert.style != .default else { return [] }
    return alert.shownFields
  }

  func text(_ control: ControlID) -> String { names.control(control) + "Text" }

  /// Whether something sets the title or message of a dialog.
  func changes(_ index: Int, title: Bool) -> Bool {
    prototype.everyAction.contains { action in
      guard case .setTexts(let dialog, let newTitle, let newMessage) = action, dialog.index == index
      else { return false }
      return title ? newTitle != nil : newMessage != nil
    }
  }

  /// Whether something enables or disables a control.
  private func isSwitched(_ id: ControlID) -> Bool {
    prototype.everyAction.contains {
      if case .setEnabled(let control, _) = $0 { control.candidates.contains(id) } else { false }
    }
  }

  // MARK: - Views

  private var root: [CodeLine] {
    guard !prototype.screens.isEmpty else { return [CodeLine("Text(\"\")")] }
    guard prototype.screens.count > 1 else { return [CodeLine(names.screens[0] + "Screen")] }
    var lines = [CodeLine("Group {")]
    for index in prototype.screens.indices {
      let head = index == 0 ? "if" : "} else if"
      lines += [
        CodeLine("  \(head) screen == \"\(names.screens[index])\" {"),
        CodeLine("    \(names.screens[index])Screen"),
      ]
    }
    return lines + [CodeLine("  }"), CodeLine("}")]
  }

  private func view(_ name: String, _ holder: ControlID.Holder, _ title: String?, _ part: CodePart)
    -> [CodeLine]
  {
    let all = prototype.controls(of: holder)
    var inside: [CodeLine] = []
    var bars: [CodeLine] = []
    for (index, control) in all.enumerated() {
      let id = ControlID(holder, index: index)
      let lines = self.control(id, control).of(ScreenCode.part(id, prototype))
      if control.kind.bar == nil { inside += lines } else { bars += lines }
    }
    // As many as a builder takes at once in every version.
    var lines = [CodeLine("List {")] + inside.indented() + [CodeLine("}")]
    if let title { lines.append(CodeLine(".navigationTitle(\(CodeLiteral.swift(title)))")) }
    if !bars.isEmpty { lines += [CodeLine(".toolbar {")] + bars.indented() + [CodeLine("}")] }
    return ([CodeLine("private var \(name): some View {")] + lines.indented() + [CodeLine("}")]).of(
      part)
  }

  private func control(_ id: ControlID, _ control: Control) -> [CodeLine] {
    let title = CodeLiteral.swift(control.text)
    let name = names.control(id)
    var lines: [CodeLine]
    switch control.kind {
    case .button, .barButton, .toolbarButton, .tab, .row:
      if control.then.isEmpty, control.kind == .row {
        lines = [CodeLine("Text(\(title))")]
      } else {
        let role = control.details.style == .destructive ? ", role: .destructive" : ""
        lines = [CodeLine("Button(\(title)\(role)) { \(control.then.isEmpty ? "" : "\(name)() ")}")]
      }
    case .label, .section: lines = [CodeLine("Text(\(title))")]
    case .image: lines = [CodeLine("Image(\(title))")]
    case .space: lines = [CodeLine("Spacer()")]
    case .textField(let field):
      let label = CodeLiteral.swift(field.placeholder ?? control.text)
      lines = [
        CodeLine("\(field.isSecure ? "SecureField" : "TextField")(\(label), text: $\(text(id)))")
      ]
      lines += events(field, text(id)).indented()
    case .switch:
      lines = [CodeLine("Toggle(\(title), isOn: $\(name)IsOn)")]
      if !control.then.isEmpty { lines += [CodeLine("  .onChange(of: \(name)IsOn) { \(name)() }")] }
    case .segmented(let titles, _):
      lines = [CodeLine("Picker(\(title), selection: $\(name)Selection) {")]
      lines += titles.enumerated().map {
        CodeLine("  Text(\(CodeLiteral.swift($0.element))).tag(\($0.offset))")
      }
      lines += [CodeLine("}"), CodeLine(".pickerStyle(.segmented)")]
      if !control.then.isEmpty {
        lines += [CodeLine(".onChange(of: \(name)Selection) { \(name)() }")]
      }
    }
    if isSwitched(id) { lines.append(CodeLine("  .disabled(!\(name)IsEnabled)")) }
    for dialog in prototype.dialogs.indices where homes.presenters[dialog] == id {
      if isOnControl(dialog) { lines += modifier(dialog).indented() }
    }
    return lines
  }

  /// Whether a dialog is a modifier of the control that presents it, so that it points there.
  private func isOnControl(_ dialog: Int) -> Bool {
    guard let control = homes.presenters[dialog], case .screen = control.holder else {
      return false
    }
    return switch prototype.dialogs[dialog].kind {
    case .actionSheet, .popover: true
    case .alert, .activityPicker, .presentedView, .formSheet: false
    }
  }

  func events(_ field: TextField, _ text: String) -> [CodeLine] {
    var lines: [CodeLine] = []
    for event in TextField.Event.allCases where field.events[event]?.isEmpty == false {
      let actions = statements(
        field.events[event] ?? [], Scope(field: text, isSecure: field.isSecure))
      if event == .editingChanged, !actions.isEmpty {
        lines += [CodeLine(".onChange(of: \(text)) {")] + actions.indented() + [CodeLine("}")]
      } else if event == .editingDidEndOnExit, !actions.isEmpty {
        lines += [CodeLine(".onSubmit {")] + actions.indented() + [CodeLine("}")]
      } else if !actions.isEmpty {
        lines.append(
          comment("\(event.rawValue) has no modifier of its own; FocusState is the nearest."))
      }
    }
    return lines
  }

  private var dialogs: [CodeLine] {
    prototype.dialogs.indices.flatMap { isOnControl($0) ? [] : modifier($0) }.indented()
  }

  private var loaders: [CodeLine] {
    prototype.tasks.indices.flatMap { index -> [CodeLine] in
      let task = prototype.tasks[index]
      guard task.loader != .none else { return [] }
      let title = task.title.map { interpolated($0, Scope()) } ?? "\"\""
      return [
        CodeLine(".overlay {"),
        CodeLine(
          "  if is\(CodeNames.capital(names.tasks[index]))Running { ProgressView(\(title)) }"),
        CodeLine("}"),
      ].of(.task(task.id))
    }.indented()
  }

  /// What presents a picker, which SwiftUI has no view for.
  private static let activityView: [CodeLine] = [
    "// ShareLink has no activities of one’s own, and tells nothing at the end.",
    "struct ActivityView: UIViewControllerRepresentable {",
    "  let items: [Any]",
    "",
    "  func makeUIViewController(context: Context) -> UIActivityViewController {",
    "    UIActivityViewController(activityItems: items, applicationActivities: nil)",
    "  }",
    "",
    "  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}",
    "}",
  ].map { CodeLine($0) }

  // MARK: - Tasks

  private func task(_ index: Int) -> [[CodeLine]] {
    let task = prototype.tasks[index]
    let name = CodeNames.capital(names.tasks[index])
    let running = "is\(name)Running"
    let milliseconds: Int
    let isDone: Bool
    switch task.work {
    case .simulated(let duration, _, let outcome):
      (milliseconds, isDone) = (duration, outcome == .success)
    case .command: (milliseconds, isDone) = (0, true)
    }
    let run =
      [
        CodeLine("\(running) = true"), CodeLine("Task { @MainActor in"),
        CodeLine("  // Put the work here; this only waits for as long."),
        CodeLine("  try? await Task.sleep(for: .milliseconds(\(milliseconds)))"),
        CodeLine("  guard \(running) else { return }"), CodeLine("  \(running) = false"),
      ] + statements(isDone ? task.whenDone : task.whenFailed, Scope()).indented() + [CodeLine("}")]
    let other = statements(isDone ? task.whenFailed : task.whenDone, Scope())
    let word = isDone ? "Failed" : "Done"
    return [
      function("run\(name)", run).of(.task(task.id)),
      function(
        "cancel\(name)",
        [CodeLine("guard \(running) else { return }"), CodeLine("\(running) = false")]
          + statements(task.whenCancelled, Scope())
      )
      .of(.task(task.id)),
      other.isEmpty
        ? []
        : function("\(names.tasks[index])\(word)", [CodeLine("\(running) = false")] + other).of(
          .task(task.id)),
    ]
  }
}
