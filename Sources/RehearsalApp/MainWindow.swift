import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// A window for one document: its contents, the stage, and the log.
///
/// It shows the state of its workbench and passes on the actions of a person; it decides nothing
/// about the run.
///
/// It is a frame: what belongs together, such as presenting or editing, has a controller with its own
/// state, and the window tells it of changes.
@MainActor
final class MainWindow {
  var onClosed: (@MainActor () -> Void)?

  let application: Application
  let appearance: DesktopAppearance
  let window: ApplicationWindow
  let header = WindowHeader()
  let (contents, leftColumn) = (Contents(), Box(.vertical))
  let (errors, stage) = (ErrorPanel(), Stage())
  let controls: StageControls
  var stageBar: StageBar { controls.bar }
  let center = Stack()
  private let pages = Stack()
  /// What is shown below the header.
  var page = WindowPage.document {
    didSet { pages.visibleChildName = page.rawValue }
  }
  let opening: Opening
  let recent: RecentDocuments
  /// Made when it is first shown, so that the window of a document opens sooner.
  private var welcome: WelcomePage?
  let languages: LanguageMenu
  private var editAction: SimpleAction?
  unowned let windows: Windows
  let sidebar = Sidebar()
  /// The documentation, while it is open.
  var help: HelpWindow?
  private(set) lazy var editing = EditingController(self)
  private(set) lazy var permissions = PermissionsController(self)
  private(set) lazy var device = DeviceController(self)
  private(set) lazy var takenPictures = PictureController(window, stage)
  private(set) lazy var reference = ReferenceController(window, stage)
  private(set) var panes: WindowPanes?
  private(set) lazy var presenting = PresentingController(self)
  private(set) lazy var comparison = ComparisonController(self)
  private(set) lazy var flow = FlowController(self)
  private(set) lazy var export = ExportController(self)
  private(set) lazy var futures = FuturesController(self)
  /// The messages over the stage.
  let messages = StageMessages()
  /// What lies over the stage.
  let ground = Overlay()
  private(set) lazy var past = PastController(self)
  private(set) lazy var sessions = SessionsController(self)
  private(set) lazy var breaks = BreaksController(self)
  private(set) lazy var program = ProgramController(self)
  /// The messages over the welcome page, and the box below the stage.
  let (welcomeMessages, foot) = (StageMessages(), Box(.vertical))

  let workbench = Workbench { RealClock.onMainLoop }
  private var observation: Observation<WorkbenchChange>?
  private var watch: FileWatch?
  var pictureWatch: FileWatch?
  /// Where the first error of the document is, if it has any.
  var firstErrorPlace: EditorPlace?
  /// Whether the visible errors are about files next to the document.
  var hasFileProblems = false
  /// The recordings that can't be played, as the window has told of them.
  var recordingProblems: [RecordingProblem] = []
  /// The pictures of the document, as far as they could be read.
  var pictures: Pictures?
  /// The files whose last version is shown, and the notice about them.
  var stale = StaleFiles() {
    didSet { if stale != oldValue { showStale() } }
  }
  let staleNotice = Notice(tr("Files that can’t be read"))
  /// The message about a run that would have crashed.
  private let stopNotice = StopNotice()
  /// The notice about windows that a fault has closed.
  let leftNotice = Notice(tr("Windows that were open"))

  /// The run that is shown.
  var session: Session? { workbench.session }
  /// The path of the document, if it is a file.
  var file: String? { workbench.request.file }
  /// Whether this window shows a document, even one with errors.
  var hasDocument: Bool { workbench.hasDocument }

  init(
    _ application: Application, _ request: DocumentRequest, _ appearance: DesktopAppearance,
    windows: Windows
  ) {
    self.application = application
    self.appearance = appearance
    self.windows = windows
    window = ApplicationWindow(application)
    controls = StageControls(stage)
    opening = Opening(window)
    recent = RecentDocuments(menu: header.recent)
    languages = LanguageMenu(window)
    header.widget.packEnd(languages.button)
    buildWindow()
    connect()
    open(request)
    appearance.follow(window) { [weak self] dark in
      self?.sidebar.setDark(dark)
      self?.contents.setDark(dark)
      self?.flow.setDark(dark)
      self?.welcome?.redraw()
    }
    window.present()
    window.setFocus(nil)
    MainLoop.idle { [weak self] in
      if let self, session != nil { stage.focus.keep(in: window) }
      return false
    }
  }

