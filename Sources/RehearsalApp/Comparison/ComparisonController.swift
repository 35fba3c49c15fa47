import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// What comparing needs of the rest of a window.
@MainActor
protocol ComparisonHost: WindowHost {
  /// What the window shows below its header.
  var page: WindowPage { get set }
  /// Adds what shows a page.
  func add(_ widget: Widget, for page: WindowPage)
  var controls: StageControls { get }
  var sidebar: Sidebar { get }
  var pictures: Pictures? { get }
  var editing: EditingController { get }
  var presenting: PresentingController { get }
  var errors: ErrorPanel { get }
  var opening: Opening { get }
}

/// Compares side by side, in place of the document: a dialog on several stages, two runs, or two
/// versions, or texts and their translations.
@MainActor
final class ComparisonController {
  unowned let host: any ComparisonHost
  private var stages: ComparisonPage?
  private var runs: RunComparison?
  /// Two versions, once they were shown.
  var versions: VersionsPage?
  /// The translations, once they were shown.
  var translations: TranslationsPage?
  /// Measures the translations.
  let fitting = TranslationFitting()
  /// Finds what differs in two versions.
  let comparing = VersionComparing()
  private var action: StatefulAction?
  private var versionActions: [SimpleAction] = []

  init(_ host: any ComparisonHost) { self.host = host }

  /// Whether there is a run.
  var isEnabled: Bool {
    get { action?.isEnabled == true }
    set {
      action?.isEnabled = newValue
      for action in versionActions { action.isEnabled = newValue }
      versionActions.first?.isEnabled = newValue && host.workbench.document.lastSaved != nil
    }
  }

  /// Whether a dialog is shown on several stages.
  var showsStages: Bool { host.page == .comparison }
  /// Whether two runs are shown.
  var showsRuns: Bool { host.page == .runs }
  /// Whether anything is compared.
  var isOn: Bool {
    switch host.page {
    case .comparison, .runs, .versions, .translations: true
    case .welcome, .document: false
    }
  }

  /// Adds the actions.
  func connect() {
    let action = StatefulAction(switch: "side-by-side", initial: false) { [weak self] in
      if let self { compareStages(!showsStages) }
    }
    host.window.add(action)
    self.action = action
    host.window.addAction("translations") { [weak self] in
      if let self { translate(!showsTranslations) }
    }
    host.window.addAction("compare-runs") { [weak self] in
      if let self { compareRuns(!showsRuns) }
    }
    versionActions = [
      host.window.addAction("compare-saved") { [weak self] in self?.compareWithSaved() },
      host.window.addAction("compare-versions") { [weak self] in self?.compareWithFile() },
    ]
    comparing.onEnded = { [weak self] in self?.versions?.show($0) }
    host.window.connect("destroy") { [weak self] in
      self?.comparing.cancel()
      self?.fitting.cancel()
    }
    host.window.addAction("compare-row") { [weak self] in self?.compareSelectedRun() }
    followFont()
  }

  /// Measures all texts anew where the desktop changes the font, with which the stages draw too.
  private func followFont() {
    let handler = Settings.standard.onChanged("gtk-font-name") { [weak self] in
      OpenDocument.font = Settings.standard.fontName
      guard let self else { return }
      host.workbench.document.checkFont()
      fill()
      fillTranslations()
    }
    host.window.connect("destroy") { handler.disconnect() }
  }

  /// Shows the document again.
  func end() {
    compareStages(false)
    compareRuns(false)
    endVersions()
    translate(false)
  }

  /// Lets the stages go that were compared.
  func empty() { stages?.empty() }

  /// Whether something may take the place of the document, or give it back.
  var mayChange: Bool { host.session != nil && !host.presenting.isOn }

