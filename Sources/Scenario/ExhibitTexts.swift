public import DialogModel
import DialogSimulator

// How a document is changed before parts of it are shown by themselves: there is no person to
// answer questions, and nothing happened before that gives places in texts a value.

extension Prototype {
  /// The document with YES as the answer to every question that a person would answer.
  public var answeringItself: Prototype {
    var prototype = self
    for place in screens.indices {
      prototype.screens[place].controller?.methods.answerItself()
      for control in screens[place].controls.indices {
        prototype.screens[place].controls[control].answerItself()
      }
    }
    for place in dialogs.indices { prototype.dialogs[place].answerItself() }
    prototype.application?.delegate.answerItself()
    prototype.navigationController?.answerItself()
    prototype.tabBarController?.answerItself()
    return prototype
  }

  /// The document with a value in each place of the texts of alerts, sheets and loaders: the one
  /// that it has where a button presents it, or else `…`.
  public var fillingPlaces: Prototype {
    var prototype = self
    let presenters = presenters
    for place in dialogs.indices {
      let values = presenters[.dialog(place)] ?? Values()
      prototype.dialogs[place].change { values.filled($0) }
    }
    for place in tasks.indices {
      var values = presenters[.task(place)] ?? Values()
      values.hasProgress = true
      prototype.tasks[place].title = tasks[place].title.map { values.filled($0) }
      prototype.tasks[place].message = tasks[place].message.map { values.filled($0) }
    }
    return prototype
  }

  /// A text with a value in each place: the one that it has where a button does something, or else
  /// `…`.
  ///
  /// - Parameter button: the button, by its dialog and its index; `nil` for something else.
  public func filling(
    _ text: Template, from button: (dialog: DialogID, index: Int)?
  ) -> Template {
    Values(of: button, in: self).filled(text)
  }

  /// What has texts, by its place in the document.
  private enum Shown: Hashable { case dialog(Int), task(Int) }

  /// The values of all that buttons present, from the first button of the first dialog that does.
  private var presenters: [Shown: Values] {
    var presenters: [Shown: Values] = [:]
    for dialog in dialogs {
      let buttons = ButtonIndices(dialog, firstOtherIndex: choices.firstOtherIndex).buttons
      for (place, button) in buttons.enumerated() {
        for action in (button.then + button.afterwards).unconditional {
          let shown: Shown? =
            switch action {
            case .present(let shown), .presentNew(let shown), .presentView(let shown, _, _):
              .dialog(shown.index)
            case .run(let task): .task(task.index)
            default: nil
            }
          if let shown, presenters[shown] == nil {
            presenters[shown] = Values(dialog, buttons, place)
          }
        }
      }
    }
    return presenters
  }

  /// The values that places in texts have where a button presents them.
  private struct Values {
    private var dialog: Dialog?
    private var buttons: [Button] = []
    private var button: Int?
    /// Whether a job says how far it is.
    var hasProgress = false

    /// No button.
    init() {}

    /// - Parameters:
    ///   - dialog: a dialog.
    ///   - buttons: its buttons.
    ///   - button: the index of the one that does something.
    init(_ dialog: Dialog, _ buttons: [Button], _ button: Int) {
      (self.dialog, self.buttons, self.button) = (dialog, buttons, button)
    }

    /// - Parameter button: what does something; `nil` for no button.
    init(of button: (dialog: DialogID, index: Int)?, in prototype: Prototype) {
      guard let button, let dialog = prototype[button.dialog] else { return }
      (self.dialog, self.button) = (dialog, button.index)
      buttons = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex).buttons
    }

    func filled(_ template: Template) -> Template {
      guard template.literal == nil else { return template }
      return Template(pieces: template.pieces.map { hasProgress && $0 == .percent ? $0 : text($0) })
        .joined
    }

    private func text(_ piece: Template.Piece) -> Template.Piece {
      switch piece {
      case .text: piece
      case .buttonIndex: .text(button.map { String($0) } ?? Values.unknown)
      case .buttonTitle: .text(title(button))
      case .title(let index): .text(title(index))
      case .field(let index): .text(fieldText(index))
      default: .text(Values.unknown)
      }
    }

    private func title(_ index: Int?) -> String {
      guard let index, buttons.indices.contains(index) else { return Values.unknown }
      return buttons[index].title.literal ?? Values.unknown
    }

    private func fieldText(_ index: Int) -> String {
      guard let fields = dialog?.alert?.shownFields, fields.indices.contains(index),
        !fields[index].isSecure, !fields[index].text.isEmpty
      else { return Values.unknown }
      return fields[index].text
    }

    private static let unknown = "…"
  }
}

extension Template {
  /// The template with texts that follow each other as one piece.
  fileprivate var joined: Template {
    var joined: [Piece] = []
    for piece in pieces {
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
    return Template(pieces: joined)
  }
}

extension Delegate {
  fileprivate mutating func answerItself() {
    for (selector, answer) in returns where answer == .ask { returns[selector] = .always(true) }
  }
}

extension Control {
  fileprivate mutating func answerItself() {
    guard var field = textField else { return }
    field.delegate.answerItself()
    kind = .textField(field)
  }
}

extension Dialog {
  fileprivate mutating func answerItself() {
    delegate.answerItself()
    controller?.methods.answerItself()
    func answering(_ view: PresentedView) -> PresentedView {
      var view = view
      for place in view.controls.indices { view.controls[place].answerItself() }
      return view
    }
    switch kind {
    case .alert(var alert):
      for place in alert.textFields.indices { alert.textFields[place].delegate.answerItself() }
      kind = .alert(alert)
    case .presentedView(let view): kind = .presentedView(answering(view))
    case .formSheet(let view): kind = .formSheet(answering(view))
    case .popover(var popover):
      popover.view = answering(popover.view)
      kind = .popover(popover)
    case .actionSheet, .activityPicker: break
    }
  }

  /// Changes the texts of an alert or a sheet.
  fileprivate mutating func change(_ text: (Template) -> Template) {
    func changed(_ buttons: [Button]) -> [Button] {
      buttons.map {
        Button(title: text($0.title), then: $0.then, afterwards: $0.afterwards)
      }
    }
    switch kind {
    case .alert(var alert):
      (alert.title, alert.message) = (alert.title.map(text), alert.message.map(text))
      alert.cancelButton = alert.cancelButton.flatMap { changed([$0]).first }
      alert.otherButtons = changed(alert.otherButtons)
      alert.addedButtons = changed(alert.addedButtons)
      kind = .alert(alert)
    case .actionSheet(var sheet):
      sheet.title = sheet.title.map(text)
      sheet.cancelButton = sheet.cancelButton.flatMap { changed([$0]).first }
      sheet.destructiveButton = sheet.destructiveButton.flatMap { changed([$0]).first }
      sheet.otherButtons = changed(sheet.otherButtons)
      sheet.addedButtons = changed(sheet.addedButtons)
      kind = .actionSheet(sheet)
    case .activityPicker, .presentedView, .formSheet, .popover: break
    }
  }
}
