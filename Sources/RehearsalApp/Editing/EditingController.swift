import DialogModel
import DialogSimulator
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// How a window edits its document: the mode, its panes, and what can be undone.
@MainActor
final class EditingController: EditsDocument {
  unowned let host: any EditingHost
  /// What edits the parts that are drawn on the stage.
  private(set) lazy var parts = PartsController(host)
  /// What inserts, copies and renames parts.
  private(set) lazy var inserting = InsertingController(host)
  private(set) lazy var saving = SavingController(host)
  let pane = RightPane()
  private(set) var properties: PropertiesPane?
  private(set) var text: TextPane?
  /// The code that is written out of the document.
  let code = CodeController()
  /// What the last reading of the document found.
  private var reading: DocumentReading?
  private var modeAction: StatefulAction?
  private var undoAction: SimpleAction?
  private var redoAction: SimpleAction?
  /// The message that says which steps have changed with a text, and what waits to show it.
  var followedNotice: Int?
  @Scheduled var followedTelling: Source?
  /// *Find and Replace* over all texts, while it is open.
  var replacing: ReplaceTexts?
  var recordAction: StatefulAction?
  /// Whether what is done on the stage becomes a scenario.
  var isRecording = false
  /// The page that was shown last while editing, and while playing.
  private var pages: [Bool: RightPane.Page] = [true: .properties, false: .calls]

  init(_ host: any EditingHost) { self.host = host }

  /// Adds the actions of editing and connects its parts.
  func connect() {
    let mode = StatefulAction(switch: "edit-mode", initial: false) { [weak self] in
      guard let self else { return }
      edit(!workbench.isEditing)
    }
    window.add(mode)
    modeAction = mode
    undoAction = window.addAction("undo") { [weak self] in self?.workbench.undo() }
    redoAction = window.addAction("redo") { [weak self] in self?.workbench.redo() }
    for (number, page) in RightPane.Page.allCases.enumerated() {
      window.addAction("pane-\(number + 1)") { [weak self] in
        self?.pane.show(page)
        _ = self?.pane.content(of: page)?.takeFocus()
      }
    }
    window.addAction("replace-texts") { [weak self] in self?.replaceTexts() }
    window.addAction("measure") { [weak self] in
      self?.opening.notice.show(
        tr("Hold Alt+Shift and point at a part: its size, gaps and colours show."))
    }
    window.addAction("edit-this") { [weak self] in
      guard let self, let place = stage.menuPlace else { return }
      edit(true)
      stage.editor?.select(atX: place.x, y: place.y)
    }
    for (name, forward) in [("next-problem", true), ("previous-problem", false)] {
      window.addAction(name) { [weak self] in
        guard let self, host.hasDocument, !host.presenting.isOn else { return }
        if host.flow.isOn { return host.flow.step(forward: forward) }
        pane.show(.text)
        text?.goToProblem(forward: forward)
      }
    }
    pane.make = { [weak self] in self?.makePage($0) }
    pane.onChanged = { [weak self] page in
      guard let self else { return }
      pages[workbench.isEditing] = page
      showInPanes()
    }
    parts.connectPartActions()
    saving.connect()
    code.connect(host)
    inserting.connect()
    connectRecording()
    stage.onControlPress = { [weak self] x, y in
      guard let self else { return }
      edit(true)
      stage.editor?.select(atX: x, y: y)
    }
    showHistory()
  }

  /// Gives the parts of a narrow window less room.
  func setNarrow(_ narrow: Bool) {
    header.setNarrow(narrow)
    properties?.isNarrow = narrow
    contents.showsIDs = !narrow
    if let state = (workbench.shownWhileEditing ?? session?.simulator)?.state {
      contents.update(state)
    }
  }

  private func makePage(_ page: RightPane.Page) -> (any RightPane.Content)? {
    switch page {
    case .calls: return nil
    case .findings: return host.flow.makeFindings()
    case .code: return code.makePane()
    case .properties:
      let pane = PropertiesPane(workbench)
      pane.isNarrow = controls.isNarrow
      pane.miniatures.picture = PictureSource { [weak self] in self?.stage.picture.content(of: $0) }
      pane.miniatures.shot = { [weak self] in
        var shot = StageShot(.screen, scale: 1)
        guard let self else { return shot }
        shot.look = stage.look
        shot.showsKeyboard = false
        if stage.model.device == .phone { shot.phone = stage.model }
        return shot
      }
      pane.window = window
      pane.widget.onKeyPress { [weak self] press in
        guard let self, window.focusesField, let redoes = press.redoes else { return false }
        undoDocument(redoes: redoes)
        return true
      }
      pane.onRole = { [weak self] in self?.parts.makeRole($1, at: $0) }
      pane.onAddButton = { [weak self] in self?.parts.addButton() }
      pane.onFile = { [weak self] in self?.inserting.chooseFile(for: $0) }
      pane.onLine = { [weak self] path in
        guard let self else { return }
        workbench.select(path)
        self.pane.show(.text)
        text?.showSelection()
      }
      properties = pane
      return pane
    case .text:
      let pane = TextPane(workbench)
      pane.onOpenInEditor = { [weak self] place in
        guard let self, let file = workbench.request.file else { return }
        opening.edit(file, at: place)
      }
      text = pane
      workbench.onCollect = { [weak pane] in pane?.handOn() }
      if let reading = reading { pane.take(reading) }
      pane.begin()
      return pane
    }
  }

