import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

// How a window looks at the past of its run.

extension MainWindow {
  /// Adds the actions and connects the parts that go through the past.
  func connectPast() {
    sidebar.onLook = { [weak self] place in
      guard let self else { return }
      pastPlayer.stop()
      if let place { workbench.look(at: place) } else { workbench.backToNow() }
    }
    sidebar.onMade = { [weak self] strip in
      strip.onGo = { [weak self] in self?.look(atTime: $0) }
      strip.onPreview = { [weak self] in self?.preview($0) }
      strip.place = { [weak self] time in
        guard let log = self?.session?.log, let place = log.place(at: time) else { return "" }
        return PastText.place(place, in: log)
      }
      strip.onPlay = { [weak self] in self?.playPast() }
    }
    stageBar.transport.onGo = { [weak self] in self?.go($0) }
    pastPlayer.onMoment = { [weak self] in self?.look(atTime: $0, isPlaying: true) }
    pastPlayer.onChanged = { [weak self] in self?.showTransport() }
    let steps: [(String, Bool, Bool)] = [
      ("past-previous", false, false), ("past-next", true, false),
      ("past-previous-input", false, true), ("past-next-input", true, true),
    ]
    for (name, forward, input) in steps {
      window.addAction(name) { [weak self] in self?.step(forward: forward, input: input) }
    }
    window.addAction("go-on") { [weak self] in self?.goOn() }
  }

  /// Makes the bar when the past is looked at first, so that the window opens sooner.
  func makePastBar() -> PastBar {
    let bar = PastBar()
    bar.onBack = { [weak self] in self?.workbench.backToNow() }
    bar.onGoOn = { [weak self] in self?.goOn() }
    ground.addOverlay(bar.frame, passesClicks: true)
    ground.addOverlay(bar.widget)
    pastBarIfMade = bar
    bar.fit(center.allocation.width)
    return bar
  }

  /// Shows the moment of the past, or the present.
  func showPast() {
    let past = workbench.past
    if past == nil { pastPlayer.stop() }
    previewed = nil
    if let past, let log = session?.log {
      let text = PastText.place(past.place, in: log)
      let isNew = !pastBar.widget.revealsChild
      pastBar.show(text, canGoOn: workbench.canGoOn)
      if isNew || !pastPlayer.isPlaying {
        pastBar.widget.announce(PastText.spoken(text, milliseconds: past.milliseconds))
      }
    } else {
      if pastBar.widget.revealsChild { pastBar.widget.announce(tr("Back to now")) }
      pastBar.show(nil, canGoOn: false)
    }
    messages.widget.setMargins(top: past == nil ? 0 : 56, bottom: 0)
    stage.tellPast(past != nil)
    sidebar.showPast(past?.place, milliseconds: past?.milliseconds)
    showTransport()
    showStage()
  }

  /// Says anew which call of how many is looked at, since there may be more of them now.
  func showPastCount() {
    guard let past = workbench.past, let log = session?.log else { return }
    pastBar.show(PastText.place(past.place, in: log), canGoOn: workbench.canGoOn)
  }

  /// Draws the moment that is looked at, or the present.
  func showStage() {
    guard let session else { return }
    if let edited = workbench.editing.shown { return showEdited(edited) }
    let shown = previewed ?? workbench.past
    stage.timeStands = shown != nil
    stage.speaks = shown == nil
    let run = shown.map { session.log.firstRun(of: $0.run) }
    if run != stageRun {
      stageRun = run
      stage.begin(shown?.simulator.prototype ?? session.prototype)
    }
    stage.show(shown?.simulator ?? session.simulator)
    if shown == nil { stage.keepFocus(in: window) }
  }

  /// The simulated time that is drawn, in milliseconds.
  var drawnTime: Double {
    if let shown = previewed ?? workbench.past { return Double(shown.milliseconds) }
    return (session?.clock as? RealClock)?.exactMilliseconds ?? 0
  }

  private func showTransport() {
    stageBar.showPast(
      workbench.past.map { past in
        StageBar.PastTime(
          now: past.milliseconds, isPlaying: pastPlayer.isPlaying,
          canPlay: session.map { !$0.log.isLeft(past.place) } ?? false)
      }, now: session?.state.now ?? .zero)
    sidebar.strip?.setPlaying(pastPlayer.isPlaying)
  }