  /// Shows several stages in place of the one, or the one again.
  func compareStages(_ compares: Bool) {
    guard compares != showsStages, mayChange else { return }
    if compares {
      endVersions()
      translate(false)
      let page = stages ?? ComparisonPage()
      if stages == nil {
        stages = page
        page.onClosed = { [weak self] in self?.compareStages(false) }
        page.onChosen = { [weak self] in self?.go(to: $0) }
        page.onSave = { [weak self] in self?.save($0) }
        host.add(page.widget, for: .comparison)
      }
      host.page = .comparison
      fill(first: true)
    } else {
      stages?.empty()
      host.page = .document
    }
    host.controls.hasStage = !compares
    action?.show(isOn: compares)
    host.window.setFocus(nil)
  }

  /// Shows the one stage as one of those that were compared.
  func go(to variant: Comparison.Variant) {
    compareStages(false)
    host.controls.choose(variant.look)
    host.controls.choose(variant.model)
    if let size = variant.axes.textSize {
      host.controls.axes.choose(size.rawValue, on: .textSize)
    }
    if let session = host.session, variant.orientation != session.state.orientation {
      host.workbench.send(.rotate(variant.orientation))
    }
    guard variant.language != host.workbench.language else { return }
    host.workbench.change(
      to: variant.language,
      named: variant.language.map { LanguageNames.name(of: $0) } ?? tr("as written"))
  }

  /// Compares what the document says now.
  ///
  /// - Parameter first: whether the dialog that is up in the run is shown.
  func fill(first: Bool = false) {
    guard showsStages, let document = host.workbench.prototype else { return }
    stages?.picture = picture
    let up = host.session?.state.showings.last { !$0.isLeaving }?.dialog
    stages?.show(
      document,
      like: Comparison.Variant(
        look: host.stage.look, model: host.stage.model, axes: host.stage.setAxes,
        language: host.workbench.language),
      presenting: first ? up ?? (document.dialogs.isEmpty ? nil : DialogID(0)) : nil)
  }

  /// The pictures of the document, as far as they are read when one is drawn.
  var picture: PictureSource {
    PictureSource { [weak host] in host?.pictures?.content(of: $0) }
  }

  /// Handles a key while something is compared.
  func handle(_ press: KeyPress) -> Bool {
    if showsTranslations { return handleTranslating(press) }
    if showsStages, MainWindow.keysOfFocus.contains(press.name) { stages?.ringFocus() }
    guard press.name == "Escape", press.modifiers.isEmpty else { return false }
    end()
    return true
  }

  // MARK: Runs

  /// Compares the run of the selected row with the present one.
  private func compareSelectedRun() {
    let sidebar = host.sidebar
    guard let session = host.session, let entry = sidebar.selectedEntry ?? sidebar.selectedLeft
    else { return }
    let run = session.log.entries.origin(of: entry).run
    compareRuns(true, run == session.timelines.count - 1 ? nil : .earlier(run))
  }

  /// Shows a run next to the present one.
  func compareRuns(with source: RunSource) { compareRuns(true, source) }

  /// Shows two runs in place of the document, or the document again.
  ///
  /// - Parameter source: the run next to the present one; `nil` for one that is likely meant.
  private func compareRuns(_ compares: Bool, _ source: RunSource? = nil) {
    guard compares != showsRuns, mayChange else { return }
    if compares {
      compareStages(false)
      endVersions()
      translate(false)
      let page = runs ?? makeRuns()
      host.page = .runs
      page.picture = picture
      page.show(host.workbench, source, look: host.stage.look, model: host.stage.model)
    } else {
      host.page = .document
    }
    host.controls.hasStage = !compares
    host.window.setFocus(nil)
  }

  private func makeRuns() -> RunComparison {
    let page = RunComparison()
    runs = page
    page.onClosed = { [weak self] in self?.compareRuns(false) }
    page.onChooseFile = { [weak self] then in
      guard let self else { return }
      let chooser = FileChooser(
        .open, title: tr("Open a Session or a Log"), parent: host.window,
        filters: [
          FileChooser.Filter(name: tr("Sessions and logs"), patterns: ["*.session.jsonl", "*.log"])
        ])
      chooser.show { path in if let path { then(path) } }
    }
    host.add(page.widget, for: .runs)
    return page
  }
}

extension MainWindow: ComparisonHost {}
