import DialogModel
import Texts

extension DocumentChecks {
  /// How many words a person may have to hear before the first button.
  private static let mostWords = 30

  /// Checks what VoiceOver says: titles, what is long, what changes, what is secret, and the focus.
  mutating func checkSpeech() {
    var reach = Reach(prototype)
    reach.follow()
    for (index, dialog) in prototype.dialogs.enumerated() where !isFull {
      let path = ["dialogs", .entry(index)] as [Places.Step]
      if let alert = dialog.alert {
        checkTitle(dialog, alert, path + ["alert"])
        checkLength(dialog, alert, path + ["alert"])
        for (place, field) in alert.textFields.enumerated() {
          checkSecret(field, dialog.id, path + ["alert", "textFields", .item(place)])
        }
      }
      checkWords(dialog, path)
      checkSecrets(dialog.controls, path + [.key(dialog.kind.word), "controls"])
    }
    for (index, screen) in prototype.screens.enumerated() where !isFull {
      let path = ["screens", .entry(index), "controls"] as [Places.Step]
      checkSecrets(screen.controls, path)
      checkFocus(ScreenID(index), screen, path, reach)
    }
    checkChanges(reach)
  }

  private mutating func checkTitle(_ dialog: Dialog, _ alert: Alert, _ path: [Places.Step]) {
    guard alert.title?.isEmpty ?? true else { return }
    warn(
      tr(
        "“{name}” has no title: VoiceOver says “alert” and not what it is about",
        [
          "name": dialog.id
        ]), at: path, see: .noTitle)
  }

  /// Counts the words of the title and the message, in the document's texts and in each translation.
  private mutating func checkLength(_ dialog: Dialog, _ alert: Alert, _ path: [Places.Step]) {
    let texts = [alert.title, alert.message].compactMap { $0 }
    let place = path + [alert.message == nil ? "title" : "message"]
    for language in [nil] + prototype.strings.keys.sorted().map(Optional.some) {
      let table = language.flatMap { prototype.strings[$0] } ?? [:]
      let count = texts.map { (table[$0.sourceText] ?? $0).sourceText.wordCount }.reduce(0, +)
      guard count > DocumentChecks.mostWords else { continue }
      let values =
        ["n": String(count), "name": dialog.id, "language": language ?? ""] as KeyValuePairs
      return warn(
        language == nil
          ? tr("VoiceOver says {n} words of “{name}” before the first button", values)
          : tr(
            "VoiceOver says {n} words of “{name}” in {language} before the first button", values),
        at: place, see: .longSpeech, in: language)
    }
  }

  /// Finds titles that have no letter and no digit.
  private mutating func checkWords(_ dialog: Dialog, _ path: [Places.Step]) {
    let kind = path + [.key(dialog.kind.word)]
    if let title = dialog.writtenTitle, title.isWordless {
      warn(
        tr(
          "the title “{title}” of “{name}” has no word for VoiceOver to say",
          ["title": title, "name": dialog.id]), at: kind + ["title"], see: .wordlessTitle)
    }
    for (title, place) in buttons(of: dialog) where title.isWordless {
      warn(
        tr(
          "the button “{title}” of “{name}” has no word for VoiceOver to say",
          ["title": title, "name": dialog.id]), at: kind + place, see: .wordlessTitle)
    }
  }

  /// The titles of the buttons of an alert or a sheet, and their places in it.
  private func buttons(of dialog: Dialog) -> [(title: String, place: [Places.Step])] {
    let (cancel, other, added) = (
      dialog.alert?.cancelButton ?? dialog.actionSheet?.cancelButton,
      dialog.alert?.otherButtons ?? dialog.actionSheet?.otherButtons ?? [],
      dialog.alert?.addedButtons ?? dialog.actionSheet?.addedButtons ?? []
    )
    let single =
      [("cancelButton", cancel), ("destructiveButton", dialog.actionSheet?.destructiveButton)]
      as [(Places.Step, Button?)]
    return single.compactMap { key, button in button.map { ($0.title.sourceText, [key]) } }
      + other.enumerated().map { ($1.title.sourceText, ["otherButtons", .item($0)]) }
      + added.enumerated().map { ($1.title.sourceText, ["addedButtons", .item($0)]) }
  }

  private mutating func checkSecrets(_ controls: [Control], _ path: [Places.Step]) {
    for (index, control) in controls.enumerated() {
      guard let field = control.textField else { continue }
      checkSecret(field, control.id, place(ofControl: index, in: path), name: control.text)
    }
  }

  /// The place of a control in a list that may have sections.
  private func place(ofControl index: Int, in path: [Places.Step]) -> [Places.Step] {
    let nodes = places.node(at: path)?.controlNodes ?? []
    return nodes.indices.contains(index) ? nodes[index].path(in: path) : path
  }

  /// Finds a field that asks for a password and lets VoiceOver say it.
  private mutating func checkSecret(
    _ field: TextField, _ name: String, _ path: [Places.Step], name label: String = ""
  ) {
    let words = [field.placeholder ?? "", label]
    guard !field.isSecure, let word = words.first(where: SecretWords.are) else { return }
    warn(
      tr(
        "VoiceOver says what is typed into “{field}” of “{name}”, because it is not secure",
        ["field": word, "name": name]), at: path, see: .spokenSecret)
  }

  /// Finds texts that code sets while the dialog is up: nothing tells VoiceOver of them.
  private mutating func checkChanges(_ reach: Reach) {
    for (index, dialog) in prototype.dialogs.enumerated()
    where reach.retitled.contains(DialogID(index)) {
      warn(
        tr(
          "texts of “{name}” are set while it may be up: VoiceOver does not say the new ones",
          ["name": dialog.id]), at: ["dialogs", .entry(index)], see: .unspokenChange)
    }
  }

  /// Finds controls that disable themselves, show a dialog, and are never enabled again.
  private mutating func checkFocus(
    _ id: ScreenID, _ screen: Screen, _ path: [Places.Step], _ reach: Reach
  ) {
    for (index, control) in screen.controls.enumerated() {
      let actions = control.then.unconditional
      let shown = actions.lazy.compactMap(\.presented).first.flatMap { prototype[$0] }
      guard let shown, actions.contains(where: { $0.disables(control) }),
        !reach.enables(ControlID(screen: id, index: index), in: prototype)
      else { continue }
      warn(
        tr(
          "when “{name}” goes, “{control}” is still disabled, and VoiceOver loses its place",
          ["name": shown.id, "control": control.id]), at: place(ofControl: index, in: path),
        see: .focusLost)
    }
  }
}

extension Action {
  /// The dialog that it shows, if it shows one.
  fileprivate var presented: DialogID? {
    switch self {
    case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _): dialog
    default: nil
    }
  }

  /// Whether it disables a control, or its bar.
  fileprivate func disables(_ control: Control) -> Bool {
    switch self {
    case .setEnabled(let reference, false): reference.name == control.id
    case .setBarEnabled(let bar, false): bar == control.kind.bar
    default: false
    }
  }
}

extension Template {
  /// Whether there is no text and no placeholder in it.
  fileprivate var isEmpty: Bool { sourceText.isEmpty }
}

extension String {
  /// How many words a voice says.
  fileprivate var wordCount: Int {
    split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Whether a text is there, and no letter or digit is in it.
  fileprivate var isWordless: Bool {
    !isEmpty && !contains { $0.isLetter || $0.isNumber }
  }
}
