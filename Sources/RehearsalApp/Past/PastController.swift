import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// What looking at the past needs of the rest of a window.
@MainActor
protocol PastHost: WindowHost {
  /// What has the stage, or nothing.
  var center: Stack { get }
  /// What lies over the stage.
  var ground: Overlay { get }
  var messages: StageMessages { get }
  var sidebar: Sidebar { get }
  var stageBar: StageBar { get }
  var presenting: PresentingController { get }
  var comparison: ComparisonController { get }
  var editing: EditingController { get }
}

/// How a window looks at the past of its run, and which moment its stage shows.
@MainActor
final class PastController {
  private unowned let host: any PastHost
  /// The bar over the stage; `nil` until the past is looked at first, so that the window opens sooner.
  private var barIfMade: PastBar?
  private var bar: PastBar { barIfMade ?? makeBar() }
  private let player = PastPlayer()
  /// The moment of the past under the pointer, which is drawn while the pointer rests there.
  private var previewed: Past?
  /// The first run of the document whose prototype the stage has; `nil` for the present one.
  private var stageRun: Int?

  private var workbench: Workbench { host.workbench }
  private var session: Session? { host.session }
  private var stage: Stage { host.stage }
  private var window: ApplicationWindow { host.window }
  private var sidebar: Sidebar { host.sidebar }

  init(_ host: any PastHost) { self.host = host }

  /// Whether the past was looked at before.
  var wasShown: Bool { barIfMade != nil }
  /// Whether the stage shows the run as it is now.
  var isPresent: Bool { workbench.past == nil && previewed == nil }

  /// Lets the stage show a prototype anew.
  ///
  /// - Parameter isRun: whether it is that of the present run.
  func stageShows(present isRun: Bool) { stageRun = isRun ? nil : -1 }

  /// Gives the bar the room that there is, in pixels.
  func fit(_ width: Int) { barIfMade?.fit(width) }

  /// Adds the actions and connects the parts that go through the past.
  func connect() {
    sidebar.onLook = { [weak self] place in
      guard let self else { return }
      player.stop()
      if let place { workbench.look(at: place) } else { workbench.backToNow() }
    }
    sidebar.onMade = { [weak self] strip in
      strip.onGo = { [weak self] in self?.look(atTime: $0) }
      strip.onPreview = { [weak self] in self?.preview($0) }
      strip.place = { [weak self] time in
        guard let log = self?.session?.log, let place = log.place(at: time) else { return "" }
        return PastText.place(place, in: log)
      }
      strip.onPlay = { [weak self] in self?.play() }
    }
    host.stageBar.transport.onGo = { [weak self] in self?.go($0) }
    player.onMoment = { [weak self] in self?.look(atTime: $0, isPlaying: true) }
    player.onChanged = { [weak self] in self?.showTransport() }
    let steps: [(String, Bool, Bool)] = [
      ("past-previous", false, false), ("past-next", true, false),
      ("past-previous-input", false, true), ("past-next-input", true, true),
    ]
    for (name, forward, input) in steps {
      window.addAction(name) { [weak self] in self?.step(forward: forward, input: input) }
    }
    window.addAction("go-on") { [weak self] in self?.resume() }
  }

  private func makeBar() -> PastBar {
    let bar = PastBar()
    bar.onBack = { [weak self] in self?.workbench.backToNow() }
    bar.onGoOn = { [weak self] in self?.resume() }
    host.ground.addOverlay(bar.frame, passesClicks: true)
    host.ground.addOverlay(bar.widget)
    barIfMade = bar
    bar.fit(host.center.allocation.width)
    return bar
  }

  /// Shows the moment of the past, or the present.
  func show() {
    let past = workbench.past
    if past == nil { player.stop() }
    previewed = nil
    if let past, let log = session?.log {
      let text = PastText.place(past.place, in: log)
      let isNew = !bar.widget.revealsChild
      bar.show(text, canGoOn: workbench.canGoOn)
      if isNew || !player.isPlaying {
        bar.widget.announce(PastText.spoken(text, milliseconds: past.milliseconds))
      }
    } else {
      if bar.widget.revealsChild { bar.widget.announce(tr("Back to now")) }
      bar.show(nil, canGoOn: false)
    }
    host.messages.widget.setMargins(top: past == nil ? 0 : 56, bottom: 0)
    stage.tellPast(past != nil)
    sidebar.showPast(past?.place, milliseconds: past?.milliseconds)
    showTransport()
    showStage()
  }

  /// Says anew which call of how many is looked at, since there may be more of them now.
  func showCount() {
    guard let past = workbench.past, let log = session?.log else { return }
    bar.show(PastText.place(past.place, in: log), canGoOn: workbench.canGoOn)
  }

