import DialogModel
public import DialogSimulator

/// Hears a run as VoiceOver speaks it: it is told of each change, and answers what is said then.
///
/// A dialog is spoken when it has come in, its title after the word for it (S4). What is only drawn
/// anew, as a text that code sets, is not spoken; UIKit tells VoiceOver nothing of it.
public struct Listener: Sendable {
  private let words: SpeechWords
  /// What took all touches when nothing moved.
  private var context = ReadingOrder.Context.nothing
  /// The dialogs that have been spoken, and the screen.
  private var dialogs: Set<DialogID> = []
  private var screen: ScreenID?
  /// What was touched last in each context.
  private var touched: [ReadingOrder.Context: SpokenPlace] = [:]
  /// The percentage that was said last of each dialog with a job; 0 for none.
  private var percents: [DialogID: Int] = [:]
  private var editing: FieldID?
  private var hasKeyboard = false
  /// The highest number of a notification that was spoken.
  private var delivered = 0

  /// How often progress is said, in percent; the end is not.
  static let steps = 25

  /// A listener before the launch.
  ///
  /// - Parameter language: of the prototype's texts.
  public init(language: String?) { words = SpeechWords(language: language) }

  /// What is said after a change of a run.
  ///
  /// - Parameters:
  ///   - rows: those that the change has made.
  ///   - simulator: the run after the change.
  public mutating func hear(_ rows: some Sequence<Row>, _ simulator: Simulator) -> [Utterance] {
    let speaker = Speaker(simulator, words)
    var said: [Utterance] = []
    for row in rows {
      guard case .input(let input, let title, let ignored) = row.content else { continue }
      if input == .launch || input == .launchApp { screen = nil }
      guard let touch = speaker.touch(input, title, ignored, row) else { continue }
      said.append(touch)
      touched[context] = touch.place
    }
    said += jobs(speaker)
    said += notifications(speaker)
    let news = arrivals(speaker)
    said += news
    said += settle(speaker, hasNews: !news.isEmpty)
    // A view, a job or a button may have no words at all.
    return said.filter { !$0.text.isEmpty }
  }

  /// Dialogs that have come in since the last change.
  private mutating func arrivals(_ speaker: Speaker) -> [Utterance] {
    let state = speaker.simulator.state
    dialogs.formIntersection(state.showings.filter { !$0.isLeaving }.map(\.dialog))
    guard state.application == .active else { return [] }
    var said: [Utterance] = []
    for showing in state.visibleShowings where showing.isUp {
      guard dialogs.insert(showing.dialog).inserted else { continue }
      said.append(speaker.arrival(of: showing))
      guard ReadingOrder.context(of: state) == .dialog(showing.dialog) else { continue }
      let order = ReadingOrder(speaker.simulator, words)
      let spoken: [SpokenPlace] = [.title(showing.dialog), .message(showing.dialog)]
      said += order.elements.filter { !spoken.contains($0.place) }
        .map { speaker.utterance(.element, $0.parts, $0.place) }
      context = order.context
    }
    return said
  }

  /// The beginning of a job in a dialog that is up, and its progress.
  private mutating func jobs(_ speaker: Speaker) -> [Utterance] {
    let showings = speaker.simulator.state.visibleShowings
    percents = percents.filter { entry in
      showings.contains { $0.dialog == entry.key && $0.loader != nil }
    }
    var said: [Utterance] = []
    for showing in showings {
      guard let loader = showing.loader else { continue }
      let dialog = showing.dialog
      if percents[dialog] == nil {
        percents[dialog] = 0
        if dialogs.contains(dialog) { said.append(speaker.job(in: showing, percent: nil)) }
      }
      let step = (loader.percent ?? 0) / Listener.steps * Listener.steps
      guard dialogs.contains(dialog), step > percents[dialog] ?? 0, step < 100 else { continue }
      percents[dialog] = step
      said.append(speaker.job(in: showing, percent: step))
    }
    return said
  }

  /// Notifications that have come up.
  private mutating func notifications(_ speaker: Speaker) -> [Utterance] {
    let shown = speaker.simulator.state.notifications
    let isLit = speaker.simulator.state.isLocked && speaker.simulator.state.screenIsOn
    let up = (shown.alerts + [shown.banner].compactMap { $0 } + (isLit ? shown.lockScreen : []))
      .filter { $0.number > delivered }.sorted { $0.number < $1.number }
    // One that is in an alert is also on a list.
    var said: [Utterance] = []
    for entry in up where entry.number > delivered {
      delivered = entry.number
      let isAlert = shown.alerts.contains { $0.number == entry.number }
      said.append(speaker.notification(entry, isAlert: isAlert))
      guard shown.topAlert?.number == entry.number, isAlert else { continue }
      let order = ReadingOrder(speaker.simulator, words)
      said += order.elements.map { speaker.utterance(.element, $0.parts, $0.place) }
      context = order.context
    }
    return said
  }

  /// Where the focus is, once nothing moves.
  private mutating func settle(_ speaker: Speaker, hasNews: Bool) -> [Utterance] {
    let state = speaker.simulator.state
    guard !state.isMoving else { return [] }
    if state.application == .notRunning { (screen, touched) = (nil, [:]) }
    let order = ReadingOrder(speaker.simulator, words)
    var said: [Utterance] = []
    let field = edits(speaker, order)
    if order.context != context {
      context = order.context
      var isNew = false
      if case .screen(let shown) = context, shown != screen {
        (screen, isNew) = (shown, true)
        touched[context] = nil
        let title = order.elements.first { $0.place == .screen(shown) }
        if let title { said.append(speaker.utterance(.shown, title.parts, title.place)) }
      }
      let rest = order.elements.filter { $0.place.isTappable || !isNew }
      if field.isEmpty, !hasNews, let focused = focus(in: rest.isEmpty ? order.elements : rest) {
        said.append(speaker.utterance(.focus, focused.parts, focused.place))
      }
    }
    return said + field
  }

  /// What is focused when nothing was asked for: what was touched there, else the first.
  private func focus(in elements: [ReadingOrder.Element]) -> ReadingOrder.Element? {
    elements.first { $0.place == touched[context] } ?? elements.first
  }

  /// A field that has begun to edit, and the keyboard.
  private mutating func edits(_ speaker: Speaker, _ order: ReadingOrder) -> [Utterance] {
    let state = speaker.simulator.state
    let field = state.firstResponder
    defer { editing = field }
    if !state.keyboard.isUp { hasKeyboard = false }
    guard let field, field != editing else { return [] }
    touched[order.context] = .field(field)
    var said = [
      speaker.utterance(
        .focus, speaker.reader.parts(of: field) + [.word(words.isEditing)], .field(field))
    ]
    if state.keyboard.isUp, !hasKeyboard {
      hasKeyboard = true
      said.append(speaker.utterance(.change, [.word(words.keyboard)], nil))
    }
    return said
  }
}