  private func buildWindow() {
    window.setDefaultSize(Preferences.shared.firstSize)
    if Preferences.shared.isMaximized { window.setMaximized(true) }
    window.setTitlebar(header.widget)
    let stageColumn = Box(.vertical)
    center.add(stage.widget, named: "stage")
    center.add(Box(.vertical), named: "nothing")
    ground.add(center)
    ground.addOverlay(presenting.captions.band.widget, passesClicks: true)
    ground.addOverlay(presenting.calls.holder, passesClicks: true)
    ground.addOverlay(presenting.keyMark.widget, passesClicks: true)
    ground.addOverlay(presenting.edge.widget, passesClicks: true)
    ground.addOverlay(messages.widget)
    stageColumn.packStart(ground, expand: true)
    foot.packStart(reference.bar)
    foot.packStart(stageBar.widget)
    stageColumn.packStart(foot)
    stageColumn.setSizeRequest(width: 300)
    stageColumn.onAllocate { [weak self] _ in
      // Done later, because a layout is in progress.
      MainLoop.idle { [weak self] in
        if let self {
          presenting.calls.follow()
          presenting.calls.followFoot()
          permissions.fit(stage: center.allocation.height)
          past.fit(center.allocation.width)
        }
        return false
      }
    }
    let panes = WindowPanes(
      contents: leftColumn, stage: stageColumn, messages: messages.widget, sidebar: sidebar,
      right: editing.pane
    ) { [stage] in
      stage.widget.isMapped && (stage.editor?.takeFocus() ?? stage.focus.take(in: $0))
    }
    leftColumn.packStart(contents.widget, expand: true)
    leftColumn.show()
    panes.addActions(to: window)
    self.panes = panes
    add(panes.widget, for: .document)
    panes.widget.showAll()
    let page = Overlay()
    // The welcome page makes room for its messages: there is no device that has to keep its place.
    let column = Box(.vertical)
    column.packStart(welcomeMessages.widget)
    column.packStart(pages, expand: true)
    page.add(column)
    page.addOverlay(presenting.blackout.widget)
    welcomeMessages.widget.show()
    column.show()
    // A page that is hidden must not make the window wider.
    pages.setHomogeneous(false)
    window.add(page)
    page.show()
    pages.show()
    header.widget.packEnd(controls.widget)
    header.widget.showAll()
  }

  private func connect() {
    observation = workbench.observe { [weak self] in self?.take($0) }
    window.addAction("open-file") { [weak self] in self?.opening.choose() }
    window.addTextAction("open-path") { [weak self] in self?.opening.open([$0]) }
    editAction = window.addAction("edit") { [weak self] in
      if let self, let file { opening.edit(file, at: firstErrorPlace) }
    }
    let edit: @MainActor (EditorPlace) -> Void = { [weak self] place in
      if let self, let file { opening.edit(file, at: place) }
    }
    errors.onOpen = edit
    (stageBar.warnings.onOpen, sidebar.heardFindings.onOpen) = (edit, edit)
    window.addAction("help") { [weak self] in self?.showHelp() }
    window.addAction("about") { [weak self] in
      if let self { AppMenu.showAbout(over: window) }
    }
    opening.onOpen = { [weak self] in
      if let self { windows.open($0, in: self) }
    }
    opening.onOpenInOtherWindow = { [weak self] in self?.windows.show($0) }
    recent.onChanged = { [weak self] in self?.welcome?.showRecent() }
    languages.onChosen = { [weak self] language in
      let name = language.map { LanguageNames.name(of: $0) } ?? tr("as written")
      self?.workbench.change(to: language, named: name)
    }
    window.addAction("main-menu") { [weak self] in
      if let self, !presenting.isOn { header.openMenu() }
    }
    window.addAction("say-row") { [weak self] in self?.sidebar.speakSelected() }
    window.addAction("start-again") { [weak self] in self?.startAgain() }
    window.addAction("find") { [weak self] in
      // It would take the keys while it is hidden.
      guard let self, !presenting.isOn else { return }
      if let text = editing.text, editing.pane.page == .text {
        text.search.open()
      } else if hasDocument {
        sidebar.head.focusFilter()
      } else {
        welcome?.find()
      }
    }
    window.addAction("close") { [weak self] in self?.window.close() }
    window.addTextAction("play") { [weak self] in self?.workbench.startAgain(playing: $0) }
    window.addAction("play-all") { [weak self] in
      self?.workbench.playAll()
      self?.window.setFocus(nil)
    }
    window.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.connect("destroy") { [weak self] in self?.closed() }
    window.onClose { [weak self] in
      self?.mayEnd() == false
    }
    window.onConfigure { [weak self] in self?.windows.keepSoon() }
    header.onEdit = { [weak self] in self?.editing.edit($0) }
    header.onPlay = { [weak self] in self?.workbench.startAgain(playing: $0) }
    contents.onChosen = { [weak self] in self?.show($0) }
    connectContentsMenu()
    stage.onInput = { [weak self] in self?.send($0) }
    stage.onFitChanged = { [weak self] in
      if let self, !workbench.isEditing { session?.noteCutTexts() }
      self?.flow.redraw()
    }
    workbench.cutTexts = { [stage] in stage.cutTexts(in: $0) }
    stage.clock = { [weak self] in self?.past.drawnTime ?? 0 }
    stage.slowness = { [weak self] in self?.session?.clock.slowness ?? 1 }
    stage.isAnimated = { Settings.standard.animationsEnabled }
    stageBar.onHome = { [weak self] in self?.workbench.send(.home) }
    stageBar.onSwitcher = { [weak self] in self?.workbench.send(.switcher(true)) }
    stageBar.onPower = { [weak self] in self?.presenting.press(.power) }
    controls.onNarrow = { [weak self] in self?.editing.setNarrow($0) }
    controls.connect(window)
    controls.follow(window, parts: [header.widget, pages])
    controls.onInput = { [weak self] in self?.workbench.send($0) }
    controls.onDevice = { [weak self] in self?.workbench.startAgain(on: $0) }
    controls.axes.onChosen = { [weak self] in self?.workbench.leave($0) }
    controls.onSpeed = { [weak self] in
      guard let self else { return }
      workbench.slowness = controls.slowness
      stage.showTime()
    }
    sidebar.addActions(to: window) { [weak self] in
      self?.errors.show($0, hint: tr("Choose another place."))
    }
    sidebar.onProblem = { [weak self] in self?.errors.show($0, hint: $1) }
    opening.onOpenLog = { [weak self] path in
      guard let self, session != nil else { return false }
      sidebar.importLog(path)
      return true
    }
    sidebar.onAnswer = { [weak self] in self?.workbench.answer($0) }
    device.connect()
    past.connect()
    sessions.connect()
    editing.connect()
    breaks.connect()
    program.connect()
    export.connect()
    connectPictures()
    comparison.connect()
    flow.connect()
    presenting.connect()
    permissions.connect()
    connectMessages()
  }