  // MARK: Going through the past

  /// Whether the past can be looked at: not in front of an audience, nor while runs are compared.
  private var mayLookBack: Bool {
    !presenting.isOn && !comparison.isOn
  }

  private func look(atTime milliseconds: Int, isPlaying: Bool = false) {
    guard mayLookBack, let log = session?.log, let place = log.place(at: milliseconds) else {
      return
    }
    if !isPlaying { pastPlayer.stop() }
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
    (workbench.past == nil && previewed == nil ? pastBarIfMade : pastBar)?.showFrame(
      workbench.past != nil || previewed != nil)
    showStage()
  }

  private func step(forward: Bool, input: Bool) {
    guard mayLookBack, let log = session?.log else { return }
    pastPlayer.stop()
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
    case .play: playPast()
    case .now: workbench.backToNow()
    }
  }

  func playPast() {
    guard mayLookBack, let session else { return }
    if pastPlayer.isPlaying { return pastPlayer.stop() }
    pastPlayer.play(
      from: workbench.past?.milliseconds ?? 0, to: session.state.now.milliseconds,
      slowness: workbench.slowness)
  }

  // MARK: Going on

  func goOn() {
    guard workbench.past != nil else { return }
    pastPlayer.stop()
    workbench.goOn()
    window.setFocus(nil)
  }

  /// Asks whether to go on from the past, because something was to be done there; then does it.
  func askToGoOn(_ input: Input) {
    guard workbench.canGoOn else {
      pastBar.widget.announce(tr("This can only be looked at."))
      return
    }
    pastBar.ask { [weak self] in
      self?.goOn()
      self?.workbench.send(input)
    }
  }

  /// Handles a key that goes through the past; the list or nothing has the focus.
  func handleInPast(_ press: KeyPress) -> Bool {
    let isFree = window.focusesNothing || window.hasFocus(inside: sidebar.list)
    switch press.name {
    case "bracketleft", "bracketright", "braceleft", "braceright":
      guard isFree, !stage.isComposing, session?.state.firstResponder == nil else { return false }
      step(forward: press.name.hasSuffix("right"), input: press.name.hasPrefix("brace"))
    // The list has these keys for its own rows, which are moments too.
    case "Home" where window.focusesNothing && workbench.past != nil: go(.first)
    case "End" where window.focusesNothing && workbench.past != nil: go(.now)
    case "space" where isFree && workbench.past != nil: playPast()
    // It was meant for the player, which has just come to the end by itself.
    case "space" where pastPlayer.hasJustEnded: break
    case "Escape" where workbench.past != nil && !sidebar.isTyping && !pastBar.isAsking:
      workbench.backToNow()
    default: return false
    }
    return true
  }
}

/// Plays the past: asks for one moment after the other, as fast as simulated time passes.
@MainActor
final class PastPlayer {
  /// Called with each moment, in simulated milliseconds.
  var onMoment: (@MainActor (Int) -> Void)?
  var onChanged: (@MainActor () -> Void)?
  private(set) var isPlaying = false

  @Scheduled private var timer: Source?
  /// When it came to the end of the past by itself.
  private var ended: ContinuousClock.Instant?
  /// Whether that was less than half a second ago.
  var hasJustEnded: Bool { ended.map { .now - $0 < .milliseconds(500) } ?? false }

  /// The time between two moments, in milliseconds of real time.
  private static let frame = 16

  func play(from start: Int, to end: Int, slowness: Int) {
    stop()
    isPlaying = true
    let begun = ContinuousClock.now
    timer = MainLoop.timeout(milliseconds: PastPlayer.frame) { [weak self] in
      guard let self, isPlaying else { return false }
      let (seconds, attoseconds) = begun.duration(to: .now).components
      let passed = Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000) / max(1, slowness)
      let now = min(end, start + passed)
      if now >= end { ended = .now }
      onMoment?(now)
      if now >= end { stop() }
      return isPlaying
    }
    onChanged?()
  }

  func stop() {
    guard isPlaying else { return }
    isPlaying = false
    timer?.remove()
    timer = nil
    onChanged?()
  }
}
