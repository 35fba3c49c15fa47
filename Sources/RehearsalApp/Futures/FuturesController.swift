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

/// How a window shows what the end of a task leads to, by when it comes, and what else may come
/// meanwhile.
@MainActor
final class FuturesController {
  private unowned let host: any FuturesHost
  /// Made for the first task, so that the window of a document opens sooner.
  private var panelIfMade: FuturesPanel?
  private var panel: FuturesPanel { panelIfMade ?? makePanel() }
  private var shown: TaskFutures?
  /// What may come, of which one is shown.
  private var events: [FutureEvent] = []
  /// What a person has chosen, as long as it is there; no scenario is "".
  private var chosen: (event: FutureEvent?, ahead: String?)
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
      session.state.isMoving ? 1 : 0, session.state.notifications.scheduled.count,
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
    (shown, subject, chosen) = (nil, [], (nil, nil))
    panelIfMade?.hide()
  }

  private func makePanel() -> FuturesPanel {
    let panel = FuturesPanel()
    panel.onChosen = { [weak self] in self?.go(to: $0) }
    panel.onOpened = { [weak self] in self?.find() }
    panel.onEvent = { [weak self] number in
      guard let self, events.indices.contains(number) else { return }
      chosen.event = events[number]
      find()
    }
    panel.onAhead = { [weak self] name in
      self?.chosen.ahead = name
      self?.find()
    }
    host.ground.addOverlay(panel.widget)
    panelIfMade = panel
    return panel
  }

  private func find() {
    let workbench = host.workbench
    events = workbench.futures.events
    guard let event = events.first(where: { $0 == chosen.event }) ?? events.first,
      let prototype = host.session?.prototype
    else { return }
    // Which scenarios go on from here takes a while to find.
    let isPlaying = workbench.progress?.status == .playing
    let scenarios = panel.isOpen || isPlaying ? workbench.futures.scenarios : []
    let wanted = chosen.ahead ?? (isPlaying ? scenarios.first : nil)
    let ahead = scenarios.first { $0 == wanted }
    guard let futures = workbench.futures.all(of: event, ahead: ahead) else { return }
    shown = futures
    let words = FutureWords(prototype)
    let parts = futures.parts.map(words.name)
    let stills = futures.futures.enumerated().map { number, future in
      let first = futures.parts.firstIndex { $0.future == number }
      return FuturesPanel.Still(
        when: first.map { parts[$0] } ?? "", what: words.text(of: future))
    }
    panel.show(
      FuturesPanel.Choices(
        events: events.map(words.title), event: events.firstIndex(of: event) ?? 0,
        scenarios: scenarios, ahead: ahead),
      parts: futures.parts.enumerated().map { place, part in
        let isNew = place == 0 || part.before != futures.parts[place - 1].before
        return (parts[place], isNew ? words.act(part) : nil, part.future)
      }, stills)
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

/// What may come and what it leads to, in words.
private struct FutureWords {
  private let rows: RowText
  private let situations: SituationText

  init(_ prototype: Prototype) {
    rows = RowText(prototype)
    situations = SituationText(prototype)
  }

  /// The question.
  func title(_ event: FutureEvent) -> String {
    switch event {
    case .succeeds(let task): tr("If “{name}” ends…", ["name": name(task)])
    case .fails(let task): tr("If “{name}” fails…", ["name": name(task)])
    case .isCancelled(let task): tr("If “{name}” is cancelled…", ["name": name(task)])
    case .fires(let id): tr("If “{name}” fires…", ["name": rows.prototype.name(of: id)])
    }
  }

  private func name(_ task: TaskID) -> String {
    rows.names.title(of: .task(task)) ?? rows.prototype.name(of: task)
  }

  /// What a person does before a stretch, or that it is now.
  func act(_ part: TaskFutures.Part) -> String {
    guard case .input(let input, let title, _)? = part.before?.content else { return tr("now") }
    return title.isEmpty ? rows.heading(input, title) : OneLine.text(title)
  }

  /// When the event comes.
  func name(_ part: TaskFutures.Part) -> String {
    guard part.before != nil else { return tr("now") }
    let act = ["act": act(part)] as KeyValuePairs
    return part.isMoving ? tr("while “{act}” moves", act) : tr("after “{act}”", act)
  }

  /// What follows.
  func text(of future: TaskFutures.Future) -> String {
    [
      situations.title(of: future.simulator.state), ntr("one call", "{n} calls", future.calls),
    ].listed()
  }
}

extension MainWindow: FuturesHost {}
