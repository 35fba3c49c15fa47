import DialogModel
import DialogSimulator
import StageGeometry
import Texts

/// What is measured of a part of a document.
struct FitParts: Equatable, Sendable {
  /// Texts that are drawn together.
  enum Content: Equatable, Sendable {
    case alert(AlertParts)
    case sheet(DialogID, DialogTexts, ButtonIndices)
    case picker(DialogID, ActivityPicker)
    case screen(ScreenParts)
    /// A view that is in a popover, and one that covers the screen or stands in its middle.
    case popover(ScreenParts), view(ScreenParts, isSheet: Bool)
    /// A view that takes the place of an activity picker.
    case activity(ScreenParts)
    case banner(BannerParts)
  }

  let subject: FitSubject
  /// Each way in which the part is drawn.
  let contents: [Content]

  /// What is drawn in one way, or in several ones.
  init(_ subject: FitSubject, _ contents: [Content]) {
    (self.subject, self.contents) = (subject, contents)
  }

  /// The texts as they are drawn on a device; a text that is drawn in several ways at one place is there
  /// once, as it has the least room.
  func fitted(_ fit: DialogFit, on model: DeviceModel) -> [FittedText] {
    guard contents.count > 1 else {
      return contents.flatMap { FitParts.fitted($0, fit, on: model) }
    }
    struct Key: Hashable {
      var place: FittedText.Place
      var text: String
    }
    var places: [Key: Int] = [:]
    var found: [FittedText] = []
    for text in contents.flatMap({ FitParts.fitted($0, fit, on: model) }) {
      let key = Key(place: text.place, text: text.text)
      if let place = places[key] {
        if text.verdict > found[place].verdict { found[place] = text }
      } else {
        places[key] = found.count
        found.append(text)
      }
    }
    return found
  }

  private static func fitted(
    _ content: Content, _ fit: DialogFit, on model: DeviceModel
  ) -> [FittedText] {
    let isTablet = model == .tablet
    switch content {
    case .alert(let parts): return fit.fitted(parts, keyboard: !parts.fields.isEmpty)
    case .sheet(let dialog, let texts, let indices):
      return fit.fitted(fit.sheet(dialog, texts, indices, isInPopover: isTablet))
    case .picker(let dialog, let picker):
      return fit.fitted(PickerParts(dialog, picker.choices, picker, hasCancel: !isTablet))
    case .screen(let parts): return fit.fitted(parts, width: fit.metrics.screenWidth)
    case .popover(let parts):
      return fit.fitted(parts, width: fit.look.theme.popover.contentWidth)
    case .view(let parts, let isSheet):
      let width = fit.metrics.screenWidth
      return fit.fitted(
        parts, width: isSheet && isTablet ? min(width, ViewPlacement.formSheet.width) : width)
    case .activity(let parts):
      return fit.fitted(
        parts, width: isTablet ? fit.look.theme.pickerWidth : fit.metrics.screenWidth)
    case .banner(let parts):
      return parts.fitted(fit.look, on: fit.metrics, age: tr("now"), fit.ruler)
    }
  }
}

extension FitParts {
  /// All that is measured of a document in one language: its screens, dialogs, jobs and notifications,
  /// with the texts that they are given while it runs.
  static func all(of prototype: Prototype) -> [FitParts] {
    let later = LaterTexts(prototype)
    var found: [FitParts] = []
    for (place, screen) in prototype.screens.enumerated() {
      let id = ScreenID(place)
      let backs = (later.below[place] ?? []).map { Optional.some(prototype.backTitle(of: $0)) }
      let contents = ([nil] + backs).flatMap { back in
        later.variants(of: ScreenParts(.screen(id), screen, back: back)).map(Content.screen)
      }
      found.append(FitParts(FitSubject(kind: .screen(id), name: screen.id), contents))
    }
    for (place, dialog) in prototype.dialogs.enumerated() {
      let subject = FitSubject(kind: .dialog(DialogID(place)), name: dialog.id)
      found.append(FitParts(subject, contents(of: dialog, DialogID(place), prototype, later)))
    }
    for (place, task) in prototype.tasks.enumerated() where task.loader != .none {
      guard task.title != nil || task.message != nil || task.isCancellable else { continue }
      found.append(
        FitParts(
          FitSubject(kind: .task(TaskID(place)), name: task.id), [.alert(AlertParts(task))]))
    }
    let name = prototype.iconName
    for (place, notification) in prototype.notifications.enumerated() {
      guard let body = notification.body, !body.isEmpty else { continue }
      found.append(
        FitParts(
          FitSubject(kind: .notification(place), name: notification.id),
          [
            .banner(BannerParts(name: name, body: body)),
            .alert(AlertParts(NotificationID(place), name: name, prototype)),
          ]))
    }
    return found
  }

