public import DialogModel
import DialogSimulator
import StageGeometry
import Texts

/// A part of a document whose texts are drawn together.
public struct FitSubject: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case screen(ScreenID), dialog(DialogID), task(TaskID)
    /// A notification, by its 0-based place in the document.
    case notification(Int)
  }

  /// What it is.
  public var kind: Kind
  /// Its id in the document.
  public var name: String
}

/// What is measured of a part of a document.
struct FitParts {
  /// The texts that are drawn together.
  private enum Content {
    case alert(AlertParts)
    case sheet(DialogID, DialogTexts, ButtonIndices)
    case picker(DialogID, ActivityPicker)
    case screen(ScreenParts)
    /// A view that is in a popover, and one that covers the screen or stands in its middle.
    case popover(ScreenParts), view(ScreenParts, isSheet: Bool)
    case banner(BannerParts)
  }

  let subject: FitSubject
  private let content: Content

  /// The texts as they are drawn on a device.
  func fitted(_ fit: DialogFit, on model: DeviceModel) -> [FittedText] {
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
    case .banner(let parts):
      return parts.fitted(fit.look, on: fit.metrics, age: tr("now"), fit.ruler)
    }
  }
}

extension FitParts {
  /// All that is measured of a document in one language: its screens, dialogs, jobs and notifications.
  static func all(of prototype: Prototype) -> [FitParts] {
    var found: [FitParts] = []
    for (place, screen) in prototype.screens.enumerated() {
      let id = ScreenID(place)
      found.append(
        FitParts(
          subject: FitSubject(kind: .screen(id), name: screen.id),
          content: .screen(ScreenParts(.screen(id), screen))))
    }
    for (place, dialog) in prototype.dialogs.enumerated() {
      let subject = FitSubject(kind: .dialog(DialogID(place)), name: dialog.id)
      if let content = content(of: dialog, DialogID(place), prototype) {
        found.append(FitParts(subject: subject, content: content))
      }
    }
    for (place, task) in prototype.tasks.enumerated() where task.loader != .none {
      guard task.title != nil || task.message != nil || task.isCancellable else { continue }
      found.append(
        FitParts(
          subject: FitSubject(kind: .task(TaskID(place)), name: task.id),
          content: .alert(AlertParts(task))))
    }
    let name = prototype.application?.name ?? prototype.title ?? ""
    for (place, notification) in prototype.notifications.enumerated() {
      guard let body = notification.body, !body.isEmpty else { continue }
      found.append(
        FitParts(
          subject: FitSubject(kind: .notification(place), name: notification.id),
          content: .banner(BannerParts(name: name, body: body))))
    }
    return found
  }

  private static func content(
    of dialog: Dialog, _ id: DialogID, _ prototype: Prototype
  ) -> Content? {
    let indices = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex)
    let buttons = indices.buttons.map(\.title.sourceText)
    func screen(_ view: PresentedView) -> ScreenParts {
      ScreenParts(
        .dialog(id), Screen(id: dialog.id, title: view.title, controls: view.controls))
    }
    switch dialog.kind {
    case .alert(let alert):
      var parts = AlertParts(
        id,
        DialogTexts(
          title: alert.title?.sourceText, message: alert.message?.sourceText, buttons: buttons),
        indices)
      parts.fields = alert.shownFields
      return .alert(parts)
    case .actionSheet(let sheet):
      return .sheet(
        id, DialogTexts(title: sheet.title?.sourceText, buttons: buttons), indices)
    case .activityPicker(let picker): return .picker(id, picker)
    case .popover(let popover): return .popover(screen(popover.view))
    case .presentedView(let view): return .view(screen(view), isSheet: false)
    case .formSheet(let view): return .view(screen(view), isSheet: true)
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
}
