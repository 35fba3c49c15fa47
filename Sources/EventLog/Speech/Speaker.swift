import DialogModel
import DialogSimulator

/// Says what is heard of a run as it is now.
struct Speaker {
  let simulator: Simulator
  let words: SpeechWords
  let reader: ElementReader

  init(_ simulator: Simulator, _ words: SpeechWords) {
    (self.simulator, self.words) = (simulator, words)
    reader = ElementReader(simulator, words)
  }

  /// Something that is said now.
  func utterance(
    _ kind: Utterance.Kind, _ parts: [Utterance.Part], _ place: SpokenPlace?
  ) -> Utterance {
    Utterance(
      time: simulator.state.now, input: simulator.state.inputCount, kind: kind, parts: parts,
      place: place)
  }

  /// What is said when a person touches something; `nil` where nothing is touched, or where it
  /// cannot be reached.
  ///
  /// - Parameters:
  ///   - title: what is on it.
  ///   - row: the row of the input.
  func touch(_ input: Input, _ title: String, _ ignored: Ignored?, _ row: Row) -> Utterance? {
    guard ignored == nil || ignored == .disabled, let place = SpokenPlace(input) else { return nil }
    return Utterance(
      time: row.time, input: row.input, kind: .tap,
      parts: parts(of: place, title, isDisabled: ignored != nil), place: place)
  }

  private func parts(
    of place: SpokenPlace, _ title: String, isDisabled: Bool
  ) -> [Utterance.Part] {
    switch place {
    case .field(let field): reader.parts(of: field)
    case .control(let id): reader.parts(of: id, simulator.prototype.control(id))
    case .back: [.text(title), .word(words.backButton)]
    default: reader.buttonParts(title, isDisabled: isDisabled)
    }
  }

  /// What is said when a dialog has come in.
  func arrival(of showing: Showing) -> Utterance {
    let word: String? =
      switch showing.kind {
      case .alert: words.alert
      case .sheet: words.sheet
      case .popover: words.popover
      case .picker: words.picker
      case .view: nil
      }
    let texts = [showing.texts.title, showing.texts.message].compactMap { $0 }
    let parts = word.map { [Utterance.Part.word($0)] } ?? []
    return utterance(
      .shown, parts + texts.filter { !$0.isEmpty }.map { .text($0) }, .title(showing.dialog))
  }

  /// What is said of a job that a dialog shows.
  ///
  /// - Parameter percent: how far it is; `nil` when it begins.
  func job(in showing: Showing, percent: Int?) -> Utterance {
    let title = [showing.texts.title, showing.texts.message].compactMap { $0 }
      .first { !$0.isEmpty }
    let progress = percent.map { [Utterance.Part.word("\($0) \(words.percent)")] } ?? []
    return utterance(
      .change, (title.map { [Utterance.Part.text($0)] } ?? []) + progress, .title(showing.dialog))
  }

  /// What is said when a notification comes up.
  func notification(_ entry: DeliveredNotification, isAlert: Bool) -> Utterance {
    let texts = [
      simulator.prototype.applicationName, simulator.prototype[entry.notification]?.body,
    ]
    return utterance(
      .shown,
      [.word(isAlert ? words.alert : words.notification)]
        + texts.compactMap { $0 }.filter { !$0.isEmpty }.map { .text($0) }, nil)
  }
}

extension SpokenPlace {
  /// What an input touches; `nil` where it touches nothing of the prototype.
  init?(_ input: Input) {
    switch input {
    case .tapButton(let dialog, let index): self = .button(dialog, index: index)
    case .tapControl(let control): self = .control(control)
    case .tapSegment(let control, let index): self = .segment(control, index: index)
    case .tapField(let field): self = .field(field)
    case .tapBack: self = .back
    case .cancelLoader(let dialog): self = .cancelLoader(dialog)
    case .chooseActivity(let dialog, let choice): self = .activity(dialog, choice)
    case .cancelPicker(let dialog): self = .cancelPicker(dialog)
    case .openNotification(let notification, _): self = .openNotification(notification)
    case .closeNotification(let notification, _): self = .closeNotification(notification)
    default: return nil
    }
  }
}
