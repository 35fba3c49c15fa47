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
@MainActor
final class MainWindow {
  var onClosed: (@MainActor () -> Void)?

  private let application: Application
  private let appearance: DesktopAppearance
  let window: ApplicationWindow
  let header = WindowHeader()
  let contents = Contents()
  let errors = ErrorPanel()
  let stage = Stage()
  let controls: StageControls
  var stageBar: StageBar { controls.bar }
  let center = Stack()
  private let pages = Stack()
  private let opening: Opening
  private let recent: RecentDocuments
  /// Made when it is first shown, so that the window of a document opens sooner.
  private var welcome: WelcomePage?
  let languages: LanguageMenu
  private var editAction: SimpleAction?
  private unowned let windows: Windows
  let sidebar = Sidebar()
  /// The bars above the stage are made when they are first shown, for the same reason.
  var commandBar: CommandBar?
  var shareBar: ShareBar?
  private(set) lazy var sharing = ShareDesk(over: window)
  private(set) var panes: WindowPanes?
  var presentation: Presentation?
  var marksAction: StatefulAction?
  var keyList: ShortcutsWindow?
  /// The notices at the top of the window, the messages above the stage, and the box below the
  /// stage.
  let (notices, messages, foot) = (Box(.vertical), Box(.vertical), Box(.vertical))

  let workbench = Workbench { RealClock.onMainLoop }
  private var observation: Observation<WorkbenchChange>?
  private var watch: FileWatch?
  var pictureWatch: FileWatch?
  /// Whether the visible errors are about files beside the document.
  var hasFileProblems = false
  /// The pictures of the document, as far as they could be read.
  var pictures: Pictures?
  /// The files whose last version is shown, and the notice about them.
  var stale = StaleFiles() {
    didSet { if stale != oldValue { showStale() } }
  }
  let staleNotice = Notice(tr("Files that can’t be read"))

