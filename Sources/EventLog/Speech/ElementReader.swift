import DialogModel
import DialogSimulator

/// Reads out what shows in a run.
struct ElementReader {
  private typealias Element = ReadingOrder.Element
  private typealias Part = Utterance.Part

  let simulator: Simulator
  let words: SpeechWords
  private let disabled: Set<Input>

  init(_ simulator: Simulator, _ words: SpeechWords) {
    (self.simulator, self.words) = (simulator, words)
    disabled = simulator.disabledInputs
  }

  private var prototype: Prototype { simulator.prototype }
  private var state: State { simulator.state }

  /// What can be reached.
  func elements(of context: ReadingOrder.Context) -> [ReadingOrder.Element] {
    switch context {
    case .nothing: []
    case .notification: notificationButtons
    case .dialog(let dialog):
      state.showings.last { $0.dialog == dialog }.map { elements(of: $0) } ?? []
    case .screen(let screen):
      title(prototype[screen]?.title, .screen(screen)) + controls(of: .screen(screen))
    }
  }

  private var notificationButtons: [ReadingOrder.Element] {
    guard let alert = state.notifications.topAlert else { return [] }
    let notification = alert.notification
    return [
      Element(
        place: .closeNotification(notification),
        parts: [.text(prototype.closeTitle), .word(words.button)]),
      Element(
        place: .openNotification(notification),
        parts: [.text(prototype.actionTitle(of: notification)), .word(words.button)]),
    ]
  }

  // MARK: Dialogs

  private func elements(of showing: Showing) -> [ReadingOrder.Element] {
    let dialog = showing.dialog
    var found =
      title(showing.texts.title, .title(dialog)) + title(showing.texts.message, .message(dialog))
    found += showing.shownFields.map { index in
      let field = FieldID.alert(dialog, index: index)
      return Element(place: .field(field), parts: parts(of: field))
    }
    found += simulator.drawnButtons(of: showing).map { index in
      button(
        showing.texts.buttons[index], .button(dialog, index: index),
        .tapButton(dialog, index: index))
    }
    if let cancel = showing.loader?.cancelTitle {
      found.append(button(cancel, .cancelLoader(dialog), .cancelLoader(dialog)))
    }
    if showing.picker?.content == .choosing { return found + activities(in: showing) }
    return found + (showing.holder.map { controls(of: $0) } ?? [])
  }

  private func activities(in showing: Showing) -> [ReadingOrder.Element] {
    guard let shown = showing.picker, let picker = prototype[showing.dialog]?.activityPicker else {
      return []
    }
    let icons = shown.choices.map { choice in
      button(
        picker.title(of: choice), .activity(showing.dialog, choice),
        .chooseActivity(showing.dialog, choice))
    }
    guard showing.placement.showsCancel else { return icons }
    return icons + [
      button(picker.cancelTitle, .cancelPicker(showing.dialog), .cancelPicker(showing.dialog))
    ]
  }

  private func title(_ text: String?, _ place: SpokenPlace) -> [ReadingOrder.Element] {
    guard let text, !text.isEmpty else { return [] }
    return [Element(place: place, parts: [.text(text)])]
  }

  private func button(
    _ title: String, _ place: SpokenPlace, _ tap: Input
  ) -> ReadingOrder.Element {
    Element(place: place, parts: buttonParts(title, isDisabled: disabled.contains(tap)))
  }

  /// A title, and the word for what it is on.
  func buttonParts(_ title: String, isDisabled: Bool) -> [Utterance.Part] {
    [.text(title)] + (isDisabled ? [.word(words.dimmed)] : []) + [.word(words.button)]
  }

  // MARK: Fields

  /// The value of a field, then what it is: the characters of a secure one are counted.
  func parts(of field: FieldID) -> [Utterance.Part] {
    guard let described = prototype.textField(field) else { return [] }
    let text = state.field(field)?.text ?? ""
    let word = described.isSecure ? words.secureTextField : words.textField
    return value(text, of: field, described).map { [$0, .word(word)] } ?? [.word(word)]
  }

  private func value(_ text: String, of field: FieldID, _ described: TextField) -> Part? {
    if !text.isEmpty {
      return described.isSecure ? .word(words.bullets.words(text.count)) : .text(text)
    }
    if let placeholder = described.placeholder, !placeholder.isEmpty { return .text(placeholder) }
    guard case .control(let control) = field else { return nil }
    let name = prototype.control(control).text
    return name.isEmpty ? nil : .text(name)
  }

  // MARK: Controls

  private func controls(of holder: ControlID.Holder) -> [ReadingOrder.Element] {
    let controls = prototype.controls(of: holder)
    let bars = controls.bars
    func those(in bar: Bar?) -> [ReadingOrder.Element] {
      controls.indices.filter { bars[$0] == bar }
        .flatMap { elements(of: ControlID(holder, index: $0), controls[$0]) }
    }
    return back(in: holder) + those(in: .navigationBar) + those(in: nil) + those(in: .toolbar)
      + those(in: .tabBar)
  }

  /// The back button, where it is above these controls.
  private func back(in holder: ControlID.Holder) -> [ReadingOrder.Element] {
    guard let title = simulator.backTitle, case .screen = holder else { return [] }
    return [Element(place: .back, parts: [.text(title), .word(words.backButton)])]
  }

  private func elements(of id: ControlID, _ control: Control) -> [ReadingOrder.Element] {
    if case .segmented(let titles, _) = control.kind {
      return titles.indices.map { index in
        let isSelected = simulator.value(of: id) == index
        let parts = buttonParts(
          titles[index], isDisabled: disabled.contains(.tapSegment(id, index: index)))
        return Element(
          place: .segment(id, index: index),
          parts: (isSelected ? [.word(words.selected)] : []) + parts)
      }
    }
    let parts = parts(of: id, control)
    guard !parts.isEmpty else { return [] }
    let place = control.textField == nil ? SpokenPlace.control(id) : .field(.control(id))
    return [Element(place: place, parts: parts)]
  }

  /// What is said of a control; nothing of one without words.
  func parts(of id: ControlID, _ control: Control) -> [Utterance.Part] {
    let isDisabled = disabled.contains(.tapControl(id))
    let dimmed = isDisabled ? [Part.word(words.dimmed)] : []
    switch control.kind {
    case .image, .space: return []
    case .textField: return parts(of: .control(id))
    case .label: return control.text.isEmpty ? [] : [.text(control.text)]
    case .section(let footer, _):
      return [control.text, footer ?? ""].filter { !$0.isEmpty }.map { .text($0) }
    case .button, .barButton, .toolbarButton:
      return buttonParts(control.text, isDisabled: isDisabled)
    case .tab:
      let selected = simulator.isSelected(tab: id) ? [Part.word(words.selected)] : []
      return selected + [.text(control.text)] + dimmed + [.word(words.tab)]
    case .row:
      let texts = [control.text, control.details.subtitle, control.details.detail]
      let button = control.then.isEmpty ? [] : dimmed + [.word(words.button)]
      return texts.compactMap { $0 }.filter { !$0.isEmpty }.map { .text($0) } + button
    case .switch:
      let value = simulator.value(of: id) == 1 ? words.on : words.off
      return [.text(control.text)] + dimmed + [.word(words.switchButton), .word(value)]
    case .segmented: return []
    }
  }
}