  /// Shows what a reading of the document found.
  func take(_ reading: DocumentReading) {
    self.reading = reading
    text?.take(reading)
    text?.begin()
    code.pane?.follow()
  }

  /// Turns editing on or off.
  func edit(_ isOn: Bool) {
    guard isOn != workbench.isEditing, !host.presenting.isOn else { return }
    text?.handOn()
    if isOn {
      if let refusal = workbench.editRefusal {
        opening.notice.show(refusal)
        return
      }
      host.comparison.end()
      host.flow.end()
      workbench.beginEditing()
    } else {
      workbench.endEditing()
    }
  }

  /// Shows that the mode has changed.
  func showEditing() {
    let isOn = workbench.isEditing
    modeAction?.show(isOn: isOn)
    header.showEditing(isOn)
    pane.show(pages[isOn] ?? .calls)
    host.past.showStage()
    showInPanes()
    parts.showStageEditor()
    inserting.showPalette(isOn)
    contents.isEdited = isOn
    showInContents()
    showHistory()
    stage.tellEditing(isOn)
    if isOn, window.focusesNothing || window.hasFocus(inside: stage.widget) {
      parts.selectSomething()
      if workbench.selectsOnStage { stage.editor?.takeFocusSoon() }
    }
    if !isOn { stage.focus.returnToScreen(in: window) }
    host.showTitle()
  }

  /// Shows a change that a person has made of the document.
  func showEdited(_ change: EditChange?) {
    parts.followTyping(change)
    host.past.showStage()
    if change != nil {
      text?.take(change)
      code.pane?.follow()
      if let prototype = workbench.prototype {
        contents.show(prototype)
        contents.mark(ScenarioMarks(workbench))
      }
      showHistory()
      tellFollowedStepsSoon()
      if workbench.document.saveState == .conflict { saving.conflict?.follow() }
    }
    if let state = (workbench.shownWhileEditing ?? session?.simulator)?.state {
      contents.update(state)
    }
    showSelectionInContents()
    properties?.show()
  }

  /// Marks what the rows of the list are about, after they were made anew.
  func showInContents() {
    contents.mark(ScenarioMarks(workbench))
    if let state = (workbench.shownWhileEditing ?? session?.simulator)?.state {
      contents.update(state)
    }
    showSelectionInContents()
  }

  /// Selects the row of the list that has the selected part.
  private func showSelectionInContents() {
    guard workbench.isEditing, let editor = try? workbench.editor() else { return }
    let selected = workbench.editing.selection
    contents.select { item in
      guard let selected, let path = inserting.path(of: item, in: editor) else { return false }
      return path.contains(selected)
    }
  }

  /// Shows which part is selected.
  func showSelection() {
    parts.endTypingElsewhere()
    parts.showStageSelection()
    if let path = workbench.editing.selection,
      case .control(let control) = (try? workbench.editor())?.part(at: path)
    {
      stage.editor?.revealSoon(control)
    }
    showSelectionInContents()
    properties?.show()
    text?.showSelection()
    code.pane?.showSelection()
    host.past.showStage()
  }

  /// Draws the edited prototype.
  func showEdited(_ simulator: Simulator) {
    stage.isTimeFrozen = true
    stage.speaks = false
    host.past.stageShows(present: false)
    stage.showEdited(simulator)
    parts.showStageSelection()
  }

  private func showInPanes() {
    properties?.show()
    text?.showSelection()
    code.pane?.show()
  }

  /// Handles Ctrl+Z and Ctrl+Shift+Z, unless a field has the keyboard: it has its own undo, or
  /// leaves it to the pane that it is in.
  func handleUndo(_ press: KeyPress) -> Bool {
    guard let redoes = press.redoes, host.hasDocument, !host.presenting.isOn else { return false }
    parts.endOfferedText()
    let isInText = text?.editor.isFocus == true || code.pane?.editor.isFocus == true
    guard isInText || !(window.focusesField || sidebar.isTyping) else { return false }
    undoDocument(redoes: redoes)
    return true
  }

  private func undoDocument(redoes: Bool) {
    text?.handOn()
    if redoes { workbench.redo() } else { workbench.undo() }
    if window.focusesNothing || window.hasFocus(inside: stage.widget) {
      stage.editor?.takeFocusSoon()
    }
  }

  /// Handles a key while the prototype is edited: those of the prototype do nothing.
  func handleInEdit(_ press: KeyPress) -> Bool {
    let isTyping = window.focusesField || stage.editor?.entry != nil || sidebar.isTyping
    if !isTyping, workbench.selectsOnStage, stage.editor?.keepTyped(press) == true { return true }
    let texts = [text?.widget, code.pane?.widget].compactMap { $0 }
    guard !isTyping, !texts.contains(where: { window.hasFocus(inside: $0) }) else {
      return false
    }
    if inserting.handleClipboard(press) { return true }
    let isTab = press.name == "Tab" || press.name == "ISO_Left_Tab"
    if isTab, window.focusesNothing { return stage.editor?.takeFocus() ?? false }
    guard press.name == "Escape", press.modifiers.isEmpty, !window.hasFocus(inside: stage.widget)
    else { return false }
    parts.climb()
    return true
  }

  /// Shows what can be undone and made again.
  func showHistory() {
    let history = workbench.document.history
    undoAction?.isEnabled = !history.done.isEmpty
    redoAction?.isEnabled = !history.undone.isEmpty
    header.showHistory(undo: history.done.last?.label, redo: history.undone.last?.label)
  }
}