  /// The run that is shown.
  var session: Session? { workbench.session }
  /// The path of the document, if it is a file.
  var file: String? { workbench.document.request.file }
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
      self?.welcome?.redraw()
    }
    window.present()
    window.setFocus(nil)
  }

  private func buildWindow() {
    window.setDefaultSize(Preferences.shared.firstSize)
    if Preferences.shared.isMaximized { window.setMaximized(true) }
    window.setTitlebar(header.widget)
    let stageColumn = Box(.vertical)
    messages.packStart(errors.widget)
    stageColumn.packStart(messages)
    center.add(stage.widget, named: "stage")
    center.add(Box(.vertical), named: "nothing")
    stageColumn.packStart(center, expand: true)
    foot.packStart(stageBar.widget)
    stageColumn.packStart(foot)
    stageColumn.setSizeRequest(width: 300)
    stageColumn.onAllocate { [weak self] _ in
      // Done later, because a layout is in progress.
      MainLoop.idle { [weak self] in
        if let self { commandBar?.fit(stage: center.allocation.height) }
        return false
      }
    }
    let panes = WindowPanes(contents: contents.widget, stage: stageColumn, sidebar: sidebar)
    panes.addActions(to: window)
    self.panes = panes
    pages.add(panes.widget, named: "document")
    panes.widget.showAll()
    let page = Box(.vertical)
    notices.packStart(opening.notice.widget)
    notices.packStart(staleNotice.widget)
    page.packStart(notices)
    notices.show()
    page.packStart(pages, expand: true)
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
      if let self, let file { opening.edit(file) }
    }
    window.addAction("about") { [weak self] in
      if let self { AppMenu.showAbout(over: window) }
    }
    window.onFilesDropped { [weak self] in self?.opening.open($0) }
    opening.onOpen = { [weak self] in
      if let self { windows.open($0, in: self) }
    }
    opening.onOpenBeside = { [weak self] in self?.windows.show($0) }
    recent.onChanged = { [weak self] in self?.welcome?.showRecent() }
    languages.onChosen = { [weak self] language in
      let name = language.map { LanguageNames.name(of: $0) } ?? tr("as written")
      self?.workbench.change(to: language, named: name)
    }
    window.addAction("start-again") { [weak self] in
      self?.workbench.startAgain()
      self?.window.setFocus(nil)
    }
    window.addAction("find") { [weak self] in self?.sidebar.find() }
    window.addAction("close") { [weak self] in self?.window.close() }
    window.addTextAction("play") { [weak self] in self?.workbench.startAgain(playing: $0) }
    window.addAction("play-all") { [weak self] in
      self?.workbench.playAll()
      self?.window.setFocus(nil)
    }
    window.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.connect("destroy") { [weak self] in self?.closed() }
    window.onClose { [weak self] in
      self?.remember()
      return false
    }
    header.onPlay = { [weak self] in self?.workbench.startAgain(playing: $0) }
    contents.onChosen = { [weak self] in self?.show($0) }
    stage.onInput = { [weak self] in self?.send($0) }
    stage.clock = { [weak self] in (self?.session?.clock as? RealClock)?.exactMilliseconds ?? 0 }
    stage.isAnimated = { Settings.standard.animationsEnabled }
    stageBar.onHome = { [weak self] in self?.workbench.send(.home) }
    stageBar.onPower = { [weak self] in self?.workbench.send(.power) }
    controls.connect(window)
    controls.follow(window)
    controls.onInput = { [weak self] in self?.workbench.send($0) }
    controls.onDevice = { [weak self] in self?.workbench.startAgain(on: $0) }
    controls.onSpeed = { [weak self] in
      if let self { workbench.slowness = controls.slowness }
    }
    sidebar.addActions(to: window) { [weak self] in
      self?.errors.show($0, hint: tr("Choose another place."))
    }
    sidebar.onAnswer = { [weak self] in self?.workbench.answer($0) }
    connectPresentation(around: [header.widget, notices, messages, foot])
    connectPermissions()
  }

  // MARK: Documents

  /// Brings the window to the front.
  func present() { window.present() }

  /// Shows another document, or the welcome page.
  func open(_ request: DocumentRequest) {
    watch = request.file.map { path in
      FileWatch([path]) { [weak self] in self?.workbench.reload() }
    }
    workbench.open(request)
    if let file { recent.add(file) }
    if hasDocument { welcome?.empty() } else { showWelcome() }
    pages.visibleChildName = hasDocument ? "document" : "welcome"
    if session == nil { center.visibleChildName = "nothing" }
    showTitle()
  }

  private func showWelcome() {
    let page = welcome ?? WelcomePage(recent: recent)
    if welcome == nil {
      welcome = page
      page.onOpen = { [weak self] in self?.opening.open($0) }
      page.onChoose = { [weak self] in self?.opening.choose() }
      page.onBegin = { [weak self] in self?.opening.begin($0) }
      pages.add(page.widget, named: "welcome")
    }
    page.fill()
  }

  func showTitle() {
    let (name, ownTitle) = (workbench.document.name, workbench.prototype?.title)
    let title = ownTitle.map { OneLine.text($0) } ?? name ?? tr("Rehearsal")
    window.title = title
    header.show(title: title, subtitle: subtitle(below: title))
    header.setEnabled(hasDocument)
    editAction?.isEnabled = file != nil
    stageBar.widget.isVisible = session != nil
    controls.hasStage = session != nil
    presentation?.isEnabled = session != nil
  }

  /// The name of the file, unless that is the title, and whether its last version is shown.
  private func subtitle(below title: String) -> String? {
    let name = workbench.document.name.flatMap { $0 == title ? nil : $0 }
    guard session != nil, !workbench.isCurrent else { return name }
    return name.map { tr("{file}, last version", ["file": $0]) } ?? tr("last version")
  }

  // MARK: The run

  private func show(_ item: Contents.Item) {
    switch item {
    case .screen(let screen): workbench.send(.perform(.goTo(screen)))
    case .dialog(let dialog):
      workbench.send(.perform(.present(dialog)))
      // The dialog is modal, so Return is for the dialog and no longer for the list.
      window.setFocus(nil)
    case .scenario(let name):
      workbench.startAgain(playing: name)
      window.setFocus(nil)
    }
  }

  private func send(_ input: Input) {
    if case .truncated = input {
    } else {
      // Return and Escape are for the part that was clicked last.
      leaveSidebar()
    }
    workbench.send(input)
  }

  private func closed() {
    watch = nil
    pictureWatch = nil
    observation = nil
    workbench.close()
    onClosed?()
  }
}
