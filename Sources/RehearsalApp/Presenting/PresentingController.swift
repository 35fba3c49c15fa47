import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// What a window that presents needs of the rest.
@MainActor
protocol PresentingHost: WindowHost {
  var application: Application { get }
  var appearance: DesktopAppearance { get }
  var header: WindowHeader { get }
  var controls: StageControls { get }
  var panes: WindowPanes? { get }
  /// What lies over the stage.
  var ground: Overlay { get }
  var pictures: Pictures? { get }
  var messages: StageMessages { get }
  /// Shows or hides everything but the stage.
  func showTool(_ isShown: Bool)
  func startAgain()
  var export: ExportController { get }
  var flow: FlowController { get }
}

/// Shows a prototype to an audience: on the stage alone, with a presenter’s keys and run sheet.
@MainActor
final class PresentingController {
  unowned let host: any PresentingHost
  /// The notes at the edge of the stage.
  let edge = StageEdge()
  let blackout = Blackout()
  let keyMark = KeyMark()
  private(set) lazy var captions = CaptionsController(host, self)
  private(set) lazy var calls = AudienceCallsController(host, self)
  private(set) lazy var runSheet = RunSheetController(host, self)
  private var presentation: Presentation?
  private var marksAction: StatefulAction?
  private var keyList: ShortcutsWindow?

  var window: ApplicationWindow { host.window }
  var workbench: Workbench { host.workbench }
  var stage: Stage { host.stage }

  init(_ host: any PresentingHost) {
    self.host = host
    blackout.onEnd = { [weak self] in self?.setBlack(false) }
  }

  /// Whether the stage is alone on the screen.
  var isOn: Bool { presentation?.isOn == true }

  /// Whether people watch: the stage is alone, or the run sheet is open.
  var isShown: Bool { isOn || runSheet.isShown }

  /// Whether there is a run to present.
  var isEnabled = true {
    didSet {
      presentation?.isEnabled = isEnabled
      runSheet.isEnabled = isEnabled
    }
  }

  /// The monitor for the presenter's window while the stage fills one; `nil` where there is no
  /// other one.
  var presenterMonitor: Int? { presentation?.presenterMonitor }

  /// Begins or ends the presentation.
  func set(_ on: Bool) { presentation?.set(on) }

  /// Adds the actions.
  func connect() {
    presentation = Presentation(host.application, window, stage) { [weak self] shown in
      if !shown { self?.host.flow.end() }
      self?.host.panes?.setAlone(!shown)
      // An audience sees nothing of the tool.
      if !shown { self?.workbench.backToNow() }
      self?.host.showTool(shown)
    }
    presentation?.presenterWindow = { [weak self] in self?.runSheet.shownWindow }
    presentation?.onFullscreen = { [weak self] in self?.giveKeysToPresenter() }
    presentation?.onChanged = { [weak self] in self?.followPresentation() }
    stage.marksTaps = Preferences.shared.marksTaps
    let marks = StatefulAction(switch: "mark-taps", initial: stage.marksTaps) { [weak self] in
      if let self { markTaps(!stage.marksTaps) }
    }
    window.add(marks)
    marksAction = marks
    captions.connect()
    window.addAction("play-or-stand") { [weak self] in self?.perform(.play) }
    window.addAction("next-step") { [weak self] in self?.performNextStep() }
    window.addAction("answer-yes") { [weak self] in self?.workbench.answer(true) }
    window.addAction("answer-no") { [weak self] in self?.workbench.answer(false) }
    window.addAction("shortcuts") { [weak self] in
      guard let self else { return }
      let list = keyList ?? Keys.makeList(over: window)
      keyList = list
      list.present()
    }
    runSheet.connect()
  }

  /// Follows the state of the run.
  func follow() {
    runSheet.followDecisions()
    runSheet.followPreview()
    calls.follow()
    captions.followLog()
  }

  private func followPresentation() {
    edge.clear()
    showHold()
    setBlack(false)
    runSheet.follow()
    if !isOn, !runSheet.isShown, !calls.hidden.isEmpty {
      // It was hidden for the talk only.
      calls.hidden = []
      captions.followChoice()
    }
    followAudience()
    // The zoom of the presentation is not for the next window.
    host.controls.remember()
  }

  /// Follows who begins or ends to watch.
  func followAudience() {
    workbench.isPresented = isShown
    host.messages.hidesProblems = isShown
    if !isShown { stage.fills = .device }
    captions.followScenario()
  }

  func markTaps(_ marks: Bool) {
    Preferences.shared.remember { $0.marksTaps = marks }
    showTapMarks(marks)
    tell(marks ? tr("Each tap is marked.") : tr("Taps are not marked."))
  }

  /// Marks taps from now on, or does not.
  func showTapMarks(_ marks: Bool) {
    stage.marksTaps = marks
    marksAction?.show(isOn: marks)
    runSheet.follow()
  }

  /// Shows a sentence in the run sheet; without one, at the edge of a stage that is alone.
  func tell(_ text: String) {
    if runSheet.isShown { return runSheet.tell(text) }
    if isOn { edge.tell(text) }
  }

  /// Marks a question that waits for its answer, where the log does not show it.
  func showHold() {
    guard isOn, !runSheet.isShown, let session = host.session,
      let question = RowText(session.prototype).question(in: session.simulator)
    else { return edge.ask(nil) }
    edge.ask(
      tr("{question} Alt+Y: YES, Alt+N: NO", ["question": question]))
  }

  /// Makes the stage black for the audience, or shows it again.
  func setBlack(_ isBlack: Bool) {
    guard isBlack != blackout.isOn else { return }
    blackout.isOn = isBlack
    if isBlack { window.setFocus(nil) }
    runSheet.follow()
  }

  /// What a presenter has put on the stage.
  var isOnStage: Set<PresenterKey> {
    let all: [(PresenterKey, Bool)] = [
      (.black, blackout.isOn), (.captions, captions.isChosen), (.marks, stage.marksTaps),
      (.lastCalls, calls.showsLast), (.foreseen, calls.showsForeseen),
    ]
    return Set(all.filter(\.1).map(\.0))
  }
}

extension MainWindow: PresentingHost {
  func showTool(_ isShown: Bool) {
    futures.isAllowed = isShown
    for part in [header.widget, messages.widget, foot] as [Widget] { part.isVisible = isShown }
  }
}
