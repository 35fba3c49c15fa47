import DialogModel
import DialogSimulator
import Gtk
import PrototypeFile
import Scenario
import Session
import Stage
import Texts

/// A window on one document: the list of what is in it, the stage, and the log.
@MainActor
final class MainWindow {
  var onClosed: (@MainActor () -> Void)?

  private let application: Application
  private let appearance: DesktopAppearance
  let window: ApplicationWindow
  private let header = WindowHeader()
  private let contents = Contents()
  let errors = ErrorPanel()
  let stage = Stage()
  let controls: StageControls
  var stageBar: StageBar { controls.bar }
  private let center = Stack()
  private let pages = Stack()
  private let opening: Opening
  private let recent: RecentDocuments
  /// Made when it is first shown: a document's window is there sooner without.
  private var welcome: WelcomePage?
  private let languages: LanguageMenu
  private var editAction: SimpleAction?
  private unowned let windows: Windows
  let sidebar = Sidebar()
  let gate = CommandGate()
  private(set) lazy var sharing = ShareDesk(over: window)
  private(set) var panes: WindowPanes?
  var presentation: Presentation?
  var marksAction: StatefulAction?
  var keyList: ShortcutsWindow?
  /// What is said above the window and above the stage, and what is below that.
  private let (notices, messages, foot) = (Box(.vertical), Box(.vertical), Box(.vertical))

  var document: Document
  var loaded: Prototype?
  var session: Session? {
    didSet { if oldValue !== session { oldValue?.end() } }
  }
  var player: PlayerDriver?
  private var observation: Observation<Void>?
  private var watch: FileWatch?
  var pictureWatch: FileWatch?
  /// Whether the errors that show are those of pictures.
  var lacksPictures = false
  /// The scenario that plays, or that played last: the run has its language and device.
  var scenario: String?
  /// The language of the run; `nil` for the texts as they are written.
  var language: String?
  /// The language that the person has chosen, for runs that do not say theirs.
  var chosenLanguage: String?

  /// The document's path, if it is a file.
  var file: String? { document.request.file }
  /// Whether this window shows a document, be it a broken one.
  var hasDocument: Bool { document.name != nil }

  init(
    _ application: Application, _ request: Request, _ appearance: DesktopAppearance,
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
    document = Document(request: request)
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
    messages.packStart(gate.bar.widget)
    messages.packStart(sharing.bar.widget)
    stageColumn.packStart(messages)
    center.add(stage.widget, named: "stage")
    center.add(Box(.vertical), named: "nothing")
    stageColumn.packStart(center, expand: true)
    foot.packStart(stageBar.widget)
    stageColumn.packStart(foot)
    stageColumn.setSizeRequest(width: 300)
    let panes = WindowPanes(contents: contents.widget, stage: stageColumn, sidebar: sidebar)
    panes.addActions(to: window)
    self.panes = panes
    pages.add(panes.widget, named: "document")
    panes.widget.showAll()
    let page = Box(.vertical)
    notices.packStart(opening.notice.widget)
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
    languages.onChosen = { [weak self] in self?.change(to: $0) }
    window.addAction("start-again") { [weak self] in
      self?.startAgain()
      self?.window.setFocus(nil)
    }
    window.addAction("find") { [weak self] in self?.sidebar.find() }
    window.addAction("close") { [weak self] in self?.window.close() }
    window.addTextAction("play") { [weak self] in self?.play($0) }
    window.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.connect("destroy") { [weak self] in self?.closed() }
    window.onClose { [weak self] in
      self?.remember()
      return false
    }
    header.onPlay = { [weak self] in self?.play($0) }
    contents.onChosen = { [weak self] in self?.show($0) }
    stage.onInput = { [weak self] in self?.send($0) }
    stage.clock = { [weak self] in (self?.session?.clock as? RealClock)?.exactMilliseconds ?? 0 }
    stage.isAnimated = { Settings.standard.animationsEnabled }
    stageBar.onHome = { [weak self] in self?.session?.send(.home) }
    stageBar.onPower = { [weak self] in self?.session?.send(.power) }
    controls.connect(window)
    controls.follow(window)
    controls.onInput = { [weak self] in self?.session?.send($0) }
    controls.onDevice = { [weak self] in self?.run(on: $0) }
    controls.onSpeed = { [weak self] in self?.setSpeed() }
    sidebar.addActions(to: window) { [weak self] in
      self?.errors.show($0, hint: tr("Choose another place."))
    }
    sidebar.onAnswer = { [weak self] in self?.answer($0) }
    connectPresentation(around: [header.widget, notices, messages, foot])
    connectCommands()
  }

  // MARK: Documents

  /// Brings the window to the front.
  func present() { window.present() }