  // MARK: Documents

  /// Brings the window to the front.
  func present() { window.present() }

  /// Shows the document that the workbench is given.
  func open(file: String?, _ open: (Workbench) -> Void) {
    comparison.end()
    flow.end()
    flow.forget()
    editing.forgetRecording()
    watch = nil
    if let file { watch(file) }
    open(workbench)
    if let file = self.file { recent.add(file) }
    if hasDocument { welcome?.empty() } else { showWelcome() }
    page = hasDocument ? .document : .welcome
    placeNotices()
    if session == nil { center.visibleChildName = "nothing" }
    showTitle()
  }

  /// Follows the changes of a file by other programs.
  func watch(_ file: String) {
    watch = FileWatch([file]) { [weak self] in self?.workbench.reload() }
  }

  /// Adds what shows a page.
  func add(_ widget: Widget, for page: WindowPage) { pages.add(widget, named: page.rawValue) }

  private func showWelcome() {
    let page = welcome ?? WelcomePage(recent: recent)
    if welcome == nil {
      welcome = page
      page.onOpen = { [weak self] in self?.opening.open($0) }
      page.onChoose = { [weak self] in self?.opening.choose() }
      page.onBegin = { [weak self] in self?.opening.begin($0) }
      add(page.widget, for: .welcome)
    }
    page.fill()
  }

  func showTitle() {
    let (name, ownTitle) = (workbench.document.name, workbench.prototype?.title)
    let title = ownTitle.map { OneLine.beginning($0) } ?? name ?? tr("Rehearsal")
    let isUnsaved = workbench.document.saveState == .unsaved
    window.title = isUnsaved ? tr("• {title}", ["title": title]) : title
    let words = [subtitle(below: title), editing.saving.saveWord].compactMap { $0 }
    header.show(
      title: isUnsaved ? tr("• {title}", ["title": title]) : title,
      subtitle: words.isEmpty ? nil : words.joined(separator: " · "))
    header.setEnabled(hasDocument)
    editAction?.isEnabled = file != nil
    stageBar.widget.isVisible = session != nil
    controls.hasStage = session != nil && page.showsStage
    presenting.isEnabled = session != nil
    takenPictures.isEnabled = session != nil
    reference.isEnabled = session != nil
    comparison.isEnabled = session != nil
    editing.showRecording()
  }

  /// The name of the file, unless that is the title, and whether its last version is shown.
  private func subtitle(below title: String) -> String? {
    let name = workbench.document.name.flatMap { $0 == title ? nil : $0 }
    if workbench.document.isRecording {
      return name.map { tr("{file}, recorded", ["file": $0]) } ?? tr("recorded")
    }
    guard session != nil, !workbench.isCurrent else { return name }
    return name.map { tr("{file}, last version", ["file": $0]) } ?? tr("last version")
  }

  // MARK: The run

  func showCrash() {
    stopNotice.follow(session, in: opening.notice) { [weak self] in self?.startAgain() }
  }

  func startAgain() {
    window.setFocus(nil)
    workbench.startAgain()
  }

  private func send(_ input: Input) {
    if workbench.isEditing { return }
    // Return and Escape are for the part that was clicked last.
    leaveSidebar()
    presenting.markKey(input)
    workbench.send(input)
    // On the audience's screen a tap keeps the keyboard only for a text.
    if !stage.isEditing { presenting.giveKeysToPresenter() }
  }

  /// Keeps what the window has, before it is closed; false where it has to be asked about first.
  func mayEnd() -> Bool {
    editing.text?.handOn()
    remember()
    return editing.saving.mayClose()
  }

  private func closed() {
    watch = nil
    pictureWatch = nil
    observation = nil
    comparison.empty()
    device.end()
    workbench.close()
    onClosed?()
  }
}
