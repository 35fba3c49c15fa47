import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// What the futures need of the rest of a window.
@MainActor
protocol FuturesHost: WindowHost {
  /// What lies over the stage.
  var ground: Overlay { get }
  var pictures: Pictures? { get }
}

/// How a window shows what a task's end leads to, by when it comes.
@MainActor
final class FuturesController {
  private unowned let host: any FuturesHost
  /// Made for the first task, so that the window of a document opens sooner.
  private var panelIfMade: FuturesPanel?
  private var panel: FuturesPanel { panelIfMade ?? makePanel() }
  private var shown: TaskFutures?
  @Scheduled private var timer: Source?
  /// What the futures were found of: the number of inputs, of jobs and of rows.
  private var subject: [Int] = []
  /// The round of pictures: those of an older one come too late.
  private var round = 0

  /// How long nothing must change before they are looked for.
  private static let rest = Duration.milliseconds(200)

  /// Whether they may lie over the stage: an audience does not see them.
  var isAllowed = true {
    didSet { follow() }
  }

  init(_ host: any FuturesHost) { self.host = host }

  /// Looks again whether a task runs.
  func follow() {
    guard let session = host.session, !session.state.jobs.isEmpty, isAllowed,
      host.workbench.past == nil, !host.workbench.isEditing
    else { return hide() }
    let now = [
      session.state.inputCount, session.state.jobs.count, session.state.showings.count,
      session.state.isMoving ? 1 : 0,
    ]
    guard now != subject else { return }
    subject = now
    timer?.remove()
    timer = MainLoop.once(after: FuturesController.rest) { [weak self] in
      self?.timer = nil
      self?.find()
    }
  }

  private func hide() {
    timer?.remove()
    timer = nil
    (shown, subject) = (nil, [])
    panelIfMade?.hide()
  }

  private func makePanel() -> FuturesPanel {
    let panel = FuturesPanel()
    panel.onChosen = { [weak self] in self?.go(to: $0) }
    panel.onOpened = { [weak self] in self?.draw() }
    host.ground.addOverlay(panel.widget)
    panelIfMade = panel
    return panel
  }

  private func find() {
    guard let futures = host.workbench.taskFutures, let prototype = host.session?.prototype else {
      return
    }
    shown = futures
    let rows = RowText(prototype)
    let situations = SituationText(prototype)
    func name(_ part: TaskFutures.Part) -> String {
      guard case .input(let input, let title, _)? = part.before?.content else { return tr("now") }
      let act =
        ["act": title.isEmpty ? rows.heading(input, title) : OneLine.text(title)]
        as KeyValuePairs
      return part.isMoving ? tr("while “{act}” moves", act) : tr("after “{act}”", act)
    }
    let stills = futures.futures.enumerated().map { number, future in
      return FuturesPanel.Still(
        when: futures.parts.first { $0.future == number }.map(name) ?? "",
        what: [
          situations.title(of: future.simulator.state), ntr("one call", "{n} calls", future.calls),
        ].joined(separator: ", "))
    }
    panel.show(
      tr(
        "If “{name}” ends…",
        [
          "name": rows.names.title(of: .task(futures.task))
            ?? prototype.name(of: futures.task)
        ]),
      parts: futures.parts.map { (name($0), $0.future) }, stills)
    if panel.isOpen { draw() }
  }

  /// Draws the stills one after another.
  private func draw() {
    round += 1
    draw(0, round)
  }

  private func draw(_ number: Int, _ round: Int) {
    guard let shown, round == self.round, shown.futures.indices.contains(number) else { return }
    var shot = StageShot(.screen, scale: 1)
    shot.look = host.stage.look
    let picture = host.pictures?.source ?? PictureSource.none
    Stage.draw(shot, of: shown.futures[number].simulator, pictures: picture) {
      [weak self] picture in
      guard let self, round == self.round else { return }
      panel.show(picture, of: number)
      draw(number + 1, round)
    }
  }

  private func go(to number: Int) {
    guard let shown, shown.futures.indices.contains(number) else { return }
    shown.futures[number].begin(in: host.workbench)
  }
}

extension MainWindow: FuturesHost {}