  private static func contents(
    of dialog: Dialog, _ id: DialogID, _ prototype: Prototype, _ later: LaterTexts
  ) -> [Content] {
    let indices = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex)
    let buttons = indices.buttons.map(\.title.sourceText)
    func screen(_ view: PresentedView) -> [ScreenParts] {
      later.variants(
        of: ScreenParts(
          .dialog(id), Screen(id: dialog.id, title: view.title, controls: view.controls)))
    }
    switch dialog.kind {
    case .alert(let alert):
      var parts = AlertParts(
        id,
        DialogTexts(
          title: alert.title?.sourceText, message: alert.message?.sourceText, buttons: buttons),
        indices)
      parts.fields = alert.shownFields
      return later.variants(of: parts).map(Content.alert)
    case .actionSheet(let sheet):
      return [
        .sheet(id, DialogTexts(title: sheet.title?.sourceText, buttons: buttons), indices)
      ]
    case .activityPicker(let picker):
      return [.picker(id, picker)] + activities(of: picker, id, prototype, later)
    case .popover(let popover): return screen(popover.view).map(Content.popover)
    case .presentedView(let view):
      return screen(view).map { .view($0, isSheet: false) }
    case .formSheet(let view): return screen(view).map { .view($0, isSheet: true) }
    }
  }

  /// The views of activities, and the screens that are pushed inside them.
  private static func activities(
    of picker: ActivityPicker, _ dialog: DialogID, _ prototype: Prototype, _ later: LaterTexts
  ) -> [Content] {
    picker.activities.enumerated().flatMap { index, activity -> [Content] in
      guard case .shows(let view) = activity.behaviour else { return [] }
      let id = ActivityID(dialog, index: index)
      let own = ScreenParts(
        .activity(id), Screen(id: activity.type, title: view.title, controls: view.controls))
      let pushed = later.inner.filter { $0.activity == id }.compactMap { inner in
        prototype[inner.screen].map {
          ScreenParts(
            .screen(inner.screen), $0, back: view.title ?? Prototype.plainBackTitle)
        }
      }
      return ([own] + pushed).flatMap { later.variants(of: $0) }.map(Content.activity)
    }
  }
}

extension LaterTexts {
  /// An alert as it comes, and with the texts and the icons in fields that it is given.
  ///
  /// The fields are empty, because a person can empty them.
  func variants(of alert: AlertParts) -> [AlertParts] {
    var alert = alert
    for index in alert.fields.indices { alert.fields[index].text = "" }
    var found = [alert]
    for texts in texts[alert.dialog.index] ?? [] {
      var changed = alert
      if let title = texts.title { changed.texts.title = title }
      if let message = texts.message { changed.texts.message = message }
      found.append(changed)
    }
    for index in alert.fields.indices {
      for overlay in overlays[.alert(alert.dialog, index: index)] ?? [] {
        var changed = alert
        changed.fields[index].overlay = overlay
        found.append(changed)
      }
    }
    return found
  }

  /// A screen as it comes, and with the icons that its fields are given; the fields are empty.
  func variants(of screen: ScreenParts) -> [ScreenParts] {
    var screen = screen
    var changes: [(index: Int, overlay: TextField.Overlay?)] = []
    for (index, control) in screen.screen.controls.enumerated() {
      guard var field = control.textField else { continue }
      field.text = ""
      screen.screen.controls[index].kind = .textField(field)
      changes += (overlays[.control(ControlID(screen.holder, index: index))] ?? []).map {
        (index, $0)
      }
    }
    return [screen]
      + changes.map { change in
        var changed = screen
        if var field = changed.screen.controls[change.index].textField {
          field.overlay = change.overlay
          changed.screen.controls[change.index].kind = .textField(field)
        }
        return changed
      }
  }
}

extension AlertParts {
  /// The alert that shows a job.
  fileprivate init(_ task: PrototypeTask) {
    let none = ButtonIndices(Alert(), firstOtherIndex: .fixed)
    self.init(
      DialogID(0),
      DialogTexts(
        title: task.title?.sourceText, message: task.message?.sourceText, buttons: []), none)
    var showsProgress = false
    if case .simulated(_, let shows, _) = task.work { showsProgress = shows }
    job = Job(
      cancel: task.isCancellable ? task.cancelTitle.sourceText : nil,
      progress: showsProgress ? tr("{percent} %", ["percent": "100"]) : nil,
      hasBar: showsProgress)
  }

  /// The alert that a notification is where a person has chosen alerts in place of banners.
  fileprivate init(_ notification: NotificationID, name: String, _ prototype: Prototype) {
    var described = Alert()
    var titles = [prototype.closeTitle]
    let buttons = { titles.map { Button(title: Template($0)) } }
    if prototype[notification]?.hasAction == true {
      titles.append(prototype.actionTitle(of: notification))
      described.cancelButton = buttons()[0]
      described.otherButtons = [buttons()[1]]
    } else {
      described.otherButtons = buttons()
    }
    self.init(
      DialogID(0),
      DialogTexts(
        title: name, message: prototype[notification]?.body, buttons: titles),
      ButtonIndices(described, firstOtherIndex: .fixed))
  }
}
