import DialogModel
import DialogSimulator
import Explorer
import Gtk
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Stage
import StageGeometry
import Texts
import WindowWords
import Workbench

/// What the map needs of the rest of a window.
@MainActor
protocol FlowHost: WindowHost {
  /// The stage, or what is in its place.
  var center: Stack { get }
  /// What is below the stage.
  var foot: Box { get }
  var contents: Contents { get }
  var panes: WindowPanes? { get }
  var errors: ErrorPanel { get }
  var opening: Opening { get }
  var pictures: Pictures? { get }
  var comparison: ComparisonController { get }
  var editing: EditingController { get }
  var presenting: PresentingController { get }
}

/// Shows the map of the document in place of the stage.
@MainActor
final class FlowController {
  unowned let host: any FlowHost
  let exploring = MapExploring()
  private(set) var page: FlowPage?
  private var findings: FlowFindings? {
    host.editing.pane.content(of: .findings) as? FlowFindings
  }
  private var action: StatefulAction?
  private(set) var isOn = false
  private var isDark = false
  /// What is explored, or was.
  private var explored: Explored?
  private var shown: ExploredMap?
  /// The selected finding, from 1 on.
  private(set) var finding: Int?
  private var trail: [Int] = []
  /// The page at the right before the map was shown.
  private var pageBefore = RightPane.Page.calls
  private var run: ObjectIdentifier?
  @Scheduled private var waiting: Source?

  /// The scenarios that are being written for what is not covered.
  var covering: WrittenScenarios?

  /// The question that was asked last.
  var asking: NameAsking?

  /// What a map is of.
  private struct Explored: Equatable {
    let revision: Revision?
    let language: String?
    let device: Prototype.Device?
  }

  /// What a person types is not explored letter by letter.
  private static let pause = Duration.milliseconds(300)
  /// Of a run with more inputs only what comes now is marked as gone.
  private static let mostInputs = 500

  init(_ host: any FlowHost) { self.host = host }

  /// Adds the actions.
  func connect() {
    let action = StatefulAction(switch: "flow", initial: false) { [weak self] in
      if let self { show(!isOn) }
    }
    host.window.add(action)
    self.action = action
    exploring.onChanged = { [weak self] in self?.take() }
    host.window.connect("destroy") { [weak self] in self?.exploring.cancel() }
  }

  /// Draws the stage's look anew.
  func redraw() { if isOn { page?.view.area.queueDraw() } }

  func setDark(_ dark: Bool) {
    isDark = dark
    page?.setDark(dark)
  }

  // MARK: The page

  /// Shows the map, or the stage again.
  func show(_ shows: Bool) {
    guard shows != isOn, !shows || (host.session != nil && !host.presenting.isOn) else {
      action?.show(isOn: isOn)
      return
    }
    if shows {
      host.comparison.end()
      host.editing.edit(false)
      let page = page ?? makePage()
      isOn = true
      host.center.visibleChildName = "flow"
      pageBefore = host.editing.pane.page
      host.editing.pane.setShown(.findings, true)
      host.editing.pane.show(.findings)
      follow()
      followRun()
      page.view.area.grabFocus()
    } else {
      isOn = false
      host.center.visibleChildName = host.session == nil ? "nothing" : "stage"
      if host.editing.pane.page == .findings { host.editing.pane.show(pageBefore) }
      host.editing.pane.setShown(.findings, false)
      host.window.setFocus(nil)
    }
    host.foot.isVisible = !isOn
    host.panes?.setWide(isOn)
    action?.show(isOn: isOn)
    host.contents.select { $0 == .flow && isOn }
  }

  /// Shows the stage again.
  func end() { show(false) }

  private func makePage() -> FlowPage {
    let page = FlowPage()
    self.page = page
    page.setDark(isDark)
    page.onClosed = { [weak self] in self?.end() }
    page.onExport = { [weak self] in self?.export() }
    page.onCover = { [weak self] in self?.cover() }
    let view = page.view
    view.onGo = { [weak self] in self?.go(to: $0) }
    view.onEdit = { [weak self] in self?.edit($0) }
    view.onFinding = { [weak self] in self?.select(finding: $0) }
    view.onLink = { [weak self] in self?.link($0, to: $1) }
    view.pictures.source = PictureSource { [weak host] in host?.pictures?.content(of: $0) }
    view.pictures.shot = { [weak self] in self?.shot ?? StageShot(.screen, scale: 1) }
    page.preview.stills.source = view.pictures.source
    page.preview.stills.shot = view.pictures.shot
    host.center.add(page.widget, named: "flow")
    page.show(exploring, isNew: exploring.found != nil)
    return page
  }

  /// How miniatures are drawn: as the stage is.
  private var shot: StageShot {
    var shot = StageShot(.screen, scale: 1)
    shot.look = host.stage.look
    if host.stage.model.device == .phone { shot.phone = host.stage.model }
    return shot
  }

  /// Makes the list of the findings, which stands at the right.
  func makeFindings() -> FlowFindings {
    let list = FlowFindings()
    list.onSelected = { [weak self] in self?.select(finding: $0) }
    list.onPlay = { [weak self] in self?.play($0) }
    list.onKnown = { [weak self] in self?.askWhyKnown($0, over: $1) }
    list.onCorrect = { [weak self] in self?.correct($0) }
    list.onAdd = { [weak self] in self?.addScenario($0) }
    for stills in [list.stills, list.comparison] {
      stills.source = PictureSource { [weak host] in host?.pictures?.content(of: $0) }
      stills.shot = { [weak self] in self?.shot ?? StageShot(.screen, scale: 1) }
    }
    list.show(exploring)
    return list
  }

  // MARK: What is found