  /// Draws the moment that is looked at, or the present.
  func showStage() {
    guard let session else { return }
    if let edited = workbench.shownWhileEditing { return host.editing.showEdited(edited) }
    let shown = previewed ?? workbench.past
    stage.isTimeFrozen = shown != nil
    stage.speaks = shown == nil
    let run = shown.map { session.log.firstRun(of: $0.run) }
    if run != stageRun {
      stageRun = run
      stage.begin(shown?.simulator.prototype ?? session.prototype)
    }
    stage.show(shown?.simulator ?? session.simulator)
    if shown == nil { stage.focus.keep(in: window) }
  }

  /// The simulated time that is drawn, in milliseconds.
  var drawnTime: Double {
    if let shown = previewed ?? workbench.past { return Double(shown.milliseconds) }
    return (session?.clock as? RealClock)?.exactMilliseconds ?? 0
  }

  private func showTransport() {
    host.stageBar.showPast(
      workbench.past.map { past in
        StageBar.PastTime(
          now: past.milliseconds, isPlaying: player.isPlaying,
          canPlay: session.map { !$0.log.isLeft(past.place) } ?? false)
      }, now: session?.state.now ?? .zero)
    sidebar.strip?.setPlaying(player.isPlaying)
  }

  // MARK: Going through the past

  /// Whether the past can be looked at: not in front of an audience, nor while runs are compared.
  private var mayLookBack: Bool {
    !host.presenting.isOn && !host.comparison.isOn
  }

  private func look(atTime milliseconds: Int, isPlaying: Bool = false) {
    guard mayLookBack, let log = session?.log, let place = log.place(at: milliseconds) else {
      return
    }
    if !isPlaying { player.stop() }
    if place >= log.entries.endIndex - 1, milliseconds >= log.entries[place].row.time.milliseconds,
      isPlaying
    {
      return workbench.backToNow()
    }
    workbench.look(at: place, milliseconds: milliseconds)
    sidebar.select(entry: workbench.past?.place)
  }

  private func preview(_ milliseconds: Int?) {
    guard let session, milliseconds != nil || previewed != nil else { return }
    previewed = milliseconds.flatMap { time in
      session.log.place(at: time).flatMap { workbench.moment(at: $0, milliseconds: time) }
    }
    (workbench.past == nil && previewed == nil ? barIfMade : bar)?.showFrame(
      workbench.past != nil || previewed != nil)
    showStage()
  }

  private func step(forward: Bool, input: Bool) {
    guard mayLookBack, let log = session?.log else { return }
    player.stop()
    func next(_ place: Int) -> Int? { log.neighbour(of: place, forward: forward, input: input) }
    var found = next(workbench.past?.place ?? log.entries.endIndex)
    // Back from the present, the last call is no step.
    if !forward, let last = found, workbench.isPresent(last) { found = next(last) }
    guard let place = found else {
      if forward { workbench.backToNow() }
      return
    }
    workbench.look(at: place)
    sidebar.select(entry: workbench.past?.place)
  }

  private func go(_ way: PastTransport.Way) {
    switch way {
    case .first:
      guard let log = session?.log else { return }
      let first = log.neighbour(
        of: max(log.firstPlace, log.entries.startIndex) - 1, forward: true, input: false)
      if let first {
        workbench.look(at: first)
        sidebar.select(entry: first)
      }
    case .back: step(forward: false, input: false)
    case .forward: step(forward: true, input: false)
    case .play: play()
    case .now: workbench.backToNow()
    }
  }

  func play() {
    guard mayLookBack, let session else { return }
    if player.isPlaying { return player.stop() }
    player.play(
      from: workbench.past?.milliseconds ?? 0, to: session.state.now.milliseconds,
      slowness: workbench.slowness)
  }

  // MARK: Going on

  private func resume() {
    guard workbench.past != nil else { return }
    player.stop()
    workbench.resume()
    window.setFocus(nil)
  }

  /// Asks whether to go on from the past, because something was to be done there; then does it.
  func askToGoOn(_ input: Input) {
    guard workbench.canGoOn else {
      bar.widget.announce(tr("This can only be looked at."))
      return
    }
    bar.ask { [weak self] in
      self?.resume()
      self?.workbench.send(input)
    }
  }

  /// Handles a key that goes through the past; the list or nothing has the focus.
  func handle(_ press: KeyPress) -> Bool {
    let isFree = window.focusesNothing || window.hasFocus(inside: sidebar.list)
    switch press.name {
    case "bracketleft", "bracketright", "braceleft", "braceright":
      guard isFree, !stage.isComposing, session?.state.firstResponder == nil else { return false }
      step(forward: press.name.hasSuffix("right"), input: press.name.hasPrefix("brace"))
    // The list has these keys for its own rows, which are moments too.
    case "Home" where window.focusesNothing && workbench.past != nil: go(.first)
    case "End" where window.focusesNothing && workbench.past != nil: go(.now)
    case "space" where isFree && workbench.past != nil: play()
    // It was meant for the player, which has just come to the end by itself.
    case "space" where player.hasJustEnded: break
    case "Escape" where workbench.past != nil && !sidebar.isTyping && !bar.isAsking:
      workbench.backToNow()
    default: return false
    }
    return true
  }
}

extension MainWindow: PastHost {}
