public import DialogModel
import Texts

/// A group of samples, by what their dialogs are.
public enum SampleGroup: CaseIterable, Sendable {
  case alerts, fields, sheets, sharing, views, tasks, application

  /// The group of a document: what is most special about it decides.
  public init(of prototype: Prototype) {
    let dialogs = prototype.dialogs
    self =
      if !prototype.tasks.isEmpty {
        .tasks
      } else if dialogs.contains(where: { $0.activityPicker != nil }) {
        .sharing
      } else if dialogs.contains(where: { $0.isView }) {
        .views
      } else if dialogs.contains(where: { $0.actionSheet != nil }) {
        .sheets
      } else if prototype.hasFields {
        .fields
      } else if prototype.application?.delegate.isNil == false {
        .application
      } else {
        .alerts
      }
  }

  /// The heading of the group.
  public var title: String {
    switch self {
    case .alerts: tr("Alerts")
    case .fields: tr("Text Fields")
    case .sheets: tr("Action Sheets")
    case .sharing: tr("Share Sheets")
    case .views: tr("Popovers and Views")
    case .tasks: tr("Tasks and Loaders")
    case .application: tr("The Application")
    }
  }
}

extension Dialog {
  fileprivate var isView: Bool {
    switch kind {
    case .popover, .presentedView, .formSheet: true
    case .alert, .actionSheet, .activityPicker: false
    }
  }
}

extension Prototype {
  fileprivate var hasFields: Bool {
    dialogs.contains { $0.alert?.shownFields.isEmpty == false }
      || screens.contains { $0.controls.contains { $0.textField != nil } }
  }
}

/// The search among samples.
public enum SampleSearch {
  /// Whether some text of a sample has each word of a query in it, in whatever case.
  public static func finds(_ query: String, in texts: [String]) -> Bool {
    let texts = texts.map { $0.lowercased() }
    return query.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { word in
      texts.contains { $0.has(word) }
    }
  }
}