  /// Explores the document as it is now, if the map was shown once.
  func follow() {
    // The list has been made anew.
    if isOn { host.contents.select { $0 == .flow } }
    guard page != nil, host.session != nil, let prototype = host.workbench.mapped else { return }
    let revision = host.workbench.document.revision
    let new = Explored(
      revision: revision, language: host.workbench.language, device: prototype.device)
    guard explored != new else { return }
    explored = new
    exploring.cancel()
    guard exploring.found != nil else { return exploring.begin(host.workbench) }
    waiting = MainLoop.once(after: FlowController.pause) { [weak self] in
      guard let self else { return }
      waiting = nil
      exploring.begin(host.workbench)
      page?.show(exploring, isNew: false)
    }
  }

  /// Forgets another document.
  func forget() {
    exploring.forget()
    (explored, shown, finding, trail) = (nil, nil, nil, [])
  }

  private func take() {
    let found = exploring.found
    let isNew = found != nil && (found?.number != shown?.number || page?.view.scene == nil)
    if isNew { shown = found }
    page?.show(exploring, isNew: isNew)
    if isNew {
      trail = []
      run = nil
      followRun()
      if let finding, finding > found?.findings.count ?? 0 { self.finding = nil }
      light()
      host.contents.setFlow(FlowController.mark(found?.findings ?? []))
    }
    findings?.show(exploring)
  }

  /// How many errors and warnings there are, for the list at the left.
  private static func mark(_ findings: [ExploredMap.Numbered]) -> ScenarioMarks.Text? {
    let errors = findings.count { $0.finding.severity == .error }
    let words = [
      errors == 0 ? nil : ntr("{n} error", "{n} errors", errors),
      errors == findings.count
        ? nil : ntr("{n} warning", "{n} warnings", findings.count - errors),
    ].compactMap { $0 }
    guard !words.isEmpty else { return nil }
    return ScenarioMarks.Text(words.listed(), errors > 0 ? .bad : .plain)
  }

  // MARK: The run

  /// Marks where the run is, and the way that it came.
  func followRun() {
    guard isOn, let session = host.session, let scene = page?.view.scene else { return }
    if run != ObjectIdentifier(session) {
      run = ObjectIdentifier(session)
      trail = []
      if let timeline = session.timelines.last, timeline.inputCount <= FlowController.mostInputs {
        timeline.replay { pass(scene.map.place(of: $0.state)) }
      }
    }
    let here = scene.map.place(of: session.state)
    pass(here)
    let gone = zip(trail, trail.dropFirst()).map { FlowLayout.Link(from: $0, to: $1) }
    page?.view.mark(here: here, gone: Set(gone))
  }

  private func pass(_ place: Int?) {
    if let place, place != trail.last { trail.append(place) }
  }

  private func go(to place: Int) {
    guard let found = exploring.found, found.map.places.indices.contains(place) else { return }
    guard found.go(found.map.places[place].way, in: host.workbench) else { return }
    page?.view.select(place)
    followRun()
    let title = found.map.places[place].title
    let isThere = host.session.flatMap { found.map.place(of: $0.state) } == place
    page?.view.area.announce(
      isThere
        ? tr("The run is at {place}", ["place": title])
        : tr("The run has not come to {place}", ["place": title]))
  }

  private func play(_ number: Int) {
    guard let found = exploring.found, found.findings.indices.contains(number - 1) else { return }
    end()
    found.go(found.findings[number - 1].explored.way, in: host.workbench)
  }

  // MARK: Findings

  /// Selects a finding: its way lights up, and the list shows it.
  func select(finding number: Int) {
    guard let found = exploring.found, found.findings.indices.contains(number - 1) else { return }
    finding = number
    host.editing.pane.show(.findings)
    findings?.select(number)
    light()
    if let place = found.findings[number - 1].place {
      page?.view.select(place)
      page?.view.reveal(place)
    }
  }

  /// Selects the finding after the selected one, or before.
  func step(forward: Bool) {
    let count = exploring.found?.findings.count ?? 0
    guard count > 0 else { return }
    let next = finding.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 1 : count)
    select(finding: (next + count - 1) % count + 1)
  }

  private func light() {
    let way = finding.flatMap { number in
      exploring.found.flatMap { found in
        found.findings.indices.contains(number - 1) ? found.findings[number - 1].explored.way : nil
      }
    }
    page?.view.light(way)
  }

  // MARK: Keys

  /// Handles a key while the map is shown.
  func handle(_ press: KeyPress) -> Bool {
    guard isOn, let page else { return false }
    if press.name == "Escape", press.modifiers.isEmpty {
      if page.endSearch() { return true }
      guard !host.window.focusesField else { return false }
      end()
      return true
    }
    guard page.view.area.isFocus, press.modifiers.isSubset(of: .shift) else { return false }
    let view = page.view
    if press.modifiers == .shift, press.name == "Down" || press.name == "Up" {
      view.moveRow(press.name == "Down" ? 1 : -1)
      return true
    }
    switch press.name {
    case "Left": view.move(.left)
    case "Right": view.move(.right)
    case "Up": view.move(.up)
    case "Down": view.move(.down)
    case "Home", "KP_Home":
      view.select(0)
      if view.scene != nil { view.reveal(0) }
    case "Return", "KP_Enter", "space": view.goToCurrent()
    case "F2": if let place = view.currentPlace { edit(place) }
    case "plus", "equal", "KP_Add": view.setZoom(view.zoom * 1.2)
    case "minus", "KP_Subtract": view.setZoom(view.zoom / 1.2)
    case "0", "KP_0": view.fit()
    case "slash", "KP_Divide": page.beginSearch()
    default:
      guard let digit = press.character?.wholeNumberValue, (1...9).contains(digit) else {
        return false
      }
      select(finding: digit)
    }
    return true
  }
}

extension MainWindow: FlowHost {}
