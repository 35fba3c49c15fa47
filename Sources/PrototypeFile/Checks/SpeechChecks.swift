import DialogModel
import Texts

extension DocumentChecks {
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
      checkSecrets(screen.controls, ["screens", .entry(index), "controls"])
    }
    FocusLost.check(reach, &self)
    checkChanges(reach)
  }

  private mutating func checkTitle(_ dialog: Dialog, _ alert: Alert, _ path: [Places.Step]) {
    guard alert.title?.isEmpty ?? true else { return }
    warn(
      tr(
        "“{name}” has no title: VoiceOver says “alert” and not what it is about",
        [
          "name": dialog.id
        ]), at: path, see: .noTitle, fix: SpeechFixes.messageAsTitle(alert, path, places))
  }

  /// Counts the words of the title and the message, in the document's texts and in each translation.
  private mutating func checkLength(_ dialog: Dialog, _ alert: Alert, _ path: [Places.Step]) {
    let texts = [alert.title, alert.message].compactMap { $0 }
    let place = path + [alert.message == nil ? "title" : "message"]
    for language in [nil] + prototype.strings.keys.sorted().map(Optional.some) {
      let table = language.flatMap { prototype.strings[$0] } ?? [:]
      let count = texts.map { SpokenWords.count(in: (table[$0.sourceText] ?? $0).sourceText) }
        .reduce(0, +)
      guard count > SpokenWords.most else { continue }
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
          ["title": title, "name": dialog.id]), at: kind + place, see: .wordlessTitle,
        fix: SpeechFixes.namingCancel(dialog, at: place, kind, self))
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
        ["field": word, "name": name]), at: path, see: .spokenSecret,
      fix: [.set(path: places.address(to: path) / TextFieldKey.secure, .plain("true"))])
  }

  /// Finds texts that code sets while the dialog is up: nothing tells VoiceOver of them.
  private mutating func checkChanges(_ reach: Reach) {
    for (index, dialog) in prototype.dialogs.enumerated()
    where reach.retitled.contains(DialogID(index)) {
      warn(
        tr(
          "texts of “{name}” are set while it may be up: VoiceOver does not say the new ones",
          ["name": dialog.id]), at: ["dialogs", .entry(index)], see: .unspokenChange,
        fix: SpeechFixes.settingBefore(DialogID(index), self))
    }
  }
}

extension Template {
  /// Whether there is no text and no placeholder in it.
  fileprivate var isEmpty: Bool { sourceText.isEmpty }
}

extension String {
  /// Whether a text is there, and no letter or digit is in it.
  fileprivate var isWordless: Bool {
    !isEmpty && !contains { $0.isLetter || $0.isNumber }
  }
}