  /// Shows a document instead of the one before, or the welcome page.
  func open(_ request: Request) {
    document = Document(request: request)
    chosenLanguage = nil
    if request.file != nil || request.document != nil {
      endRun()
      watch = request.file.map { path in
        FileWatch([path]) { [weak self] in self?.reload() }
      }
      startAgain(playing: request.scenario)
    }
    if let file { recent.add(file) }
    if hasDocument { welcome?.empty() } else { showWelcome() }
    pages.visibleChildName = hasDocument ? "document" : "welcome"
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

  /// Takes away what is there of the document before.
  private func endRun() {
    guard session != nil || loaded != nil else {
      center.visibleChildName = "nothing"
      return
    }
    player?.cancel()
    player = nil
    observation = nil
    session = nil
    loaded = nil
    pictureWatch = nil
    scenario = nil
    gate.end()
    sharing.end()
    contents.clear()
    header.show([], current: nil)
    languages.show(nil, current: nil)
    sidebar.end()
    center.visibleChildName = "nothing"
  }

  /// Reads the document again and begins a new run, or keeps the old one where it can't be read.
  private func startAgain(playing scenario: String? = nil) {
    read { begin($0, playing: scenario) }
  }

  /// Reads the document and hands it on, or shows what is wrong with it.
  func read(_ use: (Prototype) -> Void) {
    lacksPictures = false
    guard document.name != nil else { return }
    switch document.read() {
    case .loaded(let prototype):
      errors.hide()
      use(prototype)
    case .failed(let problems):
      errors.show(problems, in: document, keepsLast: session != nil)
    case .unreadable(let reason):
      errors.show(
        tr("{file} can’t be read: {reason}", ["file": document.name ?? "", "reason": reason]),
        hint: session == nil
          ? tr("Choose another file with Open.") : tr("The stage keeps the last version."))
    }
    showTitle()
  }

  /// The document in the run's language, and on the device of a scenario.
  func prepared(_ prototype: Prototype, _ scenario: String?) -> Prototype {
    var script = scenario.flatMap { prototype.scenario(named: $0) }
    script?.language = nil
    return prototype.applying(script, language: language)
  }

  /// Shows a run: one that takes the place of the run before, or else a new one.
  func begin(_ prototype: Prototype, playing name: String?, as running: Session? = nil) {
    player?.cancel()
    player = nil
    observation = nil
    loaded = prototype
    let script = name.flatMap { prototype.scenario(named: $0) }
    if running == nil || name != nil { scenario = name }
    // What was asked for on the command line stands above all, as it does there.
    if running == nil {
      language = document.request.language ?? script?.language ?? chosenLanguage
    }
    let session = running ?? Session(prepared(prototype, name), clock: RealClock())
    self.session = session
    keepPace()
    gate.begin(session, document)
    sharing.begin(session, file: file)
    contents.show(prototype)
    languages.show(prototype, current: language)
    header.show(prototype.scenarios.map(\.name), current: scenario)
    readPictures()
    controls.begin(session.prototype)
    center.visibleChildName = "stage"
    sidebar.begin(session)
    observation = session.observe { [weak self] in self?.refresh() }
    if running == nil { session.send(.launch) } else { refresh() }
    if let script { begin(script, session) }
    if let name, script == nil {
      errors.show(
        tr("There is no scenario “{name}”.", ["name": name]),
        hint: tr("The list at the left has all of them."))
    }
  }

  private func begin(_ script: ScenarioScript, _ session: Session) {
    contents.mark(script.name, tr("playing"))
    let player = PlayerDriver(Player(script, waitsForPerson: true), in: session) { [weak self] in
      self?.finish(script, $0)
    }
    player.onPerform = { [weak self] in self?.stage.markTap(on: $0) }
    self.player = player
    // It begins to observe the run after the window did: a step finds the stage as the run is.
    player.begin()
  }

  private func finish(_ script: ScenarioScript, _ end: Player.End) {
    player = nil
    switch end {
    case .finished: contents.mark(script.name, tr("played"))
    case .stopped: contents.mark(script.name, tr("stopped"))
    case .failed(let failure):
      contents.mark(script.name, tr("failed"))
      errors.show(
        tr(
          "Scenario “{name}” failed at line {line}",
          ["name": script.name, "line": String(failure.line)]),
        hint: failure.message, details: failure.showing)
    }
  }

  private func showTitle() {
    let title = loaded?.title ?? document.name ?? tr("Rehearsal")
    window.title = title
    header.show(title: title, subtitle: loaded?.title == nil ? nil : document.name)
    header.setEnabled(document.name != nil)
    editAction?.isEnabled = file != nil
    stageBar.widget.isVisible = session != nil
    controls.hasStage = session != nil
    presentation?.isEnabled = session != nil
  }

  // MARK: The run

  func refresh() {
    guard let session else { return }
    keepPace()
    stage.show(session.simulator)
    stage.keepFocus(in: window)
    sharing.follow(session)
    sidebar.update()
    contents.update(session.state)
    stageBar.update(session.state)
    controls.update(session.state)
  }

  private func show(_ item: Contents.Item) {
    switch item {
    case .screen(let screen): session?.send(.perform(.goTo(screen)))
    case .dialog(let dialog):
      session?.send(.perform(.present(dialog)))
      // It is modal, so Return is meant for it and not for the list again.
      window.setFocus(nil)
    case .scenario(let name):
      play(name)
      window.setFocus(nil)
    }
  }

  private func send(_ input: Input) {
    guard let session else { return }
    if case .truncated = input {
      // A remark about what shows: time does not go on for it.
      session.send(input, at: session.state.now)
    } else {
      // Return and Escape are meant for what was clicked last.
      leaveSidebar()
      session.send(input)
    }
  }

  /// Begins anew on another device than the document's.
  private func run(on device: Prototype.Device) {
    var request = document.request
    request.device = device
    document = Document(request: request)
    startAgain()
  }

  /// Lets the run go on at the speed that is chosen.
  private func setSpeed() {
    keepPace()
    session?.advance()
  }

  private func play(_ name: String) { startAgain(playing: name) }

  func answer(_ answer: Bool) {
    guard let session, let hold = session.state.hold else { return }
    session.send(.answer(hold.selector, answer, target: hold.target))
  }

  private func closed() {
    watch = nil
    pictureWatch = nil
    player?.cancel()
    observation = nil
    session = nil
    onClosed?()
  }
}
